import * as m from '../../../../i18n/paraglide/messages.js';
import type { MealPlanQuery, PlanDishFragment } from '../operations.gen.ts';

type CookingTime = NonNullable<MealPlanQuery['profile']>['answers']['cookingTime'];

/** What a member said a dish may take. */
export interface StatedMinutes {
  minutes: number;
  /** Who has a quarter of an hour has it on the clock, who has more has it at the stove. */
  counts: 'totalMinutes' | 'activeMinutes';
}

/** As the quiz asks it; null of who gave no limit. */
export function statedMinutes(cookingTime: CookingTime | undefined): StatedMinutes | null {
  switch (cookingTime) {
    case 'minimal':
      return { minutes: 15, counts: 'totalMinutes' };
    case 'average':
      return { minutes: 45, counts: 'activeMinutes' };
    case 'plenty':
    case null:
    case undefined:
      return null;
  }
}

type Dish = Pick<PlanDishFragment, 'leftoverOfDay' | 'minutesMore'> & {
  recipe: Pick<PlanDishFragment['recipe'], 'times'>;
};

interface Judged {
  dish: Dish;
  stated: StatedMinutes | null;
}

/** Whether a dish takes longer than its member has, though its recipe as it is written does not. */
export function isBeyondStated({ dish, stated }: Judged): boolean {
  const { recipe, leftoverOfDay, minutesMore } = dish;
  if (stated === null || leftoverOfDay !== null) return false;
  const minutes = recipe.times[stated.counts];
  return minutes > stated.minutes && minutes - minutesMore <= stated.minutes;
}

/** "For so many it takes 18 min, more than the 15 you gave."; null where that is not so. */
export function beyondStatedText({ dish, stated }: Judged): string | null {
  if (stated === null || !isBeyondStated({ dish, stated })) return null;
  const { counts, minutes: limit } = stated;
  const count = dish.recipe.times[counts];
  const isClock = counts === 'totalMinutes';
  const time = isClock ? m.recipes_minutes_short({ count }) : m.recipes_minutes_of_work({ count });
  return m.meal_plans_beyond_stated({ time, limit });
}
