import { expect, test } from 'vitest';
import { perLanguage } from '../../../lib/language.ts';
import { buildFood } from '../../foods/testing/build-food.ts';
import type { CompiledRecipe, Meal } from '../../recipes/recipe.ts';
import { compiled } from '../../recipes/testing/build-recipe.ts';
import type { PlatedMeal } from './dietitian-limits.rules.ts';
import { samePlateProblems } from './same-plate.rules.ts';

const foods = [buildFood({ id: 'leek', per100g: { proteinGrams: 2 } })];

function dish(title: string): CompiledRecipe {
  const id = title.toLowerCase().replaceAll(' ', '-');
  const { texts } = compiled({ foods, recipe: { id, lines: ['100 g leek'] } });
  const titled = perLanguage((language) => ({ ...texts[language], title }));
  return compiled({ foods, recipe: { id, lines: ['100 g leek'], texts: titled } });
}

const plate = (meal: Meal, ...recipes: readonly CompiledRecipe[]): PlatedMeal => ({
  meal,
  recipes,
  isLeftover: false,
});

const kofta = dish('Cauliflower tabbouleh with lamb kofta');
const koftas = dish('Lamb koftas with mint');
const tabbouleh = dish('Cauliflower tabbouleh');
const chili = dish('Black soybean chili with peppers');
const salad = dish('Black soybean and pepper salad');

test('two dishes of a week share at most two words of their titles', () => {
  expect(
    samePlateProblems({ days: [[plate('LUNCH', chili)], [plate('DINNER', kofta, salad)]] }),
  ).toEqual([
    'black-soybean-chili-with-peppers and black-soybean-and-pepper-salad are nearly one plate.',
  ]);
  expect(samePlateProblems({ days: [[plate('LUNCH', koftas)], [plate('DINNER', kofta)]] })).toEqual(
    [],
  );
});

test('two plates share at most three, side dishes with them', () => {
  const days = [[plate('DINNER', kofta)], [plate('LUNCH', koftas, tabbouleh)]];
  expect(samePlateProblems({ days })).toEqual([
    'cauliflower-tabbouleh-with-lamb-kofta and lamb-koftas-with-mint + cauliflower-tabbouleh are nearly one plate.',
  ]);
});

test('a breakfast, and what is left of a dinner, may be like another meal', () => {
  const left = { ...plate('LUNCH', salad), isLeftover: true };
  expect(samePlateProblems({ days: [[plate('DINNER', chili)], [left]] })).toEqual([]);
  expect(
    samePlateProblems({ days: [[plate('BREAKFAST', chili)], [plate('LUNCH', salad)]] }),
  ).toEqual([]);
});

test('a side may come again beside another main', () => {
  const days = [[plate('DINNER', chili, tabbouleh)], [plate('DINNER', koftas, tabbouleh)]];
  expect(samePlateProblems({ days })).toEqual([]);
});
