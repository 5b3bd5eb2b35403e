import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import * as m from '../../../../i18n/paraglide/messages.js';
import { dayWords } from '../../../plans/day-words.ts';
import { elementsOf } from '../../../ui/testing/read-markup.ts';
import type { ShownPlanFragment } from '../operations.gen.ts';
import { readPlanAddress } from '../plan-address.ts';
import type { Bought, DayInstead, Selection } from './load-selection.ts';
import { SwapSheet } from './swap-sheet.tsx';

const times = { activeMinutes: 15, totalMinutes: 20 };
const calm = { netCarbsGrams: 15, proteinGrams: 90, energyKcal: 1500 };
const over = { ...calm, netCarbsGrams: 40 };
const targets = {
  netCarbsLimitGrams: 20,
  isNetCarbsLimitExclusive: true,
  proteinGrams: 90,
  energyKcal: 1600,
};

interface Shown {
  query: string;
  /** By what becomes of the day, and of the day after where the rest is lunch. */
  dishes?: Record<string, Omit<DayInstead, 'recipeId'> & { isGoodAsLeftovers?: boolean }>;
  reasons?: Record<string, readonly string[]>;
  leftoversOnDay?: number | null;
  selection?: Partial<Selection>;
  hasTargets?: boolean;
}

const stew = { id: 'stew', title: 'A stew with roots', short: 'Stew', times };

/** A plan from Monday with a stew for dinner on Tuesday, where something is being chosen. */
function shown({ query, dishes = {}, leftoversOnDay = null, ...rest }: Shown) {
  const { selection = {}, reasons = {}, hasTargets = true } = rest;
  const days = [0, 1, 2].map((index) => ({
    index,
    weekday: index,
    nutrition: calm,
    meals: index === 1 ? [{ meal: 'DINNER', recipes: [{ recipe: stew, leftoversOnDay }] }] : [],
  }));
  const mealPlan = { id: 'plan', version: 3, days, targets: hasTargets ? targets : null };
  const recipes = Object.entries(dishes).map(([id, { isGoodAsLeftovers = true }]) => ({
    recipe: { id, title: `Whole ${id}`, short: id, times, isGoodAsLeftovers },
    reasons: (reasons[id] ?? []).map((code) => ({ code })),
  }));
  const all = {
    recipes,
    days: Object.entries(dishes).map(([recipeId, day]) => ({ recipeId, ...day })),
    bought: null,
    needsQuiz: false,
    ...selection,
  };
  const props = {
    mealPlan: mealPlan as unknown as ShownPlanFragment,
    address: readPlanAddress(new URLSearchParams(query)),
    selection: all as unknown as Selection,
    result: null,
    words: dayWords({ firstWeekday: 0, locale: 'en' }),
    today: null,
  };
  const router = createMemoryRouter([{ path: '*', element: <SwapSheet {...props} /> }]);
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  const [, choices = ''] = /<ul[^>]*>(.*?)<\/ul>/s.exec(html) ?? [];
  return {
    html,
    text: textOf(html),
    rows: choices.split('</li>').slice(0, -1).map(textOf),
    current: elementsOf(choices, 'a').filter((each) => each['aria-current'] === 'true'),
    fields: Object.fromEntries(
      elementsOf(html, 'input').map((each) => [each['name'], each['value']]),
    ),
  };
}

function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ');
}

const swap = 'pick=1.DINNER&swap=stew';
const plain = { nutrition: calm, hasOpenMeal: false };

test('nothing is shown where nothing is chosen, or for a day the plan has not', () => {
  expect(shown({ query: '' }).html).toBe('');
  expect(shown({ query: 'pick=7.DINNER' }).html).toBe('');
});

test('what is suggested first is chosen until another is named', () => {
  const dishes = { salmon: plain, curry: plain };
  const first = shown({ query: swap, dishes });
  expect(first.fields).toMatchObject({ recipe_id: 'salmon', to: '1.DINNER', version: '3' });
  expect(first.current).toHaveLength(1);
  const named = shown({ query: `${swap}&with=curry`, dishes });
  expect(named.fields['recipe_id']).toBe('curry');
  const unknown = shown({ query: `${swap}&with=pie`, dishes });
  expect(unknown.fields['recipe_id']).toBe('salmon');
});

test('a swap names the dish that goes, and a new dish none', () => {
  const dishes = { salmon: plain };
  const instead = shown({ query: swap, dishes });
  expect(instead.fields).toMatchObject({ intent: 'swap', dish: '1.DINNER.stew' });
  expect(instead.text).toContain(m.meal_plans_pick_swap_named({ title: 'salmon' }));
  expect(instead.text).toContain(m.meal_plans_swap_keep());
  const beside = shown({ query: 'pick=1.DINNER', dishes });
  expect(beside.fields).toMatchObject({ intent: 'add' });
  expect(beside.fields['dish']).toBeUndefined();
  expect(beside.text).toContain(m.meal_plans_pick_add());
  expect(beside.text).not.toContain(m.meal_plans_swap_now());
});

test('a dish that is added lies beside what can be chosen, and nothing leaves half a sheet empty', () => {
  const plates = ({ html }: ReturnType<typeof shown>) =>
    elementsOf(html, 'img').flatMap(({ src = '' }) => (src.startsWith('/plate/') ? [src] : []));
  const isNarrow = ({ html }: ReturnType<typeof shown>) =>
    elementsOf(html, 'dialog')[0]?.['class']?.includes('36rem') === true &&
    !html.includes('md:grid-cols-2');
  const beside = shown({ query: 'pick=1.DINNER', dishes: { salmon: plain } });
  expect([plates(beside), isNarrow(beside)]).toEqual([['/plate/salmon.svg'], false]);
  const nothing = shown({ query: 'pick=1.DINNER' });
  expect([plates(nothing), isNarrow(nothing)]).toEqual([[], true]);
  const nothingInstead = shown({ query: swap });
  expect([plates(nothingInstead), isNarrow(nothingInstead)]).toEqual([['/plate/stew.svg'], false]);
});

test('without a dish to choose there is nothing to press', () => {
  const { fields, text } = shown({ query: swap });
  expect(fields['recipe_id']).toBeUndefined();
  expect(text).toContain(m.meal_plans_pick_no_suggestions());
});

test.each([
  ['suggestions', m.meal_plans_pick_no_suggestions],
  ['search', m.meal_plans_pick_nothing_found],
  ['favorites', m.meal_plans_pick_no_favorites],
  ['bought', m.meal_plans_pick_nothing_bought],
])('where nothing is found among %s it says so', (from, title) => {
  expect(shown({ query: `${swap}&from=${from}` }).text).toContain(title());
});

test('who has not answered the quiz is led there, and without a network nothing is promised', () => {
  const quiz = shown({ query: swap, selection: { needsQuiz: true } });
  expect(quiz.text).toContain(m.meal_plans_pick_quiz());
  const away = shown({ query: swap, selection: { isOnDevice: true } });
  expect(away.text).toContain(m.meal_plans_away_nothing());
  expect(away.text).toContain(m.meal_plans_away_choices());
  expect(away.html).not.toContain('name="q"');
});

test('what is bought is a way to choose only where something gives way for it', () => {
  const bought: Bought = { left: [], dishes: [] };
  const tab = m.meal_plans_pick_bought();
  expect(shown({ query: swap, selection: { bought } }).text).toContain(tab);
  expect(shown({ query: swap }).text).not.toContain(tab);
});

test('where nothing fits, the three that come nearest are shown with what they break', () => {
  const dishes = Object.fromEntries(
    ['one', 'two', 'three', 'four'].map((id) => [id, { ...plain, nutrition: over }]),
  );
  const none = shown({ query: swap, dishes });
  expect(none.rows).toHaveLength(3);
  expect(none.text).toContain(m.meal_plans_pick_nearest());
  expect(none.rows[0]).toContain(m.meal_plans_over_net_carbs());
  const some = shown({ query: swap, dishes: { ...dishes, five: plain } });
  expect(some.rows).toHaveLength(5);
  expect(some.text).not.toContain(m.meal_plans_pick_nearest());
  // Who asks for something else is shown all of it, and so is who has no targets.
  expect(shown({ query: `${swap}&from=favorites`, dishes }).rows).toHaveLength(4);
  const free = shown({ query: swap, dishes, hasTargets: false });
  expect(free.rows).toHaveLength(4);
  expect(free.text).not.toContain(m.meal_plans_over_net_carbs());
});

test('each row gives a reason that none above gives, where it has one', () => {
  const dishes = { one: plain, two: plain, three: plain, four: plain };
  const reasons = { one: ['LIKED'], two: ['LIKED', 'FILLING'], three: ['LIKED'] };
  const { rows } = shown({ query: swap, dishes, reasons });
  expect(rows[0]).toContain(m.meal_plans_reason_liked());
  expect(rows[1]).toContain(m.meal_plans_reason_filling());
  expect(rows[2]).toContain(m.meal_plans_reason_liked());
  expect(rows[3]).not.toContain('. ');
});

test('what is bought for a dish is told before any reason', () => {
  const bought: Bought = {
    left: ['Salmon'],
    dishes: [{ recipeId: 'one', have: ['Salmon'], toBuyCount: 2 }],
  };
  const dishes = { one: plain, two: plain };
  const reasons = { one: ['LIKED'], two: ['LIKED'] };
  const { rows, text } = shown({ query: swap, dishes, reasons, selection: { bought } });
  expect(rows[0]).toContain(m.meal_plans_bought_have({ food: 'salmon' }));
  expect(rows[0]).not.toContain(m.meal_plans_reason_liked());
  expect(rows[1]).toContain(m.meal_plans_reason_liked());
  expect(text).toContain(m.meal_plans_bought_left({ foods: 'salmon' }));
  expect(text).toContain(m.meal_plans_bought_needs({ count: 2 }));
});

test('nothing is said of what is in the basket where nothing of the dish is, or nobody knows', () => {
  const left = m.meal_plans_bought_left({ foods: 'salmon' });
  const dishes = { one: plain };
  const dish = { recipeId: 'one', have: ['Salmon'], toBuyCount: 0 };
  const all = shown({
    query: swap,
    dishes,
    selection: { bought: { left: ['Salmon'], dishes: [dish] } },
  });
  expect(all.text).toContain(left);
  expect(all.text).toContain(m.meal_plans_bought_all());
  const nothingLeft = shown({
    query: swap,
    dishes,
    selection: { bought: { left: [], dishes: [dish] } },
  });
  expect(nothingLeft.text).not.toContain(left);
  const unknown = { ...dish, recipeId: 'other' };
  const other = shown({
    query: swap,
    dishes,
    selection: { bought: { left: ['Salmon'], dishes: [unknown] } },
  });
  expect(other.text).not.toContain(left);
});

test('a row shows the day it makes, and leaves out what is unknown', () => {
  const whole = shown({ query: swap, dishes: { one: plain } }).rows[0];
  expect(whole).toContain(m.meal_plans_day_then_kcal({ amount: '1,500' }));
  expect(whole).toContain(m.meal_plans_week_protein({ grams: '90' }));
  const some = { ...plain, nutrition: { ...calm, energyKcal: null, proteinGrams: null } };
  const partly = shown({ query: swap, dishes: { one: some } });
  expect(partly.rows[0]).not.toMatch(/kcal|protein/i);
  expect(partly.html).toContain(m.meal_plans_day_then({ grams: '15' }));
  const unknown = { ...plain, nutrition: { ...calm, netCarbsGrams: null } };
  expect(shown({ query: swap, dishes: { one: unknown } }).rows[0]).not.toContain('1,500');
});

test('a lunch that leaves the targets is told with its day, beside the day itself', () => {
  const lunchDay = { ...plain, index: 2, nutrition: { ...calm, energyKcal: 2000 } };
  const { rows, text } = shown({ query: swap, dishes: { one: { ...plain, lunchDay } } });
  expect(rows[0]).toContain(`Wednesday lunch: ${m.meal_plans_over_by({ amount: '400' })}`);
  expect(text).toContain(m.meal_plans_day_becomes({ day: 'Wednesday' }));
  const calmLunch = { one: { ...plain, lunchDay: { ...plain, index: 2 } } };
  const quiet = shown({ query: swap, dishes: calmLunch });
  expect(quiet.text).not.toContain(m.meal_plans_day_becomes({ day: 'Wednesday' }));
  expect(quiet.text).toContain(m.meal_plans_day_becomes({ day: 'Tuesday' }));
});

test('a day that becomes too little says by how much, in its row and beside its figures', () => {
  const little = { nutrition: { ...calm, energyKcal: 1261, proteinGrams: 70 } };
  const below = m.meal_plans_below_by({ amount: '339' });
  const short = m.meal_plans_protein_short({ grams: '20' });
  const lightest = { one: { ...little, hasOpenMeal: false }, two: plain };
  const { rows, text } = shown({ query: `${swap}&with=one`, dishes: lightest });
  expect(rows[0]).toContain(`${short} ${below}`);
  expect(rows[1]).not.toContain(below);
  expect(text.split(below)).toHaveLength(3);
  // With a meal still open nobody knows.
  const open = shown({ query: swap, dishes: { one: { ...little, hasOpenMeal: true } } });
  expect(open.text).not.toContain(below);
  expect(open.text).not.toContain(short);
});

test('a dinner that is lunch too says what becomes of that lunch', () => {
  const words = dayWords({ firstWeekday: 0, locale: 'en' });
  const withLunch = (isGoodAsLeftovers: boolean, selection = {}) => {
    const dishes = { one: { ...plain, isGoodAsLeftovers } };
    return shown({ query: swap, dishes, leftoversOnDay: 2, selection }).text;
  };
  const alone = shown({ query: swap, dishes: { one: plain } });
  expect(withLunch(true)).toContain(words.lunchCameFromThis(2));
  expect(withLunch(false)).toContain(words.lunchStaysOpen(2));
  expect(withLunch(false, { isOnDevice: true })).not.toContain(words.lunchStaysOpen(2));
  expect(alone.text).not.toContain(words.lunchCameFromThis(2));
});
