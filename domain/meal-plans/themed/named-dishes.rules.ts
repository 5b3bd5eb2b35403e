import type { Food } from '../../foods/food.ts';
import type { CompiledRecipe } from '../../recipes/recipe.ts';
import type { PlatedDay } from './dietitian-limits.rules.ts';

type Week = Readonly<{
  days: readonly PlatedDay[];
  text: string;
  foods: ReadonlyMap<string, Pick<Food, 'names'>>;
}>;

/** Fewer are no picture of seven days: "sour cream, dill and patience" stands over any of them. */
const leastNamed = 3;
const daysOfAWholeWeek = 5;

/** Who chooses between eighty weeks chooses by what is on the table. */
export function namedDishProblems({ days, text, foods }: Week): readonly string[] {
  if (days.length < daysOfAWholeWeek) return [];
  const eaten = days.flat().flatMap(({ recipes }) => recipes.flatMap((each) => each.ingredients));
  const foodWords = new Set(
    eaten.flatMap(({ foodId }) => wordsOf(foods.get(foodId)?.names.en.singular ?? '')),
  );
  const parts = text.split(/[.,:;]| and /).map((part) => new Set(wordsOf(part)));
  const named = mainsOf(days).filter((main) => isNamed({ main, parts, foodWords }));
  if (named.length >= leastNamed) return [];
  return [`The plan's words name ${named.length} of its dishes, the least is ${leastNamed}.`];
}

/** By a word that only a dish has ("bigos"), or by two in one breath ("mackerel in miso"). */
function isNamed(args: {
  main: CompiledRecipe;
  parts: readonly ReadonlySet<string>[];
  foodWords: ReadonlySet<string>;
}): boolean {
  const { main, parts, foodWords } = args;
  const words = wordsOf(main.texts.en.title);
  return parts.some((part) => {
    const said = words.filter((word) => part.has(word));
    return said.length >= 2 || said.some((word) => !foodWords.has(word) && !plain.has(word));
  });
}

/** Words of many titles that are a kind or a way rather than a dish. */
const plain = new Set(
  [
    'african and asian baked bake bowl braised brown charred chicken chinese cold creamy crisp crust for',
    'french fried from fry georgian golden greek green grilled half herb indian italian japanese',
    'korean lemony meat mexican minute mint nordic one over pan persian plate pot quick red roast',
    'roasted salad seed sheet simmered skillet slow soft soup spanish spiced stew sticky stir stuffed',
    'swedish sweet tender thai the toast tray turkish two vegan vietnamese warm white wine with without',
  ].flatMap((line) => line.split(' ')),
);

function wordsOf(text: string): readonly string[] {
  const plainText = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return (plainText.match(/[a-z]{3,}/g) ?? []).map((word) => word.replace(/s$/, ''));
}

function mainsOf(days: readonly PlatedDay[]): readonly CompiledRecipe[] {
  const mains = days.flat().flatMap(({ recipes }) => recipes.filter(({ role }) => role === 'main'));
  return [...new Map(mains.map((main) => [main.id, main])).values()];
}
