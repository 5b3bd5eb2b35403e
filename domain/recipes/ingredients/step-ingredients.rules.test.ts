import { expect, test } from 'vitest';
import { scaleIngredients } from '../amounts/scale-servings.rules.ts';
import { stepIngredients } from './step-ingredients.rules.ts';
import { buildRecipe, buildStep } from '../testing/build-recipe.ts';

test('a step shows its own share of the scaled amounts', () => {
  const recipe = buildRecipe({ lines: ['4 tbsp tamari', '500 g broccoli', '1 pinch salt'] });
  const scaled = scaleIngredients({ recipe, servings: 4 });
  if (!scaled.ok) throw new Error(scaled.reason);
  const step = buildStep({
    uses: [
      { ingredientKey: 'tamari', share: 0.25 },
      { ingredientKey: 'salt', share: 0.5 },
    ],
  });
  const shown = stepIngredients({ step, ingredients: scaled.value });
  expect(shown.map(({ key, amount, unit, share }) => ({ key, amount, unit, share }))).toEqual([
    { key: 'tamari', amount: 2, unit: 'tbsp', share: 0.25 },
    { key: 'salt', amount: 1, unit: 'pinch', share: 0.5 },
  ]);
});

test('tells two lines of the same food apart', () => {
  const recipe = buildRecipe({ lines: ['30 g butter', '10 g butter'] });
  const step = buildStep({ uses: [{ ingredientKey: 'butter#2', share: 1 }] });
  const shown = stepIngredients({ step, ingredients: recipe.ingredients });
  expect(shown.map(({ amount }) => amount)).toEqual([10]);
});
