import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DatabaseConnection } from '../../db/database.ts';
import { createRandomId } from '../../lib/ids.ts';
import { openTestDatabase } from '../../server/testing/test-database.ts';
import type { Actor } from './audit.ts';
import { listAudit, writeAudit } from './audit-log.ts';
import { auditLog } from './audit.tables.ts';

let connection: DatabaseConnection;
beforeAll(async () => {
  connection = await openTestDatabase();
});
afterAll(() => connection.close());
beforeEach(() => connection.db.delete(auditLog));

const minute = (count: number) => new Date(Date.UTC(2026, 2, 2, 8, count));

function write(given: { id?: string; at: Date; subjectId?: string; actor?: Actor }) {
  const { id = createRandomId(), at: happenedAt, subjectId = 'somebody' } = given;
  const { actor = { kind: 'COMMAND' } } = given;
  const line = { id, happenedAt, actor, subjectId, details: { name: 'EDITOR' } };
  return connection.db.transaction((tx) => writeAudit({ tx, action: 'ROLE_GRANTED', ...line }));
}

const read = (first: number, after: string | null = null) =>
  listAudit({ db: connection.db, first, after });

test('a line says who did what to whom and when; a command has no account', async () => {
  await write({ id: 'one', at: minute(1) });
  await write({ id: 'two', at: minute(2), actor: { kind: 'EDITOR', userId: 'ines' } });
  const line = { action: 'ROLE_GRANTED', subjectId: 'somebody', details: { name: 'EDITOR' } };
  expect(await read(5)).toEqual({
    entries: [
      { ...line, id: 'two', happenedAt: minute(2), actor: { kind: 'EDITOR', userId: 'ines' } },
      { ...line, id: 'one', happenedAt: minute(1), actor: { kind: 'COMMAND', userId: null } },
    ],
    next: null,
  });
});

test('who follows the pages reads every line once, the newest first, also of one moment', async () => {
  const lines = [
    { id: 'a', at: minute(1) },
    { id: 'd', at: minute(2) },
    { id: 'b', at: minute(2) },
    { id: 'c', at: minute(2) },
    { id: 'e', at: minute(3) },
  ];
  for (const line of lines) await write(line);
  const pages: string[] = [];
  let after: string | null = null;
  do {
    const { entries, next } = await read(2, after);
    pages.push(entries.map(({ id }) => id).join(''));
    after = next;
  } while (after !== null);
  expect(pages).toEqual(['ed', 'cb', 'a']);
});

test('a page that is just full is the last one', async () => {
  await write({ at: minute(1) });
  await write({ at: minute(2) });
  expect((await read(2)).next).toBeNull();
  expect((await read(1)).next).not.toBeNull();
  expect(await read(0)).toEqual({ entries: [], next: null });
});

test.each(['', 'x', '12', '12.', '.one', '12.one two', ' 12.one', '1234567890123456.one'])(
  'a cursor that is none of ours begins at the newest: %j',
  async (cursor) => {
    await write({ id: 'one', at: minute(1) });
    expect((await read(5, cursor)).entries).toHaveLength(1);
  },
);

test('a line is written with what it tells about, or not at all', async () => {
  const { db } = connection;
  const undone = db.transaction(async (tx) => {
    const line = { id: 'one', happenedAt: minute(1), subjectId: 'x', details: {} };
    await writeAudit({ tx, action: 'KEY_CREATED', actor: { kind: 'DEMO' }, ...line });
    throw new Error('no');
  });
  await expect(undone).rejects.toThrow('no');
  expect((await read(5)).entries).toEqual([]);
});
