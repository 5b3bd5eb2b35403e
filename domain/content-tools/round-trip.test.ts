import { expect, test } from 'vitest';
import { timerText } from '../recipes/files/timer-text.rules.ts';
import { ownContent } from '../recipes/testing/own-content.ts';
import type { CompiledRecipe } from '../recipes/recipe.ts';
import { foodSynonyms } from './food-synonyms.ts';
import { linkSteps } from './link-steps.ts';
import { createFoodMatcher } from './match-food.ts';
import { readCooklangRecipe } from './read-cooklang.ts';
import { readSchemaRecipes } from './read-schema-recipe.ts';
import { resolveIngredient } from './resolve-ingredient.ts';
import { toCooklang } from './to-cooklang.ts';
import { toSchemaRecipe } from './to-schema-recipe.ts';

const content = await ownContent();
const foods = new Map(content.foods.map((food) => [food.id, food]));
const matcher = createFoodMatcher(content);

test('every recipe of ours comes back from JSON-LD with the same ingredients in the same order', () => {
  for (const recipe of content.recipes) {
    const exported = JSON.parse(JSON.stringify(toSchemaRecipe({ recipe, foods })));
    const [found] = readSchemaRecipes(exported).recipes;
    expect(found?.recipe).toMatchObject({
      title: recipe.texts.en.title,
      servings: recipe.servings,
      totalMinutes: recipe.times.totalMinutes,
    });
    expect(read(found?.recipe.ingredients)).toEqual(listed(recipe));
  }
});

test('other apps read of a recipe what it is, in words, and of its nutrition only what is known whole', () => {
  const exportedOf = (isWanted: (recipe: CompiledRecipe) => boolean) => {
    const recipe = content.recipes.find(isWanted);
    if (recipe === undefined) throw new Error('no such recipe');
    return { recipe, exported: toSchemaRecipe({ recipe, foods }) };
  };
  const fried = exportedOf(({ dish, meals }) => dish === 'STIR_FRY' && meals.includes('DINNER'));
  expect(fried.exported.keywords).toBe('Stir fry');
  expect(fried.exported.recipeCategory).toContain('Dinner');
  const diet = (name: string) => `https://schema.org/${name}Diet`;
  const vegan = exportedOf((recipe) => recipe.diet === 'vegan');
  expect(vegan.exported.suitableForDiet).toEqual([diet('Vegan'), diet('Vegetarian')]);
  const meatless = exportedOf((recipe) => recipe.diet === 'vegetarian');
  expect(meatless.exported.suitableForDiet).toEqual([diet('Vegetarian')]);
  const { recipe, exported } = exportedOf(({ nutrition }) =>
    nutrition.incomplete.includes('cholesterolMg'),
  );
  const { energyKcal } = recipe.nutrition.nutrients;
  expect(exported.nutrition).toMatchObject({
    servingSize: `${Math.round(recipe.nutrition.gramsPerServing)} g`,
    calories: `${Math.round((energyKcal ?? 0) * 10) / 10} kcal`,
  });
  expect(exported.nutrition).not.toHaveProperty('cholesterolContent');
});

test('every recipe of ours comes back from Cooklang with the same ingredients', () => {
  for (const recipe of content.recipes) {
    const text = toCooklang({ recipe, foods });
    const [found] = readCooklangRecipe({ text, fileName: `${recipe.id}.cook` }).recipes;
    expect(read(found?.recipe.ingredients).toSorted()).toEqual(listed(recipe).toSorted());
  }
});

test('Cooklang tells which step uses how much of what', () => {
  for (const recipe of content.recipes) {
    const text = toCooklang({ recipe, foods });
    const [found] = readCooklangRecipe({ text, fileName: 'some.cook' }).recipes;
    const { ingredients = [], steps = [] } = found?.recipe ?? {};
    const resolved = ingredients.map((line) => resolveIngredient({ text: line, matcher }));
    const linked = linkSteps({ steps, ingredients: resolved, foods });
    const usedFoods = linked.map(({ uses }) => uses.map(foodOfUse).toSorted());
    expect(usedFoods).toEqual(
      recipe.steps.map(({ uses }) => uses.map((use) => foodOfUse(use.ingredientKey)).toSorted()),
    );
    const timed = recipe.steps.map(({ timerMinutes, laterTimerMinutes = [] }) =>
      [timerMinutes ?? [], laterTimerMinutes].flat().map(timerText),
    );
    expect(linked.map(({ timersMinutes }) => timersMinutes.map(timerText))).toEqual(timed);
  }
});

test('synonyms are of foods of the table', () => {
  expect(Object.keys(foodSynonyms).filter((id) => !foods.has(id))).toEqual([]);
});

test('every food is found by its own name and plural', () => {
  const lost = content.foods.flatMap((food) => {
    const { singular, plural } = food.names.en;
    return [singular, plural ?? singular].filter((name) => matcher.find(name)?.food.id !== food.id);
  });
  expect(lost).toEqual([]);
});

function foodOfUse(use: string): string {
  return use.split(/[ #]/)[0] ?? '';
}

type Compared = Readonly<{
  label: string | null;
  amount: number;
  unit: string;
  foodId: string;
  discardedAmount: number;
  discardedFatGrams: number;
  note: string | null;
}>;

function listed({ ingredients }: CompiledRecipe): readonly string[] {
  return ingredients.map((each) => spelled({ ...each, note: each.notes.en }));
}

function read(lines: readonly string[] = []): readonly string[] {
  return lines.map((text) => {
    const resolved = resolveIngredient({ text, matcher });
    return resolved.kind === 'matched' ? spelled(resolved.line) : `${resolved.kind}: ${text}`;
  });
}

function spelled(compared: Compared): string {
  const { label, amount, unit, foodId, discardedAmount, discardedFatGrams, note } = compared;
  const numbers = [amount, discardedAmount, discardedFatGrams].map((each) => each.toFixed(6));
  return [label, ...numbers, unit, foodId, note].join(' ');
}
