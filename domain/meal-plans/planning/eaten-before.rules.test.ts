import { expect, test } from 'vitest';
import { eatenBefore, withSeen, withSwappedOut, type DatedWeek } from './eaten-before.rules.ts';

/** A week of dinners named by the plan and their day. */
function weekOf(args: Partial<DatedWeek> & Pick<DatedWeek, 'id' | 'beginsOn'>): DatedWeek {
  const dishes = Array.from({ length: 7 }, (_, day) => ({
    day,
    meal: 'DINNER' as const,
    recipeId: `${args.id}-${day}`,
    role: 'main' as const,
    portions: [1.25, 1],
    leftoverOfDay: null,
  }));
  return { isStarted: true, dayCount: 7, dishes, ...args };
}

const daysAgoOf = (eaten: ReturnType<typeof eatenBefore>, id: string) =>
  eaten.history.find((each) => each.id === id)?.daysAgo;

/** The only dinner of each of the seven days before. */
const dinnersBefore = ({ daysBefore }: ReturnType<typeof eatenBefore>) =>
  daysBefore.map(({ meals }) => meals[0]?.recipes[0]?.id ?? null);

test('nobody has eaten anything before their first plan', () => {
  const beginsOn = '2026-03-11';
  expect(eatenBefore({ weeks: [], beginsOn })).toEqual({ history: [], daysBefore: [] });
});

test('the week under way, to its last day, is the neighbour of the one that follows', () => {
  const week = weekOf({ id: 'a', beginsOn: '2026-03-09' });
  const eaten = eatenBefore({ weeks: [week], beginsOn: '2026-03-16' });

  expect(daysAgoOf(eaten, 'a-6')).toBe(1);
  expect(daysAgoOf(eaten, 'a-0')).toBe(7);
  expect(eaten.daysBefore).toHaveLength(7);
  expect(eaten.daysBefore.at(-1)?.meals).toEqual([
    {
      meal: 'DINNER',
      recipes: [{ id: 'a-6', role: 'main', servingFactor: 1.25, isLeftover: false }],
    },
  ]);
});

test('of a week that gives way to another only the days before that one are eaten', () => {
  const week = weekOf({ id: 'a', beginsOn: '2026-03-09' });
  const eaten = eatenBefore({ weeks: [week], beginsOn: '2026-03-11' });
  expect(dinnersBefore(eaten)).toEqual([null, null, null, null, null, 'a-0', 'a-1']);
  expect(eaten.history.map(({ id }) => id)).toEqual(['a-0', 'a-1']);
});

test('a week that is over counts from when it was eaten, and is no neighbour', () => {
  const week = weekOf({ id: 'a', beginsOn: '2026-02-01' });
  const eaten = eatenBefore({ weeks: [week], beginsOn: '2026-03-01' });

  expect(daysAgoOf(eaten, 'a-0')).toBe(28);
  expect(daysAgoOf(eaten, 'a-6')).toBe(22);
  expect(eaten.daysBefore).toEqual([]);
});

test('of a dish the latest time counts, and weeks to come are not eaten', () => {
  const first = weekOf({ id: 'a', beginsOn: '2026-03-02' });
  const second = weekOf({ id: 'b', beginsOn: '2026-03-09', dishes: first.dishes });
  const weeks = [second, first];

  const eaten = eatenBefore({ weeks, beginsOn: '2026-03-16' });
  expect(eaten.history).toHaveLength(7);
  expect(daysAgoOf(eaten, 'a-0')).toBe(7);
  expect(daysAgoOf(eatenBefore({ weeks, beginsOn: '2026-03-09' }), 'a-6')).toBe(1);
  expect(eatenBefore({ weeks, beginsOn: '2026-03-02' })).toEqual({ history: [], daysBefore: [] });
});

test('a day holds its meals in order, with what was left over and what stood beside', () => {
  const dish = (recipeId: string, changes: object) => ({
    day: 6,
    meal: 'DINNER' as const,
    recipeId,
    role: 'main' as const,
    portions: [1],
    leftoverOfDay: null,
    ...changes,
  });
  const dishes = [
    dish('stew', {}),
    dish('peas', { role: 'side', portions: [0.5, 1] }),
    dish('rest', { meal: 'LUNCH', leftoverOfDay: 5 }),
    dish('eggs', { meal: 'BREAKFAST' }),
  ];
  const week = weekOf({ id: 'a', beginsOn: '2026-03-09', dishes });
  const { daysBefore, history } = eatenBefore({ weeks: [week], beginsOn: '2026-03-16' });
  const served = { servingFactor: 1, isLeftover: false, role: 'main' };
  expect(daysBefore.at(-1)?.meals).toEqual([
    { meal: 'BREAKFAST', recipes: [{ id: 'eggs', ...served }] },
    { meal: 'LUNCH', recipes: [{ id: 'rest', ...served, isLeftover: true }] },
    {
      meal: 'DINNER',
      recipes: [
        { id: 'stew', ...served },
        { id: 'peas', ...served, role: 'side', servingFactor: 0.5 },
      ],
    },
  ]);
  expect(daysBefore.slice(0, 6)).toEqual(Array.from({ length: 6 }, () => ({ meals: [] })));
  expect(history).toHaveLength(4);
});

test('a week that is over by a few days is a neighbour in part', () => {
  const week = weekOf({ id: 'a', beginsOn: '2026-03-01' });
  const eaten = eatenBefore({ weeks: [week], beginsOn: '2026-03-10' });
  expect(dinnersBefore(eaten)).toEqual(['a-2', 'a-3', 'a-4', 'a-5', 'a-6', null, null]);
});

test('one that begins ends the one before it, whichever was made first', () => {
  const made = weekOf({ id: 'later', beginsOn: '2026-03-02', isStarted: false });
  const weeks = [weekOf({ id: 'begun', beginsOn: '2026-03-05', dayCount: 2 }), made];
  for (const each of [weeks, weeks.toReversed()]) {
    const eaten = eatenBefore({ weeks: each, beginsOn: '2026-03-09' });
    const before = ['later-0', 'later-1', 'later-2', 'begun-0', 'begun-1', null, null];
    expect(dinnersBefore(eaten)).toEqual(before);
  }
});

test('of weeks that left the calendar on the day they began the one made later was eaten', () => {
  const dates = { beginsOn: '2026-03-02', isStarted: false };
  const weeks = [weekOf({ id: 'newer', ...dates }), weekOf({ id: 'older', ...dates })];
  const eaten = eatenBefore({ weeks, beginsOn: '2026-03-09' });
  expect(dinnersBefore(eaten)).toEqual([0, 1, 2, 3, 4, 5, 6].map((day) => `newer-${day}`));
});

test('who went back to a week eats what the calendar has', () => {
  const left = weekOf({ id: 'left', beginsOn: '2026-03-04', isStarted: false });
  const kept = weekOf({ id: 'kept', beginsOn: '2026-03-02' });
  const eaten = eatenBefore({ weeks: [left, kept], beginsOn: '2026-03-09' });
  expect(dinnersBefore(eaten)).toEqual([0, 1, 2, 3, 4, 5, 6].map((day) => `kept-${day}`));
  const same = { ...left, beginsOn: kept.beginsOn };
  const again = eatenBefore({ weeks: [same, kept], beginsOn: '2026-03-09' });
  expect(again.daysBefore).toEqual(eaten.daysBefore);
});

test('a dish that was taken out of its place comes back no sooner than one that was eaten', () => {
  const beginsOn = '2026-03-16';
  const week = weekOf({ id: 'a', beginsOn: '2026-03-09' });
  const eaten = eatenBefore({ weeks: [week], beginsOn });
  const out = (id: string, swappedOutOn: string | null) => ({ id, swappedOutOn });
  const opinions = [
    out('new', '2026-03-12'),
    out('a-0', '2026-03-14'),
    out('a-6', '2026-03-01'),
    out('liked', null),
    out('today', '2026-03-16'),
  ];
  const known = withSwappedOut({ eaten, opinions, beginsOn });
  const daysAgo = (id: string) => daysAgoOf(known, id);
  expect(['new', 'a-0', 'a-6', 'liked', 'today'].map(daysAgo)).toEqual([4, 2, 1, undefined, 1]);
  expect(known.daysBefore).toBe(eaten.daysBefore);
});

test('a dish that was just seen has been before who saw it, and is no neighbour', () => {
  const beginsOn = '2026-03-16';
  const week = weekOf({ id: 'a', beginsOn: '2026-03-09' });
  const eaten = eatenBefore({ weeks: [week], beginsOn });
  const seen = ['new', 'a-0', 'a-6'].map((id) => ({ id, on: '2026-03-12' }));
  const known = withSeen({ eaten, seen, beginsOn });
  expect(['new', 'a-0', 'a-6', 'a-5'].map((id) => daysAgoOf(known, id))).toEqual([4, 4, 1, 2]);
  expect(known.daysBefore).toBe(eaten.daysBefore);
});
