import { expect, test } from 'vitest';
import type { Language } from '../../lib/language.ts';
import { matchDocuments } from './text/match-documents.ts';
import { correctedText, planQuery } from './text/query-plan.ts';
import { rankDocuments } from './text/rank-documents.ts';
import { buildDocument, idsFoundBy, indexTitles } from './testing/build-documents.ts';
import { listBits } from '../../lib/bitset.ts';
import { indexTexts, type SearchDocument, type TextIndex } from './text/text-index.ts';

/** What is written, and what people type when they want it. */
const finds: readonly [Language, string, string, string][] = [
  ['en', 'another form', 'Roasted tomatoes with eggs', 'roast tomato egg'],
  ['en', 'a plural', 'Berry crumble', 'berries'],
  ['en', 'a missing letter', 'Chicken salad', 'chiken'],
  ['en', 'a letter too many', 'Salmon fillet', 'sallmon'],
  ['en', 'a wrong letter', 'Broccoli soup', 'broccoly'],
  ['en', 'swapped letters', 'Beef stew', 'befe'],
  ['en', 'two mistakes in a long word', 'Cauliflower mash', 'caulifowler'],
  ['en', 'accents left out', 'Crème brûlée', 'creme brulee'],
  ['en', 'accents put in', 'Jalapeno poppers', 'jalapeño'],
  ['en', 'an apostrophe left out', "Za'atar lamb", 'zaatar'],
  ['en', 'the beginning of the last word', 'Mushroom soup', 'mushroom so'],
  ['en', 'a misspelt beginning', 'Cauliflower mash', 'caluifl'],
  ['en', 'courgette for zucchini', 'Zucchini boats', 'courgettes'],
  ['en', 'zucchini for courgette', 'Courgette fritters', 'zucchini'],
  ['en', 'aubergine for eggplant', 'Eggplant dip', 'aubergine'],
  ['en', 'coriander for cilantro', 'Cilantro lime rice', 'coriander'],
  ['en', 'a misspelt synonym', 'Zucchini boats', 'courgete'],
  ['en', 'a synonym half typed', 'Eggplant dip', 'auberg'],
  ['en', 'a synonym of several words', 'Scallion pancakes', 'spring onion pancake'],
  ['en', 'one word for several', 'Spring onion pancakes', 'scallions'],
  ['en', 'minced for ground', 'Ground beef tacos', 'minced beef'],
  ['en', 'little words between', 'Soup of the day', 'soup with day'],
  ['es', 'a plural', 'Calabacín relleno', 'calabacines'],
  ['es', 'accents left out', 'Champiñones al ajillo', 'champinones'],
  ['es', 'a plural with another letter', 'Pan de nuez', 'nueces'],
  ['es', 'another gender', 'Pollo asado', 'asada'],
  ['es', 'a typo', 'Ensalada griega', 'ensalda'],
  ['es', 'the name of another country', 'Gambas al ajillo', 'camarones'],
  ['es', 'palta for aguacate', 'Crema de aguacate', 'palta'],
  ['es', 'jitomate for tomate', 'Sopa de tomate', 'jitomates'],
  ['es', 'a name of two words', 'Judías verdes con ajo', 'ejotes'],
  ['es', 'papa for patata', 'Tortilla de patatas', 'papa'],
  ['es', 'zumo for jugo', 'Pollo con jugo de limón', 'zumo'],
  ['es', 'gambas for camarones', 'Camarones al ajillo', 'gambas'],
  ['es', 'ternera for res', 'Salteado de res y brócoli', 'ternera'],
  ['es', 'nata for crema', 'Mejillones al vino blanco con crema', 'nata'],
  ['es', 'judías verdes for ejotes', 'Ejotes chamuscados con cerdo', 'judías verdes'],
  ['es', 'the plural of a borrowed word', 'Muffin de arándanos', 'muffins'],
  ['es', 'magdalenas for muffins', 'Muffins de huevo con brócoli', 'magdalenas'],
  ['sv', 'accents left out', 'Köttbullar med mos', 'kottbullar'],
  ['sv', 'the definite form', 'Fiskgryta', 'fiskgrytan'],
  ['sv', 'the definite form of a neuter', 'Nybakat bröd', 'brödet'],
  ['sv', 'the singular', 'Fyllda tomater', 'tomat'],
  ['sv', 'a typo', 'Ugnsbakad kyckling', 'kyckligg'],
  ['sv', 'squash for zucchini', 'Fylld zucchini', 'squash'],
  ['sv', 'köttfärs for nötfärs', 'Lasagne med nötfärs', 'köttfärs'],
  ['sv', 'cottage cheese for keso', 'Proteinpannkakor med keso', 'cottage cheese'],
  ['sv', 'slaw for kålsallad', 'Pulled pork med kålsallad', 'slaw'],
  ['sv', 'äggplanta for aubergine', 'Grillad aubergine', 'äggplanta'],
];

test.each(finds)('in %s, %s: finds "%s" by "%s"', (language, _how, title, text) => {
  expect(idsFoundBy(indexTitles(language, [title, 'Kimchi']), text)).toEqual([title]);
});

test.each([
  ['en', 'Ham sandwich', 'jam'],
  ['es', 'Sopa con sal', 'sol'],
  ['sv', 'Lax i ugn', 'fax'],
] as const)('in %s, does not guess "%s" from the short word "%s"', (language, title, text) => {
  expect(idsFoundBy(indexTitles(language, [title, 'Kimchi']), text)).toEqual([]);
});

test('every word must be met', () => {
  const index = indexTitles('en', ['Chicken soup', 'Chicken salad', 'Tomato soup']);
  expect(idsFoundBy(index, 'chicken soup')).toEqual(['Chicken soup']);
});

test('nothing asked is nothing matched', () => {
  const index = indexTitles('en', ['Chicken soup']);
  for (const text of ['', '  ', '!?', '🍳']) {
    expect(matchDocuments({ plan: planQuery({ text, index }), index })).toBeNull();
  }
});

test('Swedish compounds are found by their parts', () => {
  const index = indexTitles('sv', ['Kycklinggryta', 'Gryta med lamm', 'Kyckling i ugn']);
  expect(idsFoundBy(index, 'gryta')).toEqual(['Gryta med lamm', 'Kycklinggryta']);
  expect(idsFoundBy(index, 'kyckling gryta')).toEqual(['Kycklinggryta']);
  expect(idsFoundBy(index, 'lammgryta')).toEqual(['Gryta med lamm']);
});

test('a word as typed comes before what it begins', () => {
  const index = indexTitles('en', ['Eggplant dip', 'Egg salad', 'Fried egg']);
  expect(idsFoundBy(index, 'egg').at(-1)).toBe('Eggplant dip');
});

test('titles count more than ingredients, and those more than descriptions', () => {
  const documents = [
    buildDocument({ title: 'Soup', description: 'With salmon.' }),
    buildDocument({ title: 'Salad', parts: ['Salmon'] }),
    buildDocument({ title: 'Salmon' }),
  ];
  const index = indexTexts({ documents, language: 'en' });
  expect(idsFoundBy(index, 'salmon')).toEqual(['Salmon', 'Salad', 'Soup']);
});

test('of equals, the lower id comes first, in whatever order they were given', () => {
  const documents = ['c', 'a', 'b'].map((id) => buildDocument({ id, title: 'Leek soup' }));
  const orders = [documents, documents.toReversed()].map((each) => {
    return idsFoundBy(indexTexts({ documents: each, language: 'en' }), 'leek');
  });
  expect(orders).toEqual([
    ['a', 'b', 'c'],
    ['a', 'b', 'c'],
  ]);
});

test('scores do not hang on the order in which documents are given', () => {
  const titles = ['Leek soup', 'Leek and potato soup', 'Soup', 'Leek'];
  const ranked = [titles, titles.toReversed()].map((each) => {
    const index = indexTitles('en', each);
    const match = matchDocuments({ plan: planQuery({ text: 'leek', index }), index })!;
    return [...rankDocuments(match)].map((number) => [index.ids[number], match.scores[number]]);
  });
  expect(ranked[0]).toEqual(ranked[1]);
});

test.each([
  ['en', 'egg-free', 'Egg-free', 'eggs'],
  ['en', 'without dairy', 'Dairy-free', 'dairy'],
  ['es', 'sin huevo', 'Sin huevo', 'huevos'],
  ['sv', 'äggfri', 'Äggfritt', 'ägg'],
] as const)(
  'in %s, "%s" finds what is labelled %s, but "%s" does not',
  (language, whole, label, part) => {
    const documents = [
      buildDocument({ id: 'free', title: 'Kimchi', labels: [label], description: `${whole}.` }),
      buildDocument({ id: 'labelled', title: 'Tofu', labels: [label] }),
    ];
    const index = indexTexts({ documents, language });
    expect(idsFoundBy(index, whole)).toContain('labelled');
    expect(idsFoundBy(index, part)).not.toContain('labelled');
  },
);

test('says what was found instead of a misspelt word, with its accents', () => {
  const index = indexTitles('es', ['Sopa de calabacín']);
  const text = 'sopa calabazin';
  const { corrections } = planQuery({ text, index });
  expect(correctedText({ text, corrections })).toBe('sopa calabacín');
});

test('says nothing where every word is known', () => {
  const index = indexTitles('en', ['Zucchini soup']);
  for (const text of ['zucchini', 'courgette', 'zucch']) {
    const { corrections } = planQuery({ text, index });
    expect(correctedText({ text, corrections })).toBeNull();
  }
});

/** The score of each document that is found, to four places. */
function scoresOf(index: TextIndex, text: string): Record<string, number> {
  const { documents, scores } = matchDocuments({ plan: planQuery({ text, index }), index })!;
  return Object.fromEntries(
    [...listBits(documents)].map((number) => [
      index.ids[number],
      Math.round(scores[number]! * 10_000) / 10_000,
    ]),
  );
}

/** A word in one of three documents: 0.1 + ln(1 + 2.5 / 1.5). */
const rare = 1.0808;

/**
 * Where a word stands, what it weighs there as a share of it and four, and so the score. A title of
 * two words weighs 8 / 0.7, one of five 8.
 */
test.each<[string, Partial<SearchDocument>, number]>([
  ['a title of two words', { title: 'Leek soup' }, 11.4286],
  ['a title of five', { title: 'Leek soup stew bowl pan' }, 8],
  ['a keyword', { title: 'Soup', keywords: ['Leek'] }, 3],
  ['an ingredient', { title: 'Soup', parts: ['Leek'] }, 2],
  ['two ingredients', { title: 'Soup', parts: ['Leek', 'Leek tops'] }, 4],
  ['a description', { title: 'Soup', description: 'With leek.' }, 1],
])('a word in %s counts for so much', (_where, parts, weight) => {
  const documents = [
    buildDocument({ id: 'it', ...parts }),
    buildDocument({ title: 'Tofu' }),
    buildDocument({ title: 'Kimchi' }),
  ];
  const index = indexTexts({ documents, language: 'en' });
  const [found] = Object.entries(scoresOf(index, 'leek tofu kimchi'.slice(0, 4)));
  expect(found?.[0]).toBe('it');
  expect(found?.[1]).toBeCloseTo((weight / (weight + 4)) * rare, 3);
});

test('what is looked for in other words counts for less, and guessed for less still', () => {
  const index = indexTitles('en', ['Zucchini boats', 'Tofu', 'Kimchi']);
  const title = 8 / 0.7;
  const named = (share: number) => (title * share) / (title * share + 4);
  const of = (text: string) => scoresOf(index, text)['Zucchini boats'];
  expect(of('zucchini x')).toBeUndefined();
  expect(of('boats')).toBeCloseTo(named(1) * rare, 3);
  // Its synonym stands for nine tenths of the word.
  expect(of('courgette')).toBeCloseTo(named(0.9) * rare, 3);
  // A wrong letter leaves six tenths.
  expect(of('boatz')).toBeCloseTo(0.6 * named(1) * rare, 3);
  // Half of the letters of a word that is not finished: 0.8 × (0.4 + 0.6 × 3 / 5).
  expect(of('boa')).toBeCloseTo(0.8 * (0.4 + (0.6 * 3) / 5) * named(1) * rare, 3);
});

test('words that are asked for together add up, and a common one says less', () => {
  const index = indexTitles('en', ['Leek soup', 'Leek stew', 'Kimchi']);
  const weight = 8 / 0.7;
  const share = weight / (weight + 4);
  // In two of three: 0.1 + ln(1 + 1.5 / 2.5).
  const common = 0.57;
  expect(scoresOf(index, 'leek soup')).toEqual({
    'Leek soup': expect.closeTo(share * (common + rare), 3),
  });
  expect(scoresOf(index, 'leek')).toEqual({
    'Leek soup': expect.closeTo(share * common, 3),
    'Leek stew': expect.closeTo(share * common, 3),
  });
});

test('a part of a Swedish compound says less than the word on its own', () => {
  const scores = scoresOf(indexTitles('sv', ['Kycklinggryta', 'Gryta', 'Kyckling']), 'gryta');
  expect(Object.keys(scores)).toEqual(['Gryta', 'Kycklinggryta']);
  expect(scores['Kycklinggryta']! / scores['Gryta']!).toBeCloseTo(0.469, 3);
});

test('of a long search the first eight parts count', () => {
  const words = 'leek soup stew bowl pan dish roast bake'.split(' ');
  const index = indexTitles('en', [words.join(' ')]);
  expect(idsFoundBy(index, `${words.join(' ')} kimchi`)).toEqual([words.join(' ')]);
  expect(idsFoundBy(index, `${words.slice(0, 7).join(' ')} kimchi`)).toEqual([]);
});

test('a text of little words alone is asked for them', () => {
  const index = indexTitles('en', ['Soup of the day', 'On the road']);
  expect(idsFoundBy(index, 'soup of')).toEqual(['Soup of the day']);
  // No text is found by words that stand in every one.
  expect(idsFoundBy(index, 'of the')).toEqual([]);
});

test.each([
  ['abd', []],
  ['leak', ['Leek']],
  ['leakk', []],
  ['broccolli', ['Broccoli']],
  ['brocoly', ['Broccoli']],
  ['brokkoly', []],
])('a word of few letters is guessed with few mistakes: %s', (text, found) => {
  expect(idsFoundBy(indexTitles('en', ['Leek', 'Broccoli', 'Abc']), text)).toEqual(found);
});

test('the nearest word is taken, and of equally near ones the most written', () => {
  const index = indexTitles('en', ['Beans', 'Beans and bread', 'Beads']);
  const { corrections } = planQuery({ text: 'beabs', index });
  expect(corrections).toEqual([{ start: 0, end: 5, spelling: 'beans' }]);
});

test('every misspelt word of a text is put right where it stands', () => {
  const index = indexTitles('en', ['Zucchini and broccoli']);
  const text = 'zuchini with brocoli';
  const { corrections } = planQuery({ text, index });
  expect(correctedText({ text, corrections })).toBe('zucchini with broccoli');
});
