/* oxlint-disable vitest/expect-expect, vitest/no-disabled-tests, vitest/valid-title -- workers want a PostgreSQL */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { screenPath } from '../../i18n/paths.ts';
import { hasPostgres, startPostgres, type PostgresServer } from '../../scripts/postgres-server.ts';
import { startServer, type RunningServer } from '../running-server.ts';
import { signUpMember } from './api-client.ts';
import { startLoad } from './load.ts';

const isPossible = await hasPostgres();
const testWithPostgres = test.runIf(isPossible);
const token = 'a token that only the tests know';

let postgres: PostgresServer;
let server: RunningServer;

beforeAll(async () => {
  if (!isPossible) return;
  postgres = await startPostgres();
  const environment = { DATABASE_URL: postgres.url, WORKERS: '2', METRICS_TOKEN: token };
  server = await startServer({ environment });
  await until(async () => (await workerIds()).length === 2);
});
afterAll(async () => {
  await server?.stop();
  await postgres?.stop();
});

const urls = () =>
  [screenPath('home', 'en'), screenPath('recipes', 'sv'), '/healthz'].map(
    (path) => `${server.url}${path}`,
  );

testWithPostgres('a worker that dies is replaced, and the others serve meanwhile', async () => {
  const [victim = Number.NaN] = await workerIds();
  process.kill(victim, 'SIGKILL');
  // A request that was handed to it is lost with it; those that come later are not.
  await until(async () => server.output().includes('A worker has ended'));
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  await until(async () => {
    const now = await workerIds();
    return now.length === 2 && !now.includes(victim);
  });
  const member = await signUpMember(server.url, 'after-a-death@example.com');
  expect(member.cookie()).toContain('auth=');
});

testWithPostgres('SIGHUP replaces every worker, and no request fails', async () => {
  const before = await workerIds();
  const load = startLoad({ urls: urls(), browsers: 6 });
  await load.answered(20);
  server.process.kill('SIGHUP');
  await until(async () => {
    const now = await workerIds();
    return now.length === 2 && now.every((id) => !before.includes(id));
  });
  await load.answered(40);
  const stopped = server.stop();
  load.expectRefusals();
  const [exitCode, { failures }] = await Promise.all([stopped, load.end()]);
  expect(failures).toEqual([]);
  expect(exitCode).toBe(0);
  server = await startServer({
    environment: { DATABASE_URL: postgres.url, WORKERS: '2', METRICS_TOKEN: token },
  });
});

testWithPostgres('the numbers of all workers are told as one', async () => {
  await until(async () => (await workerIds()).length === 2);
  for (let count = 0; count < 12; count += 1) await fetch(`${server.url}/robots.txt`);
  const ask = async () => {
    const response = await fetch(`${server.url}/metrics`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const text = await response.text();
    const lines = text.matchAll(/^yolk_request_seconds_count\{kind="file",status="2xx"\} (\d+)$/gm);
    return [...lines].reduce((sum, [, value]) => sum + Number(value), 0);
  };
  expect([await ask(), await ask(), await ask()]).toEqual([12, 12, 12]);
});

/** Those that have said that they serve, and are still there. */
async function workerIds(): Promise<number[]> {
  if (server.process.exitCode !== null) throw new Error(`It has ended:\n${server.output()}`);
  const said = [...server.output().matchAll(/Worker (\d+) serves/g)].map(([, id]) => Number(id));
  return said.filter(isThere);
}

function isThere(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 100));
}
