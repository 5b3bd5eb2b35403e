import { expect, test } from 'vitest';
import type { Language } from '../../lib/language.ts';
import { matchDocuments } from './text/match-documents.ts';
import { correctedText, planQuery } from './text/query-plan.ts';
import { rankDocuments } from './text/rank-documents.ts';
import { buildDocument, idsFoundBy, indexTitles } from './testing/build-documents.ts';
import { indexTexts } from './text/text-index.ts';

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
