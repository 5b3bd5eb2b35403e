import { expect, test } from 'vitest';
import { afterAnswer, factsOnDevice, takenBackBy, type DeviceList } from './device-list.rules.ts';
import type { Fact, Operation } from './list-operation.ts';

const home = (name: string, at = 1): Fact => {
  return { kind: 'home', foodId: name, id: `${name}:0`, operationId: name, at };
};
const operation = (id: string, parts: Partial<Operation> = {}): Operation => {
  return { id, at: 1, adds: [], removes: [], undoes: [], ...parts };
};
const pending = (of: Operation, revives: readonly Fact[] = []) => ({ operation: of, revives });
const device = (parts: Partial<DeviceList> = {}): DeviceList => {
  return { revision: 3, facts: [home('egg'), home('salt')], pending: [], ...parts };
};
const foods = (list: DeviceList) =>
  factsOnDevice(list).map((fact) => (fact.kind === 'home' ? fact.foodId : fact.kind));

test('a device sees what the server told and what it did since', () => {
  expect(foods(device())).toEqual(['egg', 'salt']);
  const added = pending(operation('b', { adds: [home('b', 2)] }));
  const removed = pending(operation('c', { removes: ['egg:0'] }));
  expect(foods(device({ pending: [added, removed] }))).toEqual(['salt', 'b']);
});

test('an undo brings back what the server no longer tells of', () => {
  const undo = operation('d', { undoes: ['c'] });
  const removal = operation('c', { removes: ['leek:0'] });
  const undone = device({ pending: [pending(removal), pending(undo, [home('leek')])] });
  expect(foods(undone)).toEqual(['egg', 'leek', 'salt']);
  const again = device({ pending: [pending(operation('e'), [{ ...home('egg'), at: 9 }])] });
  expect(factsOnDevice(again)[0]?.at).toBe(1);
});

test('an answer settles what it names and brings the list', () => {
  const list = device({ pending: [pending(operation('b')), pending(operation('c'))] });
  const after = afterAnswer(list, { revision: 4, facts: [home('pea')], settledIds: ['b'] });
  expect(after).toEqual({ revision: 4, facts: [home('pea')], pending: [pending(operation('c'))] });
});

test('an answer that is late, or has no list, settles all the same', () => {
  const list = device({ pending: [pending(operation('b'))] });
  const late = afterAnswer(list, { revision: 2, facts: [home('pea')], settledIds: ['b'] });
  expect(late).toEqual(device());
  const empty = afterAnswer(list, { revision: 9, facts: null, settledIds: ['b'] });
  expect(empty).toEqual(device());
  const same = afterAnswer(list, { revision: 3, facts: [home('pea')], settledIds: [] });
  expect(same).toEqual({ ...list, facts: [home('pea')] });
});

test('what an operation takes back is kept as it was', () => {
  const facts = [home('egg'), home('salt')];
  const removal = operation('b', { removes: ['salt:0', 'gone:0'] });
  expect(takenBackBy({ operation: removal, facts })).toEqual([home('salt')]);
});
