import type { PlacedLine } from '../meal-plan.ts';

/**
 * Lines say how much is eaten. From that follows here what is cooked and bought, every dish once.
 */

/**
 * Everybody's portions of a dish, tomorrow's lunch among them when it is eaten as leftovers. Nothing
 * is cooked for the leftovers themselves.
 */
export function servingsToCook(args: { line: PlacedLine; lines: readonly PlacedLine[] }): number {
  const { line, lines } = args;
  if (line.leftoverOfDay !== null) return 0;
  const leftovers = leftoversOf({ line, lines });
  return portionsOf(line) + (leftovers === null ? 0 : portionsOf(leftovers));
}

/** The lunch that eats the rest of a dinner. */
export function leftoversOf(args: {
  line: PlacedLine;
  lines: readonly PlacedLine[];
}): PlacedLine | null {
  const { line, lines } = args;
  if (line.meal !== 'DINNER' || line.leftoverOfDay !== null) return null;
  const eaten = lines.find(
    ({ leftoverOfDay, recipeId }) => leftoverOfDay === line.day && recipeId === line.recipeId,
  );
  return eaten ?? null;
}

function portionsOf({ servings, servingFactor }: PlacedLine): number {
  return servings * servingFactor;
}

/** The number of servings, of those a recipe page offers, that comes closest to what is cooked. */
export function nearestOffered(args: { servings: number; options: readonly number[] }): number {
  const { servings, options } = args;
  const distance = (option: number) => Math.abs(option - servings);
  return options.reduce(
    (nearest, option) => (distance(option) <= distance(nearest) ? option : nearest),
    options[0] ?? Math.ceil(servings),
  );
}
