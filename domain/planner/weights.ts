/** The settings in the shapes the generator reads them in. */
import { settings } from './settings.ts';
import type { AvoidGroup } from './types.ts';

export const { weights } = settings;
const { limits, targets, relaxations, search } = settings;

/** Minutes of one recipe at the board and the stove. */
export const cookingMinutes = {
  minimal: { weekday: limits.minimalMinutes.value, weekend: limits.minimalMinutes.value },
  average: { weekday: limits.averageMinutes.value, weekend: limits.averageMinutes.value },
  plenty: {
    weekday: limits.plentyWeekdayMinutes.value,
    weekend: limits.plentyWeekendMinutes.value,
  },
} as const;

/** Minutes of one recipe from its begin to the table, also those it needs nobody. */
export const clockMinutes = {
  minimal: cookingMinutes.minimal,
  average: {
    weekday: limits.averageWeekdayClock.value,
    weekend: limits.averageWeekendClock.value,
  },
  plenty: {
    weekday: limits.plentyWeekdayMinutes.value,
    weekend: limits.plentyWeekendClock.value,
  },
} as const;

/** On the clock. */
export const weekdayBreakfastMinutes = limits.weekdayBreakfastMinutes.value;
export const dayOfPlanningMinutes = limits.dayOfPlanningMinutes.value;
export const madeAheadWaitMinutes = limits.madeAheadWait.value;

/** Skill against the four difficulties 0 to 3. */
export const hardestDifficulty = {
  beginner: limits.beginnerDifficulty.value,
  average: limits.averageDifficulty.value,
  masterChef: limits.masterChefDifficulty.value,
} as const;

/** The price level a budget accepts without cost. */
export const acceptedCostLevel = {
  less: limits.lessCostLevel.value,
  average: limits.averageCostLevel.value,
  more: limits.moreCostLevel.value,
} as const;

export const longPlanDays = limits.longPlanDays.value;
export const mostPlanDays = limits.mostPlanDays.value;
export const weekDays = limits.weekDays.value;

export const repeatDays = {
  long: limits.longPlanDays.value,
  usual: limits.repeatDays.value,
  accepted: limits.acceptedRepeatDays.value,
  /** Of everyday meals, for who has little time. */
  hurried: limits.hurriedRepeatDays.value,
} as const;

/** Different dishes a week from which on each further one costs much, for who has little time. */
export const mostHurriedDishes = limits.hurriedDishes.value;

/** From how many dishes of one protein source or kind on each further one costs. */
export const variety = {
  proteinFree: limits.proteinFree.value,
  proteinMuch: limits.proteinMuch.value,
  dishFree: limits.dishFree.value,
} as const;

/**
 * Dishes whose name says how they are cooked and not what they are: nobody tires of pans. All
 * others count as kinds that a week should vary.
 */
export const unnoticedDishes: readonly string[] = [
  'PAN',
  'BAKE',
  'GRILL',
  'ROAST',
  'BOWL',
  'OTHER',
];

/** Of a side or extra of one dish: the dishes it does not go with. */
export const oddPairs: Readonly<Record<string, readonly string[]>> = {
  BREAD: ['BREAD', 'DRINK', 'PANCAKE', 'PIZZA', 'PORRIDGE', 'SANDWICH', 'WRAP'],
  DESSERT: ['DRINK', 'PANCAKE', 'PORRIDGE'],
  DRINK: ['DRINK'],
  SALAD: ['DRINK', 'PANCAKE', 'PORRIDGE', 'SALAD'],
  SAUCE: ['CASSEROLE', 'DRINK', 'PANCAKE', 'PIZZA', 'PORRIDGE', 'SANDWICH', 'SOUP', 'STEW'],
  SIDE: ['DRINK', 'PANCAKE', 'PIZZA', 'PORRIDGE', 'SANDWICH', 'SOUP'],
  SNACK: ['DRINK', 'PORRIDGE'],
  SOUP: ['DRINK', 'PANCAKE', 'PORRIDGE', 'SOUP', 'STEW'],
};

/** Protein sources that count as seafood, and how many meals of them a full week wants. */
export const seafood = {
  proteins: ['FISH', 'SHELLFISH'] as readonly string[],
  meals: limits.seafoodMeals.value,
} as const;

/** Who avoids all of these is not surprised by vegan mains. */
export const meats: readonly AvoidGroup[] = ['BEEF', 'LAMB', 'PORK', 'POULTRY'];

export const commonFoodShare = limits.commonFoodShare.value;

/** Energy of a day of plain servings by meals a day. */
export const plainDayKcal = {
  2: targets.plainDayKcalOfTwoMeals.value,
  3: targets.plainDayKcalOfThreeMeals.value,
} as const;

export const portions = {
  least: limits.leastPortion.value,
  leastForCarbs: limits.leastPortionForCarbs.value,
  most: limits.mostPortion.value,
  step: limits.portionStep.value,
} as const;

export const challengesOfHunger: readonly string[] = ['HUNGER', 'CRAVINGS'];

export const relaxationWeights = {
  cookingTimeStep: relaxations.cookingTimeStep.value,
  cookingSkillStep: relaxations.cookingSkillStep.value,
  leftovers: relaxations.leftovers.value,
  repeats: relaxations.repeats.value,
  twoMeals: relaxations.twoMeals.value,
  carbLevelStep: relaxations.carbLevelStep.value,
  avoid: relaxations.avoid.value,
} as const;

export const mostChangesAtOnce = relaxations.mostChangesAtOnce.value;
export const mostRelaxations = relaxations.mostRelaxations.value;

export const poolSizes = {
  main: search.mainsPerClass.value,
  weekendMain: search.weekendMainsPerClass.value,
  other: search.sidesPerClass.value,
} as const;

export const foodsNotShared = search.foodsNotShared.value;
export const manySurvivors = search.manySurvivors.value;

export const defaultSteps = {
  base: search.steps.value,
  perWeek: search.stepsPerWeek.value,
  perCandidate: search.stepsPerCandidate.value,
  fewShare: search.fewSteps.value,
  fewestShare: search.fewestSteps.value,
} as const;

export const portionApart = search.portionApart.value;
export const portionBehind = search.portionBehind.value;
