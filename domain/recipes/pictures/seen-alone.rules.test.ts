import { expect, test } from 'vitest';
import { perLanguage } from '../../../lib/language.ts';
import { buildFood } from '../../foods/testing/build-food.ts';
import { buildStep, compiled } from '../testing/build-recipe.ts';
import { drawableRecipe } from './draw-pictures.ts';
import { drawStep, foodsOf } from './draw-step.ts';
import { imageAddress, paintedSize } from './image-address.rules.ts';
import { seenAlone } from './seen-alone.rules.ts';

const seen = (...names: string[]) => {
  const { items, sauces } = seenAlone({ names, words: 'Fry it.' });
  return [...items, ...sauces.map((each) => `~${each}`)].join(' ');
};

test.each([
  ['onion powder', ''],
  ['garlic powder', ''],
  ['olive oil', ''],
  ['water', ''],
  ['sea salt', ''],
  ['almond flour', ''],
  ['erythritol', ''],
  ['vanilla extract', ''],
  ['red onion', 'softonion'],
  ['shallot', 'softonion'],
  ['garlic', 'choppedgarlic'],
  ['fresh ginger', 'gingerstrips'],
  ['green cardamom pod', 'cardamompod'],
  ['cinnamon stick', 'cinnamonstick'],
  ['star anise', 'staranise'],
  ['curry leaf', 'basil'],
  ['curry leaves', 'basil'],
  ['cumin seeds', 'spiceseeds'],
  ['black peppercorn', 'spiceseeds'],
  ['cloves', 'spiceseeds'],
  ['ancho chili', 'chiliwhole'],
  ['dried red chili', 'chiliwhole'],
  ['red curry paste', '~chili'],
  ['smoked paprika', '~chili'],
  ['chili powder', '~chili'],
  ['green curry paste', '~greencurry'],
  ['curry powder', '~curry'],
  ['ground turmeric', '~curry'],
  ['tamari', '~soy'],
  ['rolled oats', '~tahini'],
  ['butter', 'butter'],
  ['ghee', 'butter'],
  ['egg white', ''],
  ['egg', 'wholeegg'],
  ['nothing anybody draws', ''],
])('of %s alone in a pan one sees "%s"', (name, expected) => {
  expect(seen(name)).toBe(expected);
});

test('onions are golden where the words brown them, and each thing is seen once', () => {
  const browned = (words: string) => seenAlone({ names: ['onion', 'shallot'], words }).items;
  expect(browned('Fry the onions until soft.')).toEqual(['softonion']);
  for (const words of ['until golden', 'until brown', 'until they caramelize']) {
    expect(browned(words)).toEqual(['goldenonion']);
  }
  expect(seen('paprika', 'chili paste', 'cumin seeds', 'cloves')).toBe('spiceseeds ~chili');
});

test.each([
  [1, 40],
  [40, 40],
  [41, 80],
  [630, 630],
  [631, 720],
  [4800, 4800],
  [5000, 5000],
])('a picture of %i pixels is painted in %i', (asked, painted) => {
  expect(paintedSize(asked)).toBe(painted);
});

test('the address of a picture has what was said of it, in one order, and nothing else', () => {
  expect(imageAddress({ kind: 'dish', id: 'soup' })).toBe('/image/dish/soup');
  expect(
    imageAddress({
      theme: 'dark',
      format: 'webp',
      dpr: 2,
      gravity: 'top',
      crop: 'cover',
      height: 300,
      width: 400,
      version: 'a b',
      kind: 'food',
      id: 'a/b',
    }),
  ).toBe(
    '/image/food/a%2Fb?width=400&height=300&crop=cover&gravity=top&dpr=2&format=webp&theme=dark&v=a%20b',
  );
  expect(imageAddress({ kind: 'plate', id: 'x', width: 0 })).toBe('/image/plate/x?width=0');
});

const foods = [
  buildFood({ id: 'cod', group: 'fish', look: 'wedge:#111111' }),
  buildFood({ id: 'leek', look: 'wedge:#222222' }),
  buildFood({ id: 'olive-oil', group: 'fats', look: 'wedge:#333333' }),
  buildFood({ id: 'salt', group: 'spices', look: 'wedge:#444444' }),
  buildFood({ id: 'water', look: 'wedge:#555555' }),
  buildFood({ id: 'pale-leek', look: 'wedge:#222222' }),
];
const byId = new Map(foods.map((food) => [food.id, food]));

function dinner(lines: readonly string[], texts: readonly string[] = ['Cook it.']) {
  const uses = lines.map((line) => ({ ingredientKey: line.split(' ')[2] ?? '', share: 1 }));
  const steps = texts.map((text) => buildStep({ texts: perLanguage(() => text), uses }));
  return compiled({ foods, recipe: { lines, steps } });
}

test('the heaviest lies first, oils and spices behind, and what looks the same lies once', () => {
  const recipe = dinner([
    '50 g salt',
    '100 g leek',
    '80 g pale-leek',
    '300 g cod',
    '90 g olive-oil',
    '500 g water',
  ]);
  const keys = recipe.ingredients.map(({ key }) => key);
  const lying = foodsOf({ recipe, foods: byId, keys }).map(({ id }) => id);
  expect(lying).toEqual(['cod', 'pale-leek', 'olive-oil', 'salt']);
  expect(foodsOf({ recipe, foods: byId, keys: ['leek'] }).map(({ id }) => id)).toEqual(['leek']);
  expect(foodsOf({ recipe, foods: new Map(), keys })).toEqual([]);
});

test('the illustrator hears of a food its share, its note and the sentences that name it', () => {
  const recipe = dinner(
    ['300 g cod | in cubes', '100 g leek', 'or 100 g pale-leek'],
    ['Cut the leeks. Fry them. Add the cod.', 'Salt it.'],
  );
  const { ingredients, slug, title, dish } = drawableRecipe({ recipe, foods: byId });
  expect([slug, title, dish]).toEqual([recipe.id, recipe.texts.en.title, 'PAN']);
  expect(ingredients).toEqual([
    { name: 'cod', note: 'in cubes', steps: 'Add the cod. Salt it.', share: 0.75 },
    { name: 'leek', note: '', steps: 'Cut the leeks. Fry them. Salt it.', share: 0.25 },
  ]);
  const empty = drawableRecipe({ recipe: dinner([]), foods: byId });
  expect(empty.ingredients).toEqual([]);
  expect('art' in empty).toBe(false);
});

test('a step that is not there has no picture; every other one has, by day and by night', () => {
  const recipe = dinner(['300 g cod'], ['Cut the cod.', 'Fry the cod in a pan.', 'Serve.']);
  const drawn = (index: number, isDark = false) => drawStep({ recipe, foods: byId, index, isDark });
  expect(drawn(3)).toBeNull();
  const pictures = [drawn(0), drawn(1), drawn(2), drawn(0, true), drawn(1, true), drawn(2, true)];
  for (const picture of pictures) expect(picture).toMatch(/^<svg/);
  expect(new Set(pictures).size).toBe(6);
});
