import * as fc from 'fast-check';
import {
  afterAnswer,
  factsOnDevice,
  takenBackBy,
  type DeviceList,
  type PendingOperation,
  type SyncAnswer,
} from '../operations/device-list.rules.ts';
import { listContent } from '../list/list-content.rules.ts';
import type { ListChange } from '../operations/list-change.ts';
import type { Fact, Operation } from '../operations/list-operation.ts';
import { mergeShoppingList } from '../list/merge-list.rules.ts';
import {
  factsOf,
  logOf,
  withOperation,
  type OperationLog,
} from '../operations/operation-log.rules.ts';
import { operationOf, planOperation } from '../operations/plan-operation.rules.ts';
import { addPlanDays, followPlan, type CookedPlan } from '../plans/follow-plan.rules.ts';
import { listed, shopFoodsById } from './shop-foods.ts';

const recipes = [
  { id: 'omelette', lines: ['30 g butter', '3 piece egg', '1 pinch salt'] },
  { id: 'pancakes', lines: ['2 tbsp butter', '4 piece egg', '200 ml cream'] },
  { id: 'stew', lines: ['200 g salmon', '100 ml cream', '1 tsp salt', '2 tbsp lemon-juice'] },
  { id: 'cake', lines: ['4 piece egg-white', '1 tsp lemon-zest', '1 piece lemon'] },
].map(({ id, lines }) => listed({ recipeId: id, lines }).recipe);

export const recipesById = new Map(recipes.map((recipe) => [recipe.id, recipe]));

const catalogue = { recipesById, foodsById: shopFoodsById, language: 'en' } as const;

/** Two phones and a browser. */
const deviceCount = 3;

/** What happens next; which item, extra or operation is meant is found among those there are. */
export type Step =
  | { kind: 'act'; device: number; act: Act; pick: number }
  | { kind: 'cook'; pick: number }
  /** A plan is put on the list, or has changed and the list follows. */
  | { kind: 'plan'; pick: number }
  /** The device sends what it has; whether that arrives, and when, is the network's. */
  | { kind: 'send'; device: number }
  | { kind: 'deliver'; pick: number; isTwice: boolean }
  | { kind: 'lose'; pick: number };

/** What people do often stands here often. */
const acts = [
  'tick',
  'tick',
  'tick',
  'tick',
  'untick',
  'add-extra',
  'change-extra',
  'remove-extra',
  'set-amount',
  'keep-at-home',
  'want',
  'leave-usual',
  'note-news',
  'remove-recipe',
  'clear-dishes',
  'clear',
  'delete',
  'save-store',
  'undo',
] as const;
export type Act = (typeof acts)[number];

export function anySteps(kinds: readonly Act[] = acts): fc.Arbitrary<Step[]> {
  const device = fc.nat(deviceCount - 1);
  const pick = fc.nat(80);
  const act = fc.record({
    kind: fc.constant('act' as const),
    device,
    act: fc.constantFrom(...kinds),
    pick,
  });
  return fc.array(
    fc.oneof(
      { weight: 6, arbitrary: act },
      { weight: 2, arbitrary: fc.record({ kind: fc.constant('cook' as const), pick }) },
      { weight: 2, arbitrary: fc.record({ kind: fc.constant('plan' as const), pick }) },
      { weight: 3, arbitrary: fc.record({ kind: fc.constant('send' as const), device }) },
      {
        weight: 4,
        arbitrary: fc.record({
          kind: fc.constant('deliver' as const),
          pick,
          isTwice: fc.boolean(),
        }),
      },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant('lose' as const), pick }) },
    ),
    { minLength: 60, maxLength: 150, size: 'max' },
  );
}

/** Up to two years wrong, in either direction. */
export const anySkews = fc.array(fc.integer({ min: -63e9, max: 63e9 }), {
  minLength: deviceCount,
  maxLength: deviceCount,
});

interface Device extends DeviceList {
  readonly done: readonly { operation: Operation; removed: readonly Fact[] }[];
}

type Message =
  | { kind: 'request'; device: number; since: number; operations: readonly Operation[] }
  | { kind: 'answer'; device: number; answer: SyncAnswer };

const start = Date.UTC(2026, 2, 2, 12);

/** Devices, a server, and a network that loses, repeats and reorders what they tell each other. */
export class ListNetwork {
  devices: Device[] = Array.from({ length: deviceCount }, () => {
    return { revision: 0, facts: [], pending: [], done: [] };
  });
  /** Every operation with the device's view it was made in. */
  readonly history: { change: ListChange; operation: Operation }[] = [];
  readonly #skews: readonly number[];
  #log: OperationLog = logOf([]);
  #known = new Set<string>();
  #revision = 0;
  #messages: Message[] = [];
  #time = start;
  #lastId = 0;

  constructor(skews: readonly number[]) {
    this.#skews = skews;
  }

  get serverFacts(): readonly Fact[] {
    return factsOf(this.#log);
  }

  run(steps: readonly Step[]): void {
    for (const step of steps) {
      this.#time += 1000;
      this.#take(step);
    }
  }

  /** Everybody is online again, until nobody has anything to say. */
  settle(): void {
    this.#messages = [];
    for (let turn = 0; turn < 2; turn += 1) {
      for (let device = 0; device < deviceCount; device += 1) {
        this.#send(device);
        while (this.#messages.length > 0) this.#deliver(0);
      }
    }
  }

  #take(step: Step): void {
    const { length } = this.#messages;
    switch (step.kind) {
      case 'act':
        return this.#act(step);
      case 'cook':
        return this.#cook(step.pick);
      case 'plan':
        return this.followPlan(step.pick);
      case 'send':
        return this.#send(step.device);
      case 'deliver':
        if (length === 0) return;
        if (step.isTwice) this.#messages.push(this.#messages[step.pick % length] as Message);
        return this.#deliver(step.pick % length);
      case 'lose':
        if (length > 0) this.#messages.splice(step.pick % length, 1);
    }
  }

  #act({ device: index, act, pick }: Extract<Step, { kind: 'act' }>): void {
    const device = this.devices[index] as Device;
    const facts = factsOnDevice(device);
    const id = this.#nextId();
    const change = changeOf({ act, pick, facts, id, device });
    if (change === null) return;
    const at = this.#time + (this.#skews[index] ?? 0);
    const planned = planOperation({ change, id, at, facts, ...catalogue });
    if (!planned.ok || planned.value === null) return;
    const operation = planned.value;
    const removed = takenBackBy({ operation, facts });
    const revives = device.done
      .filter((each) => operation.undoes.includes(each.operation.id))
      .flatMap((each) => each.removed);
    const pending: PendingOperation[] = [...device.pending, { operation, revives }];
    this.devices[index] = { ...device, pending, done: [...device.done, { operation, removed }] };
    this.history.push({ change, operation });
  }

  /** A recipe page or a plan puts something on the list, on the server. */
  #cook(pick: number): void {
    const id = this.#nextId();
    const at = this.#time;
    const recipe = recipes[pick % recipes.length] as (typeof recipes)[number];
    const body = {
      kind: 'recipe',
      additionId: id,
      recipeId: recipe.id,
      servings: 2 + 2 * (pick % 2),
      mealPlanId: null,
    } as const;
    const adds = [{ ...body, id: `${id}:0`, operationId: id, at }];
    this.#hear([{ id, at, adds, removes: [], undoes: [] }]);
  }

  /** Puts another week on the list, or makes the list follow; on the server, as plans are there. */
  followPlan(pick: number): void {
    const id = this.#nextId();
    const facts = this.serverFacts;
    const at = this.#time;
    const content = listContent({ facts, recipesById });
    const seen = { facts, content, at, ...catalogue };
    const plan = planOf(pick);
    const isOnList = facts.some(({ kind }) => kind === 'plan');
    const draft = isOnList
      ? followPlan({ seen, plan, id, recipesById, today: null })
      : addPlanDays({ seen, plan, id, days: null });
    const operation = draft && operationOf({ id, at, draft });
    if (operation !== null) this.#hear([operation]);
  }

  #send(index: number): void {
    const { revision: since, pending } = this.devices[index] as Device;
    const operations = pending.map(({ operation }) => operation);
    this.#messages.push({ kind: 'request', device: index, since, operations });
  }

  #deliver(index: number): void {
    const [message] = this.#messages.splice(index, 1);
    if (message?.kind === 'answer') {
      const device = this.devices[message.device] as Device;
      this.devices[message.device] = { ...device, ...afterAnswer(device, message.answer) };
    } else if (message) {
      this.#hear(message.operations);
      const facts = message.since === this.#revision ? null : this.serverFacts;
      const settledIds = message.operations.map(({ id }) => id);
      const answer = { revision: this.#revision, facts, settledIds };
      this.#messages.push({ kind: 'answer', device: message.device, answer });
    }
  }

  #hear(operations: readonly Operation[]): void {
    const fresh = operations.filter(({ id }) => !this.#known.has(id));
    if (fresh.length === 0) return;
    for (const operation of fresh) {
      this.#known.add(operation.id);
      this.#log = withOperation(this.#log, operation);
    }
    this.#revision += 1;
  }

  #nextId(): string {
    this.#lastId += 1;
    return `00000000-0000-4000-8000-${String(this.#lastId).padStart(12, '0')}`;
  }
}

/** Weeks of up to three dishes, for two or four. */
function planOf(pick: number): CookedPlan {
  const dishes = recipes.flatMap(({ id: recipeId }, day) => {
    const eaters = Math.floor(pick / 3 ** day) % 3;
    return eaters === 0 ? [] : [{ recipeId, servings: 2 * eaters, day }];
  });
  return { mealPlanId: 'week', dishes };
}

function changeOf(args: {
  act: Act;
  pick: number;
  facts: readonly Fact[];
  id: string;
  device: Device;
}): ListChange | null {
  const { act, pick, facts, id, device } = args;
  const content = listContent({ facts, recipesById });
  const merged = mergeShoppingList({ content, foodsById: shopFoodsById, language: 'en' });
  // By name: the order of rows depends on clocks, and the choice must not.
  const of = <Each>(all: readonly Each[], nameOf: (each: Each) => string) =>
    all.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1))[pick % Math.max(1, all.length)];
  const item = of(merged.items, ({ key }) => key);
  const extra = of(content.extras, (each) => each.id);
  switch (act) {
    case 'tick':
    case 'untick':
      return item ? { intent: act, itemKey: item.key, grams: null } : null;
    case 'add-extra':
      return { intent: act, id, text: `Extra ${id}`, amount: null, foodId: null };
    case 'change-extra':
      return extra ? { intent: act, id: extra.id, text: `Other ${id}`, amount: '2' } : null;
    case 'remove-extra':
      return extra ? { intent: act, id: extra.id } : null;
    case 'set-amount':
      return item?.foodId ? { intent: act, foodId: item.foodId, grams: 50 * (pick + 1) } : null;
    case 'keep-at-home':
    case 'want':
    case 'leave-usual':
      return item?.foodId ? { intent: act, foodId: item.foodId } : null;
    case 'remove-recipe':
    case 'clear-dishes': {
      const recipe = of(content.recipes, (each) => each.id);
      return recipe ? { intent: act, ids: [recipe.id] } : null;
    }
    case 'save-store':
      return {
        intent: act,
        id: `store-${pick % 2}`,
        name: `Store ${id.slice(-6)}`,
        aisles: ['dairy'],
      };
    case 'undo': {
      const last = device.done.findLast(({ operation }) => operation.undoes.length === 0);
      return last ? { intent: act, operationId: last.operation.id } : null;
    }
    case 'note-news':
    case 'clear':
    case 'delete':
      return { intent: act };
  }
}
