import type { CompiledRecipe } from '../../recipes/recipe.ts';
import type { PlatedDay, PlatedMeal } from './dietitian-limits.rules.ts';

/** So many words in common make two dishes, or two plates, one to who reads the week. */
const limits = { wordsOfDishes: 3, wordsOfPlates: 4 } as const;
/** They say how a dish is made or carried, not what it is. */
const carriers = new Set(
  'and with the from over without rice sheet skillet sauce style lettuce roast roasted'.split(' '),
);

/** Lunches and dinners that are nearly the same plate on two days. */
export function samePlateProblems({ days }: { days: readonly PlatedDay[] }): readonly string[] {
  const plates = days.flatMap((day) => day.filter(isCooked)).map(({ recipes }) => recipes);
  return plates.flatMap((plate, index) =>
    plates.slice(0, index).flatMap((earlier) => {
      const twins = twinsOf(earlier, plate);
      if (twins === null) return [];
      const [one, other] = twins.map((dishes) => dishes.map(({ id }) => id).join(' + '));
      return [`${one} and ${other} are nearly one plate.`];
    }),
  );
}

function isCooked({ meal, isLeftover }: PlatedMeal): boolean {
  return meal !== 'BREAKFAST' && !isLeftover;
}

type Dishes = readonly CompiledRecipe[];

function twinsOf(earlier: Dishes, plate: Dishes): readonly [Dishes, Dishes] | null {
  for (const one of earlier) {
    for (const other of plate) {
      const isTwin = one.id !== other.id && shared([one], [other]) >= limits.wordsOfDishes;
      if (isTwin) return [[one], [other]];
    }
  }
  const mains = [earlier, plate].map((dishes) => dishes[0]?.id);
  const isTwin = mains[0] !== mains[1] && shared(earlier, plate) >= limits.wordsOfPlates;
  return isTwin ? [earlier, plate] : null;
}

function shared(one: Dishes, other: Dishes): number {
  return wordsOf(one).intersection(wordsOf(other)).size;
}

function wordsOf(dishes: Dishes): ReadonlySet<string> {
  const words = dishes.flatMap(
    ({ texts }) => texts.en.title.toLowerCase().match(/\p{L}{3,}/gu) ?? [],
  );
  return new Set(words.map((word) => word.replace(/s$/, '')).filter((word) => !carriers.has(word)));
}
