import { expect, test } from 'vitest';
import type { DeviceList } from '../../../../domain/shopping/operations/device-list.rules.ts';
import type { Fact, Operation } from '../../../../domain/shopping/operations/list-operation.ts';
import type { QueuedSwap } from '../../../plans/queues.ts';
import type { Known } from './known-list.ts';
import { listAhead, type PlansAhead } from './plans-ahead.ts';

const mealPlanId = 'week';
const fact = { operationId: 'shopped', at: 1 };
const stew = { recipeId: 'stew', servings: 2, day: 0, additionId: 'shopped:dish-0' };
const facts: Fact[] = [
  { ...fact, id: 'shopped:0', kind: 'recipe', ...stew, mealPlanId },
  { ...fact, id: 'shopped:1', kind: 'plan', mealPlanId, days: null, dishes: [stew] },
];
const list: DeviceList = { revision: 1, facts, pending: [] };
const known: Known = { recipesById: new Map(), foodsById: new Map() };

function recipeOf(id: string): NonNullable<PlansAhead['kept']>['recipes'][number] {
  const recipe = { id, slug: id, title: id, short: id };
  return { recipe, servings: 2, ingredients: [] };
}

const kept = { recipes: ['curry', 'salad'].map(recipeOf), foods: [] };

function swapTo(recipeId: string, requestKey: string): QueuedSwap {
  const cooked = [{ recipeId, servings: 2, day: 0 }];
  return { mealPlanId, requestKey, cooked, today: null } as unknown as QueuedSwap;
}

function ahead(args: Partial<PlansAhead> & { list?: DeviceList }) {
  const { swaps = [], kept: has = kept, list: on = list } = args;
  const found = listAhead({ swaps, kept: has, list: on, known, at: 2, language: 'en' });
  return found.facts.flatMap((each) =>
    each.kind === 'recipe' ? [`${each.recipeId} ${each.additionId}`] : [],
  );
}

test('the list follows a swap that waits, under the name the server will have for it', () => {
  expect(ahead({})).toEqual(['stew shopped:dish-0']);
  expect(ahead({ swaps: [swapTo('curry', 'one')] })).toEqual(['curry one:dish-0']);
});

test('of two swaps of one dish the list has the last', () => {
  const swaps = [swapTo('curry', 'one'), swapTo('salad', 'two')];
  expect(ahead({ swaps })).toEqual(['salad two:dish-0']);
});

test('what was ticked on the list as it will be stays ticked', () => {
  const swaps = [swapTo('curry', 'one')];
  const shares = [{ additionId: 'one:dish-0', grams: 100 }];
  const tick: Fact = {
    id: 'tick:0',
    operationId: 'tick',
    at: 3,
    kind: 'tick',
    itemKey: 'food:onion',
    shares,
    isCleared: false,
  };
  const operation: Operation = { id: 'tick', at: 3, adds: [tick], removes: [], undoes: [] };
  const pending = [{ operation, revives: [] }];
  const found = listAhead({
    swaps,
    kept,
    list: { ...list, pending },
    known,
    at: 4,
    language: 'en',
  });
  expect(found.facts).toContainEqual(tick);
});

test('without what the device keeps the list stays as it was', () => {
  expect(ahead({ swaps: [swapTo('curry', 'one')], kept: null })).toEqual(['stew shopped:dish-0']);
});
