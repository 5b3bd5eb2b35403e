import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { z } from 'zod';
import type { ContentIndex } from '../recipes/content-index.ts';
import type { CompiledRecipe } from '../recipes/recipe.ts';

const id = z.string().regex(/^[a-z0-9-]+$/);
const plates = z.array(id).length(3);
const landingSchema = z.strictObject({
  hero: z.array(id).length(4),
  days: z
    .array(z.strictObject({ grams: z.number().positive(), meals: z.array(id).length(3) }))
    .length(3),
  week: z.array(id).length(7),
  list: z.array(id).min(4).max(6),
  campaigns: z.strictObject({ quiz: plates, everyday: plates, mealPlans: plates }),
});

/** What a visitor sees first, by ids of recipes and foods; an editor chose each. */
export type Landing = z.output<typeof landingSchema>;

type Known = Pick<ContentIndex, 'recipesById' | 'foodsById'>;

/** Throws for a dish or food that does not exist, and for a day that is not what it says. */
export async function compileLanding({
  file,
  content,
}: {
  file: string;
  content: Known;
}): Promise<Landing> {
  const landing = landingSchema.parse(parse(await readFile(file, 'utf8')));
  const recipes = [
    ...landing.hero,
    ...landing.week,
    ...landing.days.flatMap(({ meals }) => meals),
    ...Object.values(landing.campaigns).flat(),
  ];
  const unknown = [
    ...recipes.filter((each) => !content.recipesById.has(each)),
    ...landing.list.filter((each) => !content.foodsById.has(each)),
  ];
  if (unknown.length > 0) throw new Error(`${file}: nothing is known of ${unknown.join(', ')}.`);
  for (const day of landing.days) expectWithin({ day, content, file });
  return landing;
}

/** A day of 50 g is neither over it nor one of 20 g. */
function expectWithin(args: { day: Landing['days'][number]; content: Known; file: string }): void {
  const { day, content, file } = args;
  const grams = recipesOf({ ids: day.meals, content }).reduce(
    (total, { nutrition }) => total + (nutrition.netCarbsGrams ?? 0),
    0,
  );
  if (grams <= day.grams && grams >= day.grams * 0.6) return;
  throw new Error(`${file}: the day of ${day.grams} g has ${Math.round(grams)} g.`);
}

/** An operator's own content may have left a recipe out. */
export function recipesOf({
  ids,
  content,
}: {
  ids: readonly string[];
  content: Pick<ContentIndex, 'recipesById'>;
}): CompiledRecipe[] {
  return ids.flatMap((each) => content.recipesById.get(each) ?? []);
}
