import type { PlanDayFragment } from '../operations.gen.ts';

interface EatenDay {
  meals: readonly { recipes: readonly Pick<Dish, 'servingFactor'>[] }[];
}

type Dish = PlanDayFragment['meals'][number]['recipes'][number];

/** How much of a serving most dishes of a plan are eaten in: said once, not at each of them. */
export function usualServingFactor(days: readonly EatenDay[]): number {
  const factors = days.flatMap(({ meals }) =>
    meals.flatMap(({ recipes }) => recipes.map(({ servingFactor }) => servingFactor)),
  );
  const byFactor = Map.groupBy(factors, (factor) => factor);
  const usual = [...byFactor].toSorted(([, left], [, right]) => right.length - left.length)[0];
  return usual?.[0] ?? 1;
}
