import type { LocalDay } from '../../lib/local-time.ts';
import type { Eaters } from '../kitchen/portions.rules.ts';
import type { Targets } from '../planner/targets.ts';
import type { RepeatsAfterDays } from '../planner/types.ts';
import type { MealPlanDay } from './meals.rules.ts';

export const mealPlanKinds = ['CUSTOM', 'PERSONALIZED', 'THEMED'] as const;
export const mealPlanOrigins = ['COPIED', 'CREATED', 'GENERATED'] as const;

export type MealPlanKind = (typeof mealPlanKinds)[number];
export type MealPlanOrigin = (typeof mealPlanOrigins)[number];

/** How a generated plan came about: with these the planner makes it again. */
export interface Generation {
  readonly seed: number;
  readonly contentVersion: string;
  /** 0 Monday to 6 Sunday. */
  readonly firstWeekday: number;
  readonly repeatsAfterDays: RepeatsAfterDays;
  /** Of the member when the plan was made. */
  readonly targets: Targets;
}

/** A plan without its recipes. */
export interface MealPlanHead {
  readonly id: string;
  readonly slug: string;
  /** Null until the member names the plan; the app then says what the plan is like. */
  readonly title: string | null;
  readonly description: string;
  readonly kind: MealPlanKind;
  readonly origin: MealPlanOrigin;
  /** On the member's calendar: it is followed now, or will be when its day comes. */
  readonly isStarted: boolean;
  readonly isShared: boolean;
  /** Who eats of it; the owner is the first. A dish may be for more or fewer. */
  readonly eaters: Eaters;
  readonly dayCount: number;
  /** 0 Monday to 6 Sunday; null for a plan that does not begin on a certain one. */
  readonly firstWeekday: number | null;
  readonly generation: Generation | null;
  readonly createdAt: Date;
  /** When its member said so. */
  readonly startedAt: Date | null;
  /** The date of its first day; of a plan that left the calendar, the day it was begun. */
  readonly beginsOn: LocalDay | null;
  readonly deletedAt: Date | null;
  /** Counts the changes of what the plan holds, so that two devices never overwrite each other. */
  readonly version: number;
}

export interface MealPlan extends MealPlanHead {
  readonly days: readonly MealPlanDay[];
}

/** A plan on its member's calendar. */
export type StartedMealPlan = MealPlan & { readonly beginsOn: LocalDay };

export function isOnCalendar(plan: MealPlan): plan is StartedMealPlan {
  return plan.isStarted && plan.beginsOn !== null;
}

/** What a change may change, and undoing it restores. */
export type MealPlanContent = Pick<
  MealPlan,
  'title' | 'description' | 'eaters' | 'dayCount' | 'days'
>;

export const planFilters = ['ALL', 'PERSONALIZED', 'CUSTOM', 'SHARED'] as const;
export type PlanFilter = (typeof planFilters)[number];

export const planOrders = ['NEWEST', 'OLDEST', 'CHANGED'] as const;
export type PlanOrder = (typeof planOrders)[number];

/** Without the plan being followed. */
export interface PlanCounts {
  readonly all: number;
  readonly personalized: number;
  readonly custom: number;
  readonly shared: number;
}
