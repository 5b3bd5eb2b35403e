import { expect, test } from 'vitest';
import { perLanguage } from '../../../../lib/language.ts';
import { buildFood } from '../../../foods/testing/build-food.ts';
import { buildStep, compiled } from '../../../recipes/testing/build-recipe.ts';
import { namedVessel } from './named-vessel.rule.ts';

const onStove =
  'pan pans pot pots saucepan skillet Dutch-oven wok griddle grill broiler casserole'.split(' ');
const elsewhere =
  'dish sheet sheets tray kettle oven waffle-iron toaster microwave mug mugs mold molds ramekin ramekins tagine steamer barbecue iron'.split(
    ' ',
  );

test.each([...onStove, ...elsewhere])('butter may be melted in a %s', (vessel) => {
  expect(unnamedIn(`Melt the butter in the ${spaced(vessel)}.`)).toEqual([]);
});

test.each([...onStove, 'air-fryer', 'waffle-iron'])('leeks may be wilted in a %s', (vessel) => {
  const steps = [`Take out the ${spaced(vessel)}.`, 'Wilt the leeks over low heat.'];
  expect(unnamedIn(...steps)).toEqual([]);
});

test.each([
  'dish',
  'oven',
  'sheet',
  ...'baking sheet loaf roasting springform tart pie cake muffin'
    .split(' ')
    .map((use) => `${use} pan`),
])('what stands in the oven is nothing to wilt leeks in: a %s', (vessel) => {
  expect(unnamedIn(`Take out a ${vessel}.`, 'Wilt the leeks over low heat.')).toEqual([1]);
});

test.each(['pot of water', 'saucepan of salted water', 'Pan of cold water'])(
  'what boils water is nothing to brown meat in: a %s',
  (vessel) => {
    expect(unnamedIn(`Put on a ${vessel}.`, 'Brown the cod.')).toEqual([1]);
    expect(unnamedIn(`Put on a ${vessel}.`, 'Melt the butter.')).toEqual([]);
  },
);

test.each(['plate', 'bowl', 'spandex', 'potato', 'irony', 'panel'])(
  'what is called %s is nothing to cook in',
  (word) => {
    expect(unnamedIn(`Melt the butter with the ${word}.`)).toEqual([0]);
  },
);

test.each(['fry', 'stir-fry', 'brown', 'sear', 'sauté', 'simmer', 'sweat', 'melt'])(
  'who is to %s is told in what, in any step until then',
  (heats) => {
    const step = `Now ${heats} the leeks.`;
    expect(unnamedIn('Slice them.', step)).toEqual([1]);
    expect(unnamedIn('Take out a skillet.', step)).toEqual([]);
    expect(unnamedIn('Slice them.', step, 'Take out a skillet.')).toEqual([1]);
  },
);

test.each([
  'Let the cheese melt over it.',
  'Bring it to the table.',
  'Bring the water to the boil.',
  'Slice the leeks.',
  'Warm the oil. Keep the soup over low heat.',
  'Warm the oil; keep the soup over low heat.',
  `Warm the oil ${'very '.repeat(20)}gently over low heat.`,
  'Meanwhile, slice the leeks.',
  'Stir in the brown rice.',
  'Meanwhile, rinse the brown rice.',
  'Toss them with the brown sugar.',
  'Leave them until brown.',
  'The leeks are golden brown.',
])('nothing is to be taken out for "%s"', (step) => {
  expect(unnamedIn(step)).toEqual([]);
});

test.each(['soften', 'toss', 'turn', 'warm', 'wilt'])(
  'to %s something over heat takes a vessel',
  (heats) => {
    for (const heat of ['low', 'medium', 'medium-low', 'medium-high', 'high'])
      expect(unnamedIn(`Then ${heats} the oil with the garlic over ${heat} heat.`)).toEqual([0]);
    expect(unnamedIn(`Then ${heats} the oil with the garlic.`)).toEqual([]);
  },
);

test.each([
  ['Meanwhile, soften the leeks.', [1]],
  ['In the meantime brown the leeks.', [1]],
  ['While it rests, melt the butter.', [1]],
  ['While the soup simmers gently, sear the leeks.', [1]],
  ['Meanwhile, soften the leeks on a plate.', []],
  ['Meanwhile, slice them. Then soften the leeks.', []],
  ['Soften the leeks.', []],
])('while something else is on the fire: "%s"', (step, expected) => {
  expect(unnamedIn('Simmer the soup in a pot.', step)).toEqual(expected);
});

/** In which steps something is heated that nobody has said to take out. */
function unnamedIn(...steps: readonly string[]): unknown[] {
  const recipe = compiled({
    foods: [buildFood({ id: 'leek' })],
    recipe: {
      lines: ['300 g leek'],
      steps: steps.map((text, index) =>
        buildStep({
          texts: perLanguage(() => text),
          uses: index === 0 ? [{ ingredientKey: 'leek', share: 1 }] : [],
        }),
      ),
    },
  });
  const found = namedVessel.find({ recipe, foods: new Map() });
  return found.map(({ at }) => ('step' in at ? at.step : at));
}

function spaced(words: string): string {
  return words.replace('-', ' ');
}
