import { afterEach, expect, test, vi } from 'vitest';
import type { PendingOperation } from '../../../../domain/shopping/operations/device-list.rules.ts';
import { forgetShopping } from '../../../offline/forget-shopping.ts';
import { fakeDatabases } from '../../../offline/testing/fake-databases.ts';
import type { ListStateFragment } from '../operations.gen.ts';
import { KeptListStore } from './kept-list.ts';

afterEach(() => vi.unstubAllGlobals());

const maria = { userId: 'maria', listId: 'home', locale: 'en' };
const nothing = { state: null, pending: [] };

function state(revision: number, listId = 'home'): ListStateFragment {
  return { revision, listId } as ListStateFragment;
}

function change(id: string, revives: readonly object[] = []): PendingOperation {
  return { operation: { id }, revives } as unknown as PendingOperation;
}

async function pendingOf(store: KeptListStore): Promise<string[]> {
  return (await store.load()).pending.map(({ operation }) => operation.id);
}

test('a page that is opened without a network finds the list as it was left, and what is unsent', async () => {
  fakeDatabases();
  const before = new KeptListStore(maria);
  expect(await before.load()).toEqual(nothing);
  await before.keepState(state(1));
  await before.keepState(state(2));
  await before.keepPending(change('first', [{ id: 'came-back' }]));
  const { state: kept, pending } = await new KeptListStore(maria).load();
  expect(kept).toEqual(state(2));
  expect(pending).toMatchObject([{ operation: { id: 'first' }, revives: [{ id: 'came-back' }] }]);
});

test('a list is kept for its member, in the language of the page', async () => {
  fakeDatabases();
  await new KeptListStore(maria).keepState(state(1));
  for (const other of [{ userId: 'jon' }, { locale: 'sv' }]) {
    expect(await new KeptListStore({ ...maria, ...other }).load()).toEqual(nothing);
  }
});

test('who has joined another list does not see the former one, and sends nothing of it', async () => {
  fakeDatabases();
  const home = new KeptListStore(maria);
  await home.keepState(state(1));
  await home.keepPending(change('at-home'));
  const cabin = new KeptListStore({ ...maria, listId: 'cabin' });
  expect(await cabin.load()).toEqual(nothing);
  await cabin.keepPending(change('at-the-cabin'));
  expect(await pendingOf(cabin)).toEqual(['at-the-cabin']);
  expect(await pendingOf(home)).toEqual(['at-home']);
});

test('what somebody else did on this device is never sent as one’s own', async () => {
  fakeDatabases();
  await new KeptListStore({ ...maria, userId: 'jon' }).keepPending(change('his'));
  const mine = new KeptListStore(maria);
  await mine.keepPending(change('mine'));
  expect(await pendingOf(mine)).toEqual(['mine']);
});

test('changes of one moment are sent in the order they were made', async () => {
  fakeDatabases();
  const store = new KeptListStore(maria);
  const ids = ['c', 'a', 'd', 'b', 'e'];
  for (const id of ids) await store.keepPending(change(id));
  expect(await pendingOf(new KeptListStore(maria))).toEqual(ids);
});

test('what the server has taken is dropped, and nothing beside it', async () => {
  const { rowsOf } = fakeDatabases();
  const store = new KeptListStore(maria);
  for (const id of ['a', 'b', 'c']) await store.keepPending(change(id));
  await store.dropPending(['a', 'c', 'never-was']);
  expect(await pendingOf(store)).toEqual(['b']);
  await store.dropPending([]);
  expect(rowsOf('shopping-list', 'pending')).toHaveLength(1);
});

test('a browser that keeps nothing is asked once, and the list works until the page is left', async () => {
  const { openedCount } = fakeDatabases({ isRefusing: true });
  const store = new KeptListStore(maria);
  await store.keepState(state(1));
  await store.keepPending(change('a'));
  await store.dropPending(['a']);
  expect(await store.load()).toEqual(nothing);
  expect(openedCount()).toBe(1);
});

test('who logs out takes the list along, also from under a page that has it open', async () => {
  const { indexedDB, names } = fakeDatabases();
  vi.stubGlobal('window', { indexedDB });
  const store = new KeptListStore(maria);
  await store.keepState(state(1));
  await store.keepPending(change('a'));
  await forgetShopping({ keepsUnsent: false });
  expect(names()).toEqual([]);
  // The page that is still there neither fails nor writes it down again.
  await store.keepState(state(2));
  expect(await store.load()).toEqual(nothing);
  expect(names()).toEqual([]);
});

test('what could not be sent waits for who comes back, and the list itself does not', async () => {
  const { indexedDB, rowsOf } = fakeDatabases();
  vi.stubGlobal('window', { indexedDB });
  const store = new KeptListStore(maria);
  await store.keepState(state(1));
  await store.keepPending(change('a'));
  await forgetShopping({ keepsUnsent: true });
  expect(rowsOf('shopping-list', 'states')).toEqual([]);
  expect(await new KeptListStore(maria).load()).toMatchObject({
    state: null,
    pending: [{ operation: { id: 'a' } }],
  });
});

test('where all was sent, or nothing was ever kept, nothing is left on the device', async () => {
  const { indexedDB, names } = fakeDatabases();
  vi.stubGlobal('window', { indexedDB });
  const store = new KeptListStore(maria);
  await store.keepState(state(1));
  await forgetShopping({ keepsUnsent: true });
  expect(names()).toEqual([]);
  await forgetShopping({ keepsUnsent: true });
  expect(names()).toEqual([]);
});

test('a browser without databases has nothing to forget; one that refuses says so', async () => {
  vi.stubGlobal('window', {});
  await forgetShopping({ keepsUnsent: true });
  const { indexedDB } = fakeDatabases({ isRefusing: true });
  vi.stubGlobal('window', { indexedDB });
  await expect(forgetShopping({ keepsUnsent: true })).rejects.toThrow('Refused');
});
