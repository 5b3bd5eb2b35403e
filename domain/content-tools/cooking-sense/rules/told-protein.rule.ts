import { plainFigure } from '../../../../lib/figure-beside.ts';
import type { AvoidGroup, FoodGroup } from '../../../foods/food.ts';
import { editors } from '../cooking-rule.ts';
import type { CookingRule } from '../cooking-rule.ts';

const animals = ['BEEF', 'FISH', 'LAMB', 'PORK', 'POULTRY', 'SHELLFISH'] as const;
/** Stock and sauces are of an animal too, and carry no meal. */
const eaten: readonly FoodGroup[] = ['meat', 'poultry', 'fish', 'shellfish'];
const muchMore = 2;

/** Filters and weeks go by what a dish is made of: a little ham makes no chicken dish one of pork. */
export const toldProtein: CookingRule = {
  id: 'told-protein',
  level: 'error',
  source: editors,
  find({ recipe, foods }) {
    const told = animals.find((animal) => animal === recipe.protein);
    if (told === undefined) return [];
    const gramsOf = (animal: AvoidGroup) =>
      recipe.ingredients
        .filter(({ foodId, standing }) => {
          const food = foods.get(foodId);
          const isEaten = food !== undefined && eaten.includes(food.group);
          return standing === 'counted' && isEaten && food.avoidGroups.includes(animal);
        })
        .reduce((sum, { eatenGrams }) => sum + eatenGrams, 0);
    const grams = gramsOf(told);
    return animals
      .filter((animal) => animal !== told && gramsOf(animal) > muchMore * grams)
      .map((animal) => ({
        message: `Its protein is told as ${told} (${plainFigure(grams, 0)} g), and ${animal} is ${plainFigure(gramsOf(animal), 0)} g.`,
        at: { field: 'protein' },
      }));
  },
};
