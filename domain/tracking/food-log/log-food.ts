import type { Database } from '../../../db/database.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Language } from '../../../lib/language.ts';
import { problem, type Problem } from '../../../lib/problems.ts';
import { refusal, success, type Result } from '../../../lib/result.ts';
import { isUnit } from '../../../lib/units.ts';
import { gramsOf } from '../../foods/figures/weigh.rules.ts';
import type { ContentIndex } from '../../recipes/content-index.ts';
import { readBarcode } from './barcode.rules.ts';
import { latestOf } from '../measurements/change-measurements.ts';
import { figuresOfFood, scaleFigures } from './eaten-figures.rules.ts';
import type { EatenFigures, FoodEntry, FoodSlot } from './food-entry.ts';
import { changeFoodLog, countFoodEntriesOfDay, insertFoodEntries } from './food-log.store.ts';
import { isLocalDay, type LocalDay } from '../../../lib/local-time.ts';
import type { Product, ProductSource } from './product-source.ts';

/** More than anyone eats in a day. */
const mostEntriesOfDay = 200;
const mostServings = 20;
const mostGrams = 5000;
const mostKcal = 10_000;
const mostNameCharacters = 80;

/** The ids of what was added, for undoing it. */
export type Logged = Result<readonly string[], Problem[]>;

/** Where and when something is written down. */
export interface LogPlace {
  db: Database;
  clock: Clock;
  userId: string;
  /** Of the member's device; null where it is not known. */
  timeZone: string | null;
  /** Given by whoever adds it: sent twice, it is the same one. */
  id: string;
  day: LocalDay;
  slot: FoodSlot;
}

type Catalogue = Pick<ContentIndex, 'recipesById' | 'foodsById'>;

export async function logRecipe(
  args: LogPlace & {
    content: Catalogue;
    language: Language;
    recipeId: string;
    servings: number;
  },
): Promise<Logged> {
  const { content, language, recipeId, servings } = args;
  const recipe = content.recipesById.get(recipeId);
  if (recipe === undefined) return refusal([problem('recipeId', 'tracking.recipe-not-found')]);
  if (!isPositive(servings, mostServings)) {
    return refusal([problem('servings', 'tracking.servings-out-of-range', { most: mostServings })]);
  }
  const { nutrition } = recipe;
  const figures = { ...nutrition, ...nutrition.nutrients };
  return logEntry({
    place: args,
    source: 'RECIPE',
    sourceId: recipeId,
    name: recipe.texts[language].title,
    amount: servings,
    unit: 'serving',
    figures: scaleFigures({ figures, factor: servings }),
  });
}

export async function logFood(
  args: LogPlace & {
    content: Catalogue;
    language: Language;
    foodId: string;
    amount: number;
    unit: string;
  },
): Promise<Logged> {
  const { content, language, foodId, amount, unit } = args;
  const food = content.foodsById.get(foodId);
  if (food === undefined) return refusal([problem('foodId', 'tracking.food-not-found')]);
  const grams = isUnit(unit) ? gramsOf({ food, amount, unit }) : null;
  if (grams === null) return refusal([problem('unit', 'tracking.unit-unknown')]);
  if (!isPositive(grams, mostGrams)) return refusal([amountOutOfRange()]);
  return logEntry({
    place: args,
    source: 'FOOD',
    sourceId: foodId,
    name: food.names[language].singular,
    amount,
    unit,
    figures: scaleFigures({ figures: figuresOfFood(food), factor: grams / 100 }),
  });
}

export async function logQuickEntry(
  args: LogPlace & { name: string; figures: Omit<EatenFigures, 'isNetCarbsApproximate'> },
): Promise<Logged> {
  const name = args.name.replaceAll(/\s+/g, ' ').trim();
  const problems = [...nameProblems(name), ...figureProblems(args.figures)];
  if (problems.length > 0) return refusal(problems);
  return logEntry({
    place: args,
    source: 'QUICK',
    sourceId: null,
    name,
    amount: 1,
    unit: 'serving',
    figures: { ...args.figures, isNetCarbsApproximate: false },
  });
}

function nameProblems(name: string): Problem[] {
  if (name === '') return [problem('name', 'tracking.name-required')];
  if (name.length <= mostNameCharacters) return [];
  return [problem('name', 'tracking.name-too-long', { count: mostNameCharacters })];
}

function figureProblems({
  energyKcal,
  ...grams
}: Omit<EatenFigures, 'isNetCarbsApproximate'>): Problem[] {
  if (energyKcal === null) return [problem('energyKcal', 'tracking.energy-required')];
  const isEnergy = energyKcal >= 0 && energyKcal <= mostKcal;
  const ofEnergy = isEnergy ? [] : [problem('energyKcal', 'tracking.energy-out-of-range')];
  const ofGrams = Object.entries(grams).flatMap(([name, amount]) => {
    const isPossible = amount === null || (amount >= 0 && amount <= mostGrams);
    return isPossible ? [] : [problem(name, 'tracking.amount-out-of-range', { most: mostGrams })];
  });
  return [...ofEnergy, ...ofGrams];
}

export async function logProduct(
  args: LogPlace & {
    source: ProductSource | null;
    language: Language;
    barcode: string;
    grams: number;
  },
): Promise<Logged> {
  const { grams } = args;
  if (!isPositive(grams, mostGrams)) return refusal([{ ...amountOutOfRange(), path: ['grams'] }]);
  const found = await findProduct(args);
  if (!found.ok) return found;
  const { barcode, name, per100g } = found.value;
  return logEntry({
    place: args,
    source: 'PRODUCT',
    sourceId: barcode,
    name: name.slice(0, mostNameCharacters),
    amount: grams,
    unit: 'g',
    figures: scaleFigures({ figures: per100g, factor: grams / 100 }),
  });
}

/** What the operator's source says of a barcode. */
export async function findProduct(args: {
  source: ProductSource | null;
  language: Language;
  barcode: string;
}): Promise<Result<Product, Problem[]>> {
  const { source, language } = args;
  if (source === null) return refusal([problem('barcode', 'tracking.barcodes-off')]);
  const barcode = readBarcode(args.barcode);
  if (barcode === null) return refusal([problem('barcode', 'tracking.barcode-invalid')]);
  try {
    const product = await source.find({ barcode, language });
    if (product !== null) return success(product);
    return refusal([problem('barcode', 'tracking.product-not-found')]);
  } catch {
    return refusal([problem('barcode', 'tracking.products-unavailable')]);
  }
}

interface NewEntry extends Pick<FoodEntry, 'source' | 'sourceId' | 'name' | 'amount' | 'unit'> {
  place: LogPlace;
  figures: EatenFigures;
}

async function logEntry({ place, figures, ...entry }: NewEntry): Promise<Logged> {
  const { id, day, slot } = place;
  const { energyKcal, proteinGrams, fatGrams, netCarbsGrams, isNetCarbsApproximate } = figures;
  const logged: FoodEntry = {
    ...entry,
    id,
    day,
    slot,
    plannedMeal: null,
    energyKcal,
    proteinGrams,
    fatGrams,
    netCarbsGrams,
    isNetCarbsApproximate,
  };
  return addToDay({ ...place, entries: async () => [logged] });
}

/** Adds what `entries` finds to be missing, unless the day is not there yet or is full. */
export async function addToDay(
  args: Omit<LogPlace, 'id' | 'slot'> & {
    entries: (
      tx: Parameters<Parameters<typeof changeFoodLog>[0]['change']>[0],
    ) => Promise<FoodEntry[]>;
  },
): Promise<Logged> {
  const { db, clock, userId, day } = args;
  const problems = dayProblems(args);
  if (problems.length > 0) return refusal(problems);
  return changeFoodLog({
    db,
    userId,
    async change(tx) {
      const entries = await args.entries(tx);
      const count = await countFoodEntriesOfDay({ db: tx, userId, day });
      if (count + entries.length > mostEntriesOfDay)
        return refusal([problem([], 'tracking.day-full')]);
      await insertFoodEntries({ db: tx, userId, entries, addedAt: clock.now() });
      return success(entries.map(({ id }) => id));
    },
  });
}

/** A day in the future may be planned, but no food can be logged on it. */
function dayProblems(args: Pick<LogPlace, 'clock' | 'timeZone' | 'day'>): Problem[] {
  if (!isLocalDay(args.day)) return [problem('day', 'tracking.day-invalid')];
  return args.day > latestOf(args).day ? [problem('day', 'tracking.day-in-future')] : [];
}

function amountOutOfRange(): Problem {
  return problem('amount', 'tracking.amount-out-of-range', { most: mostGrams });
}

function isPositive(amount: number, most: number): boolean {
  return amount > 0 && amount <= most;
}
