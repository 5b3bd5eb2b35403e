import { expect, test } from 'vitest';
import { indexFoods } from '../testing/small-catalogue.ts';
import { buildFood } from '../../foods/testing/build-food.ts';
import { compileRecipes } from '../../recipes/files/compile-content.ts';
import type { Fields } from '../documents/document.rules.ts';
import { draftRecipe } from './draft-recipe.ts';
import { judgeRecipe } from './judge-recipe.ts';
import { fieldsOfRecipe } from './recipe-fields.ts';
import { ingredientKeys, recipeFiles, recipeSources } from './recipe-files.ts';

const foods = [
  buildFood({
    id: 'eggs',
    avoidGroups: ['EGGS'],
    diet: 'vegetarian',
    gramsPerMeasure: { piece: 50 },
    per100g: {
      energyKcal: 140,
      carbohydrateGrams: 1,
      fiberGrams: 0,
      proteinGrams: 12,
      fatGrams: 10,
    },
  }),
  buildFood({
    id: 'butter',
    group: 'dairy',
    avoidGroups: ['DAIRY'],
    diet: 'vegetarian',
    per100g: {
      energyKcal: 700,
      carbohydrateGrams: 0,
      fiberGrams: 0,
      proteinGrams: 1,
      fatGrams: 80,
    },
  }),
  buildFood({
    id: 'mystery',
    gramsPerMeasure: { piece: 10 },
    per100g: { energyKcal: null, carbohydrateGrams: null },
  }),
  buildFood({
    id: 'of-no-energy',
    gramsPerMeasure: { piece: 10 },
    per100g: { energyKcal: null },
  }),
  buildFood({
    id: 'of-no-carbs',
    gramsPerMeasure: { piece: 10 },
    per100g: { carbohydrateGrams: null },
  }),
];
const content = indexFoods(foods);

/** A recipe of which everything is said that can be. */
const whole: Fields = {
  'slug-en': 'eggs-in-butter',
  'slug-es': 'huevos',
  'slug-sv': 'agg-i-smor',
  'title.en': 'Eggs: in butter',
  'title.es': 'Huevos con mantequilla',
  'title.sv': 'Ägg i smör',
  'short.en': 'Eggs',
  'short.sv': 'Ägg',
  'description.en': 'Of eggs.',
  'description.es': 'De huevos.',
  'description.sv': 'Av ägg.',
  cuisine: 'NORDIC',
  dish: 'PAN',
  protein: 'EGGS',
  meals: 'BREAKFAST LUNCH',
  role: 'main',
  family: 'eggs-in-a-pan',
  risks: 'RAW_EGG',
  difficulty: 'easy',
  premium: 'true',
  testKitchen: 'true',
  published: '2026-02-03',
  servings: '2',
  servingsOptions: '2 4',
  leftovers: 'true',
  leftoverServings: '1',
  'times.prep': '5',
  'times.cook': '10',
  'times.active': '8',
  'times.total': '20',
  'art.vessel': 'pan',
  'art.base': 'sauce',
  'art.items': 'egg herb',
  'art.sauces': 'nothing',
  'art.table': 'oak',
  'photo.id': 'a'.repeat(40),
  'photo.focus': '40 60',
  'photo.alt.en': 'Eggs in a pan',
  'photo.alt.es': 'Huevos en una sartén',
  'photo.alt.sv': 'Ägg i en panna',
  ingredients: 'a b c',
  'ingredient.a.line': '4 piece eggs',
  'ingredient.a.note.en': 'whisked',
  'ingredient.a.note.es': 'batidos',
  'ingredient.a.note.sv': 'vispade',
  'ingredient.b.line': '20 g butter',
  'ingredient.c.line': '10 g butter',
  'ingredient.c.note.en': 'melted',
  'ingredient.c.note.sv': 'smält',
  steps: 's1 s2',
  'step.s1.text.en': 'Melt the butter.',
  'step.s1.text.es': 'Derrite la mantequilla.',
  'step.s1.text.sv': 'Smält smöret.',
  'step.s1.uses': 'butter 1/2',
  'step.s1.timers': '3',
  'step.s1.pan': '2',
  'step.s1.art.state': 'in_pan',
  'step.s1.art.items': 'butter',
  'step.s2.text.en': 'Fry the eggs.',
  'step.s2.text.es': 'Fríe los huevos.',
  'step.s2.uses': 'eggs, butter 1/2',
  'step.s2.timers': '4, 2',
  'tip.en': 'Salt: later.',
  'tip.es': 'Con sal.',
  faqs: 'q1',
  'faq.q1.question.en': 'How many?',
  'faq.q1.answer.en': 'Two: each.',
  'faq.q1.question.sv': 'Hur många?',
  cookings: 'k1 k2',
  'cooking.k1.by': 'Anna',
  'cooking.k1.on': '2026-02-14',
  'cooking.k1.note': 'More salt',
  'cooking.k2.by': 'Bo',
  'cooking.k2.on': '2026-03-01',
  vouched: 'v1',
  'vouched.v1.rule': 'salt-of-serving',
  'vouched.v1.why': 'They are rinsed.',
  'video.url-en': 'https://youtu.be/dQw4w9WgXcQ',
  'video.url-sv': 'https://youtu.be/dQw4w9WgXcA',
  'video.title.en': 'Eggs',
  'video.title.sv': 'Ägg: så',
};

const textsOf = (fields: Fields) => recipeFiles({ id: 'eggs', fields }).map(({ text }) => text);

test('all that is said of a recipe stands in its three files, in the order of content/README.md', () => {
  const files = recipeFiles({ id: 'eggs', fields: whole });
  expect(files.map(({ name, language }) => [name, language])).toEqual([
    ['recipes/eggs.yaml', 'en'],
    ['recipes/eggs.es.yaml', 'es'],
    ['recipes/eggs.sv.yaml', 'sv'],
  ]);
  expect(files[0]?.text).toBe(`slug: eggs-in-butter
title: "Eggs: in butter"
short: Eggs
description: Of eggs.
cuisine: NORDIC
dish: PAN
protein: EGGS
meals: [BREAKFAST, LUNCH]
role: main
family: eggs-in-a-pan
risks: [RAW_EGG]
difficulty: easy
premium: true
testKitchen: true
published: 2026-02-03
servings: 2
servingsOptions: [2, 4]
leftovers: true
leftoverServings: 1
times: { prep: 5, cook: 10, active: 8, total: 20 }
art: { vessel: pan, base: sauce, items: [egg, herb], sauces: [], table: oak }
photo:
  id: ${'a'.repeat(40)}
  focus: 40 60
  alt: Eggs in a pan
ingredients:
  - 4 piece eggs | whisked
  - 20 g butter
  - 10 g butter | melted
steps:
  - text: Melt the butter.
    uses: [butter 1/2]
    timer: 3
    pan: 2
    art: { state: in_pan, items: [butter] }
  - text: Fry the eggs.
    uses: [eggs, butter 1/2]
    timer: [4, 2]
tip: "Salt: later."
faq:
  - question: How many?
    answer: "Two: each."
cooked:
  - by: Anna
    on: 2026-02-14
    note: More salt
  - by: Bo
    on: 2026-03-01
vouched:
  - rule: salt-of-serving
    why: They are rinsed.
video:
  url: https://youtu.be/dQw4w9WgXcQ
  title: Eggs
`);
  expect(files[1]?.text).toBe(`slug: huevos
title: Huevos con mantequilla
description: De huevos.
notes:
  eggs: batidos
  butter#2:
steps:
  - Derrite la mantequilla.
  - Fríe los huevos.
tip: Con sal.
faq:
  - question:
    answer:
video:
  title:
photoAlt: Huevos en una sartén
`);
  expect(files[2]?.text).toBe(`slug: agg-i-smor
title: Ägg i smör
short: Ägg
description: Av ägg.
notes:
  eggs: vispade
  butter#2: smält
steps:
  - Smält smöret.
  -
faq:
  - question: Hur många?
    answer:
video:
  url: https://youtu.be/dQw4w9WgXcA
  title: "Ägg: så"
photoAlt: Ägg i en panna
`);
});

test('each line of the files knows the field it says', () => {
  const [en, , sv] = recipeFiles({ id: 'eggs', fields: whole });
  const said = (file: typeof en, words: string) =>
    file?.fields[file.text.split('\n').findIndex((line) => line.includes(words))];
  expect(
    [
      'slug:',
      'title: "Eggs',
      'meals:',
      'times:',
      'art: { vessel',
      'photo:',
      'id: aaa',
      'focus:',
      'alt:',
      'ingredients:',
      '20 g butter',
      'steps:',
      'Fry the eggs',
      'eggs, butter 1/2',
      'timer: 3',
      'pan: 2',
      'state: in_pan',
      'tip:',
      'faq:',
      'How many',
      'answer:',
      'cooked:',
      'by: Bo',
      'on: 2026-03-01',
      'note: More',
      'vouched:',
      'rule:',
      'why:',
      'video:',
      'url:',
    ].map((words) => said(en, words)),
  ).toEqual([
    'slug-en',
    'title.en',
    'meals',
    'times.total',
    'art.items',
    'photo.alt.en',
    'photo.id',
    'photo.focus',
    'photo.alt.en',
    'ingredients',
    'ingredient.b.line',
    'steps',
    'step.s2.text.en',
    'step.s2.uses',
    'step.s1.timers',
    'step.s1.pan',
    'step.s1.art.items',
    'tip.en',
    'faqs',
    'faq.q1.question.en',
    'faq.q1.answer.en',
    'cookings',
    'cooking.k2.by',
    'cooking.k2.on',
    'cooking.k1.note',
    'vouched',
    'vouched.v1.rule',
    'vouched.v1.why',
    'video.title.en',
    'video.url-en',
  ]);
  expect(
    ['slug:', 'short:', 'notes:', 'eggs:', 'steps:', 'Smält smöret', 'answer:', 'photoAlt:'].map(
      (words) => said(sv, words),
    ),
  ).toEqual([
    'slug-sv',
    'short.sv',
    'ingredients',
    'ingredient.a.note.sv',
    'steps',
    'step.s1.text.sv',
    'faq.q1.answer.sv',
    'photo.alt.sv',
  ]);
});

test('of a recipe of which nothing is said, the files say what is missing', () => {
  const nothing = `title:
description:
cuisine:
dish:
protein:
meals:
role:
difficulty:
times: {  }
ingredients: []
steps: []
`;
  const translation = 'slug:\ntitle:\ndescription:\nsteps: []\n';
  expect(textsOf({})).toEqual([nothing, translation, translation]);
  // What is written of a photo or a video that is not there stays out.
  const words = { 'photo.alt.es': 'Huevos', 'video.title.es': 'Huevos', 'video.url-es': 'x' };
  expect(textsOf(words)).toEqual([nothing, translation, translation]);
  expect(textsOf({ 'photo.focus': '1 2' })[0]).toContain('photo:\n  focus: 1 2\n  alt:\n');
  expect(textsOf({ 'photo.id': 'b' })[0]).toContain('photo:\n  id: b\n  alt:\n');
  expect(recipeSources('eggs', [])).toEqual({
    id: 'eggs',
    structure: { file: 'eggs', text: '' },
    translations: { es: { file: 'eggs', text: '' }, sv: { file: 'eggs', text: '' } },
  });
});

test('steps call a food by its name, with a number where it is listed again', () => {
  const lines = ['1 g butter', 'a handful of luck', '2 g butter', '1 piece eggs', '3 g butter'];
  const fields = {
    ingredients: 'a b c d e f',
    ...Object.fromEntries(lines.map((line, at) => [`ingredient.${'abcde'[at]}.line`, line])),
  };
  expect([...ingredientKeys(fields)]).toEqual([
    ['a', 'butter'],
    ['c', 'butter#2'],
    ['d', 'eggs'],
    ['e', 'butter#3'],
  ]);
});

test('what is compiled of the files becomes the same fields, its lines by their places', () => {
  const filled = {
    ...whole,
    'step.s2.text.sv': 'Stek äggen.',
    'ingredient.c.note.es': 'derretida',
    'faq.q1.question.es': '¿Cuántos?',
    'faq.q1.answer.es': 'Dos.',
    'faq.q1.answer.sv': 'Två.',
    'video.title.es': 'Huevos',
    'tip.sv': 'Salta.',
    'art.vessel': 'bowl',
    'art.base': 'tomato',
    'art.items': 'scrambled chives',
    'art.table': '',
    'step.s1.art.items': 'scrambled',
  };
  const sources = recipeSources('eggs', recipeFiles({ id: 'eggs', fields: filled }));
  const { recipes, problems } = compileRecipes({
    folder: { recipes: [sources], ids: null },
    foods,
  });
  expect(problems).toEqual([]);
  const [recipe] = recipes;
  const read = recipe === undefined ? {} : fieldsOfRecipe(recipe);
  const renamed = Object.fromEntries(
    Object.entries(filled)
      .filter(([, value]) => value !== '')
      .map(([field, value]) => [
        field
          .replace(/^ingredient\.([abc])\./, (_all, id) => `ingredient.i${'abc'.indexOf(id) + 1}.`)
          .replace(/^faq\.q1/, 'faq.f1')
          .replace(/^cooking\.k/, 'cooking.c'),
        value,
      ]),
  );
  expect(read).toEqual({
    ...renamed,
    ingredients: 'i1 i2 i3',
    faqs: 'f1',
    cookings: 'c1 c2',
  });
});

const drafted = (fields: Fields) => draftRecipe({ id: 'eggs', fields, foods: content.foodsById });

test('a draft is worked out of what can be read of it', () => {
  const draft = drafted(whole);
  expect(draft).toMatchObject({
    id: 'eggs',
    cuisine: 'NORDIC',
    dish: 'PAN',
    protein: 'EGGS',
    meals: ['BREAKFAST', 'LUNCH'],
    role: 'main',
    difficulty: 'easy',
    isPremium: true,
    isTestKitchen: true,
    publishedOn: '2026-02-03',
    servings: 2,
    leftoverServings: 1,
    isGoodAsLeftovers: true,
    family: 'eggs-in-a-pan',
    times: { prepMinutes: 5, cookMinutes: 10, activeMinutes: 8, totalMinutes: 20 },
    cookings: [],
    vouched: [],
    risks: [],
    art: null,
    photo: null,
  });
  expect(draft?.texts.sv).toMatchObject({
    slug: 'agg-i-smor',
    title: 'Ägg i smör',
    short: 'Ägg',
    description: 'Av ägg.',
    // Swedish has no tip and no answer yet.
    tip: 'Salt: later.',
    faq: [{ question: 'Hur många?', answer: 'Two: each.' }],
    video: null,
    photoAlt: 'Ägg i en panna',
  });
  expect(draft?.texts.es).toMatchObject({ short: null, tip: 'Con sal.' });
  expect(
    draft?.ingredients.map(({ key, amount, unit, notes }) => [key, amount, unit, notes.es]),
  ).toEqual([
    ['eggs', 4, 'piece', 'batidos'],
    ['butter', 20, 'g', null],
    ['butter#2', 10, 'g', 'melted'],
  ]);
  expect(draft?.steps).toMatchObject([
    {
      texts: { en: 'Melt the butter.', sv: 'Smält smöret.' },
      uses: [{ ingredientKey: 'butter', share: 0.5 }],
      timerMinutes: 3,
      panServings: 2,
    },
    {
      texts: { en: 'Fry the eggs.', es: 'Fríe los huevos.', sv: 'Fry the eggs.' },
      timerMinutes: 4,
      laterTimerMinutes: [2],
    },
  ]);
  expect(draft?.steps[0]).not.toHaveProperty('laterTimerMinutes');
  expect(draft?.steps[1]).not.toHaveProperty('panServings');
});

test('of a draft of which little is said, the rest is taken as usual', () => {
  const little = { ingredients: 'a', 'ingredient.a.line': '4 piece eggs' };
  expect(drafted(little)).toMatchObject({
    cuisine: 'AFRICAN',
    dish: 'BAKE',
    meals: [],
    isPremium: false,
    isTestKitchen: false,
    isGoodAsLeftovers: false,
    publishedOn: null,
    servings: 1,
    leftoverServings: null,
    family: null,
    times: { prepMinutes: 0, cookMinutes: 0, activeMinutes: 0, totalMinutes: 0 },
    texts: { sv: { slug: 'eggs', title: '', short: null, tip: null, faq: [], photoAlt: null } },
    steps: [],
  });
  const half = { ...little, 'times.prep': '5', 'times.cook': '7', servings: '0', meals: 'NOON' };
  expect(drafted(half)).toMatchObject({
    servings: 1,
    meals: [],
    times: { activeMinutes: 12, totalMinutes: 12 },
  });
  const odd = { ...little, servings: 'two', 'times.prep': '12345', 'photo.alt.en': 'Eggs' };
  expect(drafted(odd)).toMatchObject({ servings: 1, times: { prepMinutes: 0 } });
  expect(drafted(odd)?.texts.sv.photoAlt).toBe('Eggs');
  expect(drafted({ ...little, servings: '12x' })?.servings).toBe(1);
  expect(drafted({ ...little, servings: 'x12' })?.servings).toBe(1);
  expect(drafted({ ...little, servings: '12' })?.servings).toBe(12);
});

test('lines and uses that cannot be read are left out, and without a line there is no draft', () => {
  const fields = {
    ingredients: 'a b c',
    'ingredient.a.line': 'a handful of luck',
    'ingredient.b.line': '2 tbsp mystery',
    'ingredient.c.line': '10 g butter',
    steps: 's1',
    'step.s1.uses': 'butter , mystery,luck!',
    'step.s1.timers': '0, 1.5, x, 6, 30 s',
    'step.s1.pan': '-1',
  };
  const draft = drafted(fields);
  expect(draft?.ingredients.map(({ key }) => key)).toEqual(['butter']);
  expect(draft?.steps[0]?.uses).toEqual([{ ingredientKey: 'butter', share: 1 }]);
  expect(draft?.steps[0]).toMatchObject({ timerMinutes: 6, laterTimerMinutes: [0.5] });
  expect(draft?.steps[0]).not.toHaveProperty('panServings');
  expect(drafted({ ...fields, 'step.s1.pan': '1.5' })?.steps[0]).not.toHaveProperty('panServings');
  expect(drafted({ ...fields, 'step.s1.timers': '' })?.steps[0]?.timerMinutes).toBeNull();
  expect(drafted({ ...fields, ingredients: 'a b' })).toBeNull();
  expect(drafted({})).toBeNull();
});

/** What goes out with nothing to put right but hints. */
const sound: Fields = {
  'title.en': 'Eggs in butter',
  'description.en': 'Eggs fried slowly in a little butter.',
  cuisine: 'NORDIC',
  dish: 'PAN',
  protein: 'EGGS',
  meals: 'BREAKFAST',
  role: 'main',
  difficulty: 'easy',
  premium: 'false',
  servings: '2',
  leftovers: 'false',
  'times.prep': '5',
  'times.cook': '10',
  'times.total': '15',
  ingredients: 'a b',
  'ingredient.a.line': '4 piece eggs',
  'ingredient.b.line': '20 g butter',
  steps: 's1',
  'step.s1.text.en': 'Fry the eggs in the butter for 4 minutes.',
  'step.s1.uses': 'eggs, butter',
  'step.s1.timers': '4',
};

function judged(fields: Fields, id = 'eggs') {
  const other = drafted(whole);
  return judgeRecipe({ id, fields, content: indexFoods(foods, other === null ? [] : [other]) });
}

test('a draft that is whole goes out, in English where a language lacks a text', () => {
  const { remarks, draft, compiled } = judged(sound);
  expect(remarks.filter(({ level }) => level === 'STOPS')).toEqual([]);
  expect(compiled?.texts.sv).toMatchObject({ title: 'Eggs in butter', slug: 'eggs-in-butter' });
  expect(draft).toBe(compiled);
});

test.each([
  [{ cuisine: '' }, ['cuisine'], true],
  [{ ingredients: '' }, ['ingredients'], false],
  [{ 'ingredient.b.line': '20 luck' }, ['ingredient.b.line'], true],
  // Somebody else's addresses; those of the same recipe are its own.
  [{ 'slug-sv': 'agg-i-smor', 'title.sv': 'Ägg' }, ['slug-sv'], true],
  [{ 'slug-en': 'eggs-in-butter' }, ['slug-en'], true],
])('%o stops it', (changes, fields, isWorkedOut) => {
  const { remarks, draft, compiled } = judged({ ...sound, ...changes }, 'fried-eggs');
  const stops = remarks.filter(({ level }) => level === 'STOPS').map(({ field }) => field);
  expect([...new Set(stops)]).toEqual(expect.arrayContaining(fields));
  expect(compiled).toBeNull();
  expect(draft !== null).toBe(isWorkedOut);
});

test.each(['mystery', 'of-no-energy', 'of-no-carbs'])(
  'of a dish with %s nobody knows the figures: it stays here',
  (id) => {
    const { remarks, draft, compiled } = judged({
      ...sound,
      'ingredient.b.line': `2 piece ${id}`,
      'step.s1.uses': `eggs, ${id}`,
    });
    expect(remarks).toContainEqual({
      field: 'ingredients',
      level: 'STOPS',
      message: 'Net carbs or energy cannot be worked out: a food of the list has no figures.',
    });
    expect(draft).not.toBeNull();
    expect(compiled).toBeNull();
  },
);

test('what the check finds wrong is a problem, what it would do otherwise a hint, at its field', () => {
  const told = judged({ ...sound, 'step.s1.uses': 'eggs', 'tip.en': 'It is amazing, sooo good' });
  expect(told.remarks.map(({ field, level }) => [field, level])).toContainEqual([
    'ingredient.b.line',
    'PROBLEM',
  ]);
  expect(told.compiled).not.toBeNull();
});
