import { ne, sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reading, writing } from './asked-once.ts';
import type { ConnectOptions } from './connect-options.ts';
import { connectEmbedded } from './connect-embedded.ts';
import type { DatabaseConnection } from './database.ts';

const eggs = pgTable('eggs', { name: text() });
const sent: string[] = [];
const watchStatement: ConnectOptions['watchStatement'] = (statement) => {
  sent.push(statement);
  return () => undefined;
};
let connection: DatabaseConnection;

beforeAll(async () => {
  connection = await connectEmbedded({ url: undefined, directory: 'memory://', watchStatement });
  await connection.db.execute(sql`create table eggs (name text)`);
});
afterAll(() => connection.close());

const count = async (name = 'boiled') => {
  const [found] = await connection.db
    .select({ count: sql<number>`count(*)::int` })
    .from(eggs)
    .where(ne(eggs.name, name));
  return found?.count;
};
const add = () => connection.db.execute(sql`insert into eggs values ('fried')`);

async function sentBy(run: () => Promise<unknown>): Promise<number> {
  sent.length = 0;
  await run();
  return sent.length;
}

test('an operation that reads sends the same statement once, at once or after another', async () => {
  const twice = async () => {
    const both = await Promise.all([count(), count()]);
    expect([...both, await count()]).toEqual([both[0], both[0], both[0]]);
  };
  expect(await sentBy(() => reading(twice))).toBe(1);
  expect(await sentBy(twice)).toBe(3);
});

test('other parameters are another statement, and another operation asks for itself', async () => {
  const different = () => Promise.all([count(), count('fried')]);
  expect(await sentBy(() => reading(different))).toBe(2);
  expect(await sentBy(() => Promise.all([reading(() => count()), reading(() => count())]))).toBe(2);
});

test('a reading inside of another is part of it', async () => {
  const within = () => reading(() => count());
  expect(await sentBy(() => reading(() => Promise.all([count(), within(), within()])))).toBe(1);
});

test('what is written after all is seen, in a transaction or without one', async () => {
  await reading(async () => {
    const before = (await count()) ?? 0;
    await add();
    expect(await count()).toBe(before + 1);
    await connection.db.transaction(async (tx) => {
      await tx.execute(sql`insert into eggs values ('poached')`);
    });
    expect(await count()).toBe(before + 2);
  });
});

test('who writes inside of a reading decides by what is there now, and so does the reading after it', async () => {
  await reading(async () => {
    await count();
    expect(await sentBy(() => writing(() => count()))).toBe(1);
    expect(await sentBy(() => count())).toBe(1);
  });
});

test('what was read while something was being written is not taken for what is there', async () => {
  await reading(async () => {
    const before = (await count()) ?? 0;
    await Promise.all([add(), count()]);
    expect(await sentBy(() => count())).toBe(1);
    expect(await count()).toBe(before + 1);
  });
});

test('what an operation left running sees what is written later', async () => {
  const { promise: later, resolve: goOn } = Promise.withResolvers<void>();
  let left: Promise<number | undefined> | undefined;
  const before = await reading(async () => {
    left = later.then(() => count());
    return count();
  });
  await add();
  goOn();
  expect(await left).toBe((before ?? 0) + 1);
});
