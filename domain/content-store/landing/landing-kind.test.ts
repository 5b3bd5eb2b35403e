import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { ContentIndex } from '../../recipes/content-index.ts';
import type { Fields } from '../documents/document.rules.ts';
import { fieldsOfLanding, judgeLanding, landingFile } from './landing-kind.ts';

const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const dish = (id: string, netCarbsGrams: number) =>
  [id, { id, nutrition: { netCarbsGrams } }] as const;
const content = {
  recipesById: new Map([
    ...ids.map((id) => dish(id, 6)),
    ...[1, 2, 3].flatMap((at) => [dish(`m${at}`, 15), dish(`h${at}`, 30)]),
  ]),
  foodsById: new Map(ids.map((id) => [id, {}])),
} as unknown as ContentIndex;

const fields: Fields = {
  hero: 'a b c d',
  'level.g20.meals': 'a b c',
  'level.g50.meals': 'm1 m2 m3',
  'level.g100.meals': 'h1 h2 h3',
  week: ids.join(' '),
  list: 'd c b a',
  'campaign.quiz': 'a b c',
  'campaign.everyday': 'b c d',
  'campaign.mealPlans': 'c d e',
};

test('what visitors see first comes back from its file, its days by their grams', () => {
  const shuffled = {
    'level.g100.meals': fields['level.g100.meals'] ?? '',
    'level.g20.meals': fields['level.g20.meals'] ?? '',
    ...fields,
  };
  const { landing, remarks } = judgeLanding({ fields: shuffled, content });
  expect(remarks).toEqual([]);
  expect(landing?.days.map(({ grams }) => grams)).toEqual([20, 50, 100]);
  expect(landing && fieldsOfLanding(landing)).toEqual(fields);
  const { name, text } = landingFile(fields);
  expect(name).toBe('landing.yaml');
  expect(parse(text)).toEqual(landing);
  expect(parse(landingFile({ hero: ' a  b' }).text)).toEqual({
    hero: ['a', 'b'],
    days: [],
    week: [],
    list: [],
    campaigns: { quiz: [], everyday: [], mealPlans: [] },
  });
});

test.each([
  [{ hero: 'a b c' }, 'hero'],
  [{ hero: 'a b c none' }, 'hero'],
  [{ week: 'a b' }, 'week'],
  [{ week: 'a b c d e f none' }, 'week'],
  [{ list: 'a b c' }, 'list'],
  [{ list: 'a b c none' }, 'list'],
  [{ 'campaign.quiz': 'a' }, 'campaign.quiz'],
  [{ 'campaign.everyday': 'a b none' }, 'campaign.everyday'],
  [{ 'campaign.mealPlans': 'a b' }, 'campaign.mealPlans'],
  [{ 'level.g50.meals': 'm1 m2' }, 'level.g50.meals'],
  [{ 'level.g50.meals': 'm1 m2 h1' }, 'level.g50.meals'],
  [{ 'level.g100.meals': 'a b c' }, 'level.g100.meals'],
  [{ 'level.g20.meals': 'a b none' }, 'level.g20.meals'],
  [{ 'level.g120.meals': 'h1 h2 h3' }, 'level.g20.meals'],
] as [Fields, string][])('%o is told at %s', (changes, field) => {
  const { landing, remarks } = judgeLanding({ fields: { ...fields, ...changes }, content });
  expect(landing).toBeNull();
  expect(remarks[0]).toMatchObject({ field, level: 'STOPS' });
});

test('a day is told where it is said, in whatever order the levels are written', () => {
  const levels = Object.entries(fields).filter(([field]) => field.startsWith('level.'));
  const others = Object.entries(fields).filter(([field]) => !field.startsWith('level.'));
  const shuffled = Object.fromEntries([...levels.toReversed(), ...others]);
  const told = (written: Fields) =>
    judgeLanding({ fields: written, content }).remarks.map(({ field }) => field);
  expect(told({ ...shuffled, 'level.g20.meals': 'a b' })).toEqual(['level.g20.meals']);
  expect(told(Object.fromEntries(others))).toEqual(['hero']);
});
