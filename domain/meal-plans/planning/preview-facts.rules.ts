import type { PreviewDay } from './preview-days.ts';

/** A previewed week in numbers. */
export interface PreviewFacts {
  /** Different dishes that are cooked. */
  readonly dishCount: number;
  readonly netCarbsGramsPerDay: number;
  /** At the stove and around it; leftovers take none. */
  readonly cookingMinutesPerDay: number;
  /** The same of the meal that takes most of them; what bakes or stands by itself is not counted. */
  readonly mostMinutes: number;
  /** Lunches that are the rest of a dinner. */
  readonly keptLunchCount: number;
}

export function previewFacts(days: readonly PreviewDay[]): PreviewFacts {
  const dishes = days.flatMap(({ meals }) => meals.flatMap((meal) => meal.dishes));
  const cooked = dishes.filter(({ line }) => line.leftoverOfDay === null);
  const minutes = days.flatMap(({ meals }) => meals.map(minutesOfMeal));
  const perDay = (total: number) => (days.length === 0 ? 0 : total / days.length);
  return {
    dishCount: new Set(cooked.map(({ recipe }) => recipe.id)).size,
    netCarbsGramsPerDay: perDay(sum(days.map((day) => day.netCarbsGrams))),
    cookingMinutesPerDay: perDay(sum(minutes)),
    mostMinutes: Math.max(0, ...minutes),
    keptLunchCount: dishes.length - cooked.length,
  };
}

/** One person cooks the dishes of a meal: what each asks of them adds up. */
function minutesOfMeal({ dishes }: PreviewDay['meals'][number]): number {
  const cooked = dishes.filter(({ line }) => line.leftoverOfDay === null);
  return sum(cooked.map(({ recipe }) => recipe.times.activeMinutes));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
