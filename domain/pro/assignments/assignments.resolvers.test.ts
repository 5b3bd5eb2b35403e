import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailsTo } from '../../../server/testing/mailbox.ts';
import { startTestServer, type TestServer } from '../../../server/testing/test-server.ts';
import { codesOf, password, send, signUpSomebody } from '../../identity/testing/account-client.ts';
import { outgoingMails } from '../../mail/mail.tables.ts';
import { mealPlans } from '../../meal-plans/meal-plans.tables.ts';
import { testTokens } from '../../membership/orders/test-cards.rules.ts';
import { proAssignments } from '../care.tables.ts';
import { proEvents, proGroups, proMembers } from '../pro.tables.ts';
import { newGroup, newMember } from '../testing/pro-bed.ts';
import { listAssignable } from './assignable.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

type Somebody = Awaited<ReturnType<typeof signUpSomebody>>;

interface View {
  groupTitle: string;
  assignment: { id: string; by: string | null; state: string; content: { title: string } | null };
}

/** A clinic with its administrator and one member who joined. */
async function clinic() {
  const { db } = server.services;
  const [boss, maja] = [await signUpSomebody(server), await signUpSomebody(server)];
  const groupId = await newGroup({ db, administratorId: boss.userId });
  const joined = { userId: maja.userId, joinedAt: new Date(), email: maja.email };
  const memberId = await newMember({ db, groupId, member: joined });
  return { boss, maja, groupId, memberId };
}

type Clinic = Awaited<ReturnType<typeof clinic>>;

async function becomePremium({ client }: Somebody): Promise<void> {
  const input = { plan: 'YEARLY', paymentToken: testTokens.cardAccepted };
  const keyed = { ...input, requestKey: crypto.randomUUID() };
  expect(codesOf(await send(client, 'startTrial', keyed))).toEqual([]);
}

const aPlan = () => server.services.themedPlans.plans[0]!.key;
const aProgram = (at = 0) => server.services.programs.programs[at]!.key;

async function propose(at: Clinic, kind: string, contentId: string): Promise<string[]> {
  const { groupId, memberId } = at;
  return codesOf(
    await send(at.boss.client, 'assignToProMember', { groupId, memberId, kind, contentId }),
  );
}

async function proposed({ client }: Somebody, isWaiting = false): Promise<View[]> {
  const { data } = await client.graphql<{ myProAssignments: View[] }>(
    `query ($isWaiting: Boolean) { myProAssignments(isWaiting: $isWaiting) {
      groupTitle assignment { id by state content { title } } } }`,
    { isWaiting },
  );
  return data.myProAssignments;
}

async function answer({ client }: Somebody, input: object) {
  const { data } = await client.graphql<{
    answerProAssignment: {
      problems: { code: string }[];
      started: { kind: string; slug: string } | null;
    };
  }>(
    `mutation ($input: AnswerProAssignmentInput!) {
      answerProAssignment(input: $input) { problems { code } started { kind slug } } }`,
    { input },
  );
  const { problems, started } = data.answerProAssignment;
  return { codes: problems.map(({ code }) => code), started };
}

async function seenByClinic({ boss, groupId, memberId }: Clinic) {
  const { data } = await boss.client.graphql<{
    proGroup: { assignments: { state: string; by: string | null }[] };
  }>(
    `query ($groupId: ID!, $memberId: ID!) {
      proGroup(groupId: $groupId) { assignments(memberId: $memberId) { state by } } }`,
    { groupId, memberId },
  );
  return data.proGroup.assignments;
}

async function kindsOf(groupId: string): Promise<string[]> {
  const { db } = server.services;
  const rows = await db.select().from(proEvents).where(eq(proEvents.groupId, groupId));
  return rows.map(({ kind }) => kind).toSorted();
}

test('a plan is proposed by mail, waits at the member, and starts as their own when they accept', async () => {
  const { db } = server.services;
  const at = await clinic();
  await becomePremium(at.maja);
  expect(await propose(at, 'MEAL_PLAN', aPlan())).toEqual([]);
  // A second click proposes nothing twice.
  expect(await propose(at, 'MEAL_PLAN', aPlan())).toEqual([]);
  const mails = (await mailsTo(server, at.maja.email)).filter(
    ({ kind }) => kind === 'pro-assigned',
  );
  const { title } = server.services.themedPlans.plans[0]!.texts.en;
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toBe('A suggestion from Lindgård Clinic');
  expect(mails[0]?.text).toContain(`“${title}”`);
  expect(mails[0]?.text).toContain('/user/settings/group');
  const [waiting] = await proposed(at.maja, true);
  expect(waiting).toMatchObject({
    groupTitle: 'Lindgård Clinic',
    assignment: { by: 'Maja Lind', state: 'WAITING', content: { title } },
  });
  const assignmentId = waiting!.assignment.id;
  const { codes, started } = await answer(at.maja, { assignmentId, isAccepted: true });
  expect(codes).toEqual([]);
  const [plan] = await db.select().from(mealPlans).where(eq(mealPlans.userId, at.maja.userId));
  expect(plan).toMatchObject({ slug: started?.slug, isStarted: true, origin: 'COPIED' });
  // Once more starts nothing twice.
  expect(await answer(at.maja, { assignmentId, isAccepted: true })).toEqual({
    codes: [],
    started: null,
  });
  expect(
    await db.select().from(mealPlans).where(eq(mealPlans.userId, at.maja.userId)),
  ).toHaveLength(1);
  expect(await proposed(at.maja, true)).toEqual([]);
  expect(await seenByClinic(at)).toEqual([{ state: 'ACCEPTED', by: 'Maja Lind' }]);
  expect(await kindsOf(at.groupId)).toEqual(['ASSIGNED', 'ASSIGNMENT_ACCEPTED']);
});

test('a program starts in place of another only where the member says so', async () => {
  const at = await clinic();
  await becomePremium(at.maja);
  const own = { programId: aProgram(0) };
  expect(codesOf(await send(at.maja.client, 'startProgram', own))).toEqual([]);
  await propose(at, 'PROGRAM', aProgram(1));
  const [waiting] = await proposed(at.maja);
  const accept = { assignmentId: waiting!.assignment.id, isAccepted: true };
  expect((await answer(at.maja, accept)).codes).toEqual(['program.other-running']);
  expect(await seenByClinic(at)).toMatchObject([{ state: 'WAITING' }]);
  const accepted = await answer(at.maja, { ...accept, stopsOther: true });
  expect(accepted).toMatchObject({ codes: [], started: { kind: 'PROGRAM' } });
  const { data } = await at.maja.client.graphql<{ currentProgram: { id: string } }>(
    '{ currentProgram { id } }',
  );
  expect(data.currentProgram.id).toBe(aProgram(1));
});

test('no is no: nothing starts, and it can be said twice', async () => {
  const at = await clinic();
  await propose(at, 'PROGRAM', aProgram());
  const [waiting] = await proposed(at.maja);
  const assignmentId = waiting!.assignment.id;
  for (let turn = 1; turn <= 2; turn += 1) {
    expect((await answer(at.maja, { assignmentId, isAccepted: false })).codes).toEqual([]);
  }
  expect((await answer(at.maja, { assignmentId, isAccepted: true })).codes).toEqual([
    'pro.assignment-gone',
  ]);
  expect(await seenByClinic(at)).toMatchObject([{ state: 'DECLINED' }]);
  expect(await kindsOf(at.groupId)).toEqual(['ASSIGNED', 'ASSIGNMENT_DECLINED']);
});

test('without a membership nothing starts, and what was proposed goes on waiting', async () => {
  const at = await clinic();
  await propose(at, 'MEAL_PLAN', aPlan());
  const [waiting] = await proposed(at.maja);
  const accept = { assignmentId: waiting!.assignment.id, isAccepted: true };
  expect((await answer(at.maja, accept)).codes).toEqual(['pro.assignment-needs-membership']);
  expect(await seenByClinic(at)).toMatchObject([{ state: 'WAITING' }]);
});

test('what was taken back is not at the member any more, and cannot be accepted', async () => {
  const at = await clinic();
  await becomePremium(at.maja);
  await propose(at, 'PROGRAM', aProgram());
  const [waiting] = await proposed(at.maja);
  const assignmentId = waiting!.assignment.id;
  const { groupId, memberId } = at;
  for (let turn = 1; turn <= 2; turn += 1) {
    const back = { groupId, memberId, assignmentId };
    expect(codesOf(await send(at.boss.client, 'takeBackProAssignment', back))).toEqual([]);
  }
  expect(await proposed(at.maja)).toEqual([]);
  expect((await answer(at.maja, { assignmentId, isAccepted: true })).codes).toEqual([
    'pro.assignment-gone',
  ]);
  expect(await kindsOf(groupId)).toEqual(['ASSIGNED', 'ASSIGNMENT_TAKEN_BACK']);
});

test('a plan nobody knows, a member who has not joined, and a sixth proposal are refused', async () => {
  const { db } = server.services;
  const at = await clinic();
  expect(await propose(at, 'MEAL_PLAN', 'no-such-plan')).toEqual(['pro.assignment-unknown']);
  expect(await propose(at, 'PROGRAM', '__proto__')).toEqual(['pro.assignment-unknown']);
  const invited = await newMember({ db, groupId: at.groupId });
  expect(await propose({ ...at, memberId: invited }, 'MEAL_PLAN', aPlan())).toEqual([
    'pro.member-not-joined',
  ]);
  const plans = server.services.themedPlans.plans.slice(0, 6).map(({ key }) => key);
  const answers: string[][] = [];
  for (const key of plans) answers.push(await propose(at, 'MEAL_PLAN', key));
  expect(answers.flat()).toEqual(['pro.assignments-too-many']);
});

test('nobody proposes across groups, reads what was proposed elsewhere or answers for another', async () => {
  const [here, there] = [await clinic(), await clinic()];
  await propose(here, 'PROGRAM', aProgram());
  const [waiting] = await proposed(here.maja);
  const assignmentId = waiting!.assignment.id;
  // The group is their own, the member is not of it.
  const foreign = { ...there, memberId: here.memberId };
  expect(await propose(foreign, 'PROGRAM', aProgram())).toEqual(['pro.member-not-joined']);
  expect(await seenByClinic(foreign)).toEqual([]);
  const back = { groupId: there.groupId, memberId: here.memberId, assignmentId };
  await send(there.boss.client, 'takeBackProAssignment', back);
  for (const isAccepted of [true, false]) {
    expect((await answer(there.maja, { assignmentId, isAccepted })).codes).toEqual([
      'pro.assignment-gone',
    ]);
  }
  expect(await proposed(there.maja)).toEqual([]);
  expect(await seenByClinic(here)).toMatchObject([{ state: 'WAITING' }]);
});

test('leaving ends what waits; joining again as the same member brings nothing back', async () => {
  const { db } = server.services;
  const at = await clinic();
  await propose(at, 'PROGRAM', aProgram());
  const { memberId } = at;
  expect(codesOf(await send(at.maja.client, 'leaveProGroup', { memberId }))).toEqual([]);
  expect(await proposed(at.maja)).toEqual([]);
  await db.update(proMembers).set({ leftAt: null }).where(eq(proMembers.id, memberId));
  expect(await proposed(at.maja)).toEqual([]);
});

test('proposals are in the download and go with the account', async () => {
  const { db } = server.services;
  const at = await clinic();
  await propose(at, 'PROGRAM', aProgram());
  const { data } = await at.maja.client.graphql<{ myData: string }>(`{ myData }`);
  expect(JSON.parse(data.myData).pro.assignments).toMatchObject([
    { kind: 'PROGRAM', content: aProgram(), answer: null },
  ]);
  await send(at.maja.client, 'deleteAccount', { password, isSure: true });
  const ofMember = eq(proAssignments.memberId, at.memberId);
  expect(await db.select().from(proAssignments).where(ofMember)).toEqual([]);
});

async function assignmentsOf({ boss, groupId, memberId }: Clinic) {
  const { data } = await boss.client.graphql<{
    proGroup: { assignments: Record<string, unknown>[] };
  }>(
    `query ($groupId: ID!, $memberId: ID!) { proGroup(groupId: $groupId) {
      assignments(memberId: $memberId) { id memberId by assignedAt state answeredAt
        content { kind id slug title dayCount coverRecipeId } } } }`,
    { groupId, memberId },
  );
  return data.proGroup.assignments;
}

test('what can be proposed is all there is, the programs first, as a list shows it', async () => {
  const at = await clinic();
  const { programs, themedPlans } = server.services;
  const { data } = await at.boss.client.graphql<{
    proGroup: { assignable: Record<string, unknown>[] };
  }>(
    `query ($groupId: ID!) { proGroup(groupId: $groupId) {
      assignable { kind id slug title dayCount coverRecipeId } } }`,
    { groupId: at.groupId },
  );
  const { assignable } = data.proGroup;
  expect(assignable.map(({ id }) => id)).toEqual([
    ...programs.programs.map(({ key }) => key),
    ...themedPlans.plans.map(({ key }) => key),
  ]);
  const program = programs.programs[0]!;
  expect(assignable[0]).toEqual({
    kind: 'PROGRAM',
    id: program.key,
    slug: program.texts.en.slug,
    title: program.texts.en.title,
    dayCount: program.days.length,
    coverRecipeId: program.cover,
  });
  const plan = themedPlans.plans[0]!;
  const dinner = plan.days.flatMap(({ meals }) => meals).find(({ meal }) => meal === 'DINNER');
  expect(assignable[programs.programs.length]).toEqual({
    kind: 'MEAL_PLAN',
    id: plan.key,
    slug: plan.texts.en.slug,
    title: plan.texts.en.title,
    dayCount: plan.days.length,
    coverRecipeId: dinner?.recipes[0]?.recipeId,
  });
});

test('the administrator sees what was proposed, the newest first, and when it was answered', async () => {
  const at = await clinic();
  await propose(at, 'PROGRAM', aProgram(0));
  await propose(at, 'MEAL_PLAN', aPlan());
  const [plan, program] = await assignmentsOf(at);
  const about = { memberId: at.memberId, by: 'Maja Lind', assignedAt: expect.any(String) };
  const waits = { ...about, state: 'WAITING', answeredAt: null };
  expect(plan).toMatchObject({ ...waits, content: { kind: 'MEAL_PLAN', id: aPlan() } });
  expect(program).toMatchObject({ ...waits, content: { kind: 'PROGRAM', id: aProgram() } });
  await answer(at.maja, { assignmentId: program!['id'], isAccepted: false });
  const answered = (await assignmentsOf(at)).find(({ id }) => id === program!['id']);
  expect(answered).toMatchObject({ state: 'DECLINED', answeredAt: expect.any(String) });
  expect(await assignmentsOf({ ...at, memberId: 'no id' })).toEqual([]);
});

test('ids that could never be a row’s are answered like rows that are not there', async () => {
  const at = await clinic();
  expect(await propose({ ...at, memberId: 'no id' }, 'PROGRAM', aProgram())).toEqual([
    'pro.member-not-joined',
  ]);
  const answered = await answer(at.maja, { assignmentId: 'no id', isAccepted: false });
  expect(answered).toEqual({ codes: ['pro.assignment-gone'], started: null });
  const { groupId, memberId } = at;
  const back = { groupId, memberId, assignmentId: 'no id' };
  expect(codesOf(await send(at.boss.client, 'takeBackProAssignment', back))).toEqual([]);
  expect(await kindsOf(groupId)).toEqual([]);
});

test('a closed group proposes nothing, and the audit names what was proposed by whom', async () => {
  const { db } = server.services;
  const at = await clinic();
  await propose(at, 'PROGRAM', aProgram());
  const [waiting] = await proposed(at.maja);
  const { groupId, memberId } = at;
  const back = { groupId, memberId, assignmentId: waiting!.assignment.id };
  await send(at.boss.client, 'takeBackProAssignment', back);
  await propose(at, 'PROGRAM', aProgram());
  const [again] = await proposed(at.maja);
  await answer(at.maja, { assignmentId: again!.assignment.id, isAccepted: false });
  const rows = await db.select().from(proEvents).where(eq(proEvents.groupId, groupId));
  const details = { kind: 'PROGRAM', content: aProgram() };
  const byBoss = { actorId: at.boss.userId, memberId, details };
  expect(
    rows.map(({ kind, actorId, memberId: about, details: what }) => ({
      kind,
      actorId,
      memberId: about,
      details: what,
    })),
  ).toEqual(
    expect.arrayContaining([
      { ...byBoss, kind: 'ASSIGNED' },
      { ...byBoss, kind: 'ASSIGNMENT_TAKEN_BACK' },
      { ...byBoss, actorId: at.maja.userId, kind: 'ASSIGNMENT_DECLINED' },
    ]),
  );
  // What was taken back is no longer told; what was answered is, but waits no more.
  expect((await proposed(at.maja)).map(({ assignment }) => assignment.state)).toEqual(['DECLINED']);
  expect(await proposed(at.maja, true)).toEqual([]);
  await db.update(proGroups).set({ closedAt: new Date() }).where(eq(proGroups.id, groupId));
  expect(await propose(at, 'PROGRAM', aProgram(1))).toEqual(['pro.group-closed']);
});

test('visitors were proposed nothing, and a group that is left proposes nothing any more', async () => {
  const { db } = server.services;
  const at = await clinic();
  await propose(at, 'PROGRAM', aProgram());
  const [waiting] = await proposed(at.maja);
  const visitor = { client: server.client() } as Somebody;
  expect(await proposed(visitor)).toEqual([]);
  await db.update(proMembers).set({ leftAt: new Date() }).where(eq(proMembers.id, at.memberId));
  expect(await proposed(at.maja)).toEqual([]);
  for (const isAccepted of [true, false]) {
    const answered = await answer(at.maja, { assignmentId: waiting!.assignment.id, isAccepted });
    expect(answered.codes).toEqual(['pro.assignment-gone']);
  }
  const [row] = await db
    .select()
    .from(proAssignments)
    .where(eq(proAssignments.id, waiting!.assignment.id));
  expect(row?.answer).toBeNull();
});

test('a program of a group starts by the day where the member is', async () => {
  const at = await clinic();
  await becomePremium(at.maja);
  await propose(at, 'PROGRAM', aProgram());
  const [waiting] = await proposed(at.maja);
  const accept = { assignmentId: waiting!.assignment.id, isAccepted: true };
  const { codes, started } = await answer(at.maja, { ...accept, timeZone: 'Pacific/Kiritimati' });
  expect(codes).toEqual([]);
  const { slug } = server.services.programs.byKey.get(aProgram())!.texts.en;
  expect(started).toEqual({ kind: 'PROGRAM', slug });
});

test('what another program has for a title is in the refusal', async () => {
  const at = await clinic();
  await becomePremium(at.maja);
  await send(at.maja.client, 'startProgram', { programId: aProgram(0) });
  await propose(at, 'PROGRAM', aProgram(1));
  const [waiting] = await proposed(at.maja);
  const input = { assignmentId: waiting!.assignment.id, isAccepted: true };
  const { problems } = await send(at.maja.client, 'answerProAssignment', input);
  const { title } = server.services.programs.programs[0]!.texts.en;
  expect(problems[0]?.message).toContain(title);
});

test('the mail about a proposal names it in the language of the group, plan and program apart', async () => {
  const { db } = server.services;
  const at = await clinic();
  const { groupId } = at;
  await db.update(proGroups).set({ payerLanguage: 'ES' }).where(eq(proGroups.id, groupId));
  await propose(at, 'PROGRAM', aProgram());
  await propose(at, 'MEAL_PLAN', aPlan());
  const mails = await db
    .select()
    .from(outgoingMails)
    .where(and(eq(outgoingMails.recipient, at.maja.email), eq(outgoingMails.kind, 'pro-assigned')))
    .orderBy(outgoingMails.createdAt);
  const about = { firstName: 'Elin', groupTitle: 'Lindgård Clinic' };
  const { programs, themedPlans } = server.services;
  expect(mails.map(({ locale, values }) => ({ locale, values }))).toEqual([
    {
      locale: 'es',
      values: { ...about, isProgram: true, title: programs.programs[0]!.texts.es.title },
    },
    {
      locale: 'es',
      values: { ...about, isProgram: false, title: themedPlans.plans[0]!.texts.es.title },
    },
  ]);
});

test('a plan without a dinner has the dish of its first meal on its picture, one without dishes none', () => {
  const { programs, themedPlans } = server.services;
  const plan = themedPlans.plans[0]!;
  const [day] = plan.days;
  const breakfasts = day!.meals.filter(({ meal }) => meal === 'BREAKFAST');
  const coverOf = (days: unknown) => {
    const changed = { ...plan, days } as typeof plan;
    const index = { ...themedPlans, plans: [changed] };
    return listAssignable({ programs, themedPlans: index, language: 'en' }).at(-1)?.coverRecipeId;
  };
  expect(coverOf([{ ...day, meals: breakfasts }])).toBe(breakfasts[0]?.recipes[0]?.recipeId);
  expect(coverOf([])).toBeNull();
  expect(coverOf([{ ...day, meals: [{ meal: 'LUNCH', recipes: [] }] }])).toBeNull();
});
