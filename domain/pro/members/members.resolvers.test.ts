import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixedClock } from '../../../lib/clock.ts';
import { mailsTo } from '../../../server/testing/mailbox.ts';
import { startTestServer, type TestServer } from '../../../server/testing/test-server.ts';
import { users } from '../../identity/identity.tables.ts';
import { signUpSomebody } from '../../identity/testing/account-client.ts';
import { outgoingMails } from '../../mail/mail.tables.ts';
import { testTokens } from '../../membership/orders/test-cards.rules.ts';
import { hashOfToken } from '../../../lib/secret-token.ts';
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
