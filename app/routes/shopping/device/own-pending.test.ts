import { expect, test } from 'vitest';
import type { KeptPending } from '../../../offline/shopping-database.ts';
import { ownPending } from './own-pending.ts';

interface Kept {
  userId?: string;
  listId?: string;
  place?: number;
}

function kept(id: string, { userId = 'maria', listId, place = 0 }: Kept = {}): KeptPending {
  const change = { id, userId, place, operation: { id }, revives: null };
  return (listId === undefined ? change : { ...change, listId }) as unknown as KeptPending;
}

function idsFor(listId: string, pending: readonly KeptPending[]): string[] {
  return ownPending(pending, { userId: 'maria', listId }).map(({ id }) => id);
}

test('changes wait in the order they were made, however the device gives them back', () => {
  const pending = [
    kept('third', { listId: 'home', place: 30 }),
    kept('first', { listId: 'home', place: 10 }),
    kept('second', { listId: 'home', place: 20 }),
  ];
  expect(idsFor('home', pending)).toEqual(['first', 'second', 'third']);
});

test('what another member of the device changed is never sent as one’s own', () => {
  const pending = [
    kept('mine', { listId: 'home' }),
    kept('his', { userId: 'jon', listId: 'home' }),
  ];
  expect(idsFor('home', pending)).toEqual(['mine']);
});

test('what was changed on another list stays there', () => {
  const pending = [kept('here', { listId: 'home' }), kept('there', { listId: 'maria' })];
  expect(idsFor('home', pending)).toEqual(['here']);
  expect(idsFor('maria', pending)).toEqual(['there']);
});

test('what a version without shared lists kept is of the member’s own list', () => {
  expect(idsFor('maria', [kept('old'), kept('his', { userId: 'jon' })])).toEqual(['old']);
  expect(idsFor('home', [kept('old')])).toEqual([]);
});
