import { expect, test } from 'vitest';
import { planHighlights, type HighlightedDish } from './plan-highlights.rules.ts';

function dish(parts: Partial<HighlightedDish> & { day: number }): HighlightedDish {
  return {
    meal: 'DINNER',
    recipeId: `dish-${parts.day}`,
    role: 'main',
    leftoverOfDay: null,
    protein: 'NONE',
    activeMinutes: 10,
    totalMinutes: 60,
    isLiked: false,
    rests: [],
    ...parts,
  };
}

function told(dishes: readonly HighlightedDish[], repeatsAfterDays: 3 | 7 | null = 7) {
  return planHighlights({ dishes, repeatsAfterDays });
}

const codes = (...args: Parameters<typeof told>) => told(...args).map(({ code }) => code);
const lunchAfter = (day: number, protein: string) =>
  dish({ day: day + 1, meal: 'LUNCH', leftoverOfDay: day, protein, recipeId: `dish-${day}` });

test('dinners that are lunch the day after are named', () => {
  expect(told([lunchAfter(0, 'CHICKEN')])).toEqual([
    { code: 'MAKES_LUNCH', count: 1, days: [0], words: ['CHICKEN'] },
  ]);
  expect(told([lunchAfter(0, 'CHICKEN'), lunchAfter(3, 'BEEF')])).toEqual([
    { code: 'MAKES_LUNCH', count: 2, days: [0, 3], words: ['CHICKEN', 'BEEF'] },
  ]);
  const moved = { ...lunchAfter(0, 'CHICKEN'), day: 2 };
  expect(told([moved, { ...lunchAfter(0, 'CHICKEN'), role: 'side' }])).toEqual([]);
});

test('evenings are told by the longest of them, but for a single long one', () => {
  const evening = (day: number, totalMinutes: number, parts: Partial<HighlightedDish> = {}) =>
    dish({ day, totalMinutes, ...parts });
  const [short] = told([evening(0, 13), evening(1, 12)]);
  expect(short).toEqual({ code: 'EVENINGS', count: 2, minutes: 15, days: [] });
  const [long] = told([evening(0, 15), evening(1, 90), evening(2, 17)]);
  expect(long).toEqual({ code: 'EVENINGS', count: 3, minutes: 20, days: [1] });
  expect(told([evening(0, 46), evening(1, 90)])).toEqual([]);
  expect(told([evening(0, 46)])).toEqual([]);
  expect(told([evening(0, 45)])).toHaveLength(1);
});

test('an evening takes the work of its main and its side, not of a sauce or of what is left', () => {
  const main = dish({ day: 0, activeMinutes: 20, totalMinutes: 20 });
  const side = dish({ day: 0, role: 'side', activeMinutes: 10, totalMinutes: 10 });
  const extra = dish({ day: 0, role: 'extra', activeMinutes: 40, totalMinutes: 40 });
  const minutes = (...dishes: HighlightedDish[]) => told(dishes)[0]?.minutes;
  expect(minutes(main, side)).toBe(30);
  expect(minutes(main, extra)).toBe(20);
  expect(minutes(main, { ...side, totalMinutes: 40 })).toBe(40);
  expect(minutes(side)).toBeUndefined();
  expect(minutes({ ...main, leftoverOfDay: -1 })).toBeUndefined();
  expect(minutes({ ...main, meal: 'LUNCH' })).toBeUndefined();
});

test('what the member likes is counted once, however often it is eaten', () => {
  const liked = dish({ day: 0, isLiked: true });
  const eaten = [liked, { ...liked, day: 1, leftoverOfDay: 0 }, dish({ day: 2, isLiked: true })];
  expect(told(eaten)).toEqual([{ code: 'FAVORITES', count: 2 }]);
});

test('foods that come back are those of most dishes, two at most, of the first week', () => {
  const using = (day: number, ...rests: string[]) => dish({ day, rests });
  expect(told([using(0, 'spinach'), using(1, 'kale')])).toEqual([]);
  expect(told([using(0, 'spinach'), using(7, 'spinach')])).toEqual([]);
  const again = { ...using(0, 'spinach'), day: 3 };
  expect(told([using(0, 'spinach'), again])).toEqual([]);
  const dishes = [
    using(0, 'skyr', 'spinach', 'kale'),
    using(1, 'spinach', 'kale'),
    using(2, 'spinach', 'skyr'),
  ];
  expect(told(dishes)).toEqual([{ code: 'COMES_BACK', count: 2, words: ['spinach', 'skyr'] }]);
});

test('two or three breakfasts take turns; one, or four, do not', () => {
  const mornings = (...ids: string[]) =>
    ids.map((recipeId, day) => dish({ day, meal: 'BREAKFAST', recipeId }));
  expect(told(mornings('a', 'b', 'a', 'b', 'a', 'b'))).toEqual([{ code: 'BREAKFASTS', count: 2 }]);
  expect(told(mornings('a', 'b', 'c', 'b', 'a', 'b'))).toEqual([{ code: 'BREAKFASTS', count: 3 }]);
  expect(told(mornings('a', 'a', 'a', 'a', 'a', 'a'))).toEqual([]);
  expect(told(mornings('a', 'b', 'c', 'd', 'a', 'b'))).toEqual([]);
  expect(told(mornings('a', 'b', 'a'))).toEqual([]);
});

test('proteins take turns where no two evenings running have the same', () => {
  const dinners = (...proteins: string[]) => proteins.map((protein, day) => dish({ day, protein }));
  expect(told(dinners('BEEF', 'COD', 'BEEF', 'TOFU', 'NONE'))).toEqual([
    { code: 'TAKE_TURNS', count: 3, words: ['BEEF', 'COD', 'TOFU'] },
  ]);
  expect(told(dinners('BEEF', 'COD', 'TOFU', 'TOFU'))).toEqual([]);
  expect(told(dinners('BEEF', 'COD', 'BEEF', 'COD'))).toEqual([]);
  const [five] = told(dinners('BEEF', 'COD', 'TOFU', 'EGGS', 'PORK'));
  expect(five).toMatchObject({ count: 5, words: ['BEEF', 'COD', 'TOFU', 'EGGS'] });
  const apart = [dish({ day: 0, protein: 'COD' }), dish({ day: 2, protein: 'COD' })];
  expect(codes([...apart, ...dinners('', 'BEEF', '', 'TOFU').slice(1)])).toEqual(['TAKE_TURNS']);
});

test('breakfasts that had to come back are told while they do, and not praised', () => {
  const mornings = ['a', 'b', 'a', 'b', 'a', 'b'].map((recipeId, day) =>
    dish({ day, meal: 'BREAKFAST', recipeId }),
  );
  expect(told(mornings, 3)).toEqual([{ code: 'BREAKFASTS_REPEAT', count: 4 }]);
  expect(codes(mornings, null)).toEqual(['BREAKFASTS']);
  const later = [0, 7].map((day) => dish({ day, meal: 'BREAKFAST', recipeId: 'a' }));
  expect(told(later, 3)).toEqual([]);
});

test('no more than three things are told, the dinners as one and what had to repeat beside them', () => {
  const week = ['BEEF', 'COD', 'TOFU'].map((protein, day) =>
    dish({ day, protein, totalMinutes: 15, isLiked: day === 1, rests: ['spinach'] }),
  );
  const lunch = lunchAfter(0, 'BEEF');
  const all = ['MAKES_LUNCH', 'EVENINGS', 'FAVORITES', 'COMES_BACK'];
  expect(codes([...week, lunch])).toEqual(all);
  expect(codes(week.map((each) => ({ ...each, totalMinutes: 60 })))).toEqual([
    'FAVORITES',
    'COMES_BACK',
    'TAKE_TURNS',
  ]);
  const mornings = [0, 3].map((day) => dish({ day, meal: 'BREAKFAST', recipeId: 'a' }));
  expect(codes([...week, lunch, ...mornings], 3)).toEqual([...all, 'BREAKFASTS_REPEAT']);
});
