import { expect, test } from 'vitest';
import { ownContent } from '../../recipes/testing/own-content.ts';
import { draftRecipe } from './draft-recipe.ts';
import { fieldsOfRecipe } from './recipe-fields.ts';

test('a draft reads as it is written, and in English where a language lacks a text', async () => {
  const { recipes, foods } = await ownContent();
  const recipe = recipes.find(({ id }) => id === 'beef-and-broccoli-stir-fry');
  if (recipe === undefined) throw new Error('the recipe is gone');
  const { 'title.es': _title, ...fields } = fieldsOfRecipe(recipe);
  const foodsById = new Map(foods.map((food) => [food.id, food]));
  const draft = draftRecipe({ id: recipe.id, fields, foods: foodsById });
  const { en, sv } = recipe.texts;
  expect(draft?.texts).toMatchObject({
    en: { title: en.title, description: en.description },
    es: { title: en.title, description: recipe.texts.es.description },
    sv: { title: sv.title },
  });
});
