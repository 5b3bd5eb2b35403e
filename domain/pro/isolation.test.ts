import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { everyOperation, type Operation } from '../../server/graphql/testing/any-operation.ts';
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../server/testing/test-server.ts';
import { signUpSomebody } from '../identity/testing/account-client.ts';
import { proAssignments, proShares, proTotals } from './care.tables.ts';
import {
  proAdministrators,
  proEvents,
  proGroups,
  proInvitations,
  proMembers,
} from './pro.tables.ts';
import { proInvoices, proPayments } from './seats.tables.ts';
import { newGroup, newMember } from './testing/pro-bed.ts';

let server: TestServer;
let groupId: string;
let memberId: string;
let ownGroupId: string;
const clients = new Map<string, TestClient>();

/** Who asks, of whom only the first administers the group that is asked about. */
const roles = [
  'administrator',
  'administrator of another',
  'member',
  'stranger',
  'visitor',
] as const;
const others = roles.filter((role) => role !== 'administrator');

beforeAll(async () => {
  server = await startTestServer({ environment: { PRO_GROUPS: 'open' } });
  const { db } = server.services;
  const [boss, other, member, stranger] = [
    await signUpSomebody(server),
    await signUpSomebody(server),
    await signUpSomebody(server),
    await signUpSomebody(server),
  ];
  groupId = await newGroup({ db, administratorId: boss.userId });
  ownGroupId = await newGroup({ db, administratorId: other.userId });
  const joined = { userId: member.userId, joinedAt: new Date() };
  memberId = await newMember({ db, groupId, member: joined });
  clients.set('administrator', boss.client);
  clients.set('administrator of another', other.client);
  clients.set('member', member.client);
  clients.set('stranger', stranger.client);
  clients.set('visitor', server.client());
});
afterAll(() => server.close());

/** Everything a group consists of. */
async function contents(): Promise<string> {
  const { db } = server.services;
  const tables = [
    proGroups,
    proAdministrators,
    proMembers,
    proInvitations,
    proEvents,
    proPayments,
    proInvoices,
    proShares,
    proAssignments,
    proTotals,
  ];
  return JSON.stringify(await Promise.all(tables.map((table) => db.select().from(table))));
}

/** Every mutation that names a group, asked about ours. */
const mutations = everyOperation().flatMap((operation): Operation[] => {
  const input = operation.variables.input as Record<string, unknown> | undefined;
  return input !== undefined && 'groupId' in input ? [operation] : [];
});

async function ask({
  role,
  operation,
  group,
}: {
  role: string;
  operation: Operation;
  group: string;
}): Promise<string[]> {
  const given = operation.variables.input as object;
  const input = {
    ...given,
    groupId: group,
    ...('memberIds' in given && { memberIds: [memberId] }),
    ...('memberId' in given && { memberId }),
  };
  const { errors } =
    (await clients.get(role)?.graphql(operation.document, { ...operation.variables, input })) ?? {};
  return errors?.map(({ extensions }) => extensions.code) ?? [];
}

test('there are operations about a group', () => {
  expect(mutations.length).toBeGreaterThan(8);
});

test.each(others)(
  'every change of a group is refused to a %s, and changes nothing',
  async (role) => {
    const before = await contents();
    const expected = role === 'visitor' ? 'auth.required' : 'pro.group-not-found';
    const answers = new Map<string, string[]>();
    for (const operation of mutations) {
      answers.set(operation.name, await ask({ role, operation, group: groupId }));
    }
    const allowed = [...answers].filter(([, codes]) => codes[0] !== expected);
    expect(allowed).toEqual([]);
    expect(await contents()).toBe(before);
  },
);

test.each(others)('a %s reads nothing of a group, by whatever field', async (role) => {
  const query = `query ($id: ID!, $member: ID!) { proGroup(groupId: $id) { title
    administrators { email } member(id: $member) { email } members { nodes { email } }
    assignments(memberId: $member) { id } totals { monday } joinLink { code }
    events { nodes { kind } } } }`;
  const { data, errors } =
    (await clients.get(role)?.graphql(query, { id: groupId, member: memberId })) ?? {};
  expect({ data, codes: errors?.map(({ extensions }) => extensions.code) }).toEqual({
    data: { proGroup: null },
    codes: [role === 'visitor' ? 'auth.required' : 'pro.group-not-found'],
  });
});

test('an administrator of another group reaches no member of ours through their own', async () => {
  const before = await contents();
  const client = clients.get('administrator of another');
  const input = { groupId: ownGroupId, memberIds: [memberId] };
  for (const name of ['removeProMembers', 'inviteProMembersAgain']) {
    const { data } =
      (await client?.graphql<Record<string, object>>(
        `mutation ($input: ProMembersInput!) { ${name}(input: $input) { count } }`,
        { input },
      )) ?? {};
    expect(data?.[name]).toEqual({ count: 0 });
  }
  const { data } =
    (await client?.graphql<{ proGroup: object }>(
      `query ($id: ID!, $member: ID!) { proGroup(groupId: $id) { member(id: $member) { email }
        events(memberId: $member) { nodes { id } totalCount } } }`,
      { id: ownGroupId, member: memberId },
    )) ?? {};
  expect(data?.proGroup).toEqual({ member: null, events: { nodes: [], totalCount: 0 } });
  const { data: exported } =
    (await client?.graphql<{ exportProMembers: { csv: string } }>(
      `mutation ($input: ExportProMembersInput!) { exportProMembers(input: $input) { csv } }`,
      { input },
    )) ?? {};
  expect(exported?.exportProMembers.csv).not.toContain('Forsberg');
  await server.services.db.delete(proGroups).where(eq(proGroups.id, ownGroupId));
  const left = JSON.parse(await contents()) as unknown[][];
  const rows = (JSON.parse(before) as { id?: string; groupId?: string }[][]).map((table) =>
    table.filter((row) => row.id !== ownGroupId && row.groupId !== ownGroupId),
  );
  expect(left).toEqual(rows);
});

test('the administrator is let through everywhere', async () => {
  const answers = new Map<string, string[]>();
  const last = (name: string) => Number(/^(close|transfer|remove)/.test(name));
  const inOrder = mutations.toSorted((a, b) => last(a.name) - last(b.name));
  for (const operation of inOrder) {
    answers.set(operation.name, await ask({ role: 'administrator', operation, group: groupId }));
  }
  expect([...answers].filter(([, codes]) => codes.length > 0)).toEqual([]);
});
