import { expect, test } from 'vitest';
import type { Fact, FactBody } from '../operations/list-operation.ts';
import { changesOf, partToTell } from '../sync/part-to-tell.rules.ts';
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
  ['that has it', 2, { keepsContent: true }, [], 'nothing'],
  ['that has it and keeps nothing', 2, {}, [], 'nothing'],
  ['that knows nothing yet', null, { keepsContent: true, keepsFacts: true }, [tick], 'all'],
  ['that has the list of before', 1, { keepsContent: true }, [tick, amount, done], 'facts'],
  [
    'that has the list of before and keeps its facts',
    1,
    { keepsContent: true, keepsFacts: true },
    [tick, amount, done],
    'changes',
  ],
  ['that has the list of before and keeps nothing', 1, {}, [tick], 'all'],
  ['that keeps facts alone', 1, { keepsFacts: true }, [tick], 'all'],
  ['that has an older list', 0, { keepsContent: true, keepsFacts: true }, [tick], 'all'],
] as const)('a device %s is told so much', (_, since, keeps, added, part) => {
  const before = listOf(1, egg!);
  const after = listOf(2, egg!, ...added.map((fact) => fact!));
  const nothing = { keepsContent: false, keepsFacts: false };
  expect(partToTell({ since, ...nothing, ...keeps, before, after })).toBe(part);
});

test('of the facts those are told that came, and the ids of those that are gone', () => {
  const [before, after] = [listOf(1, egg!, tick!), listOf(2, egg!, amount!)];
  expect(changesOf({ before, after })).toEqual({ came: [amount], goneIds: [tick!.id] });
});

test('what names another recipe or food is told with all of it', () => {
  for (const body of [recipe, extra, home, store]) {
    const [fact] = some(1, body);
    const before = listOf(1);
    const keeps = { keepsContent: true, keepsFacts: true };
    expect(partToTell({ since: 1, ...keeps, before, after: listOf(2, fact!) })).toBe('all');
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
