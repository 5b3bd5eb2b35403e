import { expect, test } from 'vitest';
import type { Dish, RecipeStep } from '../recipe.ts';
import { stepStages } from './step-stages.rules.ts';

function step(text: string, uses: readonly string[] = [], art?: RecipeStep['art']): RecipeStep {
  return {
    texts: { en: text, es: text, sv: text },
    uses: uses.map((ingredientKey) => ({ ingredientKey, share: 1 })),
    timerMinutes: null,
    ...(art === undefined ? {} : { art }),
  };
}

const served = step('Serve.');

function stagesOf(...steps: RecipeStep[]): string[] {
  return stagesOfDish('STEW', ...steps);
}

function stagesOfDish(dish: Dish, ...steps: RecipeStep[]): string[] {
  const stages = stepStages({ steps: [...steps, served], dish });
  return stages.map(({ state, keys }) => `${state} ${keys.join(' ')}`);
}

test.each([
  ['Fry the onion in the butter.', 'IN_PAN'],
  ['Cut the onion and fry it in a wide pan.', 'IN_PAN'],
  ['Heat the oven to 200 °C. Cut the onion.', 'RAW'],
  ['Heat the oven to 200 °C. Spread the onion on a baking sheet.', 'IN_OVEN'],
  ['Fry the onion, then bake for 20 minutes.', 'IN_OVEN'],
  ['Bring the stock to a boil.', 'IN_POT'],
  ['Simmer for 10 minutes.', 'IN_POT'],
  ['Grill the skewers for 8 minutes.', 'ON_GRILL'],
  ['Whisk the cream with the roasted nuts.', 'RAW'],
])('"%s" leaves the dish %s', (text, state) => {
  expect(stagesOf(step(text, ['onion']))[0]).toBe(`${state} onion`);
});

test('the last step is the dish on its plate', () => {
  expect(stagesOf(step('Fry the egg.', ['egg']))[1]).toBe('PLATED ');
});

test('a vessel holds what went into it so far', () => {
  expect(
    stagesOf(
      step('Fry the beef in a wide pan.', ['beef']),
      step('Add the cream and simmer.', ['cream']),
    ),
  ).toEqual(['IN_PAN beef', 'IN_POT beef cream', 'PLATED ']);
});

test('what simmers in a pan stays there, but for stews and soups', () => {
  const steps = [step('Fry the garlic.', ['garlic']), step('Add the egg and simmer.', ['egg'])];
  expect(stagesOfDish('PAN', ...steps)[1]).toBe('IN_PAN garlic egg');
  expect(stagesOfDish('SOUP', ...steps)[1]).toBe('IN_POT garlic egg');
});

test('what is fried in a pot is in the pot, and what is fried with it later', () => {
  const brown = step('Brown the beef in a wide, heavy pot over high heat.', ['beef']);
  const soften = step('Soften the onion with it.', ['onion']);
  expect(stagesOf(brown, soften).slice(0, 2)).toEqual(['IN_POT beef', 'IN_POT beef onion']);
  expect(stagesOf(brown, step('Fry the tofu in a frying pan.', ['tofu']))[1]).toBe('IN_PAN tofu');
  const boil = step('Boil the eggs in a pot.', ['egg']);
  expect(stagesOf(boil, step('Fry the onion.', ['onion']))[1]).toBe('IN_PAN onion');
});

test('a dough is baked in the pan that is named, whatever was in the oven before', () => {
  const dough = step('Work the flour and water to a dough.', ['flour', 'water']);
  const char = step('Char the peppers under the broiler and cut them into strips.', ['poblano']);
  const bake = step('Bake the dough in a dry frying pan and wrap them in a towel.');
  const brown = step('Brown the chicken in a wide pan.', ['chicken']);
  expect(stagesOfDish('WRAP', dough, char, bake, brown).slice(1, 4)).toEqual([
    'IN_OVEN poblano',
    'IN_PAN flour water',
    'IN_PAN chicken',
  ]);
});

test('what is moved on without a new food is drawn in the vessel that is named', () => {
  const roast = step('Roast the pumpkin in the oven.', ['pumpkin']);
  expect(stagesOf(roast, step('Warm everything through in a frying pan.'))[1]).toBe(
    'IN_PAN pumpkin',
  );
});

test('of a soup the pan is what it simmers in, and what is left of it goes on', () => {
  const steps = [
    step('Add the broccoli and simmer.', ['broccoli']),
    step('Lift out a third of it. Pour the cream into the pan and blend.', ['cream']),
    step('Take the pan off the heat. Stir in the cheese.', ['cheese']),
  ];
  expect(stagesOfDish('SOUP', ...steps)).toEqual([
    'IN_POT broccoli',
    'IN_POT broccoli cream',
    'IN_POT broccoli cream cheese',
    'PLATED ',
  ]);
});

test.each(['lift it out', 'move it to a plate', 'transfer it onto a warm plate'])(
  'who says "%s" has it in the pan again when it is named again',
  (words) => {
    expect(
      stagesOf(
        step(`Fry the chicken and ${words}.`, ['chicken-thigh']),
        step('Fry the garlic.', ['garlic']),
        step('Return the chicken and fry for a minute.'),
      ).slice(1, 3),
    ).toEqual(['IN_PAN garlic', 'IN_PAN garlic chicken-thigh']);
  },
);

test.each([
  ['Sear the beef in the oil.', 'IN_PAN flank-steak tamari olive-oil'],
  ['Fry them in the oil.', 'IN_PAN flank-steak tamari olive-oil'],
])('"%s" is said of what was cut before', (text, stage) => {
  const cut = step('Toss the steak with the tamari.', ['flank-steak', 'tamari']);
  expect(stagesOf(cut, step(text, ['olive-oil']))[1]).toBe(stage);
});

test('what a step takes itself is what it fries', () => {
  const cut = step('Slice the pepper.', ['bell-pepper']);
  const fried = step('Salt the chicken. Brown it in the oil.', ['chicken-breast', 'olive-oil']);
  expect(stagesOf(cut, fried)[1]).toBe('IN_PAN chicken-breast olive-oil');
});

test('what is put back is in the pot again, by whatever word', () => {
  const brown = step('Brown the pork in a heavy pot and lift it out.', ['pork-shoulder']);
  const soften = step('Soften the onion in the same pot.', ['onion']);
  expect(
    stagesOf(brown, soften, step('Put the meat back and pour in the water.', ['water'])),
  ).toEqual([
    'IN_POT pork-shoulder',
    'IN_POT onion',
    'IN_POT onion pork-shoulder water',
    'PLATED ',
  ]);
});

test('what is lifted out and returned at one step stays for the next', () => {
  const brown = step(
    'Brown the beef in a heavy pot and lift it out. Cook the onion and return the beef.',
    ['beef', 'onion'],
  );
  expect(stagesOf(brown, step('Cover with the water and simmer.', ['water']))[1]).toBe(
    'IN_POT beef onion water',
  );
});

test('a Dutch oven is a pot', () => {
  expect(stagesOf(step('Fry the onion in a wide Dutch oven.', ['onion']))[0]).toBe('IN_POT onion');
});

test('smoked paprika does not bring the smoked tofu back', () => {
  expect(
    stagesOf(
      step('Brown the tofu in a pot. Lift it out.', ['tofu-smoked']),
      step('Fry the onion in the pot with the smoked paprika.', ['onion', 'smoked-paprika']),
    )[1],
  ).toBe('IN_POT onion smoked-paprika');
});

test('water on the board lies beside what it is poured over', () => {
  const dry = step('Mix the flour with the salt.', ['flour', 'salt']);
  const wet = step('Pour in the water and knead.', ['water', 'olive-oil']);
  expect(stagesOfDish('BREAD', dry, wet)[1]).toBe('RAW flour salt water olive-oil');
});

test('half of it moved to a plate leaves the other half', () => {
  expect(
    stagesOf(
      step('Fry the chicken. Move half of the chicken to a plate.', ['chicken']),
      step('Fry the garlic.', ['garlic']),
    )[1],
  ).toBe('IN_PAN chicken garlic');
});

test('a dish of the oven lies in it as early as an editor says', () => {
  const art = { state: 'IN_OVEN' } as const;
  const rest = step('Pour over the cream, cheese and egg.', ['cream', 'cheese', 'egg', 'nutmeg']);
  const begun = (chosen?: typeof art) =>
    stagesOfDish('BAKE', step('Spread it out in a baking dish.', ['cauliflower'], chosen), rest)[0];
  expect(begun()).toBe('RAW cauliflower');
  expect(begun(art)).toBe('IN_OVEN cauliflower');
});

test('what was mixed goes into the pan as a mixture or by its name', () => {
  const mixed = step('Mix the beef with the salt.', ['beef', 'salt']);
  expect(stagesOf(mixed, step('Fry the mixture.'))[1]).toBe('IN_PAN beef salt');
  expect(stagesOf(mixed, step('Fry the onion.', ['onion']))[1]).toBe('IN_PAN onion');
});

test('what was mixed together goes together', () => {
  const skewers = step('Turn the halloumi and the onion in the oil.', ['halloumi', 'onion']);
  const sauce = step('Stir the yogurt.', ['yogurt']);
  expect(stagesOf(skewers, sauce, step('Fry the onion.'))[2]).toBe('IN_PAN halloumi onion');
});

test('a pan of what is baked is a tin, and no cake before most of it is in', () => {
  const base = step('Press the flour into the pan.', ['flour']);
  const filling = step('Mix the eggs with the cream.', ['egg', 'cream']);
  const bake = step('Pour everything into the pan and bake for an hour.');
  expect(stagesOfDish('DESSERT', base, filling, bake).slice(0, 3)).toEqual([
    'RAW flour',
    'RAW egg cream',
    'IN_OVEN flour egg cream',
  ]);
});

test('what is cooked beside it is cooked alone', () => {
  expect(
    stagesOf(
      step('Fry the beef.', ['beef']),
      step('Meanwhile, boil the eggs in another pan.', ['egg']),
    )[1],
  ).toMatch(/ egg$/);
});

test('a step in which nothing goes in looks like the one before; a first one like the next', () => {
  expect(stagesOf(step('Fry the egg.', ['egg']), step('Let it rest.'))[1]).toBe('IN_PAN egg');
  expect(stagesOf(step('Heat the oven.'), step('Fry the egg.', ['egg']))[0]).toBe('RAW egg');
});

test('an editor says how far a dish is', () => {
  const chosen = step('Wait for the smoke.', ['beef'], { state: 'ON_GRILL' });
  expect(stagesOf(chosen)[0]).toBe('ON_GRILL beef');
});

test('what is mixed beside the oven is not in it', () => {
  const roast = step('Roast the tofu high in the oven for 20 minutes.', ['tofu']);
  const aside = [
    'Meanwhile, whisk the peanut butter. Toss the cabbage with it and let it soften.',
    'Whisk the peanut butter with water, then fold in the cabbage and let it stand.',
    'Meanwhile, stir the mayonnaise and fold in the cabbage.',
  ];
  for (const text of aside) {
    expect(stagesOfDish('BOWL', roast, step(text, ['cabbage']))[1]).toBe('RAW cabbage');
  }
});

test('what is mixed and poured over the rest is where the rest is', () => {
  const greens = step('Fry the greens in a pan.', ['greens']);
  for (const text of ['Beat the eggs, pour them over the greens.', 'Whisk in the eggs, let set.']) {
    expect(stagesOfDish('PAN', greens, step(text, ['egg']))[1]).toBe('IN_PAN greens egg');
  }
});

test('what is cooked meanwhile is in a pan, not in the oven', () => {
  const roast = step('Roast the tofu in the oven.', ['tofu']);
  const beside = step('Meanwhile, turn the cucumber over medium-high heat.', ['cucumber']);
  expect(stagesOfDish('BOWL', roast, beside)[1]).toBe('IN_PAN cucumber');
});

test.each([
  ['Boil the eggs.', 'Halve them and mash the yolks in a bowl.'],
  ['Boil the eggs.', 'Let them cool a little, then peel off the shells.'],
  ['Toast the eggs in a pan.', 'Spread them on a plate and let them cool.'],
  ['Roast the eggs in the oven.', 'Lift them onto a board and let them rest.'],
])('"%s" "%s": what was cooked lies on the board when a step leaves the stove', (heat, text) => {
  const steps = [step(heat, ['egg']), step(text), step('Wait a little.'), served];
  const off = { state: 'RAW', keys: ['egg'], isCooked: true };
  expect(stepStages({ steps, dish: 'SNACK' }).slice(1, 3)).toEqual([off, off]);
});

test('what is turned, left to stand or filled in the pan stays in it', () => {
  for (const text of ['Turn them over.', 'Let it stand.', 'Make hollows and fill them with it.']) {
    expect(stagesOf(step('Fry the egg.', ['egg']), step(text))[1]).toBe('IN_PAN egg');
  }
});

test.each([
  ['Pour in the oil.', ['olive-oil'], 'RAW olive-oil'],
  ['Add the water and the milk powder.', ['water', 'milk-powder'], 'RAW water milk-powder'],
  ['Pour in the water and the vinegar.', ['water', 'vinegar'], 'RAW flour salt water vinegar'],
  ['Leave it on the board.', [], 'RAW flour salt'],
])('after flour and salt, "%s" is seen as what is there', (text, uses, expected) => {
  const dry = step('Mix the flour with the salt.', ['flour', 'salt']);
  expect(stagesOfDish('BREAD', dry, step(text, uses))[1]).toBe(expected);
});
