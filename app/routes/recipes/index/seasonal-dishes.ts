/** Of a day's limit of net carbs, what one dish may take: two more and a breakfast follow. */
const shareOfDish = 0.5;

interface Dish {
  readonly nutrition: { readonly netCarbsGrams: number | null };
}

/** The first of the season; for who has a day to fit, those that leave room in it come first. */
export function seasonalDishes<Recipe extends Dish>(args: {
  /** In season first. */
  recipes: readonly Recipe[];
  /** Of a day; null where nothing is to fit. */
  limitGrams: number | null;
  count: number;
}): readonly Recipe[] {
  const { recipes, limitGrams, count } = args;
  if (limitGrams === null) return recipes.slice(0, count);
  const fits = ({ nutrition: { netCarbsGrams } }: Recipe) =>
    netCarbsGrams !== null && netCarbsGrams <= limitGrams * shareOfDish;
  const inOrder = [...recipes.filter(fits), ...recipes.filter((recipe) => !fits(recipe))];
  return inOrder.slice(0, count);
}
