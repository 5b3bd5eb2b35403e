import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { connectPostgres } from './connect-postgres.ts';
import type { DatabaseConnection } from './database.ts';

/** Only PostgreSQL has connections that can be lost: `npm run test:postgres -- db` runs these. */
const url = process.env.TEST_DATABASE_URL;

async function ownConnection(): Promise<DatabaseConnection> {
  const connection = await connectPostgres({ url: url!, directory: '' });
  onTestFinished(() => connection.close());
  return connection;
}

async function hearing(connection: DatabaseConnection, channel: string) {
  const heard: string[] = [];
  let gaps = 0;
  const end = await connection.listen({
    channel,
    onMessage: (payload) => void heard.push(payload),
    onGap: () => void (gaps += 1),
  });
  onTestFinished(() => end());
  return { heard, end, gaps: () => gaps };
}

const soon = (check: () => unknown) => vi.waitFor(check, { timeout: 20_000 });

const tell = ({ db }: DatabaseConnection, channel: string, payload: string) =>
  db.execute(sql`select pg_notify(${channel}, ${payload})`);

/** Of this test alone: others listen to other channels. */
async function listeningTo(connection: DatabaseConnection, channels: readonly string[]) {
  const isOurs = sql.join(
    channels.map((channel) => sql`query = ${`listen "${channel}"`}`),
    sql` or `,
  );
  const { rows } = (await connection.db.execute(
    sql`select pid from pg_stat_activity where ${isOurs}`,
  )) as unknown as { rows: { pid: number }[] };
  return rows.map(({ pid }) => pid);
}

test.skipIf(!url)('one connection hears all channels, and each gets its own messages', async () => {
  const connection = await ownConnection();
  const first = await hearing(connection, 'test_first');
  const second = await hearing(connection, 'test_second');
  const same = await hearing(connection, 'test_first');
  expect(await listeningTo(connection, ['test_first', 'test_second'])).toHaveLength(1);
  await tell(connection, 'test_first', 'one');
  await tell(connection, 'test_second', 'two');
  await soon(() => expect(second.heard).toEqual(['two']));
  expect([first.heard, same.heard]).toEqual([['one'], ['one']]);
  await same.end();
  await tell(connection, 'test_first', 'three');
  await soon(() => expect(first.heard).toEqual(['one', 'three']));
  expect(same.heard).toEqual(['one']);
});

test.skipIf(!url)(
  'after the connection was lost all of them hear again, and know of it',
  async () => {
    const connection = await ownConnection();
    const [first, second] = [
      await hearing(connection, 'test_a'),
      await hearing(connection, 'test_b'),
    ];
    const [pid] = await listeningTo(connection, ['test_a', 'test_b']);
    await connection.db.execute(sql`select pg_terminate_backend(${pid}::integer)`);
    await soon(() => expect([first.gaps(), second.gaps()]).toEqual([1, 1]));
    await tell(connection, 'test_a', 'one');
    await tell(connection, 'test_b', 'two');
    await soon(() => expect([first.heard, second.heard]).toEqual([['one'], ['two']]));
  },
);

test.skipIf(!url)(
  'the last to end closes it, and who listens afterwards opens it again',
  async () => {
    const connection = await ownConnection();
    const first = await hearing(connection, 'test_c');
    await first.end();
    await soon(async () => expect(await listeningTo(connection, ['test_c'])).toEqual([]));
    const again = await hearing(connection, 'test_c');
    await tell(connection, 'test_c', 'one');
    await soon(() => expect(again.heard).toEqual(['one']));
    expect([first.heard, first.gaps()]).toEqual([[], 0]);
  },
);
