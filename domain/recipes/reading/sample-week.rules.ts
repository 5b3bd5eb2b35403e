import { hashOf } from '../../illustration/seed.ts';
import type { CompiledRecipe } from '../recipe.ts';

type Dinner = Pick<
  CompiledRecipe,
  'id' | 'role' | 'meals' | 'strictness' | 'times' | 'protein' | 'dish' | 'cuisine'
>;

const dinnersOfWeek = 7;
/** A week to show to somebody new has no Sunday roasts. */
const longestMinutes = 45;

/** Seven keto dinners with as much variety as there is; the same for everyone. */
export function sampleWeek<Recipe extends Dinner>(recipes: readonly Recipe[]): readonly Recipe[] {
  let candidates = recipes
    .filter(isWeekdayDinner)
    .toSorted((a, b) => hashOf(a.id) - hashOf(b.id) || (a.id < b.id ? -1 : 1));
  const week: Recipe[] = [];
  while (week.length < dinnersOfWeek) {
    const next = mostDifferent({ candidates, week });
    if (next === undefined) break;
    week.push(next);
    candidates = candidates.filter((candidate) => candidate !== next);
  }
  return week;
}

function isWeekdayDinner(recipe: Dinner): boolean {
  const { role, meals, strictness, times } = recipe;
  if (role !== 'main' || !meals.includes('DINNER')) return false;
  return strictness === 'keto' && times.totalMinutes <= longestMinutes;
}

function mostDifferent<Recipe extends Dinner>({
  candidates,
  week,
}: {
  candidates: readonly Recipe[];
  week: readonly Recipe[];
}): Recipe | undefined {
  const repeats = candidates.map((candidate) => repeatsOf({ candidate, week }));
  return candidates[repeats.indexOf(Math.min(...repeats))];
}

/** How often the week has had it already; the protein counts most. */
function repeatsOf({ candidate, week }: { candidate: Dinner; week: readonly Dinner[] }): number {
  const times = week.map((dinner) => {
    return (
      Number(dinner.protein === candidate.protein) * 3 +
      Number(dinner.dish === candidate.dish) * 2 +
      Number(dinner.cuisine === candidate.cuisine)
    );
  });
  return times.reduce((total, each) => total + each, 0);
}
