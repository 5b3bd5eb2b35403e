import type { CompiledRecipe } from '../../recipes/recipe.ts';
import type { PlatedDay } from './dietitian-limits.rules.ts';
import type { PlanTheme } from './themed-plan.ts';

type Family = Readonly<{ days: readonly PlatedDay[]; themes: readonly PlanTheme[] }>;

/** What few children eat, whatever else a plan for a family promises. */
export function childrenProblems({ days, themes }: Family): readonly string[] {
  if (!themes.includes('FAMILY')) return [];
  const dishes = [...new Set(days.flat().flatMap(({ recipes }) => recipes))];
  return [
    ...dishes
      .filter(({ ingredients }) => ingredients.some(({ foodId }) => sharpFoods.includes(foodId)))
      .map(({ id }) => `${id} is sharp for a table with children.`),
    ...dishes.flatMap(grownUpProblems),
    ...breakfastProblems(days),
  ];
}

const sharpFoods = ['pickled-herring', 'smoked-mackerel', 'anchovy', 'kimchi'];

/** In the middle of a plate; a child who eats these needs no plan for children. */
const grownUpFoods =
  /^(?:artichoke|artichoke-heart|belgian-endive|black-soybean|escarole|frisee|goat-cheese|lupin-bean|mussel|nopal|radicchio|sardine|sardine-canned|shirataki-noodles|squid|tempeh|(?:vegetarian-)?blue-cheese)$/;

function grownUpProblems({ id, ingredients }: CompiledRecipe): readonly string[] {
  return ingredients
    .filter(({ standing, foodId }) => standing === 'counted' && grownUpFoods.test(foodId))
    .map(({ foodId }) => `${id} has ${foodId}, which few children eat.`);
}

/** On a school morning few children want beans, tofu or fish. */
const notInTheMorning: readonly CompiledRecipe['protein'][] = [
  'FISH',
  'LEGUMES',
  'SHELLFISH',
  'TOFU',
];

/** Nor leaves that an adult has to get used to at that hour. */
const greensOfTheMorning = /^(?:collard-greens|kale|lacinato-kale|nopal|swiss-chard)$/;

function breakfastProblems(days: readonly PlatedDay[]): readonly string[] {
  return days.flatMap((day, index) =>
    day
      .filter(({ meal }) => meal === 'BREAKFAST')
      .flatMap(({ recipes }) => recipes.filter(({ role }) => role === 'main'))
      .filter(
        ({ dish, protein, ingredients }) =>
          (dish !== 'PANCAKE' && notInTheMorning.includes(protein)) ||
          ingredients.some(
            ({ standing, foodId }) => standing === 'counted' && greensOfTheMorning.test(foodId),
          ),
      )
      .map(({ id }) => `Day ${index + 1} begins with ${id}, no breakfast for children.`),
  );
}
