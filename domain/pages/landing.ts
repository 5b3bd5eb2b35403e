import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { z } from 'zod';
import { figureBeside } from '../../lib/figure-beside.ts';
import type { ContentIndex } from '../recipes/content-index.ts';
import type { CompiledRecipe } from '../recipes/recipe.ts';

const id = z.string().regex(/^[a-z0-9-]+$/, 'This is no dish or food.');
const plates = exactly(3);
const landingSchema = z.strictObject({
  hero: exactly(4),
  days: z.array(z.strictObject({ grams: z.number().positive(), meals: exactly(3) })).length(3),
  week: exactly(7),
  list: z.array(id).min(4, '4 to 6 belong here.').max(6, '4 to 6 belong here.'),
  campaigns: z.strictObject({ quiz: plates, everyday: plates, mealPlans: plates }),
});

function exactly(count: number) {
  return z.array(id).length(count, `Exactly ${count} belong here.`);
}

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
  const written: unknown = parse(await readFile(file, 'utf8'));
  const { landing, problems } = checkLanding({ written, content });
  if (landing !== null) return landing;
  throw new Error(`${file}: ${problems.map(({ message }) => message).join(' ')}`);
}

interface LandingProblem {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** The choices as they are shown, or what is wrong with them and where. */
export function checkLanding({ written, content }: { written: unknown; content: Known }): {
  landing: Landing | null;
  problems: readonly LandingProblem[];
} {
  const read = landingSchema.safeParse(written);
  if (!read.success) return { landing: null, problems: read.error.issues };
  const landing = read.data;
  const problems = [...unknownProblems(landing, content), ...dayProblems(landing, content)];
  return { landing: problems.length === 0 ? landing : null, problems };
}

function unknownProblems(landing: Landing, content: Known): readonly LandingProblem[] {
  const { hero, week, days, campaigns, list } = landing;
  const dishes = [
    { path: ['hero'], ids: hero },
    { path: ['week'], ids: week },
    ...days.map(({ meals }, index) => ({ path: ['days', index], ids: meals })),
    ...Object.entries(campaigns).map(([name, ids]) => ({ path: ['campaigns', name], ids })),
  ].map((each) => ({ ...each, known: content.recipesById }));
  return [...dishes, { path: ['list'], ids: list, known: content.foodsById }].flatMap(
    ({ path, ids, known }) => {
      const unknown = ids.filter((each) => !known.has(each));
      if (unknown.length === 0) return [];
      return [{ path, message: `nothing is known of ${unknown.join(', ')}.` }];
    },
  );
}

const leastShareOfDay = 0.6;

/** A day of 50 g is neither over it nor one of 20 g. */
function dayProblems(landing: Landing, content: Known): readonly LandingProblem[] {
  return landing.days.flatMap((day, index) => {
    const grams = recipesOf({ ids: day.meals, content }).reduce(
      (total, { nutrition }) => total + (nutrition.netCarbsGrams ?? 0),
      0,
    );
    const least = day.grams * leastShareOfDay;
    if (grams <= day.grams && grams >= least) return [];
    const limit = grams > day.grams ? day.grams : least;
    const told = figureBeside({ amount: grams, limit, digits: 0 });
    const message = `the day of ${day.grams} g has ${told} g.`;
    return [{ path: ['days', index], message }];
  });
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
