import { languages, perLanguage } from '../../../lib/language.ts';
import type { Language, PerLanguage } from '../../../lib/language.ts';
import type { CompiledRecipe } from '../../recipes/recipe.ts';

/** How alike two recipes are, 0 to 1 each. */
export type Likeness = Readonly<{ ingredients: number; title: number }>;
export type AlikeRecipes = Likeness & Readonly<{ first: CompiledRecipe; second: CompiledRecipe }>;

/**
 * Found by looking at every pair of our first 256 recipes: above both stood the same dish twice (or
 * with one thing added), below them dishes that share a kitchen.
 */
const leastIngredients = 0.8;
const leastTogether = 1.05;
const titleWeight = 0.5;

/** A spoon of cumin says more about a dish than its share of the weight does. */
const amountExponent = 0.3;

/** Direction only: the length is 1. */
type Vector = ReadonlyMap<string, number>;

type Described = Readonly<{
  recipe: CompiledRecipe;
  ingredients: Vector;
  titles: PerLanguage<Vector>;
}>;

/** Pairs that are one dish under two names; the later recipe is `second`. */
export function alikeRecipes(recipes: readonly CompiledRecipe[]): readonly AlikeRecipes[] {
  const described = describe(recipes);
  return described.flatMap((second, index) =>
    described.slice(0, index).flatMap((first) => {
      const likeness = likenessOf(first, second);
      if (!isSameDish(likeness)) return [];
      return [{ ...likeness, first: first.recipe, second: second.recipe }];
    }),
  );
}

function isSameDish({ ingredients, title }: Likeness): boolean {
  return ingredients >= leastIngredients && ingredients + titleWeight * title >= leastTogether;
}

/** Titles count in the language in which they are most alike: the others may hide it. */
function likenessOf(first: Described, second: Described): Likeness {
  const ingredients = cosine(first.ingredients, second.ingredients);
  // Most pairs end here, so nobody waits for the titles of all.
  if (ingredients < leastIngredients) return { ingredients, title: 0 };
  const titles = languages.map((each) => cosine(first.titles[each], second.titles[each]));
  return { ingredients, title: Math.max(...titles) };
}

function describe(recipes: readonly CompiledRecipe[]): readonly Described[] {
  const amounts = recipes.map(amountsOf);
  const foodWeights = rarities(amounts.map((each) => [...each.keys()]));
  const words = perLanguage((language) => recipes.map((recipe) => titleWords(recipe, language)));
  const wordWeights = perLanguage((language) => rarities(words[language]));
  return recipes.map((recipe, index) => ({
    recipe,
    ingredients: direction({ amounts: amounts[index] ?? new Map(), weights: foodWeights }),
    titles: perLanguage((language) => {
      const counted = (words[language][index] ?? []).map((word): [string, number] => [word, 1]);
      return direction({ amounts: new Map(counted), weights: wordWeights[language] });
    }),
  }));
}

/** For all servings together: which they are is in no proportion. */
function amountsOf({ ingredients }: CompiledRecipe): ReadonlyMap<string, number> {
  const grams = new Map<string, number>();
  for (const { foodId, eatenGrams, standing } of ingredients) {
    if (standing === 'alternative') continue;
    grams.set(foodId, (grams.get(foodId) ?? 0) + eatenGrams);
  }
  return new Map([...grams].map(([foodId, each]) => [foodId, each ** amountExponent]));
}

function titleWords({ texts }: CompiledRecipe, language: Language): readonly string[] {
  const plain = texts[language].title.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  const words = plain.match(/[a-z]+/g) ?? [];
  return [...new Set(words.map((word) => word.replace(/(?:es|s|e)$/, '')))];
}

/** Salt is in nearly everything and says nothing. */
function rarities(lists: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const groups = Map.groupBy(lists.flat(), (word) => word);
  return new Map(
    [...groups].map(([word, found]) => [word, Math.log(1 + lists.length / found.length)]),
  );
}

function direction(args: {
  amounts: ReadonlyMap<string, number>;
  weights: ReadonlyMap<string, number>;
}): Vector {
  const weighed = [...args.amounts].map(([name, amount]): [string, number] => {
    return [name, amount * (args.weights.get(name) ?? 0)];
  });
  const length = Math.hypot(...weighed.map(([, weight]) => weight));
  return new Map(weighed.map(([name, weight]) => [name, length === 0 ? 0 : weight / length]));
}

function cosine(a: Vector, b: Vector): number {
  let sum = 0;
  for (const [name, weight] of a) sum += weight * (b.get(name) ?? 0);
  return sum;
}
