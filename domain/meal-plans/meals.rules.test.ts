import { expect, test } from 'vitest';
import {
  carryLine,
  changeMeals,
  daysForOthers,
  daysOfRows,
  linesAt,
  mapLines,
  newMeal,
  noteMeal,
  placedLines,
  rowsOfDays,
  usualOwnPortion,
  withLines,
  type MealPlanDay,
  type MealPlanLine,
} from './meals.rules.ts';

function line(recipeId: string, own = 1): MealPlanLine {
  const whole = { role: 'main' as const, leftoverOfDay: null, reasons: [] };
  return { recipeId, portions: [own, 1], ...whole };
}

/** Something that a meal holds besides its recipes, as it will one day. */
const salted = { salt: 'a pinch' };

const days: MealPlanDay[] = [
  { index: 0, meals: [{ meal: 'DINNER', recipes: [line('stew')], ...salted }] },
  { index: 1, meals: [{ meal: 'LUNCH', recipes: [line('soup')] }] },
];

test('whatever else a meal holds stays with it when its lines change', () => {
  const changes = [
    changeMeals({ days, change: () => [line('fish')] }),
    mapLines({ days, change: (each) => ({ ...each, servings: 4 }) }),
    withLines({ days, day: 0, meal: 'DINNER', lines: [line('fish')] }),
    withLines({ days, day: 0, meal: 'LUNCH', lines: [line('fish')] }),
    withLines({ days, day: 1, meal: 'LUNCH', lines: [] }),
  ];
  for (const changed of changes) {
    expect(changed[0]?.meals.find(({ meal }) => meal === 'DINNER')).toMatchObject(salted);
  }
});

test('a meal comes with its first line, in the order of the day, and goes with its last', () => {
  const withBreakfast = withLines({ days, day: 0, meal: 'BREAKFAST', lines: [line('eggs')] });
  expect(withBreakfast[0]?.meals.map(({ meal }) => meal)).toEqual(['BREAKFAST', 'DINNER']);
  const without = withLines({ days: withBreakfast, day: 0, meal: 'BREAKFAST', lines: [] });
  expect(without).toEqual(days);
  expect(changeMeals({ days, change: () => [] }).map(({ meals }) => meals)).toEqual([[], []]);
});

test('a line is carried to the end of another meal, and within its own meal only changed', () => {
  const stew = days[0]!.meals[0]!.recipes[0]!;
  const dinner = { day: 0, meal: 'DINNER' as const };
  const lunch = { day: 1, meal: 'LUNCH' as const };
  const carried = carryLine({ days, from: dinner, to: lunch, line: stew });
  expect(carried[0]?.meals).toEqual([]);
  expect(linesAt({ days: carried, ...lunch })).toEqual([line('soup'), stew]);
  const as = { ...stew, leftoverOfDay: 0 };
  const kept = carryLine({ days, from: dinner, to: dinner, line: stew, as });
  expect(kept[0]?.meals).toEqual([{ ...days[0]!.meals[0], recipes: [as] }]);
});

test('a plan is the same after it was written as rows', () => {
  const locked = { ...line('eggs'), isLocked: true };
  const whole = [{ index: 0, meals: [{ meal: 'DINNER' as const, recipes: [line('a'), locked] }] }];
  expect(daysOfRows({ dayCount: 1, rows: rowsOfDays(whole) })).toEqual(whole);
});

test('others read the dishes of a plan, and nothing else of what its owner did to it', () => {
  const locked = { ...line('stew'), isLocked: true };
  const own = [{ index: 0, meals: [{ meal: 'DINNER' as const, recipes: [locked], ...salted }] }];
  expect(daysForOthers(own)).toEqual([
    { index: 0, meals: [{ meal: 'DINNER', recipes: [line('stew')] }] },
  ]);
});

test('others read why a dish is good, but not what its owner likes and needs', () => {
  const said: MealPlanLine['reasons'] = [
    { code: 'FAVOURITE_CUISINE', cuisine: 'ITALIAN' },
    { code: 'FAVOURITE_DISH', dish: 'SOUP' },
    { code: 'LIKED' },
    { code: 'AFFORDABLE' },
    { code: 'FITS_ENERGY', kcal: 500 },
    { code: 'FILLS_PROTEIN', grams: 30 },
    { code: 'QUICK', minutes: 15 },
    { code: 'VARIETY', protein: 'FISH' },
  ];
  const own = [
    {
      index: 0,
      meals: [{ meal: 'DINNER' as const, recipes: [{ ...line('stew'), reasons: said }] }],
    },
  ];
  const [dish] = linesAt({ days: daysForOthers(own), day: 0, meal: 'DINNER' });
  expect(dish?.reasons.map(({ code }) => code)).toEqual(['QUICK', 'VARIETY']);
});

test('a change is told the place of each meal, and other days stay as they are', () => {
  const places: unknown[] = [];
  changeMeals({ days, change: ({ recipes }, place) => (places.push(place), recipes) });
  expect(places).toEqual([
    { day: 0, meal: 'DINNER' },
    { day: 1, meal: 'LUNCH' },
  ]);
  const changed = withLines({ days, day: 1, meal: 'LUNCH', lines: [line('fish')] });
  expect(changed[0]).toEqual(days[0]);
});

test('the usual portion is what the member eats of most dishes', () => {
  const day = (...portions: number[]) => ({
    index: 0,
    meals: [{ recipes: portions.map((own) => line('a', own)) }],
  });
  expect(usualOwnPortion([day(1.25, 1), day(1.25)])).toBe(1.25);
  expect(usualOwnPortion([])).toBe(1);
});

const noted = (note: string, ...recipeIds: string[]) => ({
  meal: 'DINNER' as const,
  recipes: recipeIds.map((id) => line(id)),
  note,
});

test('a note is written on a meal that is there, trimmed and at most 500 characters long', () => {
  const write = (note: string, place = { day: 0, meal: 'DINNER' as const } as const) =>
    noteMeal({ days, ...place, note });
  const written = write('  salt it ');
  expect(written.ok && written.value[0]?.meals[0]).toMatchObject({ note: 'salt it' });
  expect(written.ok && written.value[1]).toEqual(days[1]);
  const empty = noteMeal({
    days: [{ index: 0, meals: [noted('old', 'stew')] }],
    day: 0,
    meal: 'DINNER',
    note: ' ',
  });
  expect(empty.ok && empty.value[0]?.meals[0]).toEqual({ meal: 'DINNER', recipes: [line('stew')] });
  const codes = (asked: ReturnType<typeof noteMeal>) =>
    asked.ok ? [] : asked.reason.map(({ path, code }) => [...path, code]);
  expect(codes(write('x'.repeat(500)))).toEqual([]);
  expect(codes(write('x'.repeat(501)))).toEqual([['note', 'note.too-long']]);
  const on = (day: number, meal: 'LUNCH' | 'DINNER') => noteMeal({ days, day, meal, note: 'a' });
  expect(codes(on(2, 'DINNER'))).toEqual([['day', 'meal-plan.day-not-found']]);
  expect(codes(on(0, 'LUNCH'))).toEqual([['meal', 'meal-plan.recipe-gone']]);
});

test('the last dish of a meal takes its note along, and two notes are both kept', () => {
  const carry = (from: ReturnType<typeof noted>, to: ReturnType<typeof noted>) => {
    const two: MealPlanDay[] = [
      { index: 0, meals: [from] },
      { index: 1, meals: [to] },
    ];
    const dinner = (day: number) => ({ day, meal: 'DINNER' as const });
    const carried = carryLine({
      days: two,
      from: dinner(0),
      to: dinner(1),
      line: from.recipes[0]!,
    });
    return carried.map(({ meals }) => meals.map(({ note }) => note));
  };
  expect(carry(noted('mine', 'a'), noted('', 'b'))).toEqual([[], ['mine']]);
  expect(carry(noted('mine', 'a'), noted('yours', 'b'))).toEqual([[], ['yours\nmine']]);
  expect(carry(noted('', 'a'), noted('yours', 'b'))).toEqual([[], ['yours']]);
  expect(carry(noted('mine', 'a', 'c'), noted('yours', 'b'))).toEqual([['mine'], ['yours']]);
});

test('a note is in the row of the first line of its meal', () => {
  const whole: MealPlanDay[] = [{ index: 0, meals: [noted('salt it', 'a', 'b')] }];
  const rows = rowsOfDays(whole);
  expect(
    rows.map(({ recipeId, position, note, day, meal }) => [recipeId, position, note, day, meal]),
  ).toEqual([
    ['a', 0, 'salt it', 0, 'DINNER'],
    ['b', 1, undefined, 0, 'DINNER'],
  ]);
  expect(daysOfRows({ dayCount: 2, rows })).toEqual([...whole, { index: 1, meals: [] }]);
});

test('rows of all meals make days in the order of the day', () => {
  const row = (meal: 'BREAKFAST' | 'LUNCH' | 'DINNER', day: number) => ({
    ...line(meal),
    meal,
    day,
  });
  const rows = [row('DINNER', 1), row('BREAKFAST', 1), row('LUNCH', 1)];
  const [empty, full] = daysOfRows({ dayCount: 2, rows });
  expect(empty).toEqual({ index: 0, meals: [] });
  expect(full?.meals.map(({ meal }) => meal)).toEqual(['BREAKFAST', 'LUNCH', 'DINNER']);
  expect(full?.meals[0]).toEqual({ meal: 'BREAKFAST', recipes: [line('BREAKFAST')] });
});

test('lines of a place that is not there are none', () => {
  expect(linesAt({ days, day: 0, meal: 'LUNCH' })).toEqual([]);
  expect(linesAt({ days, day: 9, meal: 'LUNCH' })).toEqual([]);
  expect(linesAt({ days, day: 1, meal: 'LUNCH' })).toEqual([line('soup')]);
});

test('a line knows where it stands', () => {
  expect(placedLines(days)).toEqual([
    { ...line('stew'), day: 0, meal: 'DINNER' },
    { ...line('soup'), day: 1, meal: 'LUNCH' },
  ]);
});

test('an empty note is none', () => {
  expect(newMeal({ meal: 'DINNER', recipes: [], note: '' })).toEqual({
    meal: 'DINNER',
    recipes: [],
  });
  expect(newMeal({ meal: 'DINNER', recipes: [], note: 'a' })).toMatchObject({ note: 'a' });
});
