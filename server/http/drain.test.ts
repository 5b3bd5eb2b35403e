import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { drainPlugin } from './drain.ts';

/** A server that listens; `pass` lets it go on after each of its waits, which take no time here. */
async function listening() {
  const waits: { ms: number; pass: () => void }[] = [];
  let now = 0;
  const wait = (ms: number) =>
    new Promise<void>((resolve) => {
      const pass = () => {
        now += ms;
        resolve();
      };
      waits.push({ ms, pass });
    });
  const app = Fastify({ return503OnClosing: false });
  await app.register(drainPlugin, { time: { now: () => now, wait } });
  const slow = Promise.withResolvers<string>();
  app.get('/ready', () => (app.isStopping() ? 'stopping' : 'ready'));
  const begun = Promise.withResolvers<void>();
  app.get('/slow', () => {
    begun.resolve();
    return slow.promise;
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  onTestFinished(() => slow.resolve('too late'));
  return {
    app,
    port,
    begun: begun.promise,
    answerSlow: slow.resolve,
    async ask(path: string): Promise<{ text: string; connection: string | undefined }> {
      const headers = { connection: 'keep-alive' };
      const asked = request({ port, host: '127.0.0.1', path, headers }).end();
      const [answer] = (await once(asked, 'response')) as [IncomingMessage];
      const text = (await answer.toArray()).join('');
      return { text, connection: answer.headers.connection };
    },
    async nextWait(): Promise<{ ms: number; pass: () => void }> {
      while (waits.length === 0) await nextTurn();
      return waits.shift()!;
    },
    /** Passes what it waits for until it has closed; the number of waits. */
    async passUntil(closed: Promise<unknown>): Promise<number> {
      let isClosed = false;
      void closed.then(() => (isClosed = true));
      let count = 0;
      // oxlint-disable-next-line no-unmodified-loop-condition -- it changes above
      while (!isClosed) {
        const next = waits.shift();
        next?.pass();
        if (next !== undefined) count += 1;
        await nextTurn();
      }
      return count;
    },
  };
}

test('first it is only said that the server stops, and what comes is answered', async () => {
  const { app, ask, nextWait } = await listening();
  expect(await ask('/ready')).toEqual({ text: 'ready', connection: 'keep-alive' });
  const closed = app.close();
  const notice = await nextWait();
  expect(notice.ms).toBe(1000);
  // The connection ends with its answer, so that the next request goes to another server.
  for (let time = 0; time < 2; time += 1)
    expect(await ask('/ready')).toEqual({ text: 'stopping', connection: 'close' });
  notice.pass();
  const quiet = await nextWait();
  expect(quiet.ms).toBe(500);
  await expect(ask('/ready')).rejects.toThrow('ECONNREFUSED');
  quiet.pass();
  await closed;
});

test('who has asked is answered, and then nobody is waited for', async () => {
  const { app, port, ask, begun, answerSlow, nextWait, passUntil } = await listening();
  const idle = connect(port, '127.0.0.1');
  await once(idle, 'connect');
  const ended = once(idle, 'close');
  const answer = ask('/slow');
  await begun;
  const closed = app.close();
  for (const expected of [1000, 500, 50, 50]) {
    const { ms, pass } = await nextWait();
    expect(ms).toBe(expected);
    pass();
  }
  answerSlow('at last');
  expect(await answer).toEqual({ text: 'at last', connection: 'close' });
  await passUntil(closed);
  await ended;
});

test('an answer that never comes keeps the server for five seconds', async () => {
  const { app, ask, begun, passUntil } = await listening();
  const outcome = ask('/slow').catch(({ message }: Error) => message);
  await begun;
  // The notice, the quiet, and a hundred looks of 50 ms.
  expect(await passUntil(app.close())).toBe(102);
  expect(await outcome).toBe('socket hang up');
});

test('a server that never listened stops at once', async () => {
  const app = Fastify();
  await app.register(drainPlugin, { time: { now: () => 0, wait: () => new Promise(() => {}) } });
  await app.close();
  expect(app.isStopping()).toBe(false);
});
