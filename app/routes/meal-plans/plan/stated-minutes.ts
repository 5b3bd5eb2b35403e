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

/** The minutes of a dish that only for so many eaters takes longer than its member has; else null. */
export function minutesBeyondStated({
  dish: { recipe, leftoverOfDay, minutesMore },
  stated,
}: {
  dish: Dish;
  stated: StatedMinutes | null;
}): number | null {
  if (stated === null || leftoverOfDay !== null) return null;
  const minutes = recipe.times[stated.counts];
  const isBeyond = minutes > stated.minutes && minutes - minutesMore <= stated.minutes;
  return isBeyond ? minutes : null;
}
