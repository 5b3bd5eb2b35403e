import { expect, test } from 'vitest';
import { formatFileProblem } from '../../../lib/file-problem.ts';
import { formerSlugProblems, parseFormerSlugs } from './parse-former-slugs.ts';
import { readArt, readStepArt } from './parse-recipe-art.ts';
import {
  readCookings,
  readTranslatedVideo,
  readVideo,
  readVouched,
} from './parse-recipe-extras.ts';
import { focusOf, isPhotoId, readPhoto } from './parse-recipe-photo.ts';
import { parseRecipeTranslation } from './parse-recipe-translation.ts';
import {
  booleanOf,
  choiceOf,
  choicesOf,
  countOf,
  countsOf,
  fieldsOfItem,
  itemsOf,
  lineOf,
  nestedFieldsOf,
  optionalBooleanOf,
  optionalCountOf,
  optionalDateOf,
  optionalSlugOf,
  optionalTextOf,
  readYamlFields,
  reportUnknownKeys,
  textOf,
  type YamlFields,
} from './yaml-fields.ts';

const read = (text: string) => readYamlFields({ file: 'a.yaml', text });

/** What is read of a file, and what an editor hears of it. */
function asked<Value>(text: string, ask: (fields: YamlFields) => Value) {
  const fields = read(text);
  const value = ask(fields);
  return { value, said: fields.problems.map(formatFileProblem) };
}

test.each<[string, (fields: YamlFields) => unknown, unknown, readonly string[]]>([
  ['a: salt', (fields) => textOf({ fields, key: 'a' }), 'salt', []],
  ['b: x', (fields) => textOf({ fields, key: 'a' }), '', ['a.yaml:1: "a" is missing.']],
  ['b: x\na:', (fields) => textOf({ fields, key: 'a' }), '', ['a.yaml:2: "a" is missing.']],
  [
    'b: x\na: [1]',
    (fields) => optionalTextOf({ fields, key: 'a' }),
    null,
    ['a.yaml:2: "a" should be a text.'],
  ],
  ['a: "  "', (fields) => optionalTextOf({ fields, key: 'a' }), null, []],
  ['a: no', (fields) => optionalTextOf({ fields, key: 'a' }), 'no', []],
  ['a: 1/3', (fields) => optionalTextOf({ fields, key: 'a' }), '1/3', []],
  ['a: true', (fields) => booleanOf({ fields, key: 'a' }), true, []],
  ['a: false', (fields) => booleanOf({ fields, key: 'a' }), false, []],
  [
    'a: yes',
    (fields) => booleanOf({ fields, key: 'a' }),
    false,
    ['a.yaml:1: "yes" is no a; use one of true, false.'],
  ],
  ['a: true', (fields) => optionalBooleanOf({ fields, key: 'a' }), true, []],
  ['b: x', (fields) => optionalBooleanOf({ fields, key: 'a' }), false, []],
  ['a: own-words', (fields) => optionalSlugOf({ fields, key: 'a' }), 'own-words', []],
  [
    'a: Own words',
    (fields) => optionalSlugOf({ fields, key: 'a' }),
    null,
    ['a.yaml:1: "Own words" should be lower-case words and hyphens.'],
  ],
  ['b: x', (fields) => optionalSlugOf({ fields, key: 'a' }), null, []],
  ['a: 2026-03-01', (fields) => optionalDateOf({ fields, key: 'a' }), '2026-03-01', []],
  ['b: x', (fields) => optionalDateOf({ fields, key: 'a' }), null, []],
  [
    'a: 2026-02-30',
    (fields) => optionalDateOf({ fields, key: 'a' }),
    null,
    ['a.yaml:1: "a" should be a date like 2026-03-01.'],
  ],
  [
    'a: 2026-3-1',
    (fields) => optionalDateOf({ fields, key: 'a' }),
    null,
    ['a.yaml:1: "a" should be a date like 2026-03-01.'],
  ],
  [
    'a: 2026-03',
    (fields) => optionalDateOf({ fields, key: 'a' }),
    null,
    ['a.yaml:1: "a" should be a date like 2026-03-01.'],
  ],
  [
    'a: soon',
    (fields) => optionalDateOf({ fields, key: 'a' }),
    null,
    ['a.yaml:1: "a" should be a date like 2026-03-01.'],
  ],
  ['a: 3', (fields) => countOf({ fields, key: 'a', least: 1 }), 3, []],
  ['a: 1', (fields) => countOf({ fields, key: 'a', least: 1 }), 1, []],
  ['b: x', (fields) => countOf({ fields, key: 'a', least: 2 }), 2, ['a.yaml:1: "a" is missing.']],
  ['b: x', (fields) => optionalCountOf({ fields, key: 'a', least: 1 }), null, []],
  ['a: [1, 2]', (fields) => countsOf({ fields, key: 'a', least: 1 }), [1, 2], []],
  ['b: x', (fields) => countsOf({ fields, key: 'a', least: 1 }), [], []],
  ['a: x', (fields) => choiceOf({ fields, key: 'a', choices: ['x', 'y'] }), 'x', []],
  [
    'a: z',
    (fields) => choiceOf({ fields, key: 'a', choices: ['x', 'y'] }),
    'z',
    ['a.yaml:1: "z" is no a; use one of x, y.'],
  ],
  ['a: [y, x]', (fields) => choicesOf({ fields, key: 'a', choices: ['x', 'y'] }), ['x', 'y'], []],
  [
    'a: [y,\n z]',
    (fields) => choicesOf({ fields, key: 'a', choices: ['x', 'y'] }),
    ['y'],
    ['a.yaml:2: "z" is no a; use one of x, y.'],
  ],
  [
    'a: []',
    (fields) => choicesOf({ fields, key: 'a', choices: ['x'] }),
    [],
    ['a.yaml:1: "a" is missing.'],
  ],
  ['a: x', (fields) => itemsOf({ fields, key: 'a' }), [], ['a.yaml:1: "a" should be a list.']],
  ['a:', (fields) => itemsOf({ fields, key: 'a' }), [], []],
  [
    'b: x\na:\n  - 1\n  - 2',
    (fields) => itemsOf({ fields, key: 'a' }).map(({ line }) => line),
    [3, 4],
    [],
  ],
  ['a:', (fields) => nestedFieldsOf({ fields, key: 'a' }), null, []],
  ['b: x', (fields) => nestedFieldsOf({ fields, key: 'a' }), null, []],
  [
    'b: x\na: [1]',
    (fields) => nestedFieldsOf({ fields, key: 'a' }),
    null,
    ['a.yaml:2: "a" should hold "name: value" pairs.'],
  ],
  ['b: x\na: 1', (fields) => lineOf({ fields, key: 'a' }), 2, []],
  ['\n\nb: x', (fields) => lineOf({ fields, key: 'a' }), 3, []],
  [
    'a: 1\nbc: 2',
    (fields) => reportUnknownKeys({ fields, known: ['a'] }),
    undefined,
    ['a.yaml:2: "bc" is not known here.'],
  ],
])('of %j is read what stands there, and said what is wrong', (text, ask, value, said) => {
  expect(asked(text, ask)).toEqual({ value, said });
});

test.each(['-1', '1.5', 'two', '01x'])('%s is no whole number', (text) => {
  const { said } = asked(`a: ${text}`, (fields) => optionalCountOf({ fields, key: 'a', least: 1 }));
  expect(said).toEqual([expect.stringMatching(/^a.yaml:1: "a" should be a whole number/)]);
});

test('a number under the least is none', () => {
  const { said } = asked('a: 0', (fields) => optionalCountOf({ fields, key: 'a', least: 1 }));
  expect(said).toHaveLength(1);
  expect(asked('a: 0', (fields) => optionalCountOf({ fields, key: 'a', least: 0 })).said).toEqual(
    [],
  );
});

test('a part of a file has lines of its own, and what is wrong with it is told with the rest', () => {
  const fields = read('a:\n  b: 1\n  c: 2\nd:\n  - e: 3\n  - x');
  const nested = nestedFieldsOf({ fields, key: 'a' })!;
  expect([...nested.values.keys()]).toEqual(['b', 'c']);
  expect([lineOf({ fields: nested, key: 'c' }), nested.firstLine]).toEqual([3, 2]);
  const [first, second] = itemsOf({ fields, key: 'd' });
  expect(textOf({ fields: fieldsOfItem({ fields, item: first! })!, key: 'e' })).toBe('3');
  expect(fieldsOfItem({ fields, item: second! })).toBeNull();
  textOf({ fields: nested, key: 'missing' });
  expect(fields.problems.map(formatFileProblem)).toEqual(['a.yaml:2: "missing" is missing.']);
});

test('a file that is no file of fields says so, once, with its line', () => {
  expect(read('just words').problems.map(formatFileProblem)).toEqual([
    'a.yaml:1: The file should hold "name: value" lines.',
  ]);
  expect(read('').problems).toHaveLength(1);
  const twice = read('a: 1\nb: 2\na: 3');
  expect(twice.problems.map(({ line }) => line)).toEqual([3]);
  expect([...twice.values]).toEqual([]);
});

const ids = { foods: new Set(['butter', 'salt']), recipes: new Set(['soup']) };

test('what was called otherwise leads to what there is, in each language', () => {
  const text = `foods:
  en:
    fat: butter
    gone: lard
  sv:
    smor: butter
recipes:
  es:
    sopa-vieja: soup
programs:
  en:
    old: anything
books:
  en: {}
`;
  const { formerSlugs, problems } = parseFormerSlugs({ source: { file: 'f.yaml', text }, ids });
  expect(formerSlugs).toEqual({
    foods: { en: { fat: 'butter' }, es: {}, sv: { smor: 'butter' } },
    recipes: { en: {}, es: { 'sopa-vieja': 'soup' }, sv: {} },
    'meal-plans': { en: {}, es: {}, sv: {} },
    programs: { en: { old: 'anything' }, es: {}, sv: {} },
  });
  expect(problems.map(formatFileProblem)).toEqual([
    'f.yaml:13: "books" is not known here.',
    'f.yaml:4: There is no lard that gone could lead to.',
  ]);
});

test('a file of former names that cannot be read renames nothing', () => {
  const { formerSlugs, problems } = parseFormerSlugs({
    source: { file: 'f.yaml', text: 'foods: [' },
    ids,
  });
  expect(Object.values(formerSlugs.foods)).toEqual([{}, {}, {}]);
  expect(problems).toHaveLength(1);
  const unknown = parseFormerSlugs({
    source: { file: 'f.yaml', text: 'foods:\n  fr:\n    beurre: butter' },
    ids,
  });
  expect(unknown.problems.map(formatFileProblem)).toEqual(['f.yaml:2: "fr" is not known here.']);
});

test('a former name of a plan that is gone is told, one that leads somewhere is not', () => {
  const former = { en: { old: 'week', older: 'gone' }, es: { viejo: 'gone' }, sv: {} };
  expect(formerSlugProblems({ former, ids: new Set(['week']) })).toEqual([
    {
      file: 'former-slugs.yaml',
      line: null,
      message: 'There is no gone that older could lead to.',
    },
    {
      file: 'former-slugs.yaml',
      line: null,
      message: 'There is no gone that viejo could lead to.',
    },
  ]);
});

const photoId = 'a1'.repeat(20);

test.each<[string, unknown, readonly string[]]>([
  ['title: x', null, []],
  [
    `photo: { id: ${photoId}, focus: 40 60, alt: Soup }`,
    { photo: { id: photoId, focus: { x: 40, y: 60 } }, alt: 'Soup' },
    [],
  ],
  ['photo: { alt: Soup }', { photo: { id: null, focus: { x: 50, y: 50 } }, alt: 'Soup' }, []],
  [
    'photo: { id: ../x, alt: Soup }',
    { photo: { id: '../x', focus: { x: 50, y: 50 } }, alt: 'Soup' },
    ['a.yaml:1: There is no photo "../x".'],
  ],
  [
    'photo: { focus: left, alt: Soup, by: me }',
    { photo: { id: null, focus: { x: 50, y: 50 } }, alt: 'Soup' },
    [
      'a.yaml:1: "by" is not known here.',
      'a.yaml:1: "left" should be two percentages, like "40 60".',
    ],
  ],
  [
    'photo: { focus: 40 60 }',
    { photo: { id: null, focus: { x: 40, y: 60 } }, alt: '' },
    ['a.yaml:1: "alt" is missing.'],
  ],
])('the photo of %j', (text, photo, said) => {
  expect(asked(text, readPhoto)).toEqual({ value: photo, said });
});

test.each([
  ['40 60', { x: 40, y: 60 }],
  ['0 100', { x: 0, y: 100 }],
  ['100 0', { x: 100, y: 0 }],
  ['101 0', null],
  ['0 101', null],
  ['40', null],
  ['40 60 ', null],
  ['40,60', null],
  ['-1 5', null],
  ['', null],
])('"%s" is the point %j of a photo', (text, focus) => {
  expect(focusOf(text)).toEqual(focus);
});

test('the name of a photo is what its bytes hash to', () => {
  expect(isPhotoId(photoId)).toBe(true);
  for (const wrong of [
    photoId.slice(1),
    `${photoId}a`,
    photoId.toUpperCase(),
    `${photoId}\n`,
    'g'.repeat(40),
  ]) {
    expect(isPhotoId(wrong), wrong).toBe(false);
  }
});

test.each<[string, unknown, readonly string[]]>([
  ['title: x', null, []],
  ['art: {}', {}, []],
  [
    'art: { vessel: bowl, base: broth, items: [salmon, broccoli], sauces: [], table: oat }',
    { vessel: 'bowl', base: 'broth', items: ['salmon', 'broccoli'], sauces: [], table: 'oat' },
    [],
  ],
  ['art: { vessel: hat }', {}, ['a.yaml:1: There is no drawing "hat".']],
  ['art: { base: lava }', {}, ['a.yaml:1: There is no drawing "lava".']],
  [
    'art:\n  items: [salmon,\n    unicorn]',
    { items: ['salmon'] },
    ['a.yaml:3: There is no drawing "unicorn".'],
  ],
  ['art: { sauces: [lava] }', { sauces: [] }, ['a.yaml:1: There is no drawing "lava".']],
  ['art: { state: raw }', {}, ['a.yaml:1: "state" is not known here.']],
])('what an editor chose to be drawn with %j', (text, art, said) => {
  expect(asked(text, readArt)).toEqual({ value: art, said });
});

test.each<[string, unknown, readonly string[]]>([
  ['text: x', null, []],
  ['art: { state: in_pan }', { state: 'IN_PAN' }, []],
  ['art: { state: PLATED, vessel: bowl }', { state: 'PLATED', vessel: 'bowl' }, []],
  ['art: { vessel: bowl }', { vessel: 'bowl' }, []],
  [
    'art: { state: burnt, vessel: bowl }',
    { vessel: 'bowl' },
    [expect.stringMatching(/^a.yaml:1: A step is one of RAW, /)] as never,
  ],
  ['art: { hat: x }', {}, ['a.yaml:1: "hat" is not known here.']],
])('what an editor chose for a step with %j', (text, art, said) => {
  expect(asked(text, readStepArt)).toEqual({ value: art, said });
});

const problemsOf = (fields: YamlFields) =>
  fields.problems.map(({ line, message }) => `${line} ${message}`);

test('an editor hears of a translation all that is wrong, each at its line', () => {
  const text = [
    'slug: Sopa Verde',
    'title: Sopa',
    'sleg: sopa',
    'steps:',
    '  - Pica.',
    '  - [Hierve, sirve]',
    'notes:',
    '  water:',
    'faq:',
    '  - why',
    '  - question: ¿Por qué?',
    '    anser: Porque sí.',
    'video:',
    '  url: https://example.com/film',
  ].join('\n');
  const { problems, ...found } = parseRecipeTranslation({ file: 'a.es.yaml', text });
  expect(problems.map(({ file, line, message }) => `${file}:${line} ${message}`))
    .toMatchInlineSnapshot(`
    [
      "a.es.yaml:3 "sleg" is not known here.",
      "a.es.yaml:1 The slug "Sopa Verde" should be lower-case letters a to z, digits and hyphens.",
      "a.es.yaml:1 "description" is missing.",
      "a.es.yaml:10 A question should read "- question: …" with "answer: …" below it.",
      "a.es.yaml:12 "anser" is not known here.",
      "a.es.yaml:11 "answer" is missing.",
      "a.es.yaml:14 "https://example.com/film" is no film on YouTube or Vimeo, nor /videos/<name>.mp4 of this site.",
      "a.es.yaml:14 "title" is missing.",
      "a.es.yaml:8 "water" is missing.",
      "a.es.yaml:6 A step should be one text; quote it.",
    ]
  `);
  expect(found.text).toEqual({
    slug: 'Sopa Verde',
    title: 'Sopa',
    short: null,
    description: '',
    tip: null,
    faq: [{ question: '¿Por qué?', answer: '' }],
    photoAlt: null,
  });
  expect(found.steps).toEqual([
    { text: 'Pica.', line: 5 },
    { text: '', line: 6 },
  ]);
});

test('of a translation that is no YAML an editor hears that alone', () => {
  for (const text of ['title: "Sopa', 'just words', '']) {
    const { problems } = parseRecipeTranslation({ file: 'a.es.yaml', text });
    expect(problems, text).toHaveLength(1);
  }
});

test('a whole translation is read whole', () => {
  const text = [
    'slug: sopa-verde',
    'title: Sopa verde',
    'short: Sopa',
    'description: De calabacín.',
    'tip: Más limón.',
    'photoAlt: Un plato verde',
    'notes:',
    '  water: muy fría',
    'steps:',
    '  - Pica.',
    'faq:',
    '  - question: ¿Fría?',
    '    answer: También.',
    'video:',
    '  url: /videos/sopa.mp4',
    '  title: La sopa',
  ].join('\n');
  expect(parseRecipeTranslation({ file: 'a.es.yaml', text })).toMatchObject({
    problems: [],
    text: {
      slug: 'sopa-verde',
      title: 'Sopa verde',
      short: 'Sopa',
      description: 'De calabacín.',
      tip: 'Más limón.',
      photoAlt: 'Un plato verde',
      faq: [{ question: '¿Fría?', answer: 'También.' }],
    },
    video: { url: '/videos/sopa.mp4', title: 'La sopa' },
    notes: new Map([['water', { text: 'muy fría', line: 8 }]]),
    steps: [{ text: 'Pica.', line: 10 }],
    fieldLines: new Map([
      ['slug', 1],
      ['title', 2],
      ['short', 3],
      ['description', 4],
      ['tip', 5],
      ['photoAlt', 6],
      ['notes', 7],
      ['steps', 9],
      ['faq', 11],
      ['video', 14],
    ]),
  });
});

test('what an editor vouches for and who cooked the dish is read, and what is wrong with it told', () => {
  const fields = read(
    [
      'vouched:',
      '  - rule: oven-order',
      '    why: It is cold on purpose.',
      '  - oven-order',
      '  - rule: other',
      '    because: none',
      'cooked:',
      '  - by: Maja',
      '    on: 2026-03-04',
      '    note: Good.',
      '  - by: Elin',
      '    on: tomorrow',
      '  - by: Ann',
      '  - Maja',
    ].join('\n'),
  );
  expect(readVouched(fields)).toEqual([
    { rule: 'oven-order', why: 'It is cold on purpose.' },
    { rule: 'other', why: '' },
  ]);
  expect(readCookings(fields)).toEqual([
    { by: 'Maja', on: '2026-03-04', note: 'Good.' },
    { by: 'Elin', on: '', note: null },
    { by: 'Ann', on: '', note: null },
  ]);
  expect(problemsOf(fields)).toMatchInlineSnapshot(`
    [
      "4 An exception should read "- rule: …" with "why: …" below it.",
      "6 "because" is not known here.",
      "5 "why" is missing.",
      "12 "on" should be a date like 2026-03-01.",
      "13 "on" is missing.",
      "14 A cooking should read "- by: …" with "on: …" below it.",
    ]
  `);
});

test('a recipe says where its film is, a translation may leave that to the recipe', () => {
  const silent = read(['video:', '  title: The soup'].join('\n'));
  expect(readTranslatedVideo(silent)).toEqual({ url: null, title: 'The soup' });
  expect(problemsOf(silent)).toEqual([]);
  expect(readVideo(silent)).toEqual({ url: '', title: 'The soup' });
  expect(problemsOf(silent)).toEqual(['1 "url" is missing.']);
  const none = read('title: Soup');
  expect([readVideo(none), readTranslatedVideo(none)]).toEqual([null, null]);
  const odd = read(
    ['video:', '  title: Soup', '  url: https://example.com/a', '  by: me'].join('\n'),
  );
  expect(readVideo(odd)).toEqual({ url: 'https://example.com/a', title: 'Soup' });
  expect(problemsOf(odd)).toMatchInlineSnapshot(`
    [
      "4 "by" is not known here.",
      "3 "https://example.com/a" is no film on YouTube or Vimeo, nor /videos/<name>.mp4 of this site.",
    ]
  `);
});
