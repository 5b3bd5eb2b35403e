import { figureBeside } from '../../../../lib/figure-beside.ts';
import type { CompiledIngredient } from '../../../recipes/recipe.ts';
import { editors } from '../cooking-rule.ts';
import type { CookedRecipe, CookingRule } from '../cooking-rule.ts';

const knifeWork =
  /\b(?:chopped|diced|sliced|cubes?|strips?|wedges?|shredded|grated|minced|cut|matchsticks?|florets|peeled|half-moons|ribbons|pitted|deseeded|crushed|torn)\b/i;
/** Bought so, or done by a machine in no time. */
const readyMade = /\bshop|bought|thawed|drained\b/i;
/** Somebody quick works in 90 % of a beginner's time; below that nobody does. */
const leastShare = 0.9;

/** Preparing takes a beginner about as long as the knife jobs of the list. */
export const prepMinutes: CookingRule = {
  id: 'prep-minutes',
  level: 'error',
  source: `${editors}: onion 2, garlic 1, herbs 2, pepper 2, meat in cubes 5 minutes`,
  find(cooked) {
    const { prepMinutes: stated } = cooked.recipe.times;
    const needed = beginnersMinutes(cooked);
    if (stated >= Math.floor(needed * leastShare)) return [];
    const message = `${stated} minutes do not do for knife jobs of ${figureBeside({ amount: needed, limit: stated, digits: 0 })}.`;
    return [{ message, at: { field: 'times' } }];
  },
};

function beginnersMinutes({ recipe, foods }: CookedRecipe): number {
  const counted = recipe.ingredients.filter(({ standing }) => standing !== 'alternative');
  return counted.reduce((sum, ingredient) => {
    return sum + minutesOf({ ingredient, group: foods.get(ingredient.foodId)?.group ?? 'other' });
  }, 0);
}

function minutesOf(args: { ingredient: CompiledIngredient; group: string }): number {
  const note = args.ingredient.notes.en ?? '';
  if (!knifeWork.test(note) || readyMade.test(note)) return 0;
  if (/^(?:garlic|ginger|scallion|red-chili|jalapeno)/.test(args.ingredient.foodId)) return 1;
  switch (args.group) {
    case 'meat':
    case 'poultry':
    case 'fish':
      return /cubes?|strips?|thin|pieces/.test(note) ? 4 : 1;
    case 'dairy':
    case 'nuts':
    case 'fruit':
      return 1;
    default:
      return 2;
  }
}
