import { expect, test } from 'vitest';
import { formatFileProblem } from '../../../lib/file-problem.ts';
import { parseRecipe } from './parse-recipe.ts';
import { englishText, recipeSources, spanishText, swedishText } from '../testing/recipe-files.ts';

const faq = (...words: string[]) =>
  `faq:\n${words.map((word) => `  - question: ${word}?\n    answer: ${word}.\n`).join('')}`;

const film = 'video: { url: "https://youtu.be/abcdefghijk", title: Frying salmon }\n';

function problemsOf(texts: { en?: string; es?: string; sv?: string }): string[] {
  return parseRecipe(recipeSources(texts)).problems.map(formatFileProblem);
}

test('what the older files do not say is nothing', () => {
  const { parsed } = parseRecipe(recipeSources());
  expect(parsed?.recipe).toMatchObject({
    isTestKitchen: false,
    cookings: [],
    publishedOn: null,
    leftoverServings: null,
    family: null,
    vouched: [],
    art: null,
    risks: [],
    texts: { en: { faq: [], video: null }, sv: { faq: [], video: null } },
  });
});

test('questions, film, test kitchen and dates are read', () => {
  const facts = 'testKitchen: true\npublished: 2026-03-01\nleftoverServings: 1\n';
  const { parsed, problems } = parseRecipe(
    recipeSources({
      en: englishText + facts + faq('Frozen', 'Dairy') + film,
      es: `${spanishText}${faq('Congelado', 'Lácteos')}video: { title: Freír salmón }\n`,
      sv: `${swedishText}${faq('Fryst', 'Mjölk')}video: { title: Steka lax, url: "https://vimeo.com/1234567" }\n`,
    }),
  );
  expect(problems).toEqual([]);
  expect(parsed?.recipe).toMatchObject({
    isTestKitchen: true,
    publishedOn: '2026-03-01',
    leftoverServings: 1,
    texts: {
      en: { faq: [{ question: 'Frozen?', answer: 'Frozen.' }, { question: 'Dairy?' }] },
      es: {
        faq: [{ answer: 'Congelado.' }, { answer: 'Lácteos.' }],
        video: { url: 'https://youtu.be/abcdefghijk', title: 'Freír salmón' },
      },
      sv: { video: { url: 'https://vimeo.com/1234567', title: 'Steka lax' } },
    },
  });
});

test('who cooked it when is read, with or without what they noted', () => {
  const cooked =
    'cooked:\n  - { by: Anna Holm, on: 2026-02-14, note: More salt. }\n  - { by: Bo, on: 2026-03-01 }\n';
  const { parsed, problems } = parseRecipe(recipeSources({ en: englishText + cooked }));
  expect(problems).toEqual([]);
  expect(parsed?.recipe.cookings).toEqual([
    { by: 'Anna Holm', on: '2026-02-14', note: 'More salt.' },
    { by: 'Bo', on: '2026-03-01', note: null },
  ]);
});

test('every question is in every language', () => {
  expect(
    problemsOf({ en: englishText + faq('Frozen', 'Dairy'), es: spanishText + faq('Congelado') }),
  ).toEqual([
    'buttered-salmon.es.yaml:9: 1 questions here, 2 in English.',
    'buttered-salmon.sv.yaml: 0 questions here, 2 in English.',
  ]);
});

test('a film has its title in every language', () => {
  expect(
    problemsOf({ en: englishText + film, es: `${spanishText}video: { title: Freír }\n` }),
  ).toEqual(['buttered-salmon.sv.yaml: The title of the video is not translated.']);
  expect(problemsOf({ sv: `${swedishText}video: { title: Steka }\n` })).toEqual([
    'buttered-salmon.sv.yaml:9: There is no video in English.',
  ]);
});

test.each([
  ['faq:\n  - Can I freeze it\n', ':25: A question should read "- question: …"'],
  ['faq:\n  - question: Frozen?\n', ':25: "answer" is missing.'],
  ['faq:\n  - { question: a, answer: b, why: c }\n', ':25: "why" is not known here.'],
  ['video: { title: Frying }\n', ':24: "url" is missing.'],
  [
    'video: { url: "https://evil.example/x.mp4", title: Frying }\n',
    'is no film on YouTube or Vimeo',
  ],
  ['published: 2026-02-30\n', ':24: "published" should be a date like 2026-03-01.'],
  ['published: March\n', ':24: "published" should be a date'],
  ['testKitchen: yes\n', ':24: "yes" is no testKitchen; use one of true, false.'],
  ['cooked:\n  - Anna\n', ':25: A cooking should read "- by: …"'],
  ['cooked:\n  - by: Anna\n', ':25: "on" is missing.'],
  ['cooked:\n  - { by: Anna, on: yesterday }\n', ':25: "on" should be a date'],
  ['leftoverServings: 0\n', ':24: "leftoverServings" should be a whole number of at least 1.'],
])('%j is named with its line', (lines, problem) => {
  expect(problemsOf({ en: englishText + lines })).toContainEqual(expect.stringContaining(problem));
});

test('what an editor chose to be drawn is read; a name no drawing has is refused', () => {
  const art = 'art: { vessel: bowl, base: tomato, items: [scrambled, chives], sauces: [] }\n';
  const { parsed } = parseRecipe(recipeSources({ en: englishText + art }));
  expect(parsed?.recipe.art).toEqual({
    vessel: 'bowl',
    base: 'tomato',
    items: ['scrambled', 'chives'],
    sauces: [],
  });
  expect(
    problemsOf({ en: `${englishText}art: { items: [unicorn], vessel: hat, mood: good }\n` }),
  ).toEqual([
    expect.stringContaining('"mood" is not known here'),
    expect.stringContaining('no drawing "hat"'),
    expect.stringContaining('no drawing "unicorn"'),
  ]);
});

test('what an editor chose for one step is read, and how far the dish is by then', () => {
  const withArt = englishText.replace(
    '    uses: [',
    '    art: { state: in_pan, items: [salmon] }\n    uses: [',
  );
  const { parsed } = parseRecipe(recipeSources({ en: withArt }));
  expect(parsed?.recipe.steps[0]?.art).toEqual({ state: 'IN_PAN', items: ['salmon'] });
  const wrong = withArt.replace('in_pan', 'in_space');
  expect(problemsOf({ en: wrong })).toEqual([expect.stringContaining('A step is one of RAW')]);
});
