import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectDatabase } from '../connect.ts';
import type { DatabaseConnection } from '../database.ts';

let connection: DatabaseConnection;

beforeAll(async () => {
  connection = await connectDatabase({ url: undefined, directory: 'memory://' });
  await connection.db.execute(sql`create table notes (id int primary key, text text not null)`);
});
afterAll(() => connection.close());

async function countNotes(): Promise<number> {
  const result = await connection.db.execute(sql`select count(*)::int as count from notes`);
  return (result as unknown as { rows: { count: number }[] }).rows[0]?.count ?? -1;
}

test('a failed transaction leaves nothing behind', async () => {
  const failed = connection.db.transaction(async (tx) => {
    await tx.execute(sql`insert into notes values (1, 'half')`);
    throw new Error('stop');
  });
  await expect(failed).rejects.toThrow('stop');
  expect(await countNotes()).toBe(0);
});

test('a query of the root client inside a transaction fails at once instead of waiting for itself', async () => {
  const mistaken = connection.db.transaction(async () => {
    await connection.db.execute(sql`select 1`);
  });
  await expect(mistaken).rejects.toMatchObject({
    cause: { message: expect.stringContaining('transaction handle') },
  });
});

test('queries outside wait for the transaction and see its result', async () => {
  const transaction = connection.db.transaction(async (tx) => {
    await tx.execute(sql`insert into notes values (2, 'whole')`);
  });
  const counted = countNotes();
  await transaction;
  expect(await counted).toBe(1);
});

test('an error keeps its PostgreSQL code across the thread', async () => {
  const duplicate = connection.db.execute(sql`insert into notes values (2, 'again')`);
  await expect(duplicate).rejects.toMatchObject({ cause: { code: '23505' } });
});

test('what a transaction tells is heard once it is through, and not when it failed', async () => {
  const heard: string[] = [];
  const end = await connection.listen({
    channel: 'news',
    onMessage: (payload) => heard.push(payload),
    onGap: () => undefined,
  });
  const tell = (payload: string) =>
    connection.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_notify('news', ${payload})`);
      if (payload === 'wrong') throw new Error('stop');
      expect(heard).not.toContain(payload);
    });
  await tell('first');
  await expect(tell('wrong')).rejects.toThrow('stop');
  await expect.poll(() => heard).toEqual(['first']);
  await end();
  await tell('second');
  await connection.db.execute(sql`select 1`);
  expect(heard).toEqual(['first']);
});

test('databases in memory begin empty, each with its own tables', async () => {
  const other = await connectDatabase({ url: undefined, directory: 'memory://' });
  await expect(other.db.execute(sql`select from notes`)).rejects.toMatchObject({
    cause: { code: '42P01' },
  });
  await other.close();
});
