import { createStored } from '../../offline/stored.ts';

type Ticks = Readonly<Record<string, readonly string[]>>;

/** What has been taken out, by recipe. */
export const storedTicks = createStored<Ticks>({
  name: 'ticks',
  empty: {},
  parse: (json) => (isTicks(json) ? json : null),
});

function isTicks(json: unknown): json is Ticks {
  return typeof json === 'object' && json !== null && Object.values(json).every(Array.isArray);
}

/** More dishes than anybody cooks at once: older ones are forgotten. */
const mostRecipes = 8;

export function withTick(
  ticks: Ticks,
  { recipeId, key }: { recipeId: string; key: string },
): Ticks {
  const { [recipeId]: own = [], ...others } = ticks;
  const changed = own.includes(key) ? own.filter((each) => each !== key) : [...own, key];
  const kept = Object.entries(others).slice(-(mostRecipes - 1));
  return Object.fromEntries([...kept, [recipeId, changed]]);
}
