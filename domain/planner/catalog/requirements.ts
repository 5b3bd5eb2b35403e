import type { Catalog } from './catalog.ts';
import { mostNetCarbsMg } from '../net-carbs.ts';
import { targetsFor, type Targets } from '../targets.ts';
import type { AvoidGroup, PlannerProfile } from '../types.ts';
import {
  acceptedCostLevel,
  challengesOfHunger,
  clockMinutes,
  cookingMinutes,
  hardestDifficulty,
  meats,
  portions,
  weekdayBreakfastMinutes,
  weights,
} from '../weights.ts';

/** A profile read once: what recipes must satisfy and what the search measures against. */
export interface Requirements {
  readonly profile: PlannerProfile;
  readonly targets: Targets;
  readonly mostNetCarbsMg: number;
  /** The smallest portion that carbs may ask for. */
  readonly leastPortion: number;
  readonly excluded: readonly AvoidGroup[];
  readonly hardestDifficulty: number;
  /** At the board and the stove. */
  readonly weekdayMinutes: number;
  /** From begin to table. */
  readonly weekdayClock: number;
  readonly weekdayBreakfastClock: number;
  readonly weekendMinutes: number;
  readonly weekendClock: number;
  /** See `PlannerProfile.minutesMore`. */
  readonly minutesMore: Readonly<Record<string, number>>;
  readonly acceptedCostLevel: number;
  readonly satietyFactor: number;
  /** Of every food to buy: who has little time to cook has little to shop. */
  readonly foodFactor: number;
  /** Of what it costs that a day has too little fiber. */
  readonly fiberFactor: number;
  /** Whether fewer different dishes are wished for. */
  readonly isHurried: boolean;
  /** Of a vegan main. */
  readonly veganCost: number;
  /** Breakfast is meal 0, so plans of two meals begin with 1. */
  readonly firstMeal: 0 | 1;
}

/** Of a recipe by its place in the catalogue. */
export function minutesAtStove(args: {
  catalog: Catalog;
  requirements: Requirements;
  index: number;
}): number {
  const { catalog, requirements, index } = args;
  const more = requirements.minutesMore[catalog.recipes[index]!.id] ?? 0;
  return catalog.activeMinutes[index]! + more;
}

export function requirementsOf(profile: PlannerProfile): Requirements {
  const targets = targetsFor(profile);
  const caps = cookingMinutes[profile.cookingTime];
  const clock = clockMinutes[profile.cookingTime];
  const isHungry = profile.challenges.some((challenge) => challengesOfHunger.includes(challenge));
  const excluded = [...new Set([...profile.avoid, ...(profile.allergies ?? [])])];
  const isHurried = profile.cookingTime === 'minimal';
  const eatsMeat = profile.diet === null && meats.some((meat) => !excluded.includes(meat));
  return {
    profile,
    targets,
    mostNetCarbsMg: mostNetCarbsMg(targets.netCarbs),
    leastPortion: Math.min(portions.leastForCarbs, targets.portion),
    excluded,
    hardestDifficulty: hardestDifficulty[profile.cookingSkill],
    weekdayMinutes: caps.weekday,
    weekdayClock: clock.weekday,
    weekdayBreakfastClock: Math.min(clock.weekday, weekdayBreakfastMinutes),
    weekendMinutes: caps.weekend,
    weekendClock: clock.weekend,
    minutesMore: profile.minutesMore ?? {},
    acceptedCostLevel: acceptedCostLevel[profile.foodBudget],
    satietyFactor: isHungry ? weights.satietyFactorWhenHungry.value : 1,
    foodFactor: isHurried ? weights.foodFactorWhenHurried.value : 1,
    fiberFactor: isHurried ? weights.fiberFactorWhenHurried.value : 1,
    isHurried,
    veganCost: eatsMeat ? weights.veganUnasked.value : 0,
    firstMeal: profile.mealsPerDay === 3 ? 0 : 1,
  };
}
