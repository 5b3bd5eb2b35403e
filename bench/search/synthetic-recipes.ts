import type { CompiledRecipe } from '../../domain/recipes/recipe.ts';
import { perLanguage, type Language } from '../../lib/language.ts';

/** A stream of numbers that is the same in every run. */
export function createDice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

/**
 * As many recipes as asked, each put together from two real ones: the words, how often each is used
 * and how the facets hang together stay those of the catalogue.
 */
export function syntheticRecipes(args: {
  recipes: readonly CompiledRecipe[];
  count: number;
}): CompiledRecipe[] {
  const roll = createDice(7);
  const pick = () => args.recipes[roll(args.recipes.length)]!;
  return Array.from({ length: args.count }, (_, number) =>
    crossed({ id: `recipe-${String(number).padStart(6, '0')}`, left: pick(), right: pick() }),
  );
}

function crossed(args: {
  id: string;
  left: CompiledRecipe;
  right: CompiledRecipe;
}): CompiledRecipe {
  const { id, left, right } = args;
  return {
    ...left,
    id,
    cuisine: right.cuisine,
    difficulty: right.difficulty,
    times: right.times,
    ingredients: [...firstHalf(left.ingredients), ...secondHalf(right.ingredients)],
    texts: perLanguage((language) => ({
      ...left.texts[language],
      slug: `${id}-${language}`,
      title: crossedTitle({ left, right, language }),
      description: crossedText(left.texts[language].description, right.texts[language].description),
    })),
  };
}

function crossedTitle(args: { left: CompiledRecipe; right: CompiledRecipe; language: Language }) {
  const { left, right, language } = args;
  return crossedText(left.texts[language].title, right.texts[language].title);
}

function crossedText(left: string, right: string): string {
  return [...firstHalf(left.split(' ')), ...secondHalf(right.split(' '))].join(' ');
}

function firstHalf<Item>(items: readonly Item[]): Item[] {
  return items.slice(0, Math.ceil(items.length / 2));
}

function secondHalf<Item>(items: readonly Item[]): Item[] {
  return items.slice(Math.ceil(items.length / 2));
}
