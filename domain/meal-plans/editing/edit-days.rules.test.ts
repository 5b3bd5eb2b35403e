import { expect, test } from 'vitest';
import type { Meal } from '../../recipes/recipe.ts';
import {
  addLine,
  lockLine,
  moveLine,
  removeLine,
  setLeftovers,
  swapLine,
} from './edit-days.rules.ts';
import { placedLines, type MealPlanDay, type MealPlanLine } from '../meals.rules.ts';

function line(recipeId: string, leftoverOfDay: number | null = null): MealPlanLine {
  return { recipeId, role: 'main', portions: [1, 1], leftoverOfDay, reasons: [] };
}

/** Monday's stew is Tuesday's lunch. */
const week: MealPlanDay[] = [
  { index: 0, meals: [{ meal: 'DINNER', recipes: [line('stew')] }] },
  {
    index: 1,
    meals: [
      { meal: 'LUNCH', recipes: [line('stew', 0)] },
      { meal: 'DINNER', recipes: [line('fish')] },
    ],
  },
  { index: 2, meals: [{ meal: 'LUNCH', recipes: [line('a'), line('b'), line('c')] }] },
];

/** `1L stew<0`: on day 1 for lunch, what is left of day 0. */
function read(days: readonly MealPlanDay[]): string {
  return placedLines(days)
    .map(({ day, meal, recipeId, leftoverOfDay }) => {
      const rest = leftoverOfDay === null ? '' : `<${leftoverOfDay}`;
      return `${day}${meal[0]} ${recipeId}${rest}`;
    })
    .join(', ');
}

function after(edited: ReturnType<typeof addLine>): string {
  return edited.ok ? read(edited.value) : edited.reason.map(({ code }) => code).join();
}

const rest = '2L a, 2L b, 2L c';
const before = `0D stew, 1L stew<0, 1D fish, ${rest}`;

test.each<[{ day: number; meal: Meal; recipeId: string }, string]>([
  [{ day: 0, meal: 'BREAKFAST', recipeId: 'eggs' }, `0B eggs, ${before}`],
  [{ day: 1, meal: 'DINNER', recipeId: 'fish' }, before],
  [{ day: 2, meal: 'LUNCH', recipeId: 'd' }, 'meal-plan.meal-full'],
  [{ day: 3, meal: 'LUNCH', recipeId: 'd' }, 'meal-plan.day-not-found'],
  [{ day: -1, meal: 'LUNCH', recipeId: 'd' }, 'meal-plan.day-not-found'],
])('adding %j', ({ recipeId, ...place }, expected) => {
  expect(after(addLine({ days: week, ...place, line: line(recipeId) }))).toBe(expected);
});

test.each<[{ day: number; meal: Meal; recipeId: string }, string]>([
  [{ day: 0, meal: 'DINNER', recipeId: 'stew' }, `1D fish, ${rest}`],
  [{ day: 1, meal: 'LUNCH', recipeId: 'stew' }, `0D stew, 1D fish, ${rest}`],
  [{ day: 1, meal: 'DINNER', recipeId: 'gone' }, before],
  [{ day: 9, meal: 'DINNER', recipeId: 'stew' }, 'meal-plan.day-not-found'],
])('removing %j, leftovers go with their dinner', (place, expected) => {
  expect(after(removeLine({ days: week, ...place }))).toBe(expected);
});

test.each<[string, { day: number; meal: Meal; recipeId: string }, string, boolean, string]>([
  [
    'leftovers become those of the new dinner',
    at(0, 'DINNER', 'stew'),
    'chili',
    true,
    `0D chili, 1L chili<0, 1D fish, ${rest}`,
  ],
  [
    'leftovers go where the new dinner does not keep',
    at(0, 'DINNER', 'stew'),
    'salad',
    false,
    `0D salad, 1D fish, ${rest}`,
  ],
  [
    'a lunch of leftovers is cooked instead',
    at(1, 'LUNCH', 'stew'),
    'soup',
    true,
    `0D stew, 1L soup, 1D fish, ${rest}`,
  ],
  ['done already', at(1, 'DINNER', 'gone'), 'fish', true, before],
  ['gone meanwhile', at(1, 'DINNER', 'gone'), 'soup', true, 'meal-plan.recipe-gone'],
])('swapping: %s', (_name, place, recipeId, keepsAsLeftovers, expected) => {
  const swapped = swapLine({ days: week, ...place, line: line(recipeId), keepsAsLeftovers });
  expect(after(swapped)).toBe(expected);
});

function at(day: number, meal: Meal, recipeId: string) {
  return { day, meal, recipeId };
}

test.each<[string, ReturnType<typeof at>, { day: number; meal: Meal }, string]>([
  [
    'leftovers follow their dinner',
    at(0, 'DINNER', 'stew'),
    { day: 1, meal: 'DINNER' },
    `1D fish, 1D stew, ${rest}`,
  ],
  [
    'to lunch, and nothing is left',
    at(0, 'DINNER', 'stew'),
    { day: 0, meal: 'LUNCH' },
    `0L stew, 1D fish, ${rest}`,
  ],
  ['to a full meal', at(1, 'DINNER', 'fish'), { day: 2, meal: 'LUNCH' }, 'meal-plan.meal-full'],
  [
    'leftovers later',
    at(1, 'LUNCH', 'stew'),
    { day: 2, meal: 'DINNER' },
    `0D stew, 1D fish, ${rest}, 2D stew<0`,
  ],
  [
    'leftovers before their dinner',
    at(1, 'LUNCH', 'stew'),
    { day: 0, meal: 'LUNCH' },
    'meal-plan.leftovers-too-early',
  ],
  ['done already', at(0, 'LUNCH', 'fish'), { day: 1, meal: 'DINNER' }, before],
  ['gone meanwhile', at(0, 'LUNCH', 'gone'), { day: 1, meal: 'DINNER' }, 'meal-plan.recipe-gone'],
  [
    'to a day that is not there',
    at(1, 'DINNER', 'fish'),
    { day: 7, meal: 'DINNER' },
    'meal-plan.day-not-found',
  ],
])('moving: %s', (_name, place, to, expected) => {
  expect(after(moveLine({ days: week, ...place, to }))).toBe(expected);
});

test('leftovers are eaten within two days of their dinner', () => {
  const days = [...week, { index: 3, meals: [] }];
  const toDay = (day: number) =>
    moveLine({ days, ...at(1, 'LUNCH', 'stew'), to: { day, meal: 'DINNER' } });
  expect(after(toDay(2))).toBe(`0D stew, 1D fish, ${rest}, 2D stew<0`);
  expect(after(toDay(3))).toBe('meal-plan.leftovers-too-late');
});

test('a moved dinner takes its leftovers to the next day where there is room', () => {
  const days = [...week.slice(0, 2), { index: 2, meals: [] }];
  const moved = moveLine({ days, ...at(0, 'DINNER', 'stew'), to: { day: 1, meal: 'DINNER' } });
  expect(after(moved)).toBe('1D fish, 1D stew, 2L stew<1');
});

test.each<[number, string, boolean, boolean, string]>([
  [0, 'stew', true, true, before],
  [0, 'stew', false, true, `0D stew, 1D fish, ${rest}`],
  [1, 'fish', false, true, before],
  [1, 'fish', true, true, 'meal-plan.meal-full'],
  [1, 'fish', true, false, 'meal-plan.no-leftovers'],
  [1, 'gone', true, true, 'meal-plan.recipe-gone'],
])('leftovers of day %d, %s, wanted %s', (day, recipeId, isWanted, keepsAsLeftovers, expected) => {
  const edited = setLeftovers({ days: week, day, recipeId, isWanted, keepsAsLeftovers });
  expect(after(edited)).toBe(expected);
});

test('nothing is left of the last dinner', () => {
  const days = [{ index: 0, meals: [{ meal: 'DINNER' as const, recipes: [line('stew')] }] }];
  const asked = { day: 0, recipeId: 'stew', isWanted: true, keepsAsLeftovers: true };
  expect(after(setLeftovers({ days, ...asked }))).toBe('meal-plan.no-leftovers');
});

test('the other dishes of a meal stay, whatever is done with one of them', () => {
  const place = at(2, 'LUNCH', 'b');
  const days = week;
  const left = before.replace(rest, '');
  expect(after(removeLine({ days, ...place }))).toBe(`${left}2L a, 2L c`);
  const swapped = { days, ...place, line: line('soup'), keepsAsLeftovers: true };
  expect(after(swapLine(swapped))).toBe(`${left}2L a, 2L soup, 2L c`);
  const to = { day: 2, meal: 'DINNER' } as const;
  expect(after(moveLine({ days, ...place, to }))).toBe(`${left}2L a, 2L c, 2D b`);
});

test('a dish that is there already comes no second time, beside it or in its place', () => {
  const days = week;
  const twice = { days, ...at(2, 'LUNCH', 'a'), line: line('c'), keepsAsLeftovers: true };
  expect(after(swapLine(twice))).toBe(before);
  expect(after(addLine({ days, day: 2, meal: 'LUNCH', line: line('c') }))).toBe(before);
  const withStew = addLine({ days, day: 1, meal: 'DINNER', line: line('stew') });
  const both = withStew.ok ? withStew.value : [];
  const moved = moveLine({
    days: both,
    ...at(0, 'DINNER', 'stew'),
    to: { day: 1, meal: 'DINNER' },
  });
  expect(after(moved)).toBe(read(both));
});

test('a lunch that is cooked has no leftovers that would go with it', () => {
  const lunch: MealPlanDay = { index: 0, meals: [{ meal: 'LUNCH', recipes: [line('stew')] }] };
  const days = [
    { ...lunch, meals: [...lunch.meals, { meal: 'DINNER' as const, recipes: [line('stew')] }] },
    week[1]!,
  ];
  expect(after(removeLine({ days, ...at(0, 'LUNCH', 'stew') }))).toBe(
    '0D stew, 1L stew<0, 1D fish',
  );
  const swapped = { days, ...at(0, 'LUNCH', 'stew'), line: line('soup'), keepsAsLeftovers: false };
  expect(after(swapLine(swapped))).toBe('0L soup, 0D stew, 1L stew<0, 1D fish');
});

test('only the leftovers of the dinner itself go with it or become those of the new one', () => {
  const salad = addLine({ days: week, day: 1, meal: 'LUNCH', line: line('salad', 0) });
  const days = salad.ok ? salad.value : [];
  const chili = { days, ...at(0, 'DINNER', 'stew'), line: line('chili'), keepsAsLeftovers: true };
  expect(after(swapLine(chili))).toBe(`0D chili, 1L chili<0, 1L salad<0, 1D fish, ${rest}`);
  expect(after(removeLine({ days, ...at(0, 'DINNER', 'stew') }))).toBe(
    `1L salad<0, 1D fish, ${rest}`,
  );
});

test('leftovers say what they are the rest of', () => {
  const reasons = [{ code: 'LEFTOVER_FROM', day: 0 }];
  const chili = { ...at(0, 'DINNER', 'stew'), line: line('chili'), keepsAsLeftovers: true };
  const swapped = swapLine({ days: week, ...chili });
  expect(swapped).toMatchObject({
    value: [
      {},
      { meals: [{ recipes: [{ recipeId: 'chili', leftoverOfDay: 0, reasons }] }, {}] },
      {},
    ],
  });
});

test('a dinner whose leftovers would come to themselves has none twice', () => {
  const days = [
    week[0]!,
    { index: 1, meals: [{ meal: 'LUNCH' as const, recipes: [line('stew')] }] },
  ];
  const asked = { day: 0, recipeId: 'stew', isWanted: true, keepsAsLeftovers: true };
  expect(after(setLeftovers({ days, ...asked }))).toBe('0D stew, 1L stew');
});

test('what is left of a dinner is no dinner to have leftovers of', () => {
  const late = { index: 1, meals: [{ meal: 'DINNER' as const, recipes: [line('stew', 0)] }] };
  const days = [week[0]!, late, { index: 2, meals: [] }];
  const asked = { day: 1, recipeId: 'stew', isWanted: true, keepsAsLeftovers: true };
  expect(after(setLeftovers({ days, ...asked }))).toBe('meal-plan.no-leftovers');
  expect(after(removeLine({ days, ...at(1, 'DINNER', 'stew') }))).toBe('0D stew');
});

test('what stands beside a dish goes with the last main of its meal', () => {
  const side = (recipeId: string) => ({ ...line(recipeId), role: 'side' as const });
  const days: MealPlanDay[] = [
    { index: 0, meals: [{ meal: 'DINNER', recipes: [line('stew'), side('rice')] }] },
    { index: 1, meals: [{ meal: 'LUNCH', recipes: [line('stew', 0), side('beans')] }] },
  ];
  const stew = { days, ...at(0, 'DINNER', 'stew') };
  expect(after(removeLine(stew))).toBe('');
  expect(after(removeLine({ ...stew, recipeId: 'rice' }))).toBe('0D stew, 1L stew<0, 1L beans');
  expect(after(removeLine({ days, ...at(1, 'LUNCH', 'stew') }))).toBe('0D stew, 0D rice');
  const fresh = { ...stew, line: line('salad'), keepsAsLeftovers: false };
  expect(after(swapLine(fresh))).toBe('0D salad, 0D rice');
  const unwanted = { days, day: 0, recipeId: 'stew', isWanted: false, keepsAsLeftovers: true };
  expect(after(setLeftovers(unwanted))).toBe('0D stew, 0D rice');
  const twoMains = addLine({ days, day: 1, meal: 'LUNCH', line: line('soup') });
  const both = twoMains.ok ? twoMains.value : [];
  expect(after(removeLine({ days: both, ...at(0, 'DINNER', 'stew') }))).toBe('1L beans, 1L soup');
});

test('leftovers of a day that is not there', () => {
  const asked = { day: 9, recipeId: 'stew', isWanted: false, keepsAsLeftovers: true };
  expect(after(setLeftovers({ days: week, ...asked }))).toBe('meal-plan.day-not-found');
});

/** The dishes that are locked. */
function lockedAfter(edited: ReturnType<typeof lockLine>): string[] {
  const lines = edited.ok ? placedLines(edited.value) : [];
  return lines.filter(({ isLocked }) => isLocked).map(({ recipeId }) => recipeId);
}

test('one dish is locked, and the plan holds what it held', () => {
  const asked = { days: week, ...at(2, 'LUNCH', 'b') };
  const locked = lockLine({ ...asked, isLocked: true });
  expect(lockedAfter(locked)).toEqual(['b']);
  expect(after(locked)).toBe(before);
  const days = locked.ok ? locked.value : [];
  expect(lockedAfter(lockLine({ ...asked, days, isLocked: false }))).toEqual([]);
});

test('no dish is locked that is not there', () => {
  const asked = { days: week, isLocked: true };
  expect(after(lockLine({ ...asked, ...at(2, 'LUNCH', 'd') }))).toBe('meal-plan.recipe-gone');
  expect(after(lockLine({ ...asked, ...at(9, 'LUNCH', 'b') }))).toBe('meal-plan.day-not-found');
});

test('a meal that is full says how much is most', () => {
  const full = addLine({ days: week, day: 2, meal: 'LUNCH', line: line('d') });
  expect(full).toMatchObject({ reason: [{ code: 'meal-plan.meal-full', values: { most: 3 } }] });
});
