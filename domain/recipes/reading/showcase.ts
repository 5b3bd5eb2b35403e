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

function makeShowcase({ recipes, foodsById }: ContentIndex): Showcase {
  const dinners = recipes
    .filter(({ role, meals }) => role === 'main' && meals.includes('DINNER'))
    .toSorted((a, b) => hashOf(a.id) - hashOf(b.id))
    .map((recipe) => ({
      recipe,
      vessel: plan(drawableRecipe({ recipe, foods: foodsById })).vessel,
    }));
  const round = dinners.filter(({ vessel }) => plateVessels.includes(vessel));
  return {
    recipeCount: recipes.length,
    week: sampleWeek(recipes),
    plates: unlikeOneAnother(round.map(({ recipe }) => recipe)).slice(0, plateCount),
    pan: dinners.find(({ vessel }) => vessel === 'pan')?.recipe ?? null,
  };
}

/** No kind of dish and no protein twice. */
function unlikeOneAnother(recipes: readonly CompiledRecipe[]): readonly CompiledRecipe[] {
  const chosen: CompiledRecipe[] = [];
  for (const recipe of recipes) {
    const isLike = chosen.some(
      ({ dish, protein }) => dish === recipe.dish || protein === recipe.protein,
    );
    if (!isLike) chosen.push(recipe);
  }
  return chosen;
}
