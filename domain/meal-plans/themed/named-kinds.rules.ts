import type { Food } from '../../foods/food.ts';
import type { CompiledRecipe, Dish } from '../../recipes/recipe.ts';
import type { PlatedDay } from './dietitian-limits.rules.ts';

type Foods = ReadonlyMap<string, Pick<Food, 'group'>>;
type Said = Readonly<{ days: readonly PlatedDay[]; text: string; foods: Foods }>;
type Kind = Readonly<{
  words: RegExp;
  isOne: (recipe: CompiledRecipe, foods: Foods) => boolean;
  /** Who writes "soups" cooks two. */
  least: number;
}>;

const ofDish = (...dishes: readonly Dish[]) => {
  return ({ dish, role }: CompiledRecipe) => role === 'main' && dishes.includes(dish);
};
const titled =
  (words: RegExp) =>
  ({ texts }: CompiledRecipe) =>
    words.test(texts.en.title);
const gramsOfFruit = 40;
/** Fruit to the botanist, not to who reads a menu. */
const noFruit = /^(?:avocado|lemon|lime|olive|tomato|plantain)|-olive$/;

const kinds: readonly Kind[] = [
  { words: /\bsoups\b/i, isOne: ofDish('SOUP'), least: 2 },
  { words: /\bstews\b/i, isOne: ofDish('STEW'), least: 2 },
  { words: /\bcasseroles\b/i, isOne: ofDish('CASSEROLE', 'BAKE'), least: 2 },
  { words: /(?<!village )\bsalads\b/i, isOne: ofDish('SALAD'), least: 2 },
  { words: /\bbowls\b/i, isOne: ofDish('BOWL'), least: 2 },
  { words: /\bwraps\b/i, isOne: ofDish('WRAP'), least: 1 },
  { words: /\bstir-fries\b/i, isOne: ofDish('STIR_FRY'), least: 2 },
  { words: /\bskewers\b/i, isOne: titled(/skewer|souvlaki|kebab|satay/i), least: 1 },
  { words: /\bpatties\b/i, isOne: titled(/patties|burger|bifteki|kofta|ćevapi/i), least: 1 },
  {
    words: /\bground meat\b/i,
    isOne: ({ ingredients }) => ingredients.some(({ foodId }) => foodId.startsWith('ground-')),
    least: 2,
  },
  {
    words: /\bfruit\b/i,
    isOne: ({ ingredients, servings }, foods) =>
      ingredients.some(
        ({ standing, foodId, eatenGrams }) =>
          standing === 'counted' &&
          foods.get(foodId)?.group === 'fruit' &&
          !noFruit.test(foodId) &&
          eatenGrams / servings >= gramsOfFruit,
      ),
    least: 2,
  },
];

/** Where a plan goes from and to, somebody cooks. */
const places: readonly (readonly [words: RegExp, dishes: RegExp])[] = [
  [/\bSeoul\b/, /korean|kimchi|bulgogi|bibimbap|jjigae/i],
  [/\bJakarta\b/, /indonesian|gado-gado|nasi goreng|rendang|satay/i],
  [/\bDakar\b/, /senegal|mafé|yassa|west african/i],
  [/\bTehran\b/, /persian|koobideh|kuku/i],
  [/\bIstanbul\b/, /turkish|adana|çılbır|menemen|imam/i],
  [/\bAthens\b/, /greek|souvlaki|moussaka|avgolemono|kleftiko|youvarlakia/i],
  [/\bSeville\b/, /spanish|catalan|andalusian|gazpacho|jamón|chorizo/i],
];

/** Whole kinds of dishes that a description names, and the ends of the way it goes. */
export function namedKindProblems({ days, text, foods }: Said): readonly string[] {
  const dishes = [...new Set(days.flat().flatMap(({ recipes }) => recipes))];
  return [
    ...kinds.flatMap(({ words, isOne, least }) => {
      const said = words.exec(text)?.[0];
      const count = dishes.filter((recipe) => isOne(recipe, foods)).length;
      if (said === undefined || count >= least) return [];
      return [`The plan says "${said}"; ${count} dishes are, the least is ${least}.`];
    }),
    ...places.flatMap(([words, cooked]) => {
      const said = words.exec(text)?.[0];
      if (said === undefined || dishes.some(({ texts }) => cooked.test(texts.en.title))) return [];
      return [`The plan names ${said} and cooks nothing from there.`];
    }),
  ];
}
