import { expect, test } from 'vitest';
import { perLanguage } from '../../../lib/language.ts';
import { buildStep, compiled } from '../../recipes/testing/build-recipe.ts';
import { buildFood } from '../../foods/testing/build-food.ts';
import { copiedInstructions } from './copied-instructions.ts';

const food = buildFood({ id: 'lentil' });

function recipesOf(count: number, step: (index: number) => string) {
  return Array.from({ length: count }, (_, index) => {
    const recipe = {
      id: `r${index}`,
      lines: ['100 g lentil'],
      steps: [buildStep({ texts: perLanguage(() => step(index)) })],
    };
    return compiled({ foods: [food], recipe });
  });
}

const copied = 'Meanwhile simmer the lentils in the water for 22 to 25 minutes, then drain.';

test('three cooks may write one sentence, four have copied it', () => {
  expect(copiedInstructions(recipesOf(3, () => copied))).toEqual([]);
  expect(copiedInstructions(recipesOf(4, () => copied))).toEqual([
    '"simmer the lentils in the water for 22 to 25 minutes" stands in 4 recipes: r0, r1, r2, r3. At most 3 may share it.',
  ]);
});

test('another time, or only the frame of a sentence, is no copy', () => {
  const timed = (index: number) => `Simmer the lentils in the water for ${20 + index} minutes.`;
  expect(copiedInstructions(recipesOf(6, timed))).toEqual([]);
  expect(copiedInstructions(recipesOf(6, () => 'Simmer for 10 minutes.'))).toEqual([]);
});

test('six words before the minutes are a sentence of its own, five are its frame', () => {
  const six = 'Simmer the lentils in the water for 20 minutes.';
  expect(copiedInstructions(recipesOf(4, () => six))).toHaveLength(1);
  const five = 'Simmer the lentils in water for 20 minutes.';
  expect(copiedInstructions(recipesOf(4, () => five))).toEqual([]);
});

test('what stands further before is no part of it: two that begin otherwise are one', () => {
  const step = (index: number) =>
    `Pick them over on plate number ${index} and simmer the lentils in the water for 20 minutes`;
  expect(copiedInstructions(recipesOf(4, step))).toEqual([
    expect.stringMatching(/^"simmer the lentils in the water for 20 minutes" stands in 4 recipes/),
  ]);
});

test('a recipe that says a sentence twice counts once, hours as well as minutes', () => {
  const twice =
    'Simmer the lentils in the water for 2 hours. Simmer the lentils in the water for 2 hours.';
  expect(copiedInstructions(recipesOf(3, () => twice))).toEqual([]);
  expect(copiedInstructions(recipesOf(4, () => twice))).toHaveLength(1);
});
