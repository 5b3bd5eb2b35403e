import { hashOf } from '../../illustration/seed.ts';
import type { CompiledRecipe } from '../recipe.ts';
import { isInSeason } from './season.rules.ts';

type Candidate = Pick<CompiledRecipe, 'id' | 'role' | 'meals' | 'dish' | 'ingredients'> & {
  readonly times: Pick<CompiledRecipe['times'], 'totalMinutes'>;
};

/**
 * Dinners that are ready in time, other ones every day and the same all day long; what is in season
 * first, and no kind of dish twice before all kinds were there.
 */
export function cookTonight<Recipe extends Candidate>(args: {
  recipes: readonly Recipe[];
  minutes: number;
  /** `2026-11-23` */
  day: string;
  count: number;
}): readonly Recipe[] {
  const { recipes, minutes, day, count } = args;
  const month = Number(day.slice(5, 7));
  const fitting = recipes
    .filter(({ role, meals, times }) => {
      return role === 'main' && meals.includes('DINNER') && times.totalMinutes <= minutes;
    })
    .map((recipe) => ({ recipe, isLater: !isInSeason({ recipe, month }) }))
    .toSorted((a, b) => {
      return Number(a.isLater) - Number(b.isLater) || drawOf(a.recipe, day) - drawOf(b.recipe, day);
    })
    .map(({ recipe }) => recipe);
  const firstOfKind = fitting.filter((recipe, index) => {
    return fitting.findIndex(({ dish }) => dish === recipe.dish) === index;
  });
  const others = fitting.filter((recipe) => !firstOfKind.includes(recipe));
  return [...firstOfKind, ...others].slice(0, count);
}

function drawOf({ id }: Candidate, day: string): number {
  return hashOf(`${day}:${id}`);
}
