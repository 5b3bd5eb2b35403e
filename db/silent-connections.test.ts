import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { connectPostgres } from './connect-postgres.ts';
import { isDatabaseDown } from './is-database-down.ts';

const authenticated = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0]);
const readyForQuery = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);

/** Lets everybody in, and answers nothing they ask: a network that swallows what is sent. */
async function swallowingNetwork() {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    socket.once('data', () => {
      socket.write(Buffer.concat([authenticated, readyForQuery]));
      socket.resume();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `postgres://yolk@127.0.0.1:${port}/yolk`, sockets };
}

async function connectionOver(url: string, state: { mayBeSilent: boolean }) {
  const silence = { mostMs: 60, lookEveryMs: 10, mayBeSilent: () => state.mayBeSilent };
  const connection = await connectPostgres({ url, directory: '', silence });
  onTestFinished(() => connection.close());
  return connection;
}

const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'answered',
    (error: unknown) => (isDatabaseDown(error) ? 'down' : error),
  );

test('a statement that is never answered ends with its connection, in a transaction too', async () => {
  const { url, sockets } = await swallowingNetwork();
  const { db, poolState } = await connectionOver(url, { mayBeSilent: false });
  const asked = Array.from({ length: 12 }, () => outcome(db.execute(sql`delete from users`)));
  asked.push(outcome(db.transaction((tx) => tx.execute(sql`select 1`))));
  expect(new Set(await Promise.all(asked))).toEqual(new Set(['down']));
  await vi.waitFor(() => expect(sockets.size).toBe(0));
  expect(poolState()).toMatchObject({ open: 0, waiting: 0 });
});

test('while the schema is changed, a statement takes as long as it likes', async () => {
  const { url, sockets } = await swallowingNetwork();
  const state = { mayBeSilent: true };
  const { db } = await connectionOver(url, state);
  const asked = outcome(db.execute(sql`select pg_advisory_xact_lock(1)`));
  await vi.waitFor(() => expect(sockets.size).toBe(1));
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(sockets.size).toBe(1);
  state.mayBeSilent = false;
  expect(await asked).toBe('down');
});
