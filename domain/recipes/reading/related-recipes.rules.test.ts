import { expect, test } from 'vitest';
import { relatedRecipes } from './related-recipes.rules.ts';
import { buildRecipe } from '../testing/build-recipe.ts';

const main = buildRecipe({ id: 'main', role: 'main', cuisine: 'ITALIAN', protein: 'BEEF' });

test('sides of the same kitchen come first beside a main', () => {
  const recipes = [
    buildRecipe({ id: 'other-main', cuisine: 'ITALIAN' }),
    buildRecipe({ id: 'foreign-side', role: 'side', cuisine: 'ASIAN' }),
    buildRecipe({ id: 'italian-side', role: 'side', cuisine: 'ITALIAN' }),
    buildRecipe({ id: 'plain-side', role: 'side', cuisine: 'OTHER', dish: 'SIDE' }),
  ];
  const related = relatedRecipes({ recipe: main, recipes, count: 3 }).map(({ id }) => id);
  expect(related).toEqual(['plain-side', 'italian-side', 'foreign-side']);
});

test('a side goes well with mains', () => {
  const side = buildRecipe({ id: 'side', role: 'side' });
  const recipes = [buildRecipe({ id: 'another-side', role: 'side' }), main];
  expect(relatedRecipes({ recipe: side, recipes, count: 1 })[0]?.id).toBe('main');
});

test('a recipe is never related to itself, nor to what is eaten at another time', () => {
  const breakfast = buildRecipe({ id: 'porridge', meals: ['BREAKFAST'] });
  expect(relatedRecipes({ recipe: main, recipes: [main, breakfast], count: 4 })).toEqual([]);
});

test('the order of the content makes no difference', () => {
  const recipes = ['c', 'a', 'b', 'd'].map((id) => buildRecipe({ id, role: 'side' }));
  const forwards = relatedRecipes({ recipe: main, recipes, count: 3 });
  const backwards = relatedRecipes({ recipe: main, recipes: recipes.toReversed(), count: 3 });
  expect(forwards).toEqual(backwards);
});
