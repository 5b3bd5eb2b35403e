import { and, asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixedClock } from '../../../lib/clock.ts';
import { MovableClock } from '../../../server/payments/testing/movable-clock.ts';
import { mailsTo } from '../../../server/testing/mailbox.ts';
import { startTestServer, type TestServer } from '../../../server/testing/test-server.ts';
import { users } from '../../identity/identity.tables.ts';
import { signUpSomebody } from '../../identity/testing/account-client.ts';
import { outgoingMails } from '../../mail/mail.tables.ts';
import { testTokens } from '../../membership/orders/test-cards.rules.ts';
import { hashOfToken } from '../../../lib/secret-token.ts';
import { recordEvent } from '../audit/record-event.ts';
import { proAssignments } from '../care.tables.ts';
import { invitationToken } from '../invitations/invitation-token.ts';
import type { ProGroup } from '../groups/group.ts';
import { proEvents, proGroups, proInvitations, proMembers } from '../pro.tables.ts';
import { newGroup, newMember } from '../testing/pro-bed.ts';
import { endTerms } from './end-terms.ts';

let server: TestServer;
let boss: Awaited<ReturnType<typeof signUpSomebody>>;
beforeAll(async () => {
  server = await startTestServer();
  boss = await signUpSomebody(server);
});
afterAll(() => server.close());

function openGroup(group: Partial<ProGroup> = {}): Promise<string> {
  return newGroup({ db: server.services.db, administratorId: boss.userId, group });
}

interface Outcome {
  problems: { path: string[]; code: string; message: string }[];
  count?: number;
  memberId?: string;
  csv?: string;
  lines?: { line: number; email: string; problems: { code: string; message: string }[] }[];
}

async function run(name: string, type: string, input: object, more: string = ''): Promise<Outcome> {
  const { data, errors } = await boss.client.graphql<Record<string, Outcome>>(
    `mutation ($input: ${type}!) { ${name}(input: $input) { problems { path code message } ${more} } }`,
    { input },
  );
  expect(errors).toEqual([]);
  return data[name] as Outcome;
}

const codes = ({ problems }: Outcome) =>
  problems.map(({ path, code }) => [...path, code].join(' '));

function add(groupId: string, person: object) {
  const elin = { firstName: 'Elin', lastName: 'Forsberg', email: 'elin@clinic.example' };
  return run('addProMember', 'AddProMemberInput', { groupId, ...elin, ...person }, 'memberId');
}

async function kindsOf(groupId: string): Promise<string[]> {
  const rows = await server.services.db
    .select({ kind: proEvents.kind })
    .from(proEvents)
    .where(eq(proEvents.groupId, groupId))
    .orderBy(asc(proEvents.at));
  return rows.map(({ kind }) => kind);
}

test('somebody is added, invited by mail with a link of their own, and written into the audit', async () => {
  const groupId = await openGroup();
  const { memberId, ...added } = await add(groupId, { email: ' Elin@Clinic.example ' });
  expect(codes(added)).toEqual([]);
  const { db, authSecret: secret } = server.services;
  const [mail] = await mailsTo(server, 'Elin@Clinic.example');
  expect(mail?.subject).toBe('Lindgård Clinic invites you');
  const [invitation] = await db
    .select()
    .from(proInvitations)
    .where(eq(proInvitations.memberId, memberId ?? ''));
  const token = invitationToken({ id: invitation?.id ?? '', secret });
  expect(invitation?.tokenHash).toBe(hashOfToken(token));
  expect(mail?.text).toContain(`/pro/join?invitation=${token}`);
  expect(mail?.text).not.toContain('your account');
  expect(JSON.stringify(await db.select().from(outgoingMails))).not.toContain(token);
  expect(await kindsOf(groupId)).toEqual(['MEMBER_ADDED', 'INVITATION_SENT']);
  expect(codes(await add(groupId, { email: 'ELIN@clinic.example' }))).toEqual([
    'email pro.already-in-list',
  ]);
});

test.each([
  [{ firstName: ' ' }, 'firstName first-name.required'],
  [{ lastName: '' }, 'lastName last-name.required'],
  [{ email: '' }, 'email email.required'],
  [{ email: 'karin.s@example' }, 'email email.invalid'],
  [{ country: 'Sweden' }, 'country pro.country-invalid'],
])('%o is refused with %s', async (person, code) => {
  const groupId = await openGroup();
  expect(codes(await add(groupId, person))).toEqual([code]);
  expect(await kindsOf(groupId)).toEqual([]);
});

test('who has a subscription cannot be added', async () => {
  const maja = await signUpSomebody(server);
  const input = { plan: 'YEARLY', paymentToken: testTokens.cardAccepted };
  await maja.client.graphql(
    `mutation ($input: StartTrialInput!) { startTrial(input: $input) { problems { code } } }`,
    { input: { ...input, requestKey: crypto.randomUUID() } },
  );
  const groupId = await openGroup();
  const refused = await add(groupId, { email: maja.email });
  expect(codes(refused)).toEqual(['email pro.existing-subscription']);
  expect(refused.problems[0]?.message).toContain('Contact Pro support to transfer it');
});

test('nobody is added while the administrator pays without a valid method, or after the group was closed', async () => {
  const paying = await openGroup({ payer: 'ADMIN' });
  expect(codes(await add(paying, {}))).toEqual(['pro.adding-not-allowed']);
  await server.services.db
    .update(proGroups)
    .set({ canPaySeats: true })
    .where(eq(proGroups.id, paying));
  expect(codes(await add(paying, {}))).toEqual([]);
  const closed = await openGroup({ closedAt: new Date() });
  expect(codes(await add(closed, {}))).toEqual(['pro.group-closed']);
});

test('each pasted line has a result of its own', async () => {
  const groupId = await openGroup();
  const text = [
    'Elin Forsberg <elin@example.com>',
    '',
    'Marcus Hale;karin.s@example',
    'Elin Again elin@example.com',
    'Nobody',
    'Noah\tOkafor\tnoah@example.com',
  ].join('\n');
  const { lines } = await run(
    'addProMembers',
    'AddProMembersInput',
    { groupId, text, subscriptionPeriod: 'SIX_MONTHS' },
    'lines { line email problems { code message } }',
  );
  expect(lines?.map(({ line, problems }) => [line, problems[0]?.code ?? 'invited'])).toEqual([
    [1, 'invited'],
    [3, 'email.invalid'],
    [4, 'pro.already-in-list'],
    [5, 'last-name.required'],
    [6, 'invited'],
  ]);
  const rows = await server.services.db
    .select()
    .from(proMembers)
    .where(eq(proMembers.groupId, groupId));
  expect(rows.map(({ period }) => period)).toEqual(['SIX_MONTHS', 'SIX_MONTHS']);
  const tooMany = { groupId, text: 'a@b.example\n'.repeat(201) };
  expect(codes(await run('addProMembers', 'AddProMembersInput', tooMany))).toEqual([
    'text pro.lines-too-many',
  ]);
});

interface ListAnswer {
  proGroup: {
    members: {
      nodes: { email: string; status: string }[];
      counts: { status: string; count: number }[];
    };
    figures: { endingCount: number; everCount: number };
  };
}

async function list(groupId: string, filter: object, more: object = {}) {
  const { data, errors } = await boss.client.graphql<ListAnswer>(
    `query ($id: ID!, $filter: ProMemberFilter, $first: Int, $offset: Int) {
      proGroup(groupId: $id) { figures { endingCount everCount }
        members(filter: $filter, first: $first, offset: $offset) {
          nodes { email status } counts { status count } } } }`,
    { id: groupId, filter, ...more },
  );
  expect(errors).toEqual([]);
  return data.proGroup;
}

test('the list is filtered, searched, sorted and cut into pages', async () => {
  const groupId = await openGroup();
  const { db } = server.services;
  const soon = new Date(Date.now() + 10 * 24 * 60 * 60 * 1000);
  const maja = await signUpSomebody(server);
  const past = new Date('2026-01-12T08:00:00Z');
  const rows = [
    { firstName: 'Åsa', lastName: 'Berg', email: 'a@x.example' },
    { firstName: 'Bo', lastName: 'Ask', email: 'b@x.example', leftAt: past, joinedAt: past },
    { firstName: 'Cy', lastName: 'Dahl_', email: 'c@x.example', joinedAt: past, endsAt: past },
    {
      firstName: 'Di',
      lastName: 'Carl',
      email: 'd@x.example',
      joinedAt: past,
      startsAt: past,
      endsAt: soon,
      userId: maja.userId,
    },
  ];
  for (const row of rows) {
    await newMember({ db, groupId, member: { ...row, emailKey: row.email } });
  }
  const emails = async (filter: object, more?: object) =>
    (await list(groupId, filter, more)).members.nodes.map(({ email }) => email[0]).join('');
  expect(await emails({})).toBe('badc');
  expect(await emails({ order: 'EMAIL', isDescending: true })).toBe('dcba');
  expect(await emails({ order: 'START' })).toBe('dbac');
  expect(await emails({ statuses: ['PENDING', 'EXPIRED'] })).toBe('ac');
  expect(await emails({ search: 'BERG åsa' })).toBe('a');
  expect(await emails({ search: '_' })).toBe('c');
  expect(await emails({ search: '%' })).toBe('');
  expect(await emails({}, { first: 2, offset: 1 })).toBe('ad');
  const { members, figures } = await list(groupId, { statuses: ['NEW'] });
  const counted = members.counts.filter(({ count }) => count > 0);
  expect(counted.map(({ status, count }) => `${status} ${count}`).toSorted()).toEqual([
    'CANCELLED 1',
    'EXPIRED 1',
    'NEW 1',
    'PENDING 1',
  ]);
  expect(figures).toEqual({ endingCount: 1, everCount: 3 });
});

test.each([
  ['EN', 'MEMBER', 'You are no longer in Lindgård Clinic', 'Your own membership goes on'],
  ['ES', 'ADMIN', 'Ya no estás en Lindgård Clinic', 'ya no paga tu membresía'],
  ['SE', 'MEMBER', 'Du är inte längre med i Lindgård Clinic', 'fortsätter som förut'],
] as const)(
  'who was in is told of their removal in %s, who was only invited is not',
  async (payerLanguage, payer, subject, words) => {
    const { db } = server.services;
    const groupId = await openGroup({ payerLanguage, payer });
    const maja = await signUpSomebody(server);
    const joined = { userId: maja.userId, joinedAt: new Date(), email: maja.email };
    const ids = [
      await newMember({ db, groupId, member: joined }),
      await newMember({ db, groupId, member: { email: `${groupId}@invited.example` } }),
    ];
    await run('removeProMembers', 'ProMembersInput', { groupId, memberIds: ids }, 'count');
    const mails = (await mailsTo(server, maja.email)).filter(({ kind }) => kind === 'pro-removed');
    expect(mails.map((mail) => mail.subject)).toEqual([subject]);
    expect(mails[0]?.text).toContain(words);
    expect(await mailsTo(server, `${groupId}@invited.example`)).toEqual([]);
  },
);

test('where a member lives and pays taxes is changed later, once, and is in the audit', async () => {
  const { db } = server.services;
  const groupId = await openGroup();
  const memberId = await newMember({ db, groupId });
  const change = (more: object) =>
    run('changeProMember', 'ChangeProMemberInput', { groupId, memberId, ...more });
  expect(codes(await change({ country: 'Sverige' }))).toEqual(['country pro.country-invalid']);
  expect(codes(await change({ country: 'se', taxResidence: 'ES' }))).toEqual([]);
  expect(codes(await change({ country: 'SE', taxResidence: 'ES' }))).toEqual([]);
  const [row] = await db.select().from(proMembers).where(eq(proMembers.id, memberId));
  expect(row).toMatchObject({ country: 'SE', taxResidence: 'ES' });
  expect(await kindsOf(groupId)).toEqual(['MEMBER_CHANGED']);
  const elsewhere = await newMember({ db, groupId: await openGroup() });
  expect(codes(await change({ memberId: elsewhere, country: 'FI' }))).toEqual([
    'pro.member-not-found',
  ]);
});

test('who is removed is out of the list at once, with every link, and can be added again', async () => {
  const groupId = await openGroup();
  const { memberId } = await add(groupId, {});
  const input = { groupId, memberIds: [memberId, memberId, 'nonsense', crypto.randomUUID()] };
  expect(await run('removeProMembers', 'ProMembersInput', input, 'count')).toEqual({
    problems: [],
    count: 1,
  });
  expect((await run('removeProMembers', 'ProMembersInput', input, 'count')).count).toBe(0);
  const [invitation] = await server.services.db
    .select()
    .from(proInvitations)
    .where(eq(proInvitations.memberId, memberId ?? ''));
  expect(invitation?.revokedAt).not.toBeNull();
  expect((await list(groupId, {})).members.nodes).toEqual([]);
  expect(codes(await add(groupId, {}))).toEqual([]);
});

test('an invitation is sent again three times a day, and only the newest link opens', async () => {
  const groupId = await openGroup();
  const { memberId } = await add(groupId, { email: 'again@clinic.example' });
  const input = { groupId, memberIds: [memberId] };
  const again = () => run('inviteProMembersAgain', 'ProMembersInput', input, 'count');
  expect((await again()).count).toBe(1);
  expect((await again()).count).toBe(1);
  const refused = await again();
  expect([codes(refused), refused.count]).toEqual([['pro.invited-too-often'], 0]);
  const links = await server.services.db
    .select()
    .from(proInvitations)
    .where(eq(proInvitations.memberId, memberId ?? ''));
  expect(links.map(({ revokedAt }) => revokedAt === null).toSorted()).toEqual([false, false, true]);
  expect(await mailsTo(server, 'again@clinic.example')).toHaveLength(3);
});

test('the list is taken along as a table in which nothing is a formula', async () => {
  const groupId = await openGroup();
  await add(groupId, { firstName: '=HYPERLINK("x")', lastName: 'Åberg' });
  const { csv } = await run('exportProMembers', 'ExportProMembersInput', { groupId }, 'csv');
  expect(csv?.split('\r\n').slice(0, 2)).toEqual([
    '\uFEFFfirstName,lastName,email,status,subscriptionPeriod,startDate,endDate,country,taxResidence,addedAt',
    expect.stringMatching(/^"'=HYPERLINK\(""x""\)",Åberg,elin@clinic.example,PENDING,/),
  ]);
  expect(await kindsOf(groupId)).toContain('LIST_EXPORTED');
  const audit = await run('exportProAudit', 'ExportProAuditInput', { groupId }, 'csv');
  expect(audit.csv).toContain('MEMBER_ADDED');
});

test('a term ends by itself, after a notice, each told and written once', async () => {
  const { db, createId } = server.services;
  const groupId = await openGroup({ payerLanguage: 'SE' });
  const maja = await signUpSomebody(server);
  const member = {
    userId: maja.userId,
    email: maja.email,
    joinedAt: new Date('2026-01-02T08:00:00Z'),
    endsAt: new Date('2026-04-02T08:00:00Z'),
  };
  const memberId = await newMember({ db, groupId, member });
  const at = (time: string) =>
    endTerms({ db, createId, clock: fixedClock(time), origin: 'https://y.example', canMail: true });
  await at('2026-03-10T08:00:00Z');
  expect(await kindsOf(groupId)).toEqual([]);
  await Promise.all([at('2026-03-20T08:00:00Z'), at('2026-03-20T08:00:00Z')]);
  await at('2026-03-21T08:00:00Z');
  const told = (await mailsTo(server, maja.email)).filter(({ kind }) => kind === 'pro-term-ending');
  expect(told.map(({ subject }) => subject)).toEqual([
    'Din tid i Lindgård Clinic tar slut 2 april 2026',
  ]);
  const bosses = await mailsTo(server, boss.email);
  expect(bosses.filter(({ kind }) => kind === 'pro-terms-ending')).toHaveLength(1);
  await Promise.all([at('2026-04-02T08:00:00Z'), at('2026-04-02T08:00:00Z')]);
  await at('2026-04-03T08:00:00Z');
  expect(await kindsOf(groupId)).toEqual(['TERM_ENDING', 'TERM_ENDED']);
  const [row] = await db
    .select()
    .from(proMembers)
    .where(and(eq(proMembers.groupId, groupId), eq(proMembers.id, memberId)));
  expect(row?.endedAt).toEqual(new Date('2026-04-02T08:00:00Z'));
});

test('administrators come and go, one stays, and the group is handed over', async () => {
  const { db } = server.services;
  const groupId = await openGroup();
  const other = await signUpSomebody(server);
  const byEmail = { groupId, email: other.email };
  const addOther = () => run('addProAdministrator', 'AddProAdministratorInput', byEmail);
  expect(codes(await addOther())).toEqual(['email pro.administrator-unknown']);
  await db.update(users).set({ emailVerified: true }).where(eq(users.id, other.userId));
  expect(codes(await addOther())).toEqual([]);
  expect(codes(await addOther())).toEqual([]);
  const remove = (userId: string) =>
    run('removeProAdministrator', 'RemoveProAdministratorInput', { groupId, userId });
  expect(codes(await remove(other.userId))).toEqual([]);
  expect(codes(await remove(boss.userId))).toEqual(['pro.last-administrator']);
  expect(codes(await run('transferProGroup', 'TransferProGroupInput', byEmail))).toEqual([]);
  const { errors } = await boss.client.graphql(
    `query ($id: ID!) { proGroup(groupId: $id) { title } }`,
    { id: groupId },
  );
  expect(errors[0]?.extensions.code).toBe('pro.group-not-found');
  expect(await kindsOf(groupId)).toEqual([
    'ADMINISTRATOR_ADDED',
    'ADMINISTRATOR_REMOVED',
    'ADMINISTRATOR_ADDED',
    'GROUP_TRANSFERRED',
    'ADMINISTRATOR_REMOVED',
  ]);
});

test('the title and the language of the payer change, and a closed group takes nobody', async () => {
  const groupId = await openGroup();
  const fields = { payerLanguage: 'ES', country: 'se', subscriptionPeriod: 'ONE_YEAR' };
  const change = (title: string) =>
    run('changeProGroup', 'ChangeProGroupInput', { groupId, title, ...fields });
  expect(codes(await change(' '))).toEqual(['title pro.title-required']);
  expect(codes(await change('Clínica Norte'))).toEqual([]);
  expect(codes(await change('Clínica Norte'))).toEqual([]);
  const close = (isSure: boolean) =>
    run('closeProGroup', 'CloseProGroupInput', { groupId, isSure });
  expect(codes(await close(false))).toEqual(['isSure pro.close-unconfirmed']);
  expect(codes(await close(true))).toEqual([]);
  expect(codes(await add(groupId, {}))).toEqual(['pro.group-closed']);
  expect(await kindsOf(groupId)).toEqual(['GROUP_CHANGED', 'GROUP_CLOSED']);
});

test('a group is opened by the operator, or by whoever has confirmed their address where that is set', async () => {
  const open = `mutation ($input: OpenProGroupInput!) { openProGroup(input: $input) {
    problems { code } group { id title isClosed } } }`;
  const refused = await boss.client.graphql(open, { input: { title: 'Mine' } });
  expect(refused.errors[0]?.extensions.code).toBe('pro.groups-by-operator');
  const opening = await startTestServer({ environment: { PRO_GROUPS: 'open' } });
  const somebody = await signUpSomebody(opening);
  interface Opened {
    openProGroup: { problems: { code: string }[]; group: { id: string } | null };
  }
  const ask = () => somebody.client.graphql<Opened>(open, { input: { title: 'Mine' } });
  expect((await ask()).data.openProGroup.problems).toEqual([{ code: 'pro.email-unconfirmed' }]);
  await opening.services.db.update(users).set({ emailVerified: true });
  const first = (await ask()).data.openProGroup.group;
  expect(first).toMatchObject({ title: 'Mine', isClosed: false });
  expect((await ask()).data.openProGroup.group).toEqual(first);
  await opening.close();
});

async function eventsOf(groupId: string) {
  const rows = await server.services.db
    .select()
    .from(proEvents)
    .where(eq(proEvents.groupId, groupId))
    .orderBy(asc(proEvents.at), asc(proEvents.id));
  return rows.map(({ kind, actorId, memberId, details }) => ({ kind, actorId, memberId, details }));
}

async function rowOf(memberId: string | undefined) {
  const { db } = server.services;
  const [row] = await db
    .select()
    .from(proMembers)
    .where(eq(proMembers.id, memberId ?? ''));
  return row!;
}

const early = new Date('2026-01-01T00:00:00Z');

async function markUnchanged(groupId: string): Promise<void> {
  const { db } = server.services;
  await db.update(proGroups).set({ membersChangedAt: early }).where(eq(proGroups.id, groupId));
}

async function hasChanged(groupId: string): Promise<boolean> {
  const { db } = server.services;
  const [group] = await db.select().from(proGroups).where(eq(proGroups.id, groupId));
  return group!.membersChangedAt.getTime() > early.getTime();
}

test('who is added has what was said of them, and the period of the group where nothing was', async () => {
  const groupId = await openGroup({ period: 'NINE_MONTHS' });
  await markUnchanged(groupId);
  const said = {
    firstName: '  Elin ',
    lastName: ' von   Forsberg',
    country: ' se',
    taxResidence: 'dk ',
    subscriptionPeriod: 'ONE_YEAR',
  };
  const { memberId } = await add(groupId, { ...said, email: ' E.Forsberg@Clinic.example ' });
  expect(await rowOf(memberId)).toMatchObject({
    groupId,
    userId: null,
    firstName: 'Elin',
    lastName: 'von Forsberg',
    email: 'E.Forsberg@Clinic.example',
    emailKey: 'e.forsberg@clinic.example',
    country: 'SE',
    taxResidence: 'DK',
    period: 'ONE_YEAR',
    joinedAt: null,
  });
  expect(await hasChanged(groupId)).toBe(true);
  const { memberId: other } = await add(groupId, { email: 'other@clinic.example' });
  expect(await rowOf(other)).toMatchObject({
    period: 'NINE_MONTHS',
    country: null,
    taxResidence: null,
  });
  const actorId = boss.userId;
  expect(await eventsOf(groupId)).toEqual(
    expect.arrayContaining([
      { kind: 'MEMBER_ADDED', actorId, memberId, details: { period: 'ONE_YEAR' } },
      { kind: 'INVITATION_SENT', actorId, memberId, details: {} },
      { kind: 'MEMBER_ADDED', actorId, memberId: other, details: { period: 'NINE_MONTHS' } },
    ]),
  );
  const { db } = server.services;
  const [link] = await db
    .select()
    .from(proInvitations)
    .where(eq(proInvitations.memberId, memberId ?? ''));
  const days = (link!.expiresAt.getTime() - link!.createdAt.getTime()) / 86_400_000;
  expect(days).toBe(30);
});

test('what is refused of one person is all told at once, and adds nobody', async () => {
  const groupId = await openGroup();
  await markUnchanged(groupId);
  const person = {
    firstName: '',
    lastName: ' ',
    email: 'nowhere',
    country: 'Sverige',
    taxResidence: '1',
  };
  const refused = await add(groupId, person);
  expect(codes(refused)).toEqual([
    'firstName first-name.required',
    'lastName last-name.required',
    'email email.invalid',
    'country pro.country-invalid',
    'taxResidence pro.country-invalid',
  ]);
  expect(refused.memberId).toBeNull();
  expect(await hasChanged(groupId)).toBe(false);
});

test('a full group takes nobody more, and says how many it has room for', async () => {
  const { db } = server.services;
  const groupId = await openGroup();
  await db.execute(sql`insert into pro_members
    (group_id, id, first_name, last_name, email, email_key, period, created_at)
    select ${groupId}, ${groupId} || n, 'Elin', 'Forsberg', n || '@x.example', n || '@x.example',
      'ONE_YEAR', now() from generate_series(1, 19999) n`);
  const text = 'Ann Ask <ann@full.example>\nBo Berg <bo@full.example>';
  const { lines } = await run(
    'addProMembers',
    'AddProMembersInput',
    { groupId, text },
    'lines { line email problems { code message } }',
  );
  expect(lines?.map(({ problems }) => problems.map(({ code }) => code))).toEqual([
    [],
    ['pro.group-full'],
  ]);
  expect(lines?.[1]?.problems[0]?.message).toMatch(/20[.,]?000/);
  // The room of somebody who was removed is free again.
  await db
    .update(proMembers)
    .set({ removedAt: new Date() })
    .where(eq(proMembers.id, `${groupId}1`));
  expect(codes(await add(groupId, { email: 'bo@full.example' }))).toEqual([]);
  await db.delete(proGroups).where(eq(proGroups.id, groupId));
});

test('lines that hold nobody are told, and each line says what was understood', async () => {
  const groupId = await openGroup();
  const more = 'lines { line firstName lastName email problems { code message } }';
  const paste = (text: string) =>
    run('addProMembers', 'AddProMembersInput', { groupId, text }, more);
  expect(codes(await paste(' \n\n'))).toEqual(['text pro.lines-required']);
  expect((await paste('\nElin von Forsberg <elin@lines.example>')).lines).toEqual([
    {
      line: 2,
      firstName: 'Elin',
      lastName: 'von Forsberg',
      email: 'elin@lines.example',
      problems: [],
    },
  ]);
  const closed = await openGroup({ closedAt: new Date() });
  const refused = await run(
    'addProMembers',
    'AddProMembersInput',
    { groupId: closed, text: 'a b a@b.example\nc d c@d.example' },
    more,
  );
  expect(refused.lines?.map(({ problems }) => problems[0]?.code)).toEqual([
    'pro.group-closed',
    'pro.group-closed',
  ]);
  expect(await eventsOf(closed)).toEqual([]);
});

test('who has joined, or left, is not invited again, and a closed group invites nobody', async () => {
  const { db } = server.services;
  const groupId = await openGroup();
  const maja = await signUpSomebody(server);
  const joined = { userId: maja.userId, joinedAt: early };
  const memberIds = [
    await newMember({ db, groupId, member: joined }),
    await newMember({ db, groupId, member: { leftAt: early } }),
  ];
  const again = (ids: string[]) =>
    run('inviteProMembersAgain', 'ProMembersInput', { groupId, memberIds: ids }, 'count');
  expect(await again(memberIds)).toEqual({ problems: [], count: 0 });
  expect(await again([])).toEqual({ problems: [], count: 0 });
  const waiting = await newMember({ db, groupId });
  expect((await again([...memberIds, waiting])).count).toBe(1);
  expect(await eventsOf(groupId)).toEqual([
    { kind: 'INVITATION_SENT', actorId: boss.userId, memberId: waiting, details: {} },
  ]);
  await db.update(proGroups).set({ closedAt: new Date() }).where(eq(proGroups.id, groupId));
  const refused = await again([waiting]);
  expect([codes(refused), refused.count]).toEqual([['pro.group-closed'], 0]);
});

test('an invitation of yesterday does not count for today', async () => {
  const { db } = server.services;
  const groupId = await openGroup();
  const { memberId } = await add(groupId, { email: 'daily@clinic.example' });
  const again = () =>
    run('inviteProMembersAgain', 'ProMembersInput', { groupId, memberIds: [memberId] }, 'count');
  await again();
  await again();
  expect((await again()).count).toBe(0);
  const ofMember = eq(proInvitations.memberId, memberId ?? '');
  const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1000);
  await db.update(proInvitations).set({ createdAt: yesterday }).where(ofMember);
  expect((await again()).count).toBe(1);
});

test('removing somebody takes back what was proposed to them, and tells of who had left nothing', async () => {
  const { db } = server.services;
  const groupId = await openGroup();
  const [maja, nils] = [await signUpSomebody(server), await signUpSomebody(server)];
  const memberId = await newMember({
    db,
    groupId,
    member: { userId: maja.userId, joinedAt: early, email: maja.email },
  });
  const left = await newMember({
    db,
    groupId,
    member: { userId: nils.userId, joinedAt: early, leftAt: early, email: nils.email },
  });
  const program = server.services.programs.programs[0]!.key;
  const proposal = { groupId, memberId, kind: 'PROGRAM', contentId: program };
  await run('assignToProMember', 'AssignToProMemberInput', proposal);
  await markUnchanged(groupId);
  const memberIds = [memberId, left];
  await run('removeProMembers', 'ProMembersInput', { groupId, memberIds }, 'count');
  const [assignment] = await db
    .select()
    .from(proAssignments)
    .where(eq(proAssignments.memberId, memberId));
  expect(assignment?.answer).toBe('TAKEN_BACK');
  expect(await hasChanged(groupId)).toBe(true);
  const removed = (await eventsOf(groupId)).filter(({ kind }) => kind === 'MEMBER_REMOVED');
  expect(removed.map((event) => [event.actorId, event.memberId]).toSorted()).toEqual(
    memberIds.map((id) => [boss.userId, id]).toSorted(),
  );
  const told = async (email: string) =>
    db
      .select()
      .from(outgoingMails)
      .where(and(eq(outgoingMails.recipient, email), eq(outgoingMails.kind, 'pro-removed')));
  expect(await told(maja.email)).toMatchObject([{ values: { firstName: 'Elin' } }]);
  expect(await told(nils.email)).toEqual([]);
});

test('a country that is not one, and a member that is none, are refused; each change is told once', async () => {
  const { db } = server.services;
  const groupId = await openGroup();
  const memberId = await newMember({ db, groupId, member: { country: 'SE', taxResidence: 'SE' } });
  const change = (more: object) =>
    run('changeProMember', 'ChangeProMemberInput', { groupId, memberId, ...more });
  expect(codes(await change({ taxResidence: 'Sverige' }))).toEqual([
    'taxResidence pro.country-invalid',
  ]);
  expect(codes(await change({ memberId: 'no id', country: 'SE' }))).toEqual([
    'pro.member-not-found',
  ]);
  // One of the two is enough.
  expect(codes(await change({ country: 'SE', taxResidence: 'FI' }))).toEqual([]);
  expect(codes(await change({ country: 'FI', taxResidence: 'FI' }))).toEqual([]);
  expect(codes(await change({}))).toEqual([]);
  expect(await rowOf(memberId)).toMatchObject({ country: null, taxResidence: null });
  const event = { kind: 'MEMBER_CHANGED', actorId: boss.userId, memberId, details: {} };
  expect(await eventsOf(groupId)).toEqual([event, event, event]);
});

test('the table has a line for each that was chosen, with all the list knows of them', async () => {
  const { db } = server.services;
  const groupId = await openGroup();
  const elin = {
    email: 'elin@table.example',
    emailKey: 'elin@table.example',
    period: 'SIX_MONTHS',
    country: 'SE',
    taxResidence: 'FI',
    joinedAt: new Date('2026-03-01T08:00:00Z'),
    startsAt: new Date('2026-03-01T08:00:00Z'),
    endsAt: new Date('2026-09-01T08:00:00Z'),
    createdAt: new Date('2026-02-01T08:00:00Z'),
    leftAt: new Date('2026-04-01T08:00:00Z'),
  };
  const berg = { lastName: 'Berg', email: 'b@table.example', emailKey: 'b@table.example' };
  const ids = [
    await newMember({ db, groupId, member: elin }),
    await newMember({ db, groupId, member: berg }),
  ];
  const table = async (input: object) => {
    const { csv } = await run(
      'exportProMembers',
      'ExportProMembersInput',
      { groupId, ...input },
      'csv',
    );
    return csv!.trim().split('\r\n').slice(1);
  };
  const lineOfElin =
    'Elin,Forsberg,elin@table.example,CANCELLED,SIX_MONTHS,2026-03-01,2026-09-01,SE,FI,2026-02-01';
  expect(await table({ memberIds: [ids[0]] })).toEqual([lineOfElin]);
  expect(await table({ memberIds: [] })).toEqual([]);
  expect(await table({ filter: { statuses: ['PENDING'] } })).toEqual([
    expect.stringMatching(
      /^Elin,Berg,b@table.example,PENDING,MONTHLY_RECURRING,,,,,\d{4}-\d\d-\d\d$/,
    ),
  ]);
  const sorted = await table({ filter: { order: 'EMAIL', isDescending: true } });
  expect(sorted[0]).toBe(lineOfElin);
  expect((await eventsOf(groupId)).map(({ kind, details }) => [kind, details])).toEqual([
    ['LIST_EXPORTED', { count: 1 }],
    ['LIST_EXPORTED', { count: 0 }],
    ['LIST_EXPORTED', { count: 1 }],
    ['LIST_EXPORTED', { count: 2 }],
  ]);
});

test('the list is sorted by every column, both ways, and by name within', async () => {
  const { db } = server.services;
  const groupId = await openGroup();
  const day = (date: string) => new Date(`2026-${date}T08:00:00Z`);
  const people = [
    {
      firstName: 'Cy',
      lastName: 'berg',
      email: 'a@s.example',
      period: 'ONE_YEAR',
      joinedAt: day('02-01'),
      startsAt: day('02-01'),
      endsAt: new Date('2100-01-02T00:00:00Z'),
      createdAt: day('01-03'),
    },
    {
      firstName: 'Bo',
      lastName: 'Berg',
      email: 'b@s.example',
      period: 'THREE_MONTHS',
      joinedAt: day('02-02'),
      startsAt: day('02-02'),
      endsAt: new Date('2100-01-01T00:00:00Z'),
      createdAt: day('01-01'),
    },
    { firstName: 'Al', lastName: 'Ask', email: 'c@s.example', createdAt: day('01-02') },
  ];
  for (const member of people) {
    await newMember({ db, groupId, member: { ...member, emailKey: member.email } });
  }
  const order = async (by: string, isDescending = false) =>
    (await list(groupId, { order: by, isDescending })).members.nodes
      .map(({ email }) => email[0])
      .join('');
  expect(await order('NAME')).toBe('cba');
  expect(await order('NAME', true)).toBe('abc');
  expect(await order('EMAIL')).toBe('abc');
  expect(await order('STATUS')).toBe('bac');
  expect(await order('STATUS', true)).toBe('cab');
  expect(await order('PERIOD')).toBe('cba');
  expect(await order('PERIOD', true)).toBe('abc');
  expect(await order('START')).toBe('abc');
  expect(await order('START', true)).toBe('bac');
  expect(await order('END')).toBe('bac');
  expect(await order('END', true)).toBe('abc');
  expect(await order('ADDED')).toBe('bca');
  expect(await order('ADDED', true)).toBe('acb');
});

test('a page has fifty people where nothing is said, one at least and two hundred at most', async () => {
  const { db } = server.services;
  const groupId = await openGroup();
  await db.execute(sql`insert into pro_members
    (group_id, id, first_name, last_name, email, email_key, period, created_at)
    select ${groupId}, ${groupId} || n, 'Elin', 'Forsberg', n || '@p.example', n || '@p.example',
      'ONE_YEAR', now() from generate_series(1, 201) n`);
  const count = async (more: object) => (await list(groupId, {}, more)).members.nodes.length;
  expect(await count({})).toBe(50);
  expect(await count({ first: 0 })).toBe(1);
  expect(await count({ first: 1000 })).toBe(200);
  expect(await count({ first: 200, offset: 200 })).toBe(1);
  expect(await count({ offset: -5 })).toBe(50);
  // Of a search only the first five words and two hundred letters are looked for.
  const found = async (search: string) => (await list(groupId, { search })).members.nodes.length;
  expect(await found(' ELIN  forsberg @p e l nowhere')).toBe(50);
  expect(await found(`${'elin '.repeat(40)}nowhere`)).toBe(50);
  expect(await found('elin nowhere')).toBe(0);
});

test('terms that end within thirty days are counted, those that ended or were left are not', async () => {
  const { db } = server.services;
  const groupId = await openGroup();
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
  for (const member of [
    { joinedAt: early, endsAt: inDays(29) },
    { joinedAt: early, endsAt: inDays(31) },
    { joinedAt: early, endsAt: inDays(-1) },
    { joinedAt: early, endsAt: inDays(5), leftAt: early },
    { joinedAt: early, endsAt: inDays(5), removedAt: early },
    { joinedAt: early },
    { endsAt: inDays(5) },
  ]) {
    await newMember({ db, groupId, member });
  }
  const { figures } = await list(groupId, {});
  expect(figures).toEqual({ endingCount: 1, everCount: 6 });
});

test('one member is read with everything the list knows, by an id that may be one', async () => {
  const { db } = server.services;
  const groupId = await openGroup();
  const member = {
    country: 'SE',
    taxResidence: 'FI',
    period: 'ONE_YEAR',
    joinedAt: early,
    startsAt: early,
    endsAt: new Date('2100-01-01T00:00:00Z'),
    createdAt: early,
    subscriptionStatus: 'SOMETHING_NEW',
  };
  const id = await newMember({ db, groupId, member });
  const read = async (asked: string) => {
    const { data } = await boss.client.graphql<{ proGroup: { member: object | null } }>(
      `query ($groupId: ID!, $id: ID!) { proGroup(groupId: $groupId) { member(id: $id) {
        id firstName lastName email status subscriptionPeriod startDate endDate country taxResidence
        addedAt joinedAt } } }`,
      { groupId, id: asked },
    );
    return data.proGroup.member;
  };
  expect(await read(id)).toEqual({
    id,
    firstName: 'Elin',
    lastName: 'Forsberg',
    email: `${id}@example.com`,
    // A word that a later release wrote.
    status: 'UNKNOWN',
    subscriptionPeriod: 'ONE_YEAR',
    startDate: early.toISOString(),
    endDate: '2100-01-01T00:00:00.000Z',
    country: 'SE',
    taxResidence: 'FI',
    addedAt: early.toISOString(),
    joinedAt: early.toISOString(),
  });
  expect(await read('no id')).toBeNull();
  expect(await read(crypto.randomUUID())).toBeNull();
});

interface AuditPage {
  totalCount: number;
  nodes: {
    kind: string;
    actorName: string | null;
    hasActor: boolean;
    memberName: string | null;
    memberId: string | null;
  }[];
}

test('the audit is read by page and by member, names who is still there and says what the clock did', async () => {
  const { db, createId } = server.services;
  const clock = new MovableClock('2026-01-01T00:00:00Z');
  const groupId = await openGroup();
  const memberId = await newMember({ db, groupId });
  const gone = crypto.randomUUID();
  const actorId = boss.userId;
  for (const event of [
    { groupId, actorId, memberId, kind: 'MEMBER_ADDED' },
    { groupId, actorId: null, memberId, kind: 'TERM_ENDED' },
    { groupId, actorId: gone, memberId: gone, kind: 'MEMBER_CHANGED' },
    { groupId, actorId, kind: 'GROUP_CHANGED', details: { fields: 'title' } },
  ] as const) {
    clock.addSeconds(1);
    await db.transaction((tx) => recordEvent({ tx, clock, createId, event }));
  }
  const page = async (args: object) => {
    const { data, errors } = await boss.client.graphql<{ proGroup: { events: AuditPage } }>(
      `query ($id: ID!, $memberId: ID, $first: Int, $offset: Int) { proGroup(groupId: $id) {
        events(memberId: $memberId, first: $first, offset: $offset) { totalCount
          nodes { id at kind actorName hasActor memberName memberId } } } }`,
      { id: groupId, ...args },
    );
    expect(errors).toEqual([]);
    return data.proGroup.events;
  };
  const { nodes, totalCount } = await page({});
  expect(totalCount).toBe(4);
  const named = { actorName: 'Maja Lind', hasActor: true };
  const ofMember = { memberName: 'Elin Forsberg', memberId };
  expect(nodes).toMatchObject([
    { ...named, kind: 'GROUP_CHANGED', memberName: null, memberId: null },
    { kind: 'MEMBER_CHANGED', actorName: null, hasActor: true, memberName: null, memberId: gone },
    { ...ofMember, kind: 'TERM_ENDED', actorName: null, hasActor: false },
    { ...ofMember, ...named, kind: 'MEMBER_ADDED' },
  ]);
  const kinds = async (args: object) => (await page(args)).nodes.map(({ kind }) => kind);
  expect(await kinds({ memberId })).toEqual(['TERM_ENDED', 'MEMBER_ADDED']);
  expect((await page({ memberId })).totalCount).toBe(2);
  expect(await kinds({ first: 0 })).toEqual(['GROUP_CHANGED']);
  expect(await kinds({ first: 2, offset: 1 })).toEqual(['MEMBER_CHANGED', 'TERM_ENDED']);
  expect(await kinds({ first: 1, offset: -3 })).toEqual(['GROUP_CHANGED']);
  const { csv } = await run('exportProAudit', 'ExportProAuditInput', { groupId }, 'csv');
  const lines = csv!.split('\r\n');
  expect(lines.pop()).toBe('');
  expect(lines[0]).toBe('\uFEFFat,kind,actorId,actorName,memberId,memberName,details');
  expect(lines.slice(1).map((line) => line.replace(/^[^,]*,/, ''))).toEqual([
    `GROUP_CHANGED,${actorId},Maja Lind,,,"{""fields"":""title""}"`,
    `MEMBER_CHANGED,${gone},,${gone},,{}`,
    `TERM_ENDED,,,${memberId},Elin Forsberg,{}`,
    `MEMBER_ADDED,${actorId},Maja Lind,${memberId},Elin Forsberg,{}`,
  ]);
  expect(await kinds({ first: 1 })).toEqual(['AUDIT_EXPORTED']);
  await db.execute(sql`insert into pro_events (group_id, id, kind, details, at)
    select ${groupId}, n, 'GROUP_CHANGED', '{}', now() from generate_series(1, 201) n`);
  expect(await kinds({})).toHaveLength(50);
  expect(await kinds({ first: 1000 })).toHaveLength(200);
});

test('without mail a term ends all the same, and nobody is said to have been told', async () => {
  const { db, createId } = server.services;
  const groupId = await openGroup();
  await markUnchanged(groupId);
  const day = (date: string) => new Date(`2026-${date}T08:00:00Z`);
  const ended = await newMember({ db, groupId, member: { joinedAt: early, endsAt: day('05-01') } });
  const member = { joinedAt: early, endsAt: day('05-10') };
  const ending = await newMember({ db, groupId, member });
  const left = await newMember({ db, groupId, member: { ...member, leftAt: day('04-01') } });
  const run1 = { db, createId, clock: fixedClock(day('05-01')), origin: 'https://y.example' };
  await endTerms({ ...run1, canMail: false });
  const end = { actorId: null, details: {} };
  expect(await eventsOf(groupId)).toEqual([{ ...end, kind: 'TERM_ENDED', memberId: ended }]);
  expect(await hasChanged(groupId)).toBe(true);
  expect((await rowOf(ending)).endNoticedAt).toBeNull();
  await endTerms({ ...run1, canMail: true });
  expect((await rowOf(ending)).endNoticedAt).toEqual(day('05-01'));
  expect((await eventsOf(groupId)).filter(({ kind }) => kind === 'TERM_ENDING')).toEqual([
    { ...end, kind: 'TERM_ENDING', memberId: ending },
  ]);
  expect(await rowOf(left)).toMatchObject({ endNoticedAt: null, endedAt: null });
  const mails = await db
    .select()
    .from(outgoingMails)
    .where(eq(outgoingMails.kind, 'pro-terms-ending'));
  expect(mails.filter(({ id }) => id.includes(groupId))).toMatchObject([
    {
      recipient: boss.email,
      values: { count: 1, firstName: 'Maja', groupTitle: 'Lindgård Clinic' },
    },
  ]);
  const [told] = await db
    .select()
    .from(outgoingMails)
    .where(eq(outgoingMails.recipient, `${ending}@example.com`));
  expect(told).toMatchObject({
    kind: 'pro-term-ending',
    origin: 'https://y.example',
    values: { firstName: 'Elin', endsAt: day('05-10').toISOString() },
  });
});
