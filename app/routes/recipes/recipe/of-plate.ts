import type { PerServingFragment, PlannedServingFragment } from '../operations.gen.ts';

/** What the member's own plate of a dish of a week holds; without one what a serving does. */
export function ofPlate(args: {
  nutrition: PerServingFragment;
  planned: Pick<PlannedServingFragment, 'portions'> | null;
}): PerServingFragment {
  const { nutrition, planned } = args;
  const portion = planned?.portions[0]?.servings ?? 1;
  if (portion === 1) return nutrition;
  const eaten = (amount: number | null) => (amount === null ? null : amount * portion);
  return {
    ...nutrition,
    gramsPerServing: nutrition.gramsPerServing * portion,
    netCarbsGrams: eaten(nutrition.netCarbsGrams),
    netCarbsWithoutPolyolsGrams: eaten(nutrition.netCarbsWithoutPolyolsGrams),
    energyKcal: eaten(nutrition.energyKcal),
    proteinGrams: eaten(nutrition.proteinGrams),
    fatGrams: eaten(nutrition.fatGrams),
    nutrients: nutrition.nutrients.map((figure) => ({ ...figure, amount: eaten(figure.amount) })),
  };
}
