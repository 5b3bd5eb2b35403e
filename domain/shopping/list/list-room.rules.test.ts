import { expect, test } from 'vitest';
import type { Fact, FactBody } from '../operations/list-operation.ts';
import { partToTell } from '../sync/part-to-tell.rules.ts';
import { readListSignal } from '../sync/list-signal.rules.ts';
import { mostExtras, mostFacts, mostListedRecipes, mostStores } from './list-limits.rules.ts';
import { problemOfRoom } from './list-room.rules.ts';

function some(count: number, body: FactBody): Fact[] {
  return Array.from({ length: count }, (_, at) => {
    return { ...body, id: `${body.kind}-${at}:0`, operationId: `${body.kind}-${at}`, at: 1 };
  });
}

const recipe = {
  kind: 'recipe',
  additionId: 'a',
  recipeId: 'a',
  servings: 2,
  mealPlanId: null,
} as const;
const extra = {
  kind: 'extra',
  extraId: 'a',
  text: 'Soap',
  amount: null,
  foodId: null,
  addedAt: 1,
} as const;
const store = { kind: 'store', storeId: 'a', name: 'Corner', aisles: [] } as const;
const home = { kind: 'home', foodId: 'egg' } as const;

test.each<[string, number, FactBody, string]>([
  ['recipes', mostListedRecipes, recipe, 'shopping.full'],
  ['things somebody wrote', mostExtras, extra, 'shopping.full'],
  ['facts of any kind', mostFacts, home, 'shopping.full'],
  ['stores', mostStores, store, 'shopping.too-many-stores'],
])('a list has room for so many %s: %i', (_, most, body, code) => {
  expect(problemOfRoom(some(most, body))).toBeNull();
  expect(problemOfRoom(some(most + 1, body))?.code).toBe(code);
});

test('stores that are too many are told where they are named', () => {
  expect(problemOfRoom(some(mostStores + 1, store))).toEqual({
    path: ['name'],
    code: 'shopping.too-many-stores',
    values: { count: mostStores },
  });
});

const listOf = (revision: number, ...facts: Fact[]) => ({ revision, facts }) as never;
const [egg] = some(1, home);
const [tick] = some(1, { kind: 'tick', itemKey: 'food:egg', shares: [], isCleared: false });
const [amount] = some(1, { kind: 'amount', foodId: 'egg', shares: [] });
const [done] = some(1, { kind: 'done', additionIds: [] });

test.each([
  ['that has it', 2, true, [], 'nothing'],
  ['that has it and keeps nothing', 2, false, [], 'nothing'],
  ['that knows nothing yet', null, true, [tick], 'all'],
  ['that has the list of before', 1, true, [tick, amount, done], 'facts'],
  ['that has the list of before and keeps nothing', 1, false, [tick], 'all'],
  ['that has an older list', 0, true, [tick], 'all'],
] as const)('a device %s is told so much', (_, since, keepsContent, added, part) => {
  const before = listOf(1, egg!);
  const after = listOf(2, egg!, ...added.map((fact) => fact!));
  expect(partToTell({ since, keepsContent, before, after })).toBe(part);
});

test('what names another recipe or food is told with all of it', () => {
  for (const body of [recipe, extra, home, store]) {
    const [fact] = some(1, body);
    const before = listOf(1);
    expect(partToTell({ since: 1, keepsContent: true, before, after: listOf(2, fact!) })).toBe(
      'all',
    );
  }
});

test.each([
  ['12 maria', { revision: 12, userId: 'maria' }],
  ['12', null],
  ['12 ', null],
  ['', null],
  ['a maria', null],
  ['1a maria', null],
  ['-1 maria', null],
])('the signal "%s" says %j', (payload, signal) => {
  expect(readListSignal(payload)).toEqual(signal);
});
