import type { ContentIndex } from '../content-index.ts';
import { drawableRecipe } from '../pictures/draw-pictures.ts';
import { plan, type VesselName } from '../../illustration/index.ts';
import { hashOf } from '../../illustration/seed.ts';
import type { CompiledRecipe } from '../recipe.ts';
import { sampleWeek } from './sample-week.rules.ts';

/** What a visitor sees first. */
export type Showcase = Readonly<{
  recipeCount: number;
  /** Seven dinners, one a day. */
  week: readonly CompiledRecipe[];
  /** Dishes that look good without their table: round plates and bowls. */
  plates: readonly CompiledRecipe[];
  /** One in its pan. */
  pan: CompiledRecipe | null;
}>;

const plateVessels: readonly VesselName[] = ['plate', 'bowl', 'soup'];
const plateCount = 4;

/** Worked out once: content never changes under a version. */
const known = new WeakMap<ContentIndex, Showcase>();

export function showcaseOf(content: ContentIndex): Showcase {
  const showcase = known.get(content) ?? makeShowcase(content);
  known.set(content, showcase);
  return showcase;
}

function makeShowcase(content: ContentIndex): Showcase {
  const { recipes } = content;
  const dinners = recipes
    .filter(({ role, meals }) => role === 'main' && meals.includes('DINNER'))
    .toSorted((a, b) => hashOf(a.id) - hashOf(b.id));
  return {
    recipeCount: recipes.length,
    week: sampleWeek(recipes),
    ...dishesToShow({ dinners, content }),
  };
}

/** Looks at as many as it takes: which vessel a dish is in comes of drawing it. */
function dishesToShow(args: {
  dinners: readonly CompiledRecipe[];
  content: ContentIndex;
}): Pick<Showcase, 'plates' | 'pan'> {
  const { foodsById: foods } = args.content;
  const plates: CompiledRecipe[] = [];
  let pan: CompiledRecipe | null = null;
  for (const recipe of args.dinners) {
    if (plates.length === plateCount && pan !== null) break;
    const { vessel } = plan(drawableRecipe({ recipe, foods }));
    if (vessel === 'pan') pan ??= recipe;
    const isRound = plateVessels.includes(vessel) && plates.length < plateCount;
    if (isRound && isUnlike(recipe, plates)) plates.push(recipe);
  }
  return { plates, pan };
}

/** No kind of dish and no protein twice. */
function isUnlike(recipe: CompiledRecipe, chosen: readonly CompiledRecipe[]): boolean {
  return chosen.every(({ dish, protein }) => dish !== recipe.dish && protein !== recipe.protein);
}
