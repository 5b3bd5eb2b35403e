import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DatabaseConnection } from '../../../db/database.ts';
import { createRandomId } from '../../../lib/ids.ts';
import { openTestDatabase } from '../../../server/testing/test-database.ts';
import { addMember } from '../../meal-plans/testing/member.ts';
import type { ConsentDecision, ConsentKind } from './consent.ts';
import { isConsentWithdrawnSince, listConsents, recordConsent } from './consent-log.ts';

let connection: DatabaseConnection;
beforeAll(async () => {
  connection = await openTestDatabase();
});
afterAll(() => connection.close());

function minute(count: number): Date {
  return new Date(Date.UTC(2026, 2, 2, 8, count));
}

interface Decided {
  userId: string;
  decision: ConsentDecision;
  kind?: ConsentKind;
  at: Date;
}

function decide({ userId, decision, kind = 'DATA_STORAGE', at }: Decided): Promise<void> {
  const entry = { userId, id: createRandomId(), kind, decision, createdAt: at };
  return connection.db.transaction((tx) => recordConsent({ tx, ...entry }));
}

async function logOf(userId: string): Promise<string[]> {
  const consents = await listConsents({ db: connection.db, userId });
  return consents.map(({ kind, decision }) => `${kind} ${decision}`);
}

function isWithdrawnSince(userId: string, since: Date): Promise<boolean> {
  const asked = { userId, kind: 'DATA_STORAGE', since } as const;
  return connection.db.transaction((tx) => isConsentWithdrawnSince({ tx, ...asked }));
}

test('a decision is written down once, and what follows it beside it', async () => {
  const userId = await addMember({ db: connection.db, answers: null });
  const other = await addMember({ db: connection.db, answers: null });
  await decide({ userId, decision: 'GIVEN', at: minute(1) });
  await decide({ userId, decision: 'GIVEN', at: minute(2) });
  await decide({ userId, decision: 'GIVEN', kind: 'TERMS', at: minute(3) });
  await decide({ userId, decision: 'WITHDRAWN', at: minute(4) });
  expect(await logOf(userId)).toEqual([
    'DATA_STORAGE WITHDRAWN',
    'TERMS GIVEN',
    'DATA_STORAGE GIVEN',
  ]);
  expect(await logOf(other)).toEqual([]);
});

test('a consent of a time holds until it is withdrawn after it', async () => {
  const userId = await addMember({ db: connection.db, answers: null });
  expect(await isWithdrawnSince(userId, minute(0))).toBe(false);
  await decide({ userId, decision: 'GIVEN', at: minute(1) });
  expect(await isWithdrawnSince(userId, minute(0))).toBe(false);
  await decide({ userId, decision: 'WITHDRAWN', at: minute(2) });
  expect(await isWithdrawnSince(userId, minute(1))).toBe(true);
  expect(await isWithdrawnSince(userId, minute(2))).toBe(false);
  await decide({ userId, decision: 'GIVEN', at: minute(3) });
  expect(await isWithdrawnSince(userId, minute(1))).toBe(false);
});
