interface Step {
  ingredients: readonly { ingredient: { foodId: string; hasPicture: boolean } }[];
}

export interface StepFoods {
  /** Those that are drawn, at most six. */
  foodIds: readonly string[];
  /** Nothing that is drawn goes in now: they are in the pan already. */
  isSoFar: boolean;
}

const mostFoods = 6;

/** What the picture of each step shows: what goes in, otherwise what has gone in before. */
export function stepFoods(steps: readonly Step[]): StepFoods[] {
  const before: string[] = [];
  return steps.map(({ ingredients }) => {
    const drawn = ingredients.filter(({ ingredient }) => ingredient.hasPicture);
    const now = [...new Set(drawn.map(({ ingredient }) => ingredient.foodId))];
    before.push(...now.filter((id) => !before.includes(id)));
    const isSoFar = now.length === 0;
    return { foodIds: (isSoFar ? before : now).slice(0, mostFoods), isSoFar };
  });
}
