import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../../server/testing/test-server.ts';
import { auditLog } from '../../audit/audit.tables.ts';
import { authenticators, userRoles, users } from '../identity.tables.ts';
import { signUpSomebody } from '../testing/account-client.ts';
import { giveRole } from '../testing/give-role.ts';
import { appointAdministrators, grantRole, takeBackSampleRoles } from './change-roles.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    environment: { ADMIN_EMAILS: 'Named@Example.com, x@y.example' },
  });
});
afterAll(() => server.close());

async function confirmed() {
  const somebody = await signUpSomebody(server);
  const { db } = server.services;
  await db.update(users).set({ emailVerified: true }).where(eq(users.id, somebody.userId));
  return somebody;
}

async function administrator() {
  const somebody = await confirmed();
  await giveRole({ db: server.services.db, userId: somebody.userId, role: 'ADMINISTRATOR' });
  return somebody;
}

async function turnTwoStepOn(userId: string): Promise<void> {
  const now = new Date();
  await server.services.db
    .insert(authenticators)
    .values({ userId, secret: 'x', confirmedAt: now, createdAt: now });
}

interface Capabilities {
  canEditMealPlans: boolean;
  roles: string[];
  needsSecondFactor: boolean;
}

async function capabilitiesOf(client: TestClient): Promise<Capabilities> {
  const { data } = await client.graphql<{ me: { capabilities: Capabilities } }>(
    '{ me { capabilities { canEditMealPlans roles needsSecondFactor } } }',
  );
  return data.me.capabilities;
}

async function codeFor(client: TestClient, query: string): Promise<string | undefined> {
  return (await client.graphql(query)).errors[0]?.extensions.code;
}

async function logOf(subjectId: string) {
  const rows = await server.services.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, subjectId))
    .orderBy(auditLog.happenedAt);
  return rows.map(({ actorKind, actorId, action, details }) => ({
    actorKind,
    actorId,
    action,
    details,
  }));
}

test('an editor may change themed plans once their two-step login is on, and no more when it is taken back', async () => {
  const admin = await administrator();
  const editor = await confirmed();
  const input = { email: editor.email.toUpperCase(), role: 'EDITOR' };
  expect(await change(admin.client, 'grantRole', input)).toEqual([]);
  expect(await capabilitiesOf(editor.client)).toEqual({
    canEditMealPlans: false,
    roles: [],
    needsSecondFactor: true,
  });
  await turnTwoStepOn(editor.userId);
  expect(await capabilitiesOf(editor.client)).toEqual({
    canEditMealPlans: true,
    roles: ['EDITOR'],
    needsSecondFactor: false,
  });
  // Given twice, it was given once.
  expect(await change(admin.client, 'grantRole', input)).toEqual([]);
  expect(await change(admin.client, 'takeBackRole', input)).toEqual([]);
  expect(await capabilitiesOf(editor.client)).toMatchObject({ canEditMealPlans: false, roles: [] });
  const by = { actorKind: 'ADMINISTRATOR', actorId: admin.userId, details: { role: 'EDITOR' } };
  expect(await logOf(editor.userId)).toEqual([
    { ...by, action: 'ROLE_GRANTED' },
    { ...by, action: 'ROLE_TAKEN_BACK' },
  ]);
});

async function change(client: TestClient, mutation: string, input: object): Promise<string[]> {
  const query = `mutation ($input: RoleInput!) {
    result: ${mutation}(input: $input) { problems { path code } } }`;
  const { data, errors } = await client.graphql<{
    result: { problems: { path: string[]; code: string }[] };
  }>(query, { input });
  if (errors[0]) return [errors[0].extensions.code];
  return data.result.problems.map(({ path, code }) => [...path, code].join(' '));
}

test.each([
  [{ email: 'nobody@example.com', role: 'EDITOR' }, 'email person.unknown'],
  [{ email: 'not an address', role: 'EDITOR' }, 'email person.unknown'],
  [{ role: 'TRANSLATOR' }, 'language role.language-required'],
  [{ role: 'TRANSLATOR', language: 'fr' }, 'language role.language-required'],
  [{ role: 'AUTHOR', language: 'es' }, 'language role.language-required'],
])('%o is refused', async (input, code) => {
  const admin = await administrator();
  const { email } = await confirmed();
  expect(await change(admin.client, 'grantRole', { email, ...input })).toEqual([code]);
});

test('an address that nobody confirmed is given nothing: it may be somebody else’s', async () => {
  const admin = await administrator();
  const { email } = await signUpSomebody(server);
  const input = { email, role: 'AUTHOR' };
  expect(await change(admin.client, 'grantRole', input)).toEqual(['email person.unconfirmed']);
});

test('a translator holds one language after the other, and loses one alone', async () => {
  const admin = await administrator();
  const { client, email, userId } = await confirmed();
  for (const language of ['es', 'sv']) {
    await change(admin.client, 'grantRole', { email, role: 'TRANSLATOR', language });
  }
  // No sensitive role: it is open at once.
  expect(await capabilitiesOf(client)).toMatchObject({ roles: ['TRANSLATOR'] });
  await change(admin.client, 'takeBackRole', { email, role: 'TRANSLATOR', language: 'es' });
  const held = await server.services.db
    .select({ language: userRoles.language })
    .from(userRoles)
    .where(eq(userRoles.userId, userId));
  expect(held).toEqual([{ language: 'sv' }]);
});

const forAdministrators = [
  '{ people { email } }',
  '{ auditLog { entries { id } } }',
  'mutation { grantRole(input: { email: "a@b.example", role: ADMINISTRATOR }) { problems { code } } }',
  'mutation { takeBackRole(input: { email: "a@b.example", role: EDITOR }) { problems { code } } }',
];

test('only administrators see and change who holds a role', async () => {
  const editor = await confirmed();
  await giveRole({ db: server.services.db, userId: editor.userId, role: 'EDITOR' });
  for (const query of forAdministrators) {
    expect(await codeFor(server.client(), query)).toBe('auth.required');
    expect(await codeFor(editor.client, query)).toBe('role.required');
  }
});

test('an administrator without two-step login is told what is missing', async () => {
  const { client, userId, email } = await confirmed();
  const { db, clock, createId } = server.services;
  const actor = { kind: 'COMMAND' } as const;
  const role = 'ADMINISTRATOR' as const;
  expect(await grantRole({ db, clock, createId, actor, email, role, language: null })).toEqual([]);
  for (const query of forAdministrators) {
    expect(await codeFor(client, query)).toBe('role.second-factor-required');
  }
  await turnTwoStepOn(userId);
  expect(await codeFor(client, '{ people { email } }')).toBeUndefined();
});

test('the last administrator stays, and one whom a setting names', async () => {
  const { db } = server.services;
  await db.delete(userRoles);
  const [one, other] = [await administrator(), await administrator()];
  const take = (email: string) =>
    change(one.client, 'takeBackRole', { email, role: 'ADMINISTRATOR' });
  expect(await take(other.email)).toEqual([]);
  expect(await take(one.email)).toEqual(['role role.last-administrator']);
  await db.update(users).set({ email: 'named@example.com' }).where(eq(users.id, other.userId));
  expect(await take('named@example.com')).toEqual(['email role.from-setting']);
  expect(await take(one.email)).toEqual(['role role.last-administrator']);
});

test('ADMIN_EMAILS makes an administrator once the address is confirmed, and not before', async () => {
  const { db } = server.services;
  const { userId, email } = await signUpSomebody(server);
  const tools = { ...server.services, emails: [email] };
  await appointAdministrators(tools);
  expect(await logOf(userId)).toEqual([]);
  await db.update(users).set({ emailVerified: true }).where(eq(users.id, userId));
  await appointAdministrators(tools);
  await appointAdministrators(tools);
  const details = { role: 'ADMINISTRATOR' };
  expect(await logOf(userId)).toEqual([
    { actorKind: 'SETTING', actorId: null, action: 'ROLE_GRANTED', details },
  ]);
});

test('what a demo gave is taken back in production', async () => {
  const { client, userId } = await administrator();
  expect(await capabilitiesOf(client)).toMatchObject({ roles: ['ADMINISTRATOR'] });
  await takeBackSampleRoles(server.services);
  expect(await capabilitiesOf(client)).toMatchObject({ roles: [], needsSecondFactor: false });
  expect(await logOf(userId)).toMatchObject([{ action: 'ROLE_TAKEN_BACK' }]);
});

test('the log is read page by page, newest first, and outlives an erased account', async () => {
  const { db } = server.services;
  await db.delete(auditLog);
  const admin = await administrator();
  const gone = await confirmed();
  for (const role of ['AUTHOR', 'EDITOR', 'MODERATOR']) {
    await change(admin.client, 'grantRole', { email: gone.email, role });
  }
  await db.delete(users).where(eq(users.id, gone.userId));
  const seen: (string | null)[] = [];
  let after: string | null = null;
  do {
    const page: { data: AuditAnswer } = await admin.client.graphql<AuditAnswer>(
      `query ($after: String) { auditLog(first: 2, after: $after) {
        next entries { role subject { email } by { email } } } }`,
      { after },
    );
    const { entries, next } = page.data.auditLog;
    for (const entry of entries) {
      expect(entry).toMatchObject({ subject: null, by: { email: admin.email } });
    }
    seen.push(...entries.map(({ role }) => role));
    after = next;
  } while (after !== null);
  expect(seen).toEqual(['MODERATOR', 'EDITOR', 'AUTHOR']);
  const odd = await admin.client.graphql('{ auditLog(first: 0, after: "nonsense") { next } }');
  expect(odd.errors).toEqual([]);
});

interface AuditAnswer {
  auditLog: { next: string | null; entries: { role: string | null }[] };
}
