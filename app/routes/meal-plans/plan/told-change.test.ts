import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Locale } from '../../../../i18n/locales.ts';
import { apiContext, type Api } from '../../../graphql/api.ts';
import { withLocale } from '../../../shell/request-locale.server.ts';
import { readPlanAddress } from '../plan-address.ts';
import { beyondStatedText, statedMinutes } from './stated-minutes.ts';
import { toldChange } from './told-change.ts';

const shorts: Record<string, string> = { chili: 'Chili', soup: 'Soup' };

/** A week from Monday 30 November in which each of these days has a dinner. */
function told({
  query,
  dinners,
  locale = 'en',
  beginsOn = '2026-11-30',
}: {
  query: string;
  dinners: readonly string[];
  locale?: Locale;
  beginsOn?: string | null;
}) {
  const days = dinners.map((id, index) => ({
    index,
    weekday: beginsOn === null ? null : index,
    meals: [{ meal: 'DINNER', recipes: [{ recipe: { id, short: shorts[id] } }] }],
  }));
  const context = new RouterContextProvider();
  const api: Pick<Api, 'execute'> = {
    async execute(_document, variables) {
      const { id } = variables as unknown as { id: string };
      if (!(id in shorts)) throw new Error('recipe.not-found');
      return { data: { recipe: { recipe: { short: shorts[id] } } } as never };
    },
  };
  context.set(apiContext, api);
  return withLocale(locale, () =>
    toldChange({
      context,
      locale,
      mealPlan: { days, beginsOn, usualBeginning: beginsOn } as never,
      stated: null,
      address: readPlanAddress(new URLSearchParams(query)),
    }),
  );
}

const gone = 'gone=3.DINNER.chili&done=remove';
const both = 'gone=3.DINNER.chili&done=remove-both';

test.each<[Locale, string, string]>([
  ['en', gone, 'Chili removed'],
  ['es', gone, 'Chili: fuera del menú'],
  ['sv', gone, 'Borttaget: Chili'],
  ['en', both, 'Chili removed, and the lunch made from it'],
  ['es', both, 'Chili: fuera del menú, con el almuerzo que salía de ahí'],
  ['sv', both, 'Borttaget: Chili och lunchen på resterna'],
])('in %s a dish that was taken away (%s) is named: "%s"', async (locale, query, text) => {
  expect(await told({ query, dinners: ['soup', 'soup', 'soup', 'soup'], locale })).toBe(text);
});

test.each<[Locale, string, string]>([
  ['en', gone, 'Chili removed from Thursday'],
  ['es', gone, 'Chili: fuera del menú del jueves'],
  ['sv', gone, 'Borttaget från torsdag: Chili'],
  ['en', both, 'Chili removed from Thursday, and the lunch made from it'],
  ['es', both, 'Chili: fuera del menú del jueves, con el almuerzo que salía de ahí'],
  ['sv', both, 'Borttaget från torsdag: Chili och lunchen på resterna'],
])(
  'in %s, where the week still serves it (%s), with its day: "%s"',
  async (locale, query, text) => {
    expect(await told({ query, dinners: ['soup', 'chili', 'soup', 'soup'], locale })).toBe(text);
  },
);

test('a plan without dates names the day by its number', async () => {
  const dinners = ['chili', 'soup', 'soup', 'soup'];
  expect(await told({ query: gone, dinners, beginsOn: null })).toBe('Chili removed from day 4');
});

test('a dish that came in the place of another is named with its day', async () => {
  const dinners = ['chili', 'soup'];
  expect(await told({ query: 'fresh=1.DINNER&done=swap', dinners })).toBe('Soup on Tuesday');
});

test('what nobody knows is said in the words of the form', async () => {
  const dinners = ['chili'];
  expect(await told({ query: 'gone=0.DINNER.nothing&done=remove', dinners })).toBeNull();
  expect(await told({ query: 'done=remove', dinners })).toBeNull();
  expect(await told({ query: 'done=swap', dinners })).toBeNull();
  expect(await told({ query: 'gone=0.DINNER.chili&done=lock', dinners })).toBeNull();
});

/** Dishes by name, each with its minutes for so many and how many of them are for the many. */
function toldOfServings(
  dishes: readonly (readonly [string, number, number])[],
  locale: Locale = 'en',
  cookingTime: Parameters<typeof statedMinutes>[0] = 'minimal',
) {
  const recipes = dishes.map(([short, minutes, minutesMore]) => ({
    recipe: { short, times: { activeMinutes: minutes, totalMinutes: minutes } },
    leftoverOfDay: null,
    minutesMore,
  }));
  const days = [{ index: 0, weekday: 0, meals: [{ meal: 'DINNER', recipes }] }];
  return withLocale(locale, () =>
    toldChange({
      context: new RouterContextProvider(),
      locale,
      mealPlan: { days, beginsOn: null, usualBeginning: null } as never,
      stated: statedMinutes(cookingTime),
      address: readPlanAddress(new URLSearchParams('done=change-servings')),
    }),
  );
}

test.each<[Locale, string]>([
  ['en', 'Servings changed. For so many, Omelet takes more than your 15 minutes'],
  ['es', 'Porciones cambiadas. Para tantas personas, un plato pasa de tus 15 minutos: Omelet'],
  ['sv', 'Portionerna är ändrade. För så många tar en rätt mer än dina 15 minuter: Omelet'],
])('in %s a dish that so many eaters make longer than stated is told', async (locale, text) => {
  expect(await toldOfServings([['Omelet', 18, 3]], locale)).toBe(text);
});

test('only what the eaters made longer than stated is told, several dishes by their number', async () => {
  const two = [
    ['Omelet', 18, 3],
    ['Salad', 15, 0],
    ['Wraps', 16, 4],
    ['Omelet', 18, 3],
  ] as const;
  expect(await toldOfServings(two)).toContain('2 dishes take more than your 15 minutes');
  expect(await toldOfServings([['Omelet', 15, 3]])).toBeNull();
  // As long as written: the eaters have no part in it.
  expect(await toldOfServings([['Stew', 40, 0]])).toBeNull();
  expect(await toldOfServings([['Stew', 40, 3]])).toBeNull();
  expect(await toldOfServings([['Stew', 47, 3]], 'en', 'average')).toContain('your 45 minutes');
  expect(await toldOfServings([['Omelet', 18, 3]], 'en', 'plenty')).toBeNull();
  expect(await toldOfServings([['Omelet', 18, 3]], 'en', null)).toBeNull();
});

test.each<[Locale, 'minimal' | 'average', string | null]>([
  ['en', 'minimal', 'For so many it takes 48 min, more than the 15 you gave.'],
  ['en', 'average', 'For so many it takes 47 min of work, more than the 45 you gave.'],
  ['es', 'average', 'Para tantas personas son 47 min de trabajo, más que los 45 que indicaste.'],
  ['sv', 'average', 'För så många blir det 47 min arbete, mer än de 45 du angav.'],
])('in %s the sheet of a dish says so to who has %s time', (locale, cookingTime, text) => {
  const recipe = { times: { activeMinutes: 47, totalMinutes: 48 } };
  const stated = statedMinutes(cookingTime);
  const textOf = (minutesMore: number, leftoverOfDay: number | null = null) =>
    withLocale(locale, () =>
      beyondStatedText({ dish: { recipe, minutesMore, leftoverOfDay } as never, stated }),
    );
  expect(textOf(33)).toBe(text);
  expect(textOf(1)).toBeNull();
  expect(textOf(33, 0)).toBeNull();
});
