import { expect, test } from 'vitest';
import { quantityValue } from '../../../lib/fractions.ts';
import { perLanguage, type Language } from '../../../lib/language.ts';
import { buildFood } from '../../foods/testing/build-food.ts';
import { recipeSheet, type RecipeSheet } from './recipe-sheet.ts';
import { stepText } from './step-pieces.ts';
import { parseStepUse } from '../../recipes/files/parse-step-use.ts';
import type { StepUse } from '../../recipes/recipe.ts';
import { compiled } from '../../recipes/testing/build-recipe.ts';

const foods = [
  buildFood({ id: 'steak', group: 'meat', gramsPerMeasure: { piece: 250 } }),
  buildFood({ id: 'egg', group: 'eggs', gramsPerMeasure: { piece: 50 } }),
  buildFood({ id: 'butter', group: 'dairy', densityGramsPerMl: 0.96 }),
  buildFood({ id: 'salt', group: 'spices', densityGramsPerMl: 1.2 }),
  buildFood({ id: 'water', group: 'drinks', densityGramsPerMl: 1 }),
];
const foodsById = new Map(foods.map((food) => [food.id, food]));

function sheetOf(lines: readonly string[], servings = 2): RecipeSheet {
  const recipe = compiled({ foods, recipe: { lines } });
  return recipeSheet({ recipe, servings, foods: foodsById, language: 'en' });
}

function metricNumbers(sheet: RecipeSheet): number[] {
  return sheet.ingredients.map(({ amount }) => quantityValue(amount.metric.quantity));
}

test('amounts follow the servings, and a pinch stays a pinch', () => {
  const lines = ['100 g butter', '1 pinch salt'];
  expect(metricNumbers(sheetOf(lines, 2))).toEqual([100, 1]);
  expect(metricNumbers(sheetOf(lines, 8))).toEqual([400, 1]);
});

test('what is counted and bought by weight says both, for the servings', () => {
  const [steak, egg] = sheetOf(['2 piece steak', '4 piece egg'], 4).ingredients;
  expect(steak?.amount.metric).toMatchObject({ unit: 'piece' });
  expect(steak?.weight?.metric).toEqual({ quantity: { kind: 'decimal', value: 1 }, unit: 'kg' });
  expect(steak?.weight?.us.unit).toBe('lb');
  expect(egg?.weight).toBeNull();
});

test('water and alternatives are on no shopping list, and a food is on it once', () => {
  const lines = ['1 piece steak', '10 g butter', '10 g butter', '50 ml water', 'or 1 piece egg'];
  expect(sheetOf(lines).foodsToBuyCount).toBe(2);
});

test('Swedish kitchens measure in decilitres', () => {
  const recipe = compiled({ foods, recipe: { lines: ['100 ml water'] } });
  const unitIn = (language: 'en' | 'sv') => {
    const sheet = recipeSheet({ recipe, servings: 2, foods: foodsById, language });
    return sheet.ingredients[0]?.amount.metric.unit;
  };
  expect(unitIn('en')).toBe('ml');
  expect(unitIn('sv')).toBe('dl');
});

test('notes, steps and tip are in the language', () => {
  const recipe = compiled({
    foods,
    recipe: {
      lines: ['100 g butter | soft'],
      steps: [{ texts: { en: 'Stir.', es: 'Remueve.', sv: 'Rör.' }, uses: [], timerMinutes: 2 }],
      texts: perLanguage((language) => ({
        slug: `dinner-${language}`,
        title: 'Dinner',
        description: 'Good.',
        short: null,
        tip: `Tip ${language}`,
        faq: [{ question: `Why ${language}?`, answer: 'Because.' }],
        video: null,
        photoAlt: null,
      })),
    },
  });
  const sheet = recipeSheet({ recipe, servings: 2, foods: foodsById, language: 'sv' });
  expect(sheet).toMatchObject({
    tip: 'Tip sv',
    steps: [{ pieces: [{ text: 'Rör.', amount: null }], timerMinutes: 2 }],
    faq: [{ question: 'Why sv?', answer: 'Because.' }],
  });
});

test('a step takes its share of the amount, for the servings', () => {
  const uses = [
    { ingredientKey: 'butter', share: 1 / 4 },
    { ingredientKey: 'salt', share: 1 / 2 },
    { ingredientKey: 'steak', share: 1 / 2 },
  ];
  const steps = [{ texts: perLanguage(() => 'Fry.'), uses, timerMinutes: null }];
  const lines = ['100 g butter', '1 pinch salt', '2 piece steak'];
  const recipe = compiled({ foods, recipe: { lines, steps } });
  const sheet = recipeSheet({ recipe, servings: 4, foods: foodsById, language: 'en' });
  const shown = sheet.steps[0]?.ingredients ?? [];
  const numbers = shown.map(({ amount }) => quantityValue(amount.metric.quantity));
  expect(shown.map(({ foodId, share }) => [foodId, share])).toEqual([
    ['butter', 0.25],
    ['salt', 0.5],
    ['steak', 0.5],
  ]);
  expect(numbers).toEqual([50, 1, 2]);
  expect(shown[2]?.weight?.metric).toMatchObject({ unit: 'g', quantity: { value: 500 } });
});

test('what the words of a step say how much of is told', () => {
  const uses = ['butter', 'salt 1/2', 'steak'].map(parsedUse);
  const texts = perLanguage(() => 'Fry the steak in {butter} of butter with {salt 1/2} of salt.');
  const steps = [{ texts, uses, timerMinutes: null }];
  const recipe = compiled({
    foods,
    recipe: { lines: ['100 g butter', '1 pinch salt', '2 piece steak'], steps },
  });
  const sheet = recipeSheet({ recipe, servings: 4, foods: foodsById, language: 'en' });
  const told = sheet.steps[0]?.ingredients.map(({ foodId, isTold }) => [foodId, isTold]);
  expect(told).toEqual([
    ['butter', true],
    ['salt', true],
    ['steak', false],
  ]);
});

function stepTexts(args: { lines: string[]; uses: string[][]; texts: string[]; servings: number }) {
  const steps = args.texts.map((text, index) => ({
    texts: perLanguage(() => text),
    uses: (args.uses[index] ?? []).map(parsedUse),
    timerMinutes: null,
  }));
  const recipe = compiled({ foods, recipe: { lines: args.lines, steps } });
  const sheet = recipeSheet({ recipe, servings: args.servings, foods: foodsById, language: 'en' });
  return (units: 'metric' | 'us') =>
    sheet.steps.map(({ pieces }) => {
      return stepText({ pieces, language: 'en', units }).replaceAll('\u00a0', ' ');
    });
}

function parsedUse(text: string): StepUse {
  const use = parseStepUse(text);
  if (!use.ok) throw new Error(use.reason);
  return use.value;
}

test('an amount in the words of a step follows the servings and the units of the reader', () => {
  const written = {
    lines: ['120 g butter'],
    uses: [['butter 1/3'], ['butter 2/3']],
    texts: ['Melt {butter} of the butter.', 'Add the rest of the butter ({butter}).'],
  };
  expect(stepTexts({ ...written, servings: 2 })('metric')).toEqual([
    'Melt 40 g of the butter.',
    'Add the rest of the butter (80 g).',
  ]);
  expect(stepTexts({ ...written, servings: 4 })('metric')).toEqual([
    'Melt 80 g of the butter.',
    'Add the rest of the butter (160 g).',
  ]);
  expect(stepTexts({ ...written, servings: 2 })('us')[0]).toMatch(
    /^Melt [\d½¼¾⅓⅔]+ tbsp of the butter\.$/,
  );
});

test('the parts that a step names add up to what it takes', () => {
  const texts = stepTexts({
    lines: ['5 piece egg'],
    uses: [['egg']],
    texts: ['Beat {egg 1/2} of the eggs, fry them, then fry the rest ({egg 1/2}).'],
    servings: 2,
  });
  expect(texts('metric')).toEqual(['Beat 3 of the eggs, fry them, then fry the rest (2).']);
});

test('what no kitchen can measure is some of it, and said once', () => {
  const texts = stepTexts({
    lines: ['2 piece egg'],
    uses: [['egg 1/2'], ['egg 1/2']],
    texts: [
      'Bind with {egg} of the egg.',
      'Brush with the rest of the egg ({egg} in all), then bake.',
    ],
    servings: 1,
  });
  expect(texts('metric')).toEqual([
    'Bind with some of the egg.',
    'Brush with the rest of the egg, then bake.',
  ]);
});

test.each([
  ['a hundred grams', 100, true],
  ['less', 99, false],
])('what is counted says its weight from %s on: %#', (_what, grams, isWeighed) => {
  const bun = buildFood({ id: 'bun', group: 'baking', gramsPerMeasure: { piece: grams } });
  const recipe = compiled({ foods: [bun], recipe: { lines: ['1 piece bun'] } });
  const asked = { recipe, servings: 2, foods: new Map([['bun', bun]]), language: 'en' } as const;
  expect(recipeSheet(asked).ingredients[0]?.weight !== null).toBe(isWeighed);
});

test('a step names all of its timers, and none where it has none', () => {
  const step = { texts: perLanguage(() => 'Bake.'), uses: [] };
  const steps = [
    { ...step, timerMinutes: 20, laterTimerMinutes: [5, 2] },
    { ...step, timerMinutes: null },
    { ...step, timerMinutes: 3 },
  ];
  const recipe = compiled({ foods, recipe: { lines: ['1 piece steak'], steps } });
  const sheet = recipeSheet({ recipe, servings: 2, foods: foodsById, language: 'en' });
  expect(sheet.steps.map(({ timersMinutes }) => timersMinutes)).toEqual([[20, 5, 2], [], [3]]);
});

test.each([
  [2, 'en', 'Fry.'],
  [4, 'en', 'Fry.'],
  [4.25, 'en', 'Fry. Work in 2 batches, with the same time for each.'],
  [9, 'sv', 'Fry. Gör det i 3 omgångar, med samma tid för varje.'],
] as const)(
  'more than a pan holds is made in batches: %d servings in %s',
  (servings, language, text) => {
    const step = { texts: perLanguage(() => 'Fry.'), uses: [], timerMinutes: 3, panServings: 4 };
    const recipe = compiled({ foods, recipe: { lines: ['1 piece steak'], steps: [step] } });
    const { steps } = recipeSheet({ recipe, servings, foods: foodsById, language });
    const pieces = steps[0]?.pieces ?? [];
    expect(stepText({ pieces, language, units: 'metric' })).toBe(text);
    expect(steps[0]?.timersMinutes).toEqual([3]);
  },
);

test('a step says of which line it takes no more than a part that cannot be measured', () => {
  const steps = [['egg 1/2', 'butter 1/2'], ['egg 1/2']].map((uses) => ({
    texts: perLanguage(() => 'Mix.'),
    uses: uses.map(parsedUse),
    timerMinutes: null,
  }));
  const recipe = compiled({ foods, recipe: { lines: ['2 piece egg', '100 g butter'], steps } });
  const sheet = recipeSheet({ recipe, servings: 1, foods: foodsById, language: 'en' });
  const parts = sheet.steps[0]?.ingredients.map(({ foodId, isPart }) => [foodId, isPart]);
  expect(parts).toEqual([
    ['egg', true],
    ['butter', false],
  ]);
});

test('each of the amounts that a step names is that of its own ingredient', () => {
  const texts = stepTexts({
    lines: ['2 piece steak', '120 g butter'],
    uses: [['steak', 'butter']],
    texts: ['{butter 1/4} for {steak}, {butter 3/4} for later. {butter} in all.'],
    servings: 2,
  });
  expect(texts('metric')).toEqual(['30 g for 2, 90 g for later. 120 g in all.']);
});

test('an aside at the end that is left out leaves no empty words behind', () => {
  const uses = ['egg 1/2'].map(parsedUse);
  const step = { texts: perLanguage(() => 'Brush with egg ({egg})'), uses, timerMinutes: null };
  const recipe = compiled({ foods, recipe: { lines: ['2 piece egg'], steps: [step, step] } });
  const sheet = recipeSheet({ recipe, servings: 1, foods: foodsById, language: 'en' });
  expect(sheet.steps[0]?.pieces).toEqual([{ text: 'Brush with egg', amount: null }]);
});

test('parts are told by their shares, in whatever order a language names them', () => {
  const texts = {
    en: 'Fry in {butter 1/4}, add {butter 3/4}.',
    es: 'Agrega {butter 3/4} a {butter 1/4}.',
    sv: 'Tillsätt {butter 3/4} till {butter 1/4}.',
  };
  const step = { texts, uses: ['butter'].map(parsedUse), timerMinutes: null };
  const recipe = compiled({ foods, recipe: { lines: ['120 g butter'], steps: [step] } });
  const textIn = (language: 'en' | 'sv') => {
    const { steps } = recipeSheet({ recipe, servings: 2, foods: foodsById, language });
    const pieces = steps[0]?.pieces ?? [];
    return stepText({ pieces, language, units: 'metric' }).replaceAll('\u00a0', ' ');
  };
  expect(textIn('en')).toBe('Fry in 30 g, add 90 g.');
  expect(textIn('sv')).toBe('Tillsätt 90 g till 30 g.');
});

test.each<[Language, string, readonly string[]]>([
  ['en', 'Melt {oil} of the canola oil, and stir.', [' of the canola oil']],
  ['en', 'Add {oil 1/2} of the oil in a pan, the rest ({oil 1/2}) later.', [' of the oil', '']],
  ['en', 'Add {oil 1/2} more of the oil. Of it {oil 1/2}.', [' more of the oil', '']],
  ['es', 'Calienta {oil} del aceite de canola en una sartén.', [' del aceite de canola']],
  ['es', 'Agrega {oil} del aceite de una vez.', [' del aceite']],
  ['sv', 'Hetta upp {oil} av rapsoljan i en gryta.', [' av rapsoljan']],
])('%s: in "%s" what an amount is of stands with it', (language, text, behind) => {
  const names = {
    en: { singular: 'Canola oil', plural: null },
    es: { singular: 'Aceite de canola', plural: null },
    sv: { singular: 'Rapsolja', plural: null },
  };
  const oil = buildFood({ id: 'oil', group: 'fats', densityGramsPerMl: 0.9, names });
  const step = { texts: perLanguage(() => text), uses: ['oil'].map(parsedUse), timerMinutes: null };
  const recipe = compiled({ foods: [oil], recipe: { lines: ['4 tbsp oil'], steps: [step] } });
  const foodsOfIt = new Map([[oil.id, oil]]);
  const { steps } = recipeSheet({ recipe, servings: 2, foods: foodsOfIt, language });
  const pieces = steps[0]?.pieces ?? [];
  expect(pieces.filter(({ amount }) => amount !== null).map((piece) => piece.text)).toEqual(behind);
  const told = stepText({ pieces, language, units: 'metric' });
  const [first = ''] = text.split('{');
  expect(told.startsWith(first)).toBe(true);
  expect(told.endsWith(text.slice(text.lastIndexOf('}') + 1))).toBe(true);
});

test('brackets before the first amount are no aside of it', () => {
  const texts = stepTexts({
    lines: ['120 g butter'],
    uses: [['butter']],
    texts: ['(Cold) cubes: {butter}.'],
    servings: 2,
  });
  expect(texts('metric')).toEqual(['(Cold) cubes: 120 g.']);
});

test('words after an aside that is left out are told once, and a later aside in full', () => {
  const texts = stepTexts({
    lines: ['2 piece egg', '100 g butter'],
    uses: [['egg 1/2', 'butter'], ['egg 1/2']],
    texts: ['Beat the egg ({egg} of it) with (cold) butter ({butter}).', 'Brush ({egg}).'],
    servings: 1,
  });
  expect(texts('metric')).toEqual(['Beat the egg with (cold) butter (50 g).', 'Brush.']);
});

test('some of it is said in the language of the recipe', () => {
  const uses = ['egg 1/2'].map(parsedUse);
  const step = { texts: perLanguage(() => 'Bind {egg}.'), uses, timerMinutes: null };
  const steps = [step, step];
  const recipe = compiled({ foods, recipe: { lines: ['2 piece egg'], steps } });
  const textIn = (language: 'en' | 'sv') => {
    const { steps: shown } = recipeSheet({ recipe, servings: 1, foods: foodsById, language });
    return stepText({ pieces: shown[0]?.pieces ?? [], language, units: 'metric' });
  };
  expect(textIn('en')).toBe('Bind some.');
  expect(textIn('sv')).not.toContain('some');
});
