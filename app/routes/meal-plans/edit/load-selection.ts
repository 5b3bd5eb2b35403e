import type { RouterContextProvider } from 'react-router';
import { execute } from '../../../graphql/api.ts';
import {
  BoughtForSwapDocument,
  MealPlanDaysInsteadDocument,
  MealPlanSuggestionsDocument,
  SelectableFavoritesDocument,
  SelectableSearchDocument,
  type BoughtForDishFragment,
  type MealPlanDaysInsteadQuery,
  type SelectableRecipeFragment,
} from '../operations.gen.ts';
import type { PlanReasonFragment } from '../../../plans/operations.gen.ts';
import type { DishPlace } from '../meal-place.ts';
import type { Picking } from '../plan-address.ts';
import {
  offTargets,
  type DayTargets,
} from '../../../../domain/meal-plans/reading/off-targets.rules.ts';
import { anyIsOverNetCarbs, anyLeavesTargets, type DayThen } from './day-after.ts';

export interface Suggestion {
  recipe: SelectableRecipeFragment;
  reasons: readonly PlanReasonFragment[];
  /** The dish that goes is lunch the day after, and this one does not keep until then. */
  opensLunch?: boolean;
}

/** What can be chosen for a place in a plan. */
export interface Selection {
  recipes: readonly Suggestion[];
  /** What the day becomes with each of them, as the plan would cook it. */
  days: readonly DayInstead[];
  /** What is in the basket already; null where the list is not for the dish that goes. */
  bought: Bought | null;
  /** Why nothing is suggested: the quiz is not answered yet. */
  needsQuiz: boolean;
  /** Without a network: what this device keeps. */
  isOnDevice?: boolean;
}

export interface DayInstead extends DayThen {
  recipeId: string;
  /** The day whose lunch is the rest of the dish; not told without a network. */
  lunchDay?: (DayThen & { index: number }) | null;
}

/** What of the dish that goes is bought, and what of those that may come. */
export interface Bought {
  left: readonly string[];
  dishes: readonly BoughtForDishFragment[];
}

/** What fits a day best instead of one of its dishes. */
export interface BestInstead {
  /** The dish that would go. */
  place: DishPlace;
  suggestion: Suggestion;
  becomes: DayInstead;
  bought: BoughtForDishFragment | null;
}

type Found = Omit<Selection, 'bought' | 'days'>;

const mostFound = 24;

interface LoadSelection {
  context: Readonly<RouterContextProvider>;
  mealPlanId: string;
  timeZone: string | null;
  targets: DayTargets | null;
  /** The dish that goes is lunch the day after, too. */
  isLunchToo: boolean;
  picking: Picking;
}

/** What fits best is nearly always the first: an open dish need not wait for more. */
const mostForBest = 6;

export async function loadSelection(args: LoadSelection): Promise<Selection> {
  return lookInto({ ...args, found: await findRecipes(args) });
}

async function lookInto(args: LoadSelection & { found: Found }): Promise<Selection> {
  const { found } = args;
  const [bought, days] = await Promise.all([loadBought(args), loadDays(args)]);
  const recipes = asCooked({ ...args, recipes: found.recipes, days });
  const shown = { ...found, recipes: inOrder({ ...args, recipes, days }) };
  if (args.picking.tab !== 'bought') return { ...shown, days, bought };
  return { ...shown, days, recipes: withBought({ recipes: shown.recipes, bought }), bought };
}

/**
 * What would be suggested first; where nothing keeps the member's targets, what comes nearest to them.
 * Null where everything has too many carbs.
 */
export async function loadBestInstead({
  place,
  ...args
}: Omit<LoadSelection, 'picking'> & { place: DishPlace }): Promise<BestInstead | null> {
  const { recipeId: swappedId, day, meal } = place;
  const picking = { day, meal, swappedId, chosenId: null, tab: 'suggestions', text: '' } as const;
  const found = await findRecipes({ ...args, picking });
  const first = found.recipes.slice(0, mostForBest);
  const rest = found.recipes.slice(mostForBest);
  const bestAmong = (recipes: Found['recipes']) =>
    findBest({ ...args, picking, place, found: { ...found, recipes } });
  return (await bestAmong(first)) ?? (rest.length > 0 ? bestAmong(rest) : null);
}

async function findBest({
  place,
  ...args
}: LoadSelection & { place: DishPlace; found: Found }): Promise<BestInstead | null> {
  const { recipes, days, bought } = await lookInto(args);
  const dayOf = (each: Suggestion) => days.find(({ recipeId }) => recipeId === each.recipe.id);
  const { targets } = args;
  const suggestion = recipes.find((each) => {
    const then = dayOf(each);
    return then !== undefined && !anyIsOverNetCarbs({ day: then, targets });
  });
  const becomes = suggestion && dayOf(suggestion);
  if (!suggestion || !becomes) return null;
  const ofDish = bought?.dishes.find(({ recipeId }) => recipeId === becomes.recipeId) ?? null;
  return { place, suggestion, becomes, bought: ofDish };
}

/** With the minutes that as much of them takes as the plan would cook, and whether lunch stays open. */
function asCooked(
  args: Pick<LoadSelection, 'isLunchToo'> & {
    recipes: Selection['recipes'];
    days: MealPlanDaysInsteadQuery['mealPlanDaysInstead'];
  },
): Selection['recipes'] {
  const timesOf = new Map(args.days.map(({ recipeId, times }) => [recipeId, times]));
  return args.recipes.map(({ recipe, reasons }) => {
    const times = timesOf.get(recipe.id) ?? recipe.times;
    const opensLunch = args.isLunchToo && !recipe.isGoodAsLeftovers;
    return { recipe: { ...recipe, times }, reasons, opensLunch };
  });
}

/**
 * What leaves the member's targets comes last. Of what is suggested, what brings the days nearest to
 * their energy is first; of what is as near, what keeps where it is to be lunch too, then what the
 * planner likes more. Where nothing that is suggested keeps the targets, what comes nearest is first.
 */
function inOrder(
  args: Pick<LoadSelection, 'targets' | 'picking'> & {
    recipes: Selection['recipes'];
    days: readonly DayInstead[];
  },
): Selection['recipes'] {
  const { recipes, days, targets, picking } = args;
  const dayWith = (recipeId: string) => days.find((each) => each.recipeId === recipeId);
  const isOff = (recipeId: string) => anyLeavesTargets({ day: dayWith(recipeId), targets });
  const isEachOff = recipes.every(({ recipe }) => isOff(recipe.id));
  if (picking.tab === 'suggestions' && targets !== null && isEachOff) {
    const far = ({ recipe }: Suggestion) => farOff({ day: dayWith(recipe.id), targets });
    return recipes.toSorted((a, b) => far(a) - far(b));
  }
  const isLast = ({ recipe }: Suggestion) => Number(isOff(recipe.id));
  const isOpening = ({ opensLunch = false }: Suggestion) => Number(opensLunch);
  const stepsOf = ({ recipe }: Suggestion) =>
    picking.tab === 'suggestions' ? stepsOffEnergy({ day: dayWith(recipe.id), targets }) : 0;
  return recipes.toSorted(
    (a, b) => isLast(a) - isLast(b) || stepsOf(a) - stepsOf(b) || isOpening(a) - isOpening(b),
  );
}

/** The energy of recipes is not known better: nearer than this, days are as good as each other. */
const energyStep = 0.05;

/** How many such steps the day is from its energy that is further off, up or down. */
function stepsOffEnergy(args: { day: DayInstead | undefined; targets: DayTargets | null }): number {
  const { day, targets } = args;
  if (targets === null) return 0;
  const changed = [day?.nutrition.energyKcal, day?.lunchDay?.nutrition.energyKcal];
  const shares = changed.flatMap((kcal) =>
    typeof kcal === 'number' ? Math.abs(kcal / targets.energyKcal - 1) : [],
  );
  return Math.floor(Math.max(0, ...shares) / energyStep);
}

/** How far a dish takes its days off their targets, in shares of these. */
function farOff({ day, targets }: { day: DayInstead | undefined; targets: DayTargets }): number {
  const changed = [day, day?.lunchDay].filter((then) => then !== undefined && then !== null);
  return changed.reduce((sum, then) => {
    const off = offTargets({ ...then, day: then.nutrition, targets });
    const ofCarbs = (off.netCarbsGrams ?? 0) / targets.netCarbsLimitGrams;
    const ofProtein = (off.proteinGrams ?? 0) / targets.proteinGrams;
    return sum + ofCarbs + ofProtein + Math.abs(off.energyKcal ?? 0) / targets.energyKcal;
  }, 0);
}

async function loadDays(
  args: LoadSelection & { found: Found },
): Promise<MealPlanDaysInsteadQuery['mealPlanDaysInstead']> {
  const { context, mealPlanId, picking, found } = args;
  const { day, meal, swappedId: swappedRecipeId } = picking;
  const instead = found.recipes.map(({ recipe }) => recipe.id);
  if (instead.length === 0) return [];
  const asked = { mealPlanId, day, meal, swappedRecipeId, instead };
  return (await execute(context, MealPlanDaysInsteadDocument, asked)).mealPlanDaysInstead;
}

async function loadBought(args: LoadSelection & { found: Found }): Promise<Bought | null> {
  const { context, mealPlanId, picking, found } = args;
  const { day, swappedId: recipeId } = picking;
  if (recipeId === null) return null;
  const instead = found.recipes.map(({ recipe }) => recipe.id);
  const asked = { mealPlanId, day, recipeId, instead };
  return (await execute(context, BoughtForSwapDocument, asked)).shoppingBoughtForSwap;
}

/** Of what fits, what something is bought for: that with the least to buy first. */
function withBought(args: Pick<Selection, 'recipes' | 'bought'>): Selection['recipes'] {
  const { recipes, bought } = args;
  const byRecipe = new Map(bought?.dishes.map((dish) => [dish.recipeId, dish]));
  const toBuy = (each: Suggestion) => byRecipe.get(each.recipe.id)?.toBuyCount ?? 0;
  return recipes
    .filter(({ recipe }) => {
      const dish = byRecipe.get(recipe.id);
      return dish !== undefined && (dish.have.length > 0 || dish.toBuyCount === 0);
    })
    .toSorted((a, b) => toBuy(a) - toBuy(b));
}

async function findRecipes(args: LoadSelection): Promise<Found> {
  const { context, mealPlanId, timeZone, picking } = args;
  switch (picking.tab) {
    case 'bought':
    case 'suggestions': {
      const { day, meal, swappedId: swappedRecipeId } = picking;
      const variables = { mealPlanId, day, meal, swappedRecipeId, timeZone };
      const answer = await execute(context, MealPlanSuggestionsDocument, variables);
      const { hasProfile, suggestions } = answer.mealPlanSuggestions;
      return { recipes: suggestions, needsQuiz: !hasProfile };
    }
    case 'search': {
      const input = { text: picking.text, first: mostFound, tab: 'RECIPES' as const };
      const { search } = await execute(context, SelectableSearchDocument, { input });
      const hits = search.recipes?.hits ?? [];
      return withoutReasons(hits.map(({ recipe }) => recipe));
    }
    case 'favorites': {
      const { favoriteRecipes } = await execute(context, SelectableFavoritesDocument);
      return withoutReasons(favoriteRecipes.recipes);
    }
  }
}

function withoutReasons(recipes: readonly SelectableRecipeFragment[]): Found {
  return { recipes: recipes.map((recipe) => ({ recipe, reasons: [] })), needsQuiz: false };
}
