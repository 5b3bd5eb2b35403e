import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { reading } from './asked-once.ts';
import { connectPostgres } from './connect-postgres.ts';
import type { DatabaseConnection } from './database.ts';

/** Only PostgreSQL has connections to share: `npm run test:postgres -- db` runs these. */
const url = process.env.TEST_DATABASE_URL;

async function ownConnection(): Promise<DatabaseConnection> {
  const connection = await connectPostgres({ url: url!, directory: '' });
  onTestFinished(() => connection.close());
  return connection;
}

async function numberFrom(connection: DatabaseConnection, statement: string): Promise<unknown> {
  const { rows } = (await connection.db.execute(sql.raw(statement))) as unknown as {
    rows: { number: unknown }[];
  };
  return rows[0]?.number;
}

function numbersFrom(connection: DatabaseConnection, count: number): Promise<unknown[]> {
  const asked = Array.from({ length: count }, (_, at) =>
    numberFrom(connection, `select ${at} as number`),
  );
  return Promise.all(asked);
}

test.skipIf(!url)('all readings share two connections, and each gets its own answers', async () => {
  const connection = await ownConnection();
  const readings = Array.from({ length: 8 }, () => reading(() => numbersFrom(connection, 20)));
  for (const numbers of await Promise.all(readings)) {
    expect(numbers).toEqual(Array.from({ length: 20 }, (_, at) => at));
  }
  expect(connection.poolState().open).toBeLessThanOrEqual(2);
  await numbersFrom(connection, 20);
  expect(connection.poolState().open).toBeGreaterThan(2);
});

test.skipIf(!url)('a statement that fails fails alone', async () => {
  const connection = await ownConnection();
  const [before, failed, after] = await reading(() =>
    Promise.allSettled([
      numberFrom(connection, 'select 1 as number'),
      numberFrom(connection, 'select 1 / 0 as number'),
      numberFrom(connection, 'select 2 as number'),
    ]),
  );
  expect([before, after]).toMatchObject([{ value: 1 }, { value: 2 }]);
  expect(failed.status).toBe('rejected');
});

test.skipIf(!url)('nobody waits behind slow statements that others sent', async () => {
  const connection = await ownConnection();
  const slow = 'select count(*) as number from generate_series(1, 10000000) as each(place)';
  let areDone = false;
  const slowOnes = Promise.all(
    [1, 2].map((place) => reading(() => numberFrom(connection, `${slow} where place <> ${place}`))),
  ).then(() => (areDone = true));
  await setTimeout(100);
  expect(await reading(() => numbersFrom(connection, 5))).toEqual([0, 1, 2, 3, 4]);
  expect(areDone).toBe(false);
  await slowOnes;
});

test.skipIf(!url)('what the database server ended is opened anew', async () => {
  const connection = await ownConnection();
  expect(await reading(() => numberFrom(connection, 'select 1 as number'))).toBe(1);
  await endOthers();
  await expect
    .poll(() => reading(() => numberFrom(connection, 'select 2 as number')).catch(() => null))
    .toBe(2);
});

/** Every connection to this database but the one that ends them. */
async function endOthers(): Promise<void> {
  const client = new Client({ connectionString: url! });
  await client.connect();
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  );
  await client.end();
}
