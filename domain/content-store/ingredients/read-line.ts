import type { Language } from '../../../lib/language.ts';
import { isCountedUnit, type Unit } from '../../../lib/units.ts';
import { createFoodMatcher, type FoodMatcher } from '../../content-tools/match-food.ts';
import { ingredientLineText } from '../../content-tools/recipe-yaml.ts';
import {
  readIngredientText,
  type ReadIngredient,
} from '../../content-tools/read-ingredient-text.ts';
import { resolveIngredient } from '../../content-tools/resolve-ingredient.ts';
import type { Food } from '../../foods/food.ts';
import { gramsOf } from '../../foods/figures/weigh.rules.ts';
import { nothingRenamed } from '../../recipes/files/parse-former-slugs.ts';
import { parseIngredientLine } from '../../recipes/files/parse-ingredient-line.ts';

/** A food that a typed line may mean, with the line it makes. */
export interface LineCandidate {
  readonly food: Food;
  /** As files have it: `200 ml heavy-cream`. */
  readonly line: string;
}

export interface ReadLine {
  /** Null where no food is certain: the candidates are asked about. */
  readonly line: string | null;
  readonly note: string | null;
  readonly remarks: readonly string[];
  readonly candidates: readonly LineCandidate[];
}

const matchers = new WeakMap<readonly Food[], FoodMatcher>();

export function matcherOf(foods: readonly Food[]): FoodMatcher {
  const matcher = matchers.get(foods) ?? createFoodMatcher({ foods, formerSlugs: nothingRenamed });
  matchers.set(foods, matcher);
  return matcher;
}

/** Reads "2 dl grädde", "200 g Butter | melted" or a line as files have it. */
export function readLine(args: {
  text: string;
  foods: readonly Food[];
  foodsById: ReadonlyMap<string, Food>;
  language: Language;
}): ReadLine {
  const { foods, foodsById, language } = args;
  const text = args.text.trim();
  const own = parseIngredientLine(text);
  if (own.ok && foodsById.has(own.value.foodId)) {
    const { note } = own.value;
    const line = ingredientLineText({ ...own.value, note: null });
    return { line, note, remarks: [], candidates: [] };
  }
  const matcher = matcherOf(foods);
  const resolved = resolveIngredient({ text, matcher });
  const read = readIngredientText(text);
  const candidates = read === null ? [] : candidatesOf({ read, foods, matcher, language });
  if (resolved.kind !== 'matched') return { line: null, note: null, remarks: [], candidates };
  const line = ingredientLineText({ ...resolved.line, note: null });
  return { line, note: resolved.line.note, remarks: resolved.remarks, candidates };
}

const mostCandidates = 6;

function candidatesOf(args: {
  read: ReadIngredient;
  foods: readonly Food[];
  matcher: FoodMatcher;
  language: Language;
}): readonly LineCandidate[] {
  const { read, foods, matcher, language } = args;
  const begun = foodsBeginning({ text: read.food, foods, language });
  const found = [...new Set([...begun, ...matcher.suggest(read.food)])].slice(0, mostCandidates);
  return found.flatMap((food) => {
    const line = lineOf(read, food);
    return line === null ? [] : [{ food, line }];
  });
}

/** What is typed may be half a word: "oliv". Names that begin so come before those that hold it. */
function foodsBeginning(args: { text: string; foods: readonly Food[]; language: Language }) {
  const text = args.text.toLowerCase();
  if (text === '') return [];
  const rankOf = ({ names }: Food) => {
    const name = names[args.language].singular.toLowerCase();
    if (name.startsWith(text)) return name.length;
    return name.includes(` ${text}`) ? 100 + name.length : null;
  };
  return args.foods
    .flatMap((food) => {
      const rank = rankOf(food);
      return rank === null ? [] : [{ food, rank }];
    })
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, mostCandidates)
    .map(({ food }) => food);
}

/** Null where nobody noted what so much of it weighs. */
function lineOf(read: ReadIngredient, food: Food): string | null {
  const { label, discardedAmount, discardedFatGrams } = read;
  const amount = read.amount ?? 1;
  const counted = Object.keys(food.gramsPerMeasure).filter(isCountedUnit) as Unit[];
  const units: readonly Unit[] = read.unit === null ? ['piece', ...counted, 'g'] : [read.unit];
  const unit = units.find((each) => gramsOf({ food, amount, unit: each }) !== null);
  if (unit === undefined) return null;
  const line = { label, amount, unit, foodId: food.id, discardedAmount, discardedFatGrams };
  return ingredientLineText({ ...line, note: null });
}
