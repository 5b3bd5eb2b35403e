import type { Ingredient, IngredientStanding } from '../recipe.ts';

/**
 * An `or` line is an alternative to the one above it, and an `and` line continues the one above:
 * after an alternative it belongs to the alternative.
 */
export function ingredientStandings(
  ingredients: readonly Pick<Ingredient, 'label'>[],
): readonly IngredientStanding[] {
  const standings: IngredientStanding[] = [];
  for (const { label } of ingredients) {
    standings.push(standingOf({ label, above: standings.at(-1) ?? 'counted' }));
  }
  return standings;
}

function standingOf(args: {
  label: Ingredient['label'];
  above: IngredientStanding;
}): IngredientStanding {
  switch (args.label) {
    case null:
      return 'counted';
    case 'optional':
      return 'optional';
    case 'or':
      return 'alternative';
    case 'and':
      return args.above;
  }
}
