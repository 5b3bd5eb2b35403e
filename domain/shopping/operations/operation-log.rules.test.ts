import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterAnswer, factsOnDevice } from './device-list.rules.ts';
import { basketsOf } from '../list/basket.rules.ts';
import { boughtAs } from '../list/food-rows.rules.ts';
import { foodIdOfKey } from '../list/item-key.ts';
import { listContent } from '../list/list-content.rules.ts';
import { mergeShoppingList } from '../list/merge-list.rules.ts';
import type { ShoppingItem } from '../list/shopping-list.ts';
import type { Fact, Operation } from './list-operation.ts';
import { aisles } from '../../foods/food.ts';
import { aisleCode, aisleOfCode } from './fact-wire.rules.ts';
import { factsOf, logOf, withOperation } from './operation-log.rules.ts';
import { anySkews, anySteps, ListNetwork, recipesById, type Act } from '../testing/list-network.ts';
import { shopFoodsById } from '../testing/shop-foods.ts';

function networkAfter({
  steps,
  skews,
}: {
  steps: Parameters<ListNetwork['run']>[0];
  skews: number[];
}) {
  const network = new ListNetwork(skews);
  network.run(steps);
  network.settle();
  return network;
}

function itemsOf(facts: readonly Fact[]) {
  const content = listContent({ facts, recipesById });
  return mergeShoppingList({ content, foodsById: shopFoodsById, language: 'en' }).items;
}

test('devices that were apart show the same list once they have met', () => {
  fc.assert(
    fc.property(anySteps(), anySkews, (steps, skews) => {
      const network = networkAfter({ steps, skews });
      for (const device of network.devices) {
        expect(device.pending).toEqual([]);
        expect(factsOnDevice(device)).toEqual(network.serverFacts);
      }
    }),
    { numRuns: 300 },
  );
});

test('what is so does not depend on the order operations are heard in, nor on how often', () => {
  const anyHearing = fc
    .tuple(anySteps(), anySkews)
    .map(([steps, skews]) => networkAfter({ steps, skews }).history)
    .map((history) => history.map(({ operation }) => operation))
    .chain((operations) =>
      fc.tuple(
        fc.constant(operations),
        fc.shuffledSubarray([...operations, ...operations], { minLength: 2 * operations.length }),
      ),
    );
  const heard = (operations: readonly Operation[]) =>
    factsOf(operations.reduce(withOperation, logOf([])));
  fc.assert(
    fc.property(anyHearing, ([operations, shuffled]) => {
      expect(heard(shuffled)).toEqual(heard(operations));
    }),
  );
});

test('how wrong the clocks are decides nothing of what is on the list or in the basket', () => {
  const withoutRewriting: Act[] = ['tick', 'untick', 'add-extra', 'remove-extra', 'undo', 'delete'];
  const namesOf = (network: ListNetwork) => network.serverFacts.map(({ id }) => id).toSorted();
  fc.assert(
    fc.property(anySteps(withoutRewriting), anySkews, (steps, skews) => {
      const right = networkAfter({ steps, skews: skews.map(() => 0) });
      expect(namesOf(networkAfter({ steps, skews }))).toEqual(namesOf(right));
    }),
  );
});

test('what somebody ticked and nobody took back is ticked everywhere', () => {
  const shopping: Act[] = ['tick', 'add-extra', 'change-extra'];
  fc.assert(
    fc.property(anySteps(shopping), anySkews, (steps, skews) => {
      const cooking = steps.filter(({ kind }) => kind !== 'plan');
      const network = networkAfter({ steps: cooking, skews });
      const bought = boughtOf(network.serverFacts);
      for (const { change, operation } of network.history) {
        if (change.intent !== 'tick' || !change.itemKey.startsWith('food:')) continue;
        const foodId = wholeOf(foodIdOfKey(change.itemKey) ?? '');
        const own = listContent({
          facts: [...recipeFacts(network), ...operation.adds],
          recipesById,
        });
        const baskets = basketsOf({ ticks: own.ticks, purchases: shopFoodsById, market: 'us' });
        const ticked = baskets.get(foodId)?.grams ?? 0;
        expect(bought.get(foodId) ?? 0).toBeGreaterThanOrEqual(ticked - 1e-6);
      }
    }),
  );
});

test('what is bought stays bought when the plan changes, and the list holds what dishes need', () => {
  fc.assert(
    fc.property(anySteps(), anySkews, fc.nat(80), (steps, skews, pick) => {
      const network = networkAfter({ steps, skews });
      const before = boughtOf(network.serverFacts);
      network.followPlan(pick);
      const { recipes } = listContent({ facts: network.serverFacts, recipesById });
      const needed = new Set(
        recipes.flatMap(({ recipe }) => recipe.ingredients.map(({ foodId }) => foodId)),
      );
      for (const item of itemsOf(network.serverFacts)) {
        if (item.foodId === null) continue;
        const had = before.get(item.foodId) ?? 0;
        const missing = boughtMissing({ facts: network.serverFacts, item });
        expect(missing).toBeLessThanOrEqual(Math.max(0, (item.grams ?? 0) - had) + 1e-6);
        expect([...needed].some((id) => wholeOf(id) === item.foodId)).toBe(true);
      }
    }),
    { numRuns: 200 },
  );
});

function recipeFacts({ serverFacts }: ListNetwork): readonly Fact[] {
  return serverFacts.filter(({ kind }) => kind === 'recipe');
}

/** Of each food that is on the list. */
function boughtOf(facts: readonly Fact[]): ReadonlyMap<string, number> {
  const { ticks } = listContent({ facts, recipesById });
  const baskets = basketsOf({ ticks, purchases: shopFoodsById, market: 'us' });
  return new Map([...baskets].map(([foodId, { grams }]) => [foodId, grams]));
}

function boughtMissing(args: { facts: readonly Fact[]; item: ShoppingItem }): number {
  const { facts, item } = args;
  const bought = boughtOf(facts).get(item.foodId ?? '') ?? 0;
  return Math.max(0, (item.grams ?? 0) - bought);
}

function wholeOf(foodId: string): string {
  return boughtAs({ foodId, purchases: shopFoodsById });
}

test('an item that several devices ticked at once for all its recipes is bought once', () => {
  const steps = [
    { kind: 'cook', pick: 0 },
    ...[0, 1, 2].flatMap((device) => meet(device)),
    ...[0, 1, 2].map((device) => ({ kind: 'act', device, act: 'tick', pick: 0 })),
  ] as Parameters<ListNetwork['run']>[0];
  const network = networkAfter({ steps, skews: [0, 9e9, -9e9] });
  const [tick] = listContent({ facts: network.serverFacts, recipesById }).ticks;
  const item = itemsOf(network.serverFacts).find(({ key }) => key === tick?.itemKey);
  expect([tick?.grams, item?.isTicked]).toEqual([item?.buying?.grams, true]);
});

test('what was written and not struck is on the list', () => {
  const writing: Act[] = ['add-extra', 'change-extra', 'remove-extra', 'tick'];
  fc.assert(
    fc.property(anySteps(writing), anySkews, (steps, skews) => {
      const network = networkAfter({ steps, skews });
      const changes = network.history.map(({ change }) => change);
      const struck = changes.flatMap((change) =>
        change.intent === 'remove-extra' ? [change.id] : [],
      );
      const written = changes.flatMap((change) =>
        change.intent === 'add-extra' ? [change.id] : [],
      );
      const listed = listContent({ facts: network.serverFacts, recipesById }).extras;
      const ids = listed.map(({ id }) => id);
      expect(ids).toEqual(expect.arrayContaining(written.filter((id) => !struck.includes(id))));
      expect(new Set(ids).size).toBe(ids.length);
    }),
  );
});

test('an item that changes while another device strikes it stays, with the change', () => {
  const steps = [
    { kind: 'act', device: 0, act: 'add-extra', pick: 0 },
    ...[0, 1, 2].flatMap((device) => meet(device)),
    { kind: 'act', device: 1, act: 'remove-extra', pick: 0 },
    { kind: 'act', device: 2, act: 'change-extra', pick: 0 },
  ] as Parameters<ListNetwork['run']>[0];
  const network = networkAfter({ steps, skews: [0, 9e9, -9e9] });
  expect(itemsOf(network.serverFacts)).toMatchObject([{ amountText: '2' }]);
});

const undoable = fc.constantFrom<Act>(
  'tick',
  'untick',
  'keep-at-home',
  'want',
  'leave-usual',
  'add-extra',
  'change-extra',
  'remove-extra',
  'set-amount',
  'remove-recipe',
  'clear-dishes',
  'clear',
  'delete',
  'save-store',
);

test('undoing a change brings the list back, at once and everywhere', () => {
  const alone = anySteps().map((steps) =>
    steps
      .filter((step) => step.kind === 'cook' || (step.kind === 'act' && step.act !== 'undo'))
      .map((step) => (step.kind === 'act' ? { ...step, device: 0 } : step)),
  );
  fc.assert(
    fc.property(alone, undoable, fc.nat(10), fc.boolean(), (steps, act, pick, isHeard) => {
      const network = networkAfter({ steps, skews: [0, 0, 0] });
      const before = network.serverFacts;
      const doneBefore = network.history.length;
      network.run([{ kind: 'act', device: 0, act, pick }]);
      if (network.history.length === doneBefore) return;
      if (isHeard) network.settle();
      network.run([{ kind: 'act', device: 0, act: 'undo', pick }]);
      const [device] = network.devices;
      expect(device && factsOnDevice(device)).toEqual(before);
      network.settle();
      expect(network.serverFacts).toEqual(before);
    }),
  );
});

test('an answer that comes late does not bring an older list back', () => {
  const list = { revision: 7, facts: [], pending: [] };
  const [former] = networkAfter({
    steps: [{ kind: 'cook', pick: 0 }],
    skews: [0, 0, 0],
  }).serverFacts;
  const late = { revision: 6, facts: former ? [former] : [], settledIds: [] };
  expect(afterAnswer(list, late)).toEqual(list);
  expect(afterAnswer(list, { ...late, revision: 8 }).facts).toEqual([former]);
});

function meet(device: number) {
  return [
    { kind: 'send', device },
    { kind: 'deliver', pick: 0, isTwice: false },
    { kind: 'deliver', pick: 0, isTwice: false },
  ];
}

test('an aisle is known by its code, and what is none is no aisle', () => {
  for (const aisle of aisles) expect(aisleOfCode(aisleCode(aisle))).toBe(aisle);
  expect(aisleCode('oils-sauces')).toBe('OILS_SAUCES');
  expect(['oils-sauces', 'NOTHING', ''].map(aisleOfCode)).toEqual([null, null, null]);
});
