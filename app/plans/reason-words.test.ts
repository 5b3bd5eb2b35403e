import { expect, test } from 'vitest';
import { proteinSources } from '../../domain/recipes/recipe.ts';
import { surveyCuisines, surveyDishes } from '../../domain/profile/survey/survey-answers.rules.ts';
import type { Locale } from '../../i18n/locales.ts';
import { withLocale } from '../shell/request-locale.server.ts';
import { dayWords } from './day-words.ts';
import { reasonSentence } from './reason-words.ts';

type Reason = Parameters<typeof reasonSentence>[0]['reason'];

const words = dayWords({ firstWeekday: 0, locale: 'en' });

function sentence(reason: Partial<Reason> & Pick<Reason, 'code'>): string {
  const nothing = { amount: null, day: null, word: null, foodName: null };
  return reasonSentence({ reason: { ...nothing, ...reason }, words, locale: 'en' });
}

test.each<[Partial<Reason> & Pick<Reason, 'code'>, string]>([
  [{ code: 'LEFTOVER_FROM', day: 1 }, 'Cooked on Tuesday, so lunch is ready.'],
  [{ code: 'FAVOURITE_CUISINE', word: 'MIDDLE_EASTERN' }, 'You like Middle Eastern food.'],
  [{ code: 'FAVOURITE_CUISINE', word: 'MARTIAN' }, 'It is from a cuisine you like.'],
  [{ code: 'FAVOURITE_DISH', word: 'STIR_FRY' }, 'You like stir-fries.'],
  [{ code: 'FILLS_PROTEIN', amount: 38 }, 'Brings 38 g of protein, a good part of your day.'],
  [{ code: 'FITS_ENERGY', amount: 1234 }, 'Its energy fits your day.'],
  [{ code: 'LOW_CARB', amount: 2.4 }, 'Only 2 g net carbs, so the day has room for more.'],
  [{ code: 'WELL_RATED', amount: 4.45 }, 'Members rate it 4.5 of 5.'],
  [{ code: 'QUICK', amount: 15 }, 'Ready in 15 minutes.'],
  [{ code: 'QUICK', amount: 1 }, 'Ready in 1 minute.'],
  [{ code: 'VARIETY', word: 'FISH' }, 'The only fish dish of the week, for variety.'],
  [
    { code: 'SHARES_FOOD', foodName: 'Spinach' },
    'Uses the same spinach as other dishes, so less goes to waste.',
  ],
  [
    { code: 'SHARES_FOOD', foodName: 'Spinach', day: 3 },
    'The same spinach as on Thursday, so less goes to waste.',
  ],
  [{ code: 'LONG_AGO', amount: 5 }, 'Not on your menu for 5 weeks.'],
])('%j is said in a sentence', (reason, text) => {
  expect(sentence(reason)).toBe(text);
});

test('a plan that begins on any day counts its days', () => {
  const counted = dayWords({ firstWeekday: null, locale: 'en' });
  expect(counted.heading({ index: 2, weekday: null })).toBe('Day 3');
  expect(counted.leftoversFrom(0)).toBe('Leftovers from day 1');
  expect(counted.cookedOn(0)).toBe('Cooked the day before, so lunch is ready.');
});

test('weekdays run on past Sunday, and are written as their language does', () => {
  const saturday = dayWords({ firstWeekday: 5, locale: 'en' });
  expect(saturday.leftoversOn(2)).toBe('Also for lunch on Monday');
  expect(dayWords({ firstWeekday: 0, locale: 'es' }).heading({ index: 0, weekday: 0 })).toBe(
    'Lunes',
  );
});

/** Every reason the planner can give, as the API names them. */
const everyReason: Record<Reason['code'], Partial<Reason>> = {
  LEFTOVER_FROM: { day: 0 },
  FAVOURITE_CUISINE: { word: 'ITALIAN' },
  FAVOURITE_DISH: { word: 'SOUP' },
  FILLS_PROTEIN: { amount: 30 },
  FITS_ENERGY: { amount: 500 },
  VEGETABLES: { amount: 210 },
  FIBER: { amount: 9 },
  LOW_CARB: { amount: 3 },
  QUICK: { amount: 15 },
  FILLING: { amount: 70 },
  WELL_RATED: { amount: 4.5 },
  LIKED: {},
  AFFORDABLE: {},
  SHARES_FOOD: { foodName: 'X' },
  VARIETY: { word: 'FISH' },
  LONG_AGO: { amount: 5 },
};

function everySentence(locale: Locale): string[] {
  const nothing = { amount: null, day: null, word: null, foodName: null };
  return withLocale(locale, () =>
    Object.entries(everyReason).map(([code, reason]) => {
      const told = { ...nothing, ...reason, code: code as Reason['code'] };
      const itsWords = dayWords({ firstWeekday: 0, locale });
      return reasonSentence({ reason: told, words: itsWords, locale });
    }),
  );
}

test('every reason for a recipe is a sentence of its own in each language', () => {
  const sentences = (['en', 'es', 'sv'] as const).flatMap(everySentence);
  expect(sentences.filter((text) => !/^\p{Lu}.*\.$/u.test(text))).toEqual([]);
  expect(new Set(sentences).size).toBe(sentences.length);
});

test.each(['en', 'es', 'sv'] as const)('no wish or protein is left unnamed in %s', (locale) => {
  const wordsOf = (code: Reason['code'], all: readonly string[]) =>
    withLocale(locale, () => all.map((word) => sentence({ code, word })));
  const proteins = proteinSources.filter((source) => source !== 'NONE');
  for (const [code, all] of [
    ['VARIETY', proteins],
    ['FAVOURITE_CUISINE', surveyCuisines],
    ['FAVOURITE_DISH', surveyDishes],
  ] as const) {
    const [unnamed] = wordsOf(code, ['MARTIAN']);
    expect(wordsOf(code, all)).not.toContain(unnamed);
  }
});
