import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { DatabaseConnection } from '../../../db/database.ts';
import { fixedClock } from '../../../lib/clock.ts';
import { createRandomId } from '../../../lib/ids.ts';
import { openTestDatabase } from '../../../server/testing/test-database.ts';
import { accounts, sessions, users } from '../identity.tables.ts';
import { loadMember } from '../../membership/load-member.ts';
import { logIn } from '../log-in/log-in.ts';
import { signUp } from './sign-up.ts';

let connection: DatabaseConnection;
beforeAll(async () => {
  connection = await openTestDatabase();
});
afterAll(() => connection.close());

const start = '2026-03-02T08:00:00Z';
const device = { ipAddress: '192.0.2.1', userAgent: 'test' };
const terms = {
  passwordMinLength: 6,
  termsVersion: '2026-01',
  mailSetting: { locale: 'en', origin: 'https://yolk.example' },
} as const;
let lastAddress = 0;

function toolsAt(time: string) {
  return {
    db: connection.db,
    clock: fixedClock(time),
    createId: createRandomId,
    sessionDays: 365,
    addressTriesPerHour: 100_000,
  };
}

function newForm() {
  return {
    firstName: 'Maja',
    lastName: 'Lind',
    email: `maja${++lastAddress}@example.com`,
    password: 'plum-tree-7',
    hasAgreedToTerms: true,
  };
}

function signUpAt(time: string, form: ReturnType<typeof newForm>, endedSessionId = null) {
  return signUp({ tools: toolsAt(time), ...terms, form, device, endedSessionId });
}

async function countsOf(email: string) {
  const rows = await connection.db
    .select({ userId: users.id, accounts: count(accounts.id) })
    .from(users)
    .leftJoin(accounts, eq(accounts.userId, users.id))
    .where(eq(users.email, email))
    .groupBy(users.id);
  return { users: rows.length, accounts: rows[0]?.accounts ?? 0 };
}

test('a sign-up makes user, password and session, and keeps no readable password', async () => {
  const form = newForm();
  const result = await signUpAt(start, { ...form, email: ` ${form.email.toUpperCase()} ` });
  if (!result.ok) throw new Error('refused');
  const { viewer, maxAgeSeconds, isRemembered } = result.value;
  expect(viewer).toMatchObject({ firstName: 'Maja', email: form.email, roles: [] });
  expect({ maxAgeSeconds, isRemembered }).toEqual({
    maxAgeSeconds: 31_536_000,
    isRemembered: true,
  });
  const [account] = await connection.db
    .select()
    .from(accounts)
    .where(eq(accounts.userId, viewer.userId));
  expect(account?.password).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/);
  expect(await loadMember({ ...toolsAt(start), ...viewer })).toEqual({ viewer, membership: null });
});

test('the same form sent again within ten minutes signs in and duplicates nothing', async () => {
  const form = newForm();
  const first = await signUpAt(start, form);
  const again = await signUpAt('2026-03-02T08:09:59Z', form);
  expect(again.ok && first.ok && again.value.viewer.userId === first.value.viewer.userId).toBe(
    true,
  );
  expect(await countsOf(form.email)).toEqual({ users: 1, accounts: 1 });
});

test('a form sent twice at the same moment makes one account and two working answers', async () => {
  const form = newForm();
  const results = await Promise.all([signUpAt(start, form), signUpAt(start, form)]);
  expect(results.map(({ ok }) => ok)).toEqual([true, true]);
  expect(await countsOf(form.email)).toEqual({ users: 1, accounts: 1 });
});

test.each([
  ['with another password', start, { password: 'another-tree-8' }],
  ['after ten minutes', '2026-03-02T08:10:01Z', {}],
])('a registered address is refused %s', async (_when, time, changed) => {
  const form = newForm();
  await signUpAt(start, form);
  const result = await signUpAt(time, { ...form, ...changed });
  expect(result).toEqual({ ok: false, reason: [{ path: ['email'], code: 'email.registered' }] });
});

test('a sign-up that fails half-way leaves nothing behind', async () => {
  const form = newForm();
  const taken = await signUpAt(start, newForm());
  if (!taken.ok) throw new Error('refused');
  // The id of the session collides, which is the last of the three rows to be written.
  const ids = [createRandomId(), createRandomId(), taken.value.viewer.sessionId, createRandomId()];
  const tools = { ...toolsAt(start), createId: () => ids.shift() ?? createRandomId() };
  const request = { tools, ...terms, form, device, endedSessionId: null };
  await expect(signUp(request)).rejects.toThrow(/insert into "sessions"/);
  expect(await countsOf(form.email)).toEqual({ users: 0, accounts: 0 });
});

test('logging in again ends the session the browser had, and those that ran out', async () => {
  const form = newForm();
  const first = await signUpAt(start, form);
  if (!first.ok) throw new Error('refused');
  const nextYear = '2027-03-03T08:00:00Z';
  const second = await logIn({
    tools: toolsAt(nextYear),
    form,
    isRemembered: true,
    login: null,
    device,
    endedSessionId: first.value.viewer.sessionId,
  });
  if (!second.ok || second.value.kind !== 'signed-in') throw new Error('refused');
  const rows = await connection.db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, first.value.viewer.userId));
  expect(rows).toEqual([{ id: second.value.session.viewer.sessionId }]);
});

test('a session is worth nothing once its time is over', async () => {
  const result = await signUpAt(start, newForm());
  if (!result.ok) throw new Error('refused');
  const { viewer } = result.value;
  expect(await loadMember({ ...toolsAt('2027-03-02T07:59:59Z'), ...viewer })).toEqual({
    viewer,
    membership: null,
  });
  expect(await loadMember({ ...toolsAt('2027-03-02T08:00:00Z'), ...viewer })).toBeNull();
});

test('a session opens nothing for another user', async () => {
  const [mine, theirs] = [await signUpAt(start, newForm()), await signUpAt(start, newForm())];
  if (!mine.ok || !theirs.ok) throw new Error('refused');
  const { sessionId } = mine.value.viewer;
  const { userId } = theirs.value.viewer;
  expect(await loadMember({ ...toolsAt(start), userId, sessionId })).toBeNull();
});

test('unknown address and wrong password are answered alike, after like work', async () => {
  const form = newForm();
  await signUpAt(start, form);
  const hashed = watchHashing();
  const known = await logInWith(form.email, 'not-the-password');
  const unknown = await logInWith('nobody@example.com', 'not-the-password');
  expect(known).toEqual({ ok: false, reason: [{ path: [], code: 'login.incorrect' }] });
  expect(unknown).toEqual(known);
  expect(hashed).toEqual(['not-the-password', 'not-the-password']);
});

function logInWith(email: string, password: string) {
  const form = { email, password };
  const tools = toolsAt(start);
  return logIn({ tools, form, isRemembered: true, login: null, device, endedSessionId: null });
}

/** The passwords that are hashed from now on. */
function watchHashing(): string[] {
  const hashed: string[] = [];
  const { scrypt } = crypto;
  const watched = vi.spyOn(crypto, 'scrypt').mockImplementation((...args: unknown[]) => {
    hashed.push(String(args[0]));
    Reflect.apply(scrypt, crypto, args);
  });
  syncBuiltinESMExports();
  onTestFinished(() => {
    watched.mockRestore();
    syncBuiltinESMExports();
  });
  return hashed;
}
