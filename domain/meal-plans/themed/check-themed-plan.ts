import { figureBeside } from '../../../lib/figure-beside.ts';
import {
  evaluatePlan,
  leastEnergyOf,
  type Plan,
  type PlannerProfile,
  type Violation,
} from '../../planner/index.ts';
import { ownPortion } from '../../kitchen/portions.rules.ts';
import type { ContentIndex } from '../../recipes/content-index.ts';
import type { CompiledRecipe } from '../../recipes/recipe.ts';
import { raiseToFloor } from '../editing/raise-to-floor.rules.ts';
import { placedLines, type PlacedLine } from '../meals.rules.ts';
import { plannerCatalog } from '../planning/planner-catalog.ts';
import { plannerDays } from '../planning/planner-days.ts';
import { dietitianProblems, type PlatedDay } from './dietitian-limits.rules.ts';
import { highProteinProblems } from './high-protein.rules.ts';
import { mealPairingProblems } from './meal-pairing.rules.ts';
import { menuProblems } from './menu-sense.rules.ts';
import { namedDishProblems } from './named-dishes.rules.ts';
import { namedKindProblems } from './named-kinds.rules.ts';
import { ownMorningProblems } from './own-mornings.rules.ts';
import { promiseWordProblems } from './promise-words.rules.ts';
import { sameMeatProblems } from './same-meat.rules.ts';
import { samePlateProblems } from './same-plate.rules.ts';
import { shoppingProblems } from './shopping-of-a-week.rules.ts';
import type { ThemedPlan } from './themed-plan.ts';
import { toldTwiceProblems } from './told-twice.rules.ts';
import { weekCharacterProblems } from './week-character.rules.ts';
import { weekdayEffortProblems } from './weekday-effort.rules.ts';
import { weekWordProblems } from './words-of-a-week.rules.ts';

interface Judged {
  plan: Pick<ThemedPlan, 'promise' | 'days' | 'texts' | 'themes'>;
  content: ContentIndex;
}

/** Where a themed plan breaks its own promise, or a rule of every plan; in sentences for its editor. */
export function themedPlanProblems(judged: Judged): string[] {
  const profile = personOfPlan(judged.plan);
  const evaluated = evaluatePlan({
    catalog: plannerCatalog(judged.content),
    profile,
    plan: asPlannerPlan(judged.plan),
  });
  const meanProtein = meanOf(evaluated.days.map(({ proteinGrams }) => proteinGrams));
  return [
    ...evaluated.violations
      .filter((violation) => !waitsByItself({ violation, ...judged }))
      .map(violationWords),
    ...figureProblems({ ...judged, meanProtein }),
    ...recipeProblems(judged),
    ...copyProblems(judged),
    ...weekProblems(judged),
  ];
}

/** What its days and words say to a reader, a cook and a dietitian. */
function weekProblems({ plan, content }: Judged): string[] {
  const { texts, themes, promise } = plan;
  const days = platedDays({ plan, content });
  const foods = content.foodsById;
  const text = `${texts.en.title}. ${texts.en.description}`;
  return [
    ...promiseWordProblems({ days, texts, themes, promise, foods }),
    ...weekWordProblems({ days, text, themes }),
    ...namedDishProblems({ days, text, foods }),
    ...namedKindProblems({ days, text, foods }),
    ...highProteinProblems({ days, text, themes, promise }),
    ...mealPairingProblems({ days, cuisines: promise.cuisines }),
    ...ownMorningProblems({ days, promise }),
    ...menuProblems({ days, themes, promise, foods }),
    ...shoppingProblems({ days, themes, foods }),
    ...weekdayEffortProblems({ days, text }),
    ...weekCharacterProblems({ days, themes, promise, foods }),
    ...sameMeatProblems({ days, promise }),
    ...toldTwiceProblems({ days, text, promise }),
    ...samePlateProblems({ days }),
    ...dietitianProblems({ days, promise, foods }),
  ];
}

function platedDays({ plan, content }: Judged): readonly PlatedDay[] {
  return plan.days.map(({ meals }) =>
    meals.map(({ meal, recipes }) => ({
      meal,
      recipes: recipes.flatMap(({ recipeId }) => content.recipesById.get(recipeId) ?? []),
      isLeftover: recipes.every(({ leftoverOfDay }) => leftoverOfDay !== null),
    })),
  );
}

/** Somebody for whom a serving is a portion; everything else is what the plan promises. */
export function personOfPlan({ promise, days }: Judged['plan']): PlannerProfile {
  const hasBreakfast = days.some(({ meals }) => meals.some(({ meal }) => meal === 'BREAKFAST'));
  return {
    sex: 'FEMALE',
    ageYears: 45,
    heightCm: 165,
    weightKg: 72,
    goalWeightKg: 62,
    activity: 'LESS_ACTIVE',
    isLosingWeight: true,
    carbLevel: carbLevels[promise.strictness],
    proteinLevel: promise.leastProteinGrams === null ? 'ADEQUATE_PROTEIN' : 'HIGH_PROTEIN',
    avoid: promise.avoid,
    diet: promise.diet,
    cuisines: promise.cuisines,
    dishes: [],
    cookingSkill: promise.cookingSkill,
    cookingTime: promise.cookingTime,
    foodBudget: promise.mostCostLevel === null ? 'average' : 'less',
    mealsPerDay: hasBreakfast ? 3 : 2,
    leftovers: true,
    challenges: [],
    includePremium: true,
  };
}

const carbLevels = { keto: 'STRICT', moderate: 'MODERATE', liberal: 'LIBERAL' } as const;
const monday = 0;

/** Breakfasts may come back after three days, as in the plans of members with few of them. */
function asPlannerPlan({ days }: Judged['plan']): Plan {
  return {
    firstWeekday: monday,
    repeatsAfterDays: 3,
    days: plannerDays(days),
  };
}

/** Hands-on minutes of what may take as long as it likes: overnight pots, and roasts at the weekend. */
const handsOnMinutes = { weekday: 15, weekend: 60 } as const;
const weekend: readonly number[] = [5, 6];

/**
 * Who chose this plan reads it a week ahead and can begin the evening before. What it says of minutes
 * it says of each dish, unless it is one of fifteen minutes; how much work a day may be has a rule of
 * its own.
 */
function waitsByItself({ violation, plan, content }: Judged & { violation: Violation }): boolean {
  if (violation.code === 'TOO_SLOW_TOGETHER') return plan.promise.cookingTime !== 'minimal';
  if (violation.code !== 'TOO_SLOW') return false;
  const times = content.recipesById.get(violation.id)?.times;
  const isFree = weekend.includes(violation.day) && plan.promise.cookingTime === 'plenty';
  const most = isFree ? handsOnMinutes.weekend : handsOnMinutes.weekday;
  return times !== undefined && times.activeMinutes <= most;
}

function violationWords(violation: Violation): string {
  const day = `Day ${violation.day + 1}`;
  switch (violation.code) {
    case 'UNKNOWN_RECIPE':
      return `${day} has ${violation.id}, which is no recipe.`;
    case 'WRONG_MEALS':
      return `${day} has other meals than the days of this plan.`;
    case 'NOT_ONE_OF_EACH_ROLE':
      return `The ${violation.meal.toLowerCase()} of day ${violation.day + 1} needs one main dish, with one side and one extra at most.`;
    case 'AVOIDED':
      return `${day} has ${violation.id}, which holds ${violation.group}: the plan avoids it.`;
    case 'DIET':
      return `${day} has ${violation.id}, which the diet leaves out.`;
    case 'PREMIUM':
      return `${day} has ${violation.id}, which is for members only.`;
    case 'TOO_HARD':
      return `${day} has ${violation.id}, which is too hard for whom the plan is for.`;
    case 'TOO_SLOW':
      return `${day} has ${violation.id}, which takes longer than the plan promises.`;
    case 'TOO_SLOW_TOGETHER':
      return `The ${violation.meal.toLowerCase()} of day ${violation.day + 1} takes ${violation.minutes} minutes of work in all, longer than the plan promises.`;
    case 'WRONG_MEAL':
      return `${day} has ${violation.id} for ${violation.meal.toLowerCase()}, which it is not made for.`;
    case 'BAD_LEFTOVER':
      return `${day} has leftovers of ${violation.id}, which does not keep.`;
    case 'BAD_PORTION':
      return `${day} has a portion of ${violation.id} that nobody can serve.`;
    case 'REPEATED':
      return `${day} has ${violation.id} again, so soon after day ${violation.earlierDay + 1}.`;
    case 'NET_CARBS':
      return `${day} has ${figureBeside({ amount: violation.grams, limit: violation.limitGrams, digits: 1 })} g net carbs, the limit is ${violation.limitGrams}.`;
  }
}

function figureProblems({
  plan,
  content,
  meanProtein,
}: Judged & { meanProtein: number }): string[] {
  const { leastProteinGrams, mostCostLevel, leastLeftovers } = plan.promise;
  const cooked = dishesOf({ plan, content }).filter(({ line }) => line.leftoverOfDay === null);
  const meanCost = meanOf(cooked.map(({ recipe }) => recipe.costLevel));
  const leftovers = placedLines(plan.days).filter(({ leftoverOfDay }) => leftoverOfDay !== null);
  return [
    leastProteinGrams !== null &&
      meanProtein < leastProteinGrams &&
      `The mean day has ${figureBeside({ amount: meanProtein, limit: leastProteinGrams, digits: 1 })} g protein, promised are ${leastProteinGrams}.`,
    mostCostLevel !== null &&
      meanCost > mostCostLevel &&
      `The mean recipe costs ${figureBeside({ amount: meanCost, limit: mostCostLevel, digits: 2 })}, promised are at most ${mostCostLevel}.`,
    leastLeftovers !== null &&
      leftovers.length < leastLeftovers &&
      `${leftovers.length} meals are leftovers, promised are ${leastLeftovers}.`,
  ].filter((problem) => problem !== false);
}

function recipeProblems({ plan, content }: Judged): string[] {
  const { dishes, proteins, tags, mostIngredients } = plan.promise;
  const wrongDinner = mainsOf({ plan, content }).filter(
    ({ line, recipe }) =>
      line.meal === 'DINNER' && proteins.length > 0 && !proteins.includes(recipe.protein),
  );
  const wrongDish = mainsOf({ plan, content }).filter(
    ({ recipe }) => dishes.length > 0 && !dishes.includes(recipe.dish),
  );
  const all = dishesOf({ plan, content });
  const untagged = all.filter(({ recipe }) => !tags.every((tag) => recipe.tags.includes(tag)));
  const long = all.filter(
    ({ line, recipe }) =>
      mostIngredients !== null &&
      line.role === 'main' &&
      countIngredients({ recipe, content }) > mostIngredients,
  );
  return [
    ...wrongDinner.map(({ recipe }) => `${recipe.id} is ${recipe.protein}.`),
    ...wrongDish.map(({ recipe }) => `${recipe.id} is ${recipe.dish}.`),
    ...untagged.map(({ recipe }) => `${recipe.id} is not ${tags.join(' and ')}.`),
    ...long.map(({ recipe }) => `${recipe.id} takes more than ${mostIngredients} ingredients.`),
  ];
}

/** Who copies a plan gets no less than they may eat, and no more carbs than it says. */
function copyProblems({ plan, content }: Judged): string[] {
  const floorKcal = leastEnergyOf('MALE');
  const { recipesById } = content;
  return raiseToFloor({ days: plan.days, floorKcal, recipesById }).flatMap(({ index, meals }) => {
    const lines = meals.flatMap(({ recipes }) => recipes);
    const kcal = lines.reduce((sum, { recipeId, portions }) => {
      const ofServing = recipesById.get(recipeId)?.nutrition.nutrients.energyKcal ?? 0;
      return sum + ofServing * ownPortion(portions);
    }, 0);
    if (kcal >= floorKcal) return [];
    const told = figureBeside({ amount: kcal, limit: floorKcal, digits: 0 });
    return [
      `Day ${index + 1} leaves a man who copies it at ${told} kcal: its carbs let no plate grow.`,
    ];
  });
}

interface Dish {
  line: PlacedLine;
  recipe: CompiledRecipe;
}

function dishesOf({ plan, content }: Judged): Dish[] {
  return placedLines(plan.days).flatMap((line) => {
    const recipe = content.recipesById.get(line.recipeId);
    return recipe === undefined ? [] : [{ line, recipe }];
  });
}

/** Of lunches and dinners. */
function mainsOf(judged: Judged): Dish[] {
  return dishesOf(judged).filter(({ line }) => line.role === 'main' && line.meal !== 'BREAKFAST');
}

/** What has to be bought for it: spices, fats and water are in every kitchen. */
function countIngredients(args: {
  recipe: CompiledRecipe;
  content: Pick<ContentIndex, 'foodsById'>;
}): number {
  const { recipe, content } = args;
  const bought = recipe.ingredients.filter(({ standing, foodId }) => {
    const group = content.foodsById.get(foodId)?.group;
    return standing === 'counted' && group !== 'spices' && group !== 'fats' && foodId !== 'water';
  });
  return new Set(bought.map(({ foodId }) => foodId)).size;
}

function meanOf(amounts: readonly number[]): number {
  return amounts.length === 0 ? 0 : amounts.reduce((sum, amount) => sum + amount) / amounts.length;
}
