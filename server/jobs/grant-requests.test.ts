import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Services } from '../../api/context.ts';
import { users } from '../../domain/identity/identity.tables.ts';
import { signUpSomebody } from '../../domain/identity/testing/account-client.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { askServer, takeUpGrantRequests } from './grant-requests.ts';
import { jobsOf } from './jobs.ts';
import { startJobs } from './run-jobs.ts';

let server: TestServer;
let folder: string;
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
beforeAll(async () => {
  server = await startTestServer();
  folder = await mkdtemp(join(tmpdir(), 'grants-'));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** A command that asks, beside a server whose job looks again and again. */
async function ask(asked: Parameters<typeof askServer>[0]['asked']): Promise<string | null> {
  const run = () => takeUpGrantRequests({ ...server.services, log, folder });
  const { metrics, jobBook } = server.services;
  const jobs = startJobs([{ name: 'take-up-grants', everyMs: 5, run }], {
    log,
    metrics,
    traces: null,
    jobBook,
  });
  const answer = await askServer({ folder, id: crypto.randomUUID(), asked, waitMs: 5000 });
  await jobs.stop();
  return answer;
}

test('a role asked for beside the running server is given by it, and nothing is left lying about', async () => {
  const { client, email, userId } = await signUpSomebody(server);
  const asked = { email, role: 'AUTHOR', language: null } as const;
  expect(await ask(asked)).toContain('not confirmed');
  await server.services.db.update(users).set({ emailVerified: true }).where(eq(users.id, userId));
  expect(await ask(asked)).toBe('');
  const { data } = await client.graphql<object>('{ me { capabilities { roles } } }');
  expect(data).toEqual({ me: { capabilities: { roles: ['AUTHOR'] } } });
  expect(await readdir(folder)).toEqual([]);
});

test('a group asked for beside the running server is opened by it', async () => {
  const { client, email, userId } = await signUpSomebody(server);
  const asked = { email, title: 'Lindgård Clinic' };
  expect(await ask(asked)).toContain('no confirmed account');
  await server.services.db.update(users).set({ emailVerified: true }).where(eq(users.id, userId));
  expect(await ask(asked)).toBe('');
  const { data } = await client.graphql<object>('{ proGroup { title } }');
  expect(data).toEqual({ proGroup: { title: 'Lindgård Clinic' } });
});

test('a request that cannot be read is answered and gone', async () => {
  await writeFile(join(folder, 'x.request.json'), '{"role":"KING"');
  await takeUpGrantRequests({ ...server.services, log, folder });
  expect(await readdir(folder)).toEqual(['x.answer.txt']);
});

test('without a server the command gives up and takes its request away', async () => {
  const lonely = join(folder, 'lonely');
  const asked = { email: 'a@b.example', role: 'AUTHOR', language: null } as const;
  expect(await askServer({ folder: lonely, id: 'y', asked, waitMs: 200 })).toBeNull();
  expect(await readdir(lonely)).toEqual([]);
  await takeUpGrantRequests({ ...server.services, log, folder: join(folder, 'nowhere') });
});

test('every job of a server runs through where nothing has happened', async () => {
  const failed: string[] = [];
  for (const { name, run } of jobsOf({ ...server.services, log } as Services)) {
    // Reads all content, which takes seconds; it has tests of its own.
    if (name === 'note-content-changes') continue;
    await run().catch((error: unknown) => failed.push(`${name}: ${String(error)}`));
  }
  expect(failed).toEqual([]);
});
