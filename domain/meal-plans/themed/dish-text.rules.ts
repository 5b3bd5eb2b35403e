import type { MealPlanDay, MealPlanLine, MealPlanMeal } from '../meals.rules.ts';

/** Of a lunch: the rest of the dinner before. */
export const leftoversWord = 'leftovers';

interface WrittenDish {
  readonly id: string;
  /** What each eater gets of it; null where everybody gets one. */
  readonly portions: readonly number[] | null;
  readonly leftoverOfDay: number | null;
}

/** `beef-stew`, `beef-stew*1,0.5` for what each eater gets, `beef-stew<2` for what day 2 left over. */
export function readDish(text: string): WrittenDish {
  const [, id, portions, day] =
    /^([^*<]*)(?:\*(\d+(?:\.\d+)?(?:,\d+(?:\.\d+)?)*))?(?:<([1-9]\d?))?$/.exec(text.trim()) ?? [];
  return {
    id: id ?? text,
    portions: portions === undefined ? null : portions.split(',').map(Number),
    leftoverOfDay: day === undefined ? null : Number(day) - 1,
  };
}

function writeDish({ recipeId, portions, leftoverOfDay }: MealPlanLine): string {
  const isUsual = portions.every((portion) => portion === 1);
  const amounts = isUsual ? '' : `*${portions.join(',')}`;
  return `${recipeId}${amounts}${leftoverOfDay === null ? '' : `<${leftoverOfDay + 1}`}`;
}

/** The dishes of a meal as its file lists them, or that they are what the evening left over. */
export function writeDishes(args: {
  meal: MealPlanMeal;
  before: MealPlanDay | undefined;
}): readonly string[] {
  const { meal, before } = args;
  const dinner = before?.meals.find((each) => each.meal === 'DINNER')?.recipes ?? [];
  const left = dinner.filter((each) => each.role === 'main' && each.leftoverOfDay === null);
  const isRest =
    meal.meal === 'LUNCH' &&
    left.length > 0 &&
    left.map(writeDish).join(' ') ===
      meal.recipes
        .map((line) =>
          writeDish({ ...line, leftoverOfDay: line.leftoverOfDay === before?.index ? null : 99 }),
        )
        .join(' ');
  return isRest ? [leftoversWord] : meal.recipes.map(writeDish);
}
