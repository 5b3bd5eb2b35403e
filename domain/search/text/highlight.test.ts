import { expect, test } from 'vitest';
import type { Language } from '../../../lib/language.ts';
import { highlight } from './highlight.ts';
import { planQuery, termsOf } from './query-plan.ts';
import { indexTitles } from '../testing/build-documents.ts';

test.each<[Language, string, string, string[]]>([
  ['en', 'Zucchini and feta fritters', 'courgette fritter', ['Zucchini', 'fritters']],
  ['en', 'Spring onion soup', 'scallions', ['Spring', 'onion']],
  ['en', 'Roast chicken', 'chi', ['chicken']],
  ['en', 'Roast chicken', 'chiken', ['chicken']],
  ['en', 'Soup of the day', 'soup of day', ['Soup', 'day']],
  ['en', '“Crème brûlée”, twice', 'creme', ['Crème']],
  ['es', 'Gambas al ajillo', 'camarón', ['Gambas']],
  ['sv', 'Gryta på kyckling, eller kycklinggryta', 'gryta', ['Gryta', 'kycklinggryta']],
])('in %s, "%s" is marked by "%s" at %j', (language, title, text, marked) => {
  const index = indexTitles(language, [title]);
  const terms = termsOf(planQuery({ text, index }));
  const ranges = highlight({ analysed: index.analyse(title), terms });
  expect(ranges.map(({ start, end }) => title.slice(start, end))).toEqual(marked);
});
