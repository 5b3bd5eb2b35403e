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
import type { Viewer } from '../viewer/viewer.ts';
import {
  appointAdministrators,
  appointSampleAdministrator,
  grantRole,
  takeBackSampleRoles,
} from './change-roles.ts';
import { findNames } from './list-people.ts';
import { requireAnyRole } from './require-role.ts';

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

test('everybody who holds a role is listed with it, by name', async () => {
  const { db } = server.services;
  await db.delete(userRoles);
  const [admin, translator] = [await administrator(), await confirmed()];
  await change(admin.client, 'grantRole', {
    email: translator.email,
    role: 'TRANSLATOR',
    language: 'sv',
  });
  await db.update(users).set({ firstName: 'Ada' }).where(eq(users.id, translator.userId));
  await turnTwoStepOn(translator.userId);
  const { data } = await admin.client.graphql(`{ people {
    userId firstName lastName email isSecondFactorOn roles { role language isSample }
  } }`);
  expect(data).toEqual({
    people: [
      {
        userId: translator.userId,
        firstName: 'Ada',
        lastName: 'Lind',
        email: translator.email,
        isSecondFactorOn: true,
        roles: [{ role: 'TRANSLATOR', language: 'sv', isSample: false }],
      },
      {
        userId: admin.userId,
        firstName: 'Maja',
        lastName: 'Lind',
        email: admin.email,
        isSecondFactorOn: false,
        roles: [{ role: 'ADMINISTRATOR', language: 'all', isSample: true }],
      },
    ],
  });
});

test('a line of the log says who did what for whom, as far as they are known', async () => {
  const { db, createId } = server.services;
  await db.delete(auditLog);
  const [admin, translator] = [await administrator(), await confirmed()];
  await change(admin.client, 'grantRole', {
    email: translator.email,
    role: 'TRANSLATOR',
    language: 'es',
  });
  await db.insert(auditLog).values({
    id: createId(),
    happenedAt: new Date('2020-01-01T00:00:00Z'),
    actorKind: 'COMMAND',
    actorId: null,
    action: 'KEY_CREATED',
    subjectId: 'a key',
    details: { name: 'Reader' },
  } as typeof auditLog.$inferInsert);
  const { data } = await admin.client.graphql<{ auditLog: { entries: object[]; next: null } }>(
    `{ auditLog { next entries {
      id happenedAt action actorKind role language name
      by { userId firstName lastName email } subject { userId firstName lastName email }
    } } }`,
  );
  const nameOf = ({ userId, email }: { userId: string; email: string }) => {
    return { userId, firstName: 'Maja', lastName: 'Lind', email };
  };
  const [granted, made] = data.auditLog.entries;
  expect(granted).toEqual({
    id: expect.any(String),
    happenedAt: expect.any(String),
    action: 'ROLE_GRANTED',
    actorKind: 'ADMINISTRATOR',
    role: 'TRANSLATOR',
    language: 'es',
    name: null,
    by: nameOf(admin),
    subject: nameOf(translator),
  });
  expect(made).toEqual({
    id: expect.any(String),
    happenedAt: '2020-01-01T00:00:00.000Z',
    action: 'KEY_CREATED',
    actorKind: 'COMMAND',
    role: null,
    language: null,
    name: 'Reader',
    by: null,
    subject: null,
  });
  expect(data.auditLog.next).toBeNull();
});

test('a page of the log has fifty lines unless told, and never more than a hundred', async () => {
  const { db, createId } = server.services;
  await db.delete(auditLog);
  const admin = await administrator();
  await db.insert(auditLog).values(
    Array.from({ length: 101 }, (_, index) => ({
      id: createId(),
      happenedAt: new Date(Date.UTC(2026, 0, 1, 0, index)),
      actorKind: 'COMMAND',
      actorId: null,
      action: 'KEY_CREATED',
      subjectId: 'a key',
      details: {},
    })) as (typeof auditLog.$inferInsert)[],
  );
  const linesOf = async (args: string) => {
    const { data } = await admin.client.graphql<{ auditLog: { entries: object[] } }>(
      `{ auditLog${args} { entries { id } } }`,
    );
    return data.auditLog.entries.length;
  };
  expect([
    await linesOf(''),
    await linesOf('(first: 0)'),
    await linesOf('(first: 100)'),
    await linesOf('(first: 500)'),
  ]).toEqual([50, 1, 100, 100]);
});

test('taking a role away names what is wrong too, and away twice is away', async () => {
  const admin = await administrator();
  const { email, userId } = await confirmed();
  const take = (input: object) => change(admin.client, 'takeBackRole', { email, ...input });
  expect(await take({ role: 'TRANSLATOR' })).toEqual(['language role.language-required']);
  expect(await take({ role: 'EDITOR', email: 'nobody@example.com' })).toEqual([
    'email person.unknown',
  ]);
  expect(await take({ role: 'EDITOR' })).toEqual([]);
  expect(await logOf(userId)).toEqual([]);
});

test('an administrator whom the setting names may lose another role', async () => {
  const { db } = server.services;
  const admin = await administrator();
  const { userId } = await confirmed();
  await db.delete(users).where(eq(users.email, 'named@example.com'));
  await db.update(users).set({ email: 'named@example.com' }).where(eq(users.id, userId));
  const input = { email: 'Named@Example.com', role: 'AUTHOR' };
  expect(await change(admin.client, 'grantRole', input)).toEqual([]);
  expect(await change(admin.client, 'takeBackRole', input)).toEqual([]);
  expect((await logOf(userId)).map(({ action }) => action)).toEqual([
    'ROLE_GRANTED',
    'ROLE_TAKEN_BACK',
  ]);
});

test('a demo has its administrator without a second factor, and a real role takes its place', async () => {
  const { db, clock, createId } = server.services;
  const { client, userId, email } = await confirmed();
  await appointSampleAdministrator({ db, clock, createId, userId });
  expect(await capabilitiesOf(client)).toMatchObject({ roles: ['ADMINISTRATOR'] });
  const demo = { actorKind: 'DEMO', actorId: null, action: 'ROLE_GRANTED' };
  expect(await logOf(userId)).toMatchObject([demo]);
  await appointAdministrators({ db, clock, createId, emails: [email] });
  expect(await capabilitiesOf(client)).toMatchObject({ roles: [], needsSecondFactor: true });
  // A sample takes no real role's place.
  await appointSampleAdministrator({ db, clock, createId, userId });
  expect(await capabilitiesOf(client)).toMatchObject({ roles: [], needsSecondFactor: true });
  expect(await logOf(userId)).toHaveLength(2);
});

test('nobody is looked for where nobody is named', async () => {
  const nowhere = {} as TestServer['services']['db'];
  expect(await findNames({ db: nowhere, userIds: [] })).toEqual(new Map());
  const { clock, createId } = server.services;
  const appointing = { db: nowhere, clock, createId, emails: [] };
  await expect(appointAdministrators(appointing)).resolves.toBeUndefined();
});

test('of several roles one that is open is enough', () => {
  const held = (...names: ('AUTHOR' | 'EDITOR')[]) =>
    ({
      roles: names.map((role) => ({ role, language: 'all', isSample: false })),
      isSecondFactorOn: false,
    }) as unknown as Viewer;
  const codeOf = (viewer: Viewer | null) => {
    try {
      return requireAnyRole({ viewer }, ['AUTHOR', 'EDITOR']) === viewer ? 'open' : '';
    } catch (error) {
      return (error as { code: string }).code;
    }
  };
  expect(codeOf(held('AUTHOR', 'EDITOR'))).toBe('open');
  expect(codeOf(held('EDITOR'))).toBe('role.second-factor-required');
  expect(codeOf(held())).toBe('role.required');
  expect(codeOf(null)).toBe('auth.required');
});
