import { expect, test } from 'vitest';
import type { PendingOperation } from '../../../../domain/shopping/operations/device-list.rules.ts';
import type { Operation } from '../../../../domain/shopping/operations/list-operation.ts';
import type { ListFactFragment, ListStateFragment } from '../operations.gen.ts';
import type { AddedByOther } from './added-by-others.ts';
import type { PlansAhead } from './plans-ahead.ts';
import { ListDevice } from './list-device.ts';
import { SyncRefusal, type SyncAnswer } from './send-operations.ts';

const empty = { listId: 'maria', revision: 0, people: [], facts: [], recipes: [], foods: [] };
const taken: SyncAnswer = { problems: [], refused: [], revision: 1, changes: null, state: null };

interface Server {
  answer: (operations: readonly Operation[]) => SyncAnswer;
}

/** A device with a memory of its own, and a server that can be put out of reach. */
function deviceWith(
  { answer }: Server,
  kept = new Map<string, PendingOperation>(),
  ahead: PlansAhead = { swaps: [], kept: null },
) {
  const refusals: string[] = [];
  const news: AddedByOther[] = [];
  const sent: string[][] = [];
  const network = { answer };
  const states: ListStateFragment[] = [];
  let lastId = 0;
  const device = new ListDevice({
    userId: 'maria',
    state: empty,
    language: 'en',
    store: {
      load: async () => ({ state: null, pending: [...kept.values()] }),
      keepState: async (state) => void states.push(state),
      keepPending: async (pending) => void kept.set(pending.operation.id, pending),
      dropPending: async (ids) => ids.forEach((id) => kept.delete(id)),
    },
    send: async ({ operations }) => {
      sent.push(operations.map(({ id }) => id));
      return network.answer(operations);
    },
    now: () => 1000,
    createId: () => `operation-${(lastId += 1)}-of-${kept.size}`,
    onRefused: (message) => refusals.push(message),
    onAdded: (added) => news.push(added),
    onKept: () => {},
    ahead: () => ahead,
  });
  return { device, kept, states, sent, refusals, news, network };
}

function unreachable(): never {
  throw new TypeError('Failed to fetch');
}

function write(device: ListDevice, text: string) {
  return device.change({ intent: 'add-extra', id: text, text, amount: null, foodId: null });
}

const textsOn = (device: ListDevice) =>
  device.snapshot().facts.flatMap((fact) => (fact.kind === 'extra' ? [fact.text] : []));

test('a change is on the list at once, and kept until the server has it', async () => {
  const { device, kept, network } = deviceWith({ answer: unreachable });
  write(device, 'Soap');
  expect([textsOn(device), device.snapshot().waiting]).toEqual([['Soap'], 1]);
  await expect.poll(() => kept.size).toBe(1);
  network.answer = () => taken;
  await device.sync();
  expect(device.snapshot().waiting).toBe(0);
  await expect.poll(() => kept.size).toBe(0);
  device.rest();
});

test('what a page kept is taken up by the next one, and sent', async () => {
  const first = deviceWith({ answer: unreachable });
  write(first.device, 'Soap');
  await expect.poll(() => first.kept.size).toBe(1);
  first.device.rest();
  const next = deviceWith({ answer: () => taken }, first.kept);
  const [id] = first.kept.keys();
  await next.device.wake();
  await expect.poll(() => next.sent).toContainEqual([id]);
  await expect.poll(() => next.device.snapshot().waiting).toBe(0);
});

test('a refused change leaves the list and is told', async () => {
  const { device, refusals } = deviceWith({
    answer: (operations) => ({
      ...taken,
      refused: operations.map(({ id }) => {
        return {
          operationId: id,
          problems: [{ path: [], code: 'full', message: 'The list is full' }],
        };
      }),
    }),
  });
  write(device, 'Soap');
  await expect.poll(() => refusals).toEqual(['The list is full']);
  expect([textsOn(device), device.snapshot().waiting]).toEqual([[], 0]);
});

test('who is logged out keeps what they do, and hears why it is not sent', async () => {
  const { device } = deviceWith({
    answer() {
      throw new SyncRefusal(401);
    },
  });
  write(device, 'Soap');
  await expect.poll(() => device.snapshot().refusal).toBe(401);
  expect([textsOn(device), device.snapshot().waiting]).toEqual([['Soap'], 1]);
  device.rest();
});

test('what the rules refuse is not done', () => {
  const { device, sent } = deviceWith({ answer: () => taken });
  const { problems } = write(device, '  ');
  expect(problems).toMatchObject([{ path: ['text'], code: 'shopping.text-required' }]);
  expect(sent).toEqual([]);
});

/** What somebody wrote, as the server tells it. */
function extra({ text, byId }: { text: string; byId: string }): ListFactFragment {
  const of = { recipe: null, tick: null, amount: null, done: null, plan: null, news: null };
  const others = { home: null, wanted: null, store: null, chosenStore: null };
  const said = { extraId: text, text, amount: null, foodId: null, addedAt: 1 };
  return { id: `${text}:0`, operationId: text, at: 1, byId, extra: said, ...of, ...others };
}

test('where changes alone are told the device keeps what else it knows', async () => {
  const people = [{ id: 'leo', firstName: 'Leo', lastName: 'Lind', isOwner: false }];
  const [soap, milk] = ['Soap', 'Milk'].map((text) => extra({ text, byId: 'maria' }));
  const [bread, eggs] = ['Bread', 'Eggs'].map((text) => extra({ text, byId: 'leo' }));
  const first = { ...empty, revision: 1, people, facts: [soap!, milk!] };
  const { device, states, news, network } = deviceWith({
    answer: () => ({ ...taken, state: first }),
  });
  await device.sync();
  const changes = { came: [bread!, eggs!], goneIds: [soap!.id] };
  network.answer = () => ({ ...taken, revision: 2, changes });
  await device.sync();
  expect([textsOn(device), device.snapshot().people]).toEqual([['Bread', 'Eggs', 'Milk'], people]);
  expect(states.at(-1)).toEqual({ ...first, revision: 2, facts: [milk, bread, eggs] });
  expect(news).toEqual([{ name: 'Leo', texts: ['Bread', 'Eggs'] }]);
});

test('changes of a list that the page brought anew meanwhile are asked for once more', async () => {
  const [soap, milk, bread] = ['Soap', 'Milk', 'Bread'].map((text) => {
    return extra({ text, byId: 'maria' });
  });
  const anew = { ...empty, revision: 5, facts: [milk!, bread!] };
  const { device, sent, network } = deviceWith({ answer: () => taken });
  let answers = 0;
  network.answer = () => {
    answers += 1;
    if (answers > 1) return { ...taken, revision: 5 };
    device.accept(anew);
    // Soap was taken off again before the page was made.
    return { ...taken, revision: 1, changes: { came: [soap!], goneIds: [milk!.id] } };
  };
  await device.sync();
  expect([textsOn(device), sent.length]).toEqual([['Bread', 'Milk'], 2]);
});

test('an answer that is older than what the page brought replaces none of it', async () => {
  const [soap, milk, bread] = ['Soap', 'Milk', 'Bread'].map((text) => {
    return extra({ text, byId: 'maria' });
  });
  const { device, states, network } = deviceWith({ answer: () => taken });
  network.answer = () => {
    device.accept({ ...empty, revision: 5, facts: [milk!] });
    return { ...taken, revision: 4, state: { ...empty, revision: 4, facts: [soap!] } };
  };
  await device.sync();
  expect(states.at(-1)?.revision).toBe(5);
  network.answer = () => ({ ...taken, revision: 6, changes: { came: [bread!], goneIds: [] } });
  await device.sync();
  expect([textsOn(device), states.at(-1)?.facts]).toEqual([
    ['Bread', 'Milk'],
    [milk, bread],
  ]);
});

test('what the others on the list wrote meanwhile is told once, by who wrote it', async () => {
  const people = ['maria', 'leo', 'mia'].map((id) => {
    return { id, firstName: id.toUpperCase(), lastName: 'Lind', isOwner: id === 'maria' };
  });
  const facts = [
    extra({ text: 'Soap', byId: 'maria' }),
    extra({ text: 'Milk', byId: 'leo' }),
    extra({ text: 'Bread', byId: 'leo' }),
    extra({ text: 'Of somebody who left', byId: 'gone' }),
  ];
  let revision = 0;
  const { device, news } = deviceWith({
    answer: () => {
      revision += 1;
      return { ...taken, revision, state: { ...empty, revision, people, facts } };
    },
  });
  await device.sync();
  expect(news.splice(0)).toEqual([{ name: 'LEO', texts: ['Milk', 'Bread'] }]);
  await device.sync();
  expect(news).toEqual([]);
  facts.push(extra({ text: 'Eggs', byId: 'mia' }), extra({ text: 'Oil', byId: 'leo' }));
  facts.push(extra({ text: 'Own', byId: 'maria' }));
  await device.sync();
  expect(news).toEqual([
    { name: 'LEO', texts: ['Oil'] },
    { name: 'MIA', texts: ['Eggs'] },
  ]);
  await device.sync();
  expect(news).toHaveLength(2);
  expect(device.snapshot().people).toHaveLength(3);
});

test('a page is drawn anew for what is new to it, and for nothing else', async () => {
  const { device, network } = deviceWith({ answer: () => ({ ...taken, revision: 0 }) });
  let drawn = 0;
  const before = device.snapshot();
  device.subscribe(() => (drawn += 1));
  await device.wake();
  await device.sync();
  await device.lookAhead();
  device.accept({ ...empty, facts: [] });
  expect([drawn, device.snapshot()]).toEqual([0, before]);
  expect(device.snapshot()).toBe(before);
  network.answer = unreachable;
  write(device, 'Soap');
  expect([drawn, textsOn(device)]).toEqual([1, ['Soap']]);
  device.rest();
});
