import type { AvoidGroup } from '../../../domain/planner/types.ts';

/** A dish of our recipes that stands for each cuisine, kind of dish and stage. */
export const plateRecipes = {
  ASIAN: 'thai-basil-chicken-stir-fry',
  INDIAN: 'butter-chicken-with-cauliflower-rice',
  ITALIAN: 'cod-puttanesca',
  MEDITERRANEAN: 'greek-village-salad-with-grilled-chicken',
  MEXICAN: 'sheet-pan-chicken-fajitas',
  MIDDLE_EASTERN: 'shakshuka-with-feta-and-herbs',
  CASSEROLE: 'cauliflower-gratin-with-gruyere',
  GRILL: 'churrasco-steak-with-chimichurri',
  OMELET: 'classic-french-herb-omelette',
  PIZZA: 'pepperoni-fathead-pizza',
  SALAD: 'greek-village-salad',
  SOUP: 'creamy-norwegian-fish-soup',
  STEW: 'beef-bourguignon',
  STIR_FRY: 'beef-and-broccoli-stir-fry',
  WELCOME: 'steak-tagliata-with-arugula-and-parmesan',
  CHEER_FOR_YOU: 'shakshuka-with-feta-and-herbs',
  CHEER_FOR_FOOD: 'margherita-pizza-on-mozzarella-dough',
} as const;

export function plateOf(name: keyof typeof plateRecipes): string {
  return `/plate/${plateRecipes[name]}.svg`;
}

/** The plates on the table of the quiz, each with the food groups that a visitor may avoid: every group has one. */
export const tablePlates: readonly { recipeId: string; groups: readonly AvoidGroup[] }[] = [
  { recipeId: 'churrasco-steak-with-chimichurri', groups: ['BEEF'] },
  { recipeId: 'greek-lamb-chops-with-lemon-oregano', groups: ['DAIRY', 'LAMB'] },
  { recipeId: 'pesto-salmon-with-roast-tomatoes', groups: ['DAIRY', 'FISH', 'NUTS'] },
  {
    recipeId: 'cobb-salad-with-chicken-and-bacon',
    groups: ['DAIRY', 'EGGS', 'PORK', 'POULTRY'],
  },
  { recipeId: 'garlic-shrimp-and-broccoli-stir-fry', groups: ['SHELLFISH', 'SOY'] },
];
