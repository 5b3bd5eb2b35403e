import { collator } from '../../../lib/formats.ts';
import type { Language } from '../../../lib/language.ts';
import { canSeeFigures } from './food-access.rules.ts';
import { foodFigures } from '../figures/food-figures.rules.ts';
import type { FoodFigures } from '../figures/food-figures.rules.ts';
import { matchesSearch, searchRankOf, searchTextOf } from './food-search.rules.ts';
import type { Food, FoodId } from '../food.ts';
import { familiarFoods, isFamiliar } from './familiar-foods.rules.ts';
import { hasTag, navigatorTags } from './navigator.rules.ts';
import type { NavigatorMode, NavigatorTag } from './navigator.rules.ts';
import { isEatenByItself } from './seasonings.rules.ts';

export const foodsPerPage = 60;

/** A food with what follows from its figures. */
export type NavigatorFood = Readonly<{ food: Food; figures: FoodFigures }>;

export type FoodPage = Readonly<{
  foods: readonly NavigatorFood[];
  /** Of all pages. */
  totalCount: number;
  /** From 1; a page past the end is the last one. */
  page: number;
  pageCount: number;
}>;

export type FoodQuery = Readonly<{
  foods: readonly Food[];
  mode: NavigatorMode;
  tag: NavigatorTag | null;
  /** Part of a name in the language; everything when empty. */
  search: string;
  language: Language;
  isPremium: boolean;
}>;

/** Familiar foods from the best for the mode, then the others, a page at a time. */
export function listFoods({ page, ...query }: FoodQuery & Readonly<{ page: number }>): FoodPage {
  const found = findFoods(query);
  const pageCount = Math.max(1, Math.ceil(found.length / foodsPerPage));
  const shown = Math.min(Math.max(1, page), pageCount);
  const start = (shown - 1) * foodsPerPage;
  const foods = found.slice(start, start + foodsPerPage);
  return { foods, totalCount: found.length, page: shown, pageCount };
}

/**
 * All of them. Where the mode's figure is for members, premium foods come last by name, else
 * their place in the list would tell it. Nobody eats their fill of herbs, stock or lemon zest, nor
 * their protein from green tea: what seasons or is poured is found by name and on its shelf.
 */
export function findFoods(query: FoodQuery): readonly NavigatorFood[] {
  const { foods, mode, tag, search, language, isPremium } = query;
  if (search !== '') return findAnew(query);
  const lists = shelves.get(foods) ?? new Map<string, readonly NavigatorFood[]>();
  shelves.set(foods, lists);
  const key = `${mode} ${tag} ${language} ${isPremium}`;
  const found = lists.get(key) ?? findAnew(query);
  lists.set(key, found);
  return found;
}

/** Without a search there are as many lists as shelves: each is put in order once. */
const shelves = new WeakMap<readonly Food[], Map<string, readonly NavigatorFood[]>>();

function findAnew(query: FoodQuery): readonly NavigatorFood[] {
  const { mode, tag, search, language, isPremium } = query;
  const isRanking = tag === null && search === '';
  const found = navigatorOf(query.foods).byMode[mode].filter(({ food }) => {
    if (isRanking && mode !== 'carbs' && !isEatenByItself(food)) return false;
    if (tag !== null && !hasTag({ food, tag })) return false;
    return (
      search === '' ||
      matchesSearch({ searchText: searchTextOf({ food, language }), query: search })
    );
  });
  const inOrder = [
    ...found.filter(({ food }) => isFamiliar(food)),
    ...found.filter(({ food }) => !isFamiliar(food)),
  ];
  if (mode === 'carbs') return inOrder;
  const isOpen = ({ food }: NavigatorFood) => canSeeFigures({ food, isPremium });
  const locked = inOrder.filter((each) => !isOpen(each));
  return [...inOrder.filter(isOpen), ...locked.toSorted(byName(language))];
}

/**
 * Foods whose names have the words, for who writes down what they ate: the very word first, then what
 * people look up most, then names that begin so, the shorter first. No figure decides.
 */
export function findFoodsByName(args: {
  foods: readonly Food[];
  search: string;
  language: Language;
  count: number;
}): readonly NavigatorFood[] {
  const { foods, search, language, count } = args;
  const { compare } = collator(language);
  const found = foods
    .filter((food) =>
      matchesSearch({ searchText: searchTextOf({ food, language }), query: search }),
    )
    .map((food) => {
      const match = searchRankOf({ food, language, query: search });
      const place = placeOf.get(food.id) ?? familiarFoods.length;
      return { food, match, place, name: food.names[language].singular };
    })
    .toSorted(
      (a, b) =>
        Number(a.match !== 0) - Number(b.match !== 0) ||
        a.place - b.place ||
        a.match - b.match ||
        a.name.length - b.name.length ||
        compare(a.name, b.name),
    );
  const { byId } = navigatorOf(foods);
  return found.slice(0, count).flatMap(({ food }) => byId.get(food.id) ?? []);
}

const placeOf: ReadonlyMap<FoodId, number> = new Map(
  familiarFoods.map((id, place) => [id, place] as const),
);

/** What people look up most, in that order. */
export function lookedUpFoods(args: { foods: readonly Food[]; count: number }) {
  const { byId } = navigatorOf(args.foods);
  return familiarFoods.flatMap((id) => byId.get(id) ?? []).slice(0, args.count);
}

/** How much stands on each shelf; empty ones are left out. */
export function foodShelves(foods: readonly Food[]): { tag: NavigatorTag; foodCount: number }[] {
  return navigatorTags
    .map((tag) => ({ tag, foodCount: foods.filter((food) => hasTag({ food, tag })).length }))
    .filter(({ foodCount }) => foodCount > 0);
}

export type FoodNavigator = Readonly<{
  byId: ReadonlyMap<FoodId, NavigatorFood>;
  byMode: Readonly<Record<NavigatorMode, readonly NavigatorFood[]>>;
}>;

/** Worked out once: the foods of a content version never change. */
const navigators = new WeakMap<readonly Food[], FoodNavigator>();

export function navigatorOf(foods: readonly Food[]): FoodNavigator {
  const known = navigators.get(foods) ?? makeNavigator(foods);
  navigators.set(foods, known);
  return known;
}

function makeNavigator(foods: readonly Food[]): FoodNavigator {
  const entries = foods.map((food) => ({ food, figures: foodFigures({ food }) }));
  return {
    byId: new Map(entries.map((entry) => [entry.food.id, entry])),
    byMode: {
      carbs: rank({ entries, mode: 'carbs' }),
      protein: rank({ entries, mode: 'protein' }),
      satiety: rank({ entries, mode: 'satiety' }),
    },
  };
}

/** The figure a mode ranks by; null is unknown. */
export function figureOf({ entry, mode }: { entry: NavigatorFood; mode: NavigatorMode }) {
  const { netCarbsPer100g, proteinEnergyPercent, satiety } = entry.figures;
  switch (mode) {
    case 'carbs':
      return netCarbsPer100g.grams;
    case 'protein':
      return proteinEnergyPercent;
    case 'satiety':
      return satiety.score;
  }
}

/** Fewest carbs, most protein, most filling first; what nobody knows last. */
function rank({ entries, mode }: { entries: readonly NavigatorFood[]; mode: NavigatorMode }) {
  const sign = mode === 'carbs' ? 1 : -1;
  return entries.toSorted((a, b) => {
    const [left, right] = [figureOf({ entry: a, mode }), figureOf({ entry: b, mode })];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return (left - right) * sign || (a.food.id < b.food.id ? -1 : 1);
  });
}

function byName(language: Language): (a: NavigatorFood, b: NavigatorFood) => number {
  const { compare } = collator(language);
  const nameOf = ({ food }: NavigatorFood) => food.names[language].singular;
  return (a, b) => compare(nameOf(a), nameOf(b));
}
