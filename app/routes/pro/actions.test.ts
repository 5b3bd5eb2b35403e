import { eq } from 'drizzle-orm';
import { proAssignments } from '../../../domain/pro/care.tables.ts';
import { proMembers } from '../../../domain/pro/pro.tables.ts';
import { newGroup, newMember } from '../../../domain/pro/testing/pro-bed.ts';
import { createRandomId } from '../../../lib/ids.ts';
import { forms, type Own } from '../testing/form-cases.ts';
import { userIdOf } from '../testing/people.ts';
import type { Scene } from '../testing/scene.ts';
import { testForms } from '../testing/test-forms.ts';

const group = { group_id: '{groupId}' };
const person = { firstName: 'Elin', lastName: 'Forsberg', email: 'elin@clinic.example' };
const settings = {
  ...group,
  payerLanguage: 'SE',
  country: 'SE',
  taxResidence: '',
  period: 'ONE_YEAR',
};

const sees = '/user/settings/group';
const invited = '?invitation=x';
const paying = { group_id: '{payingId}' };
const billing = {
  name: 'Lindgård AB',
  address: 'Storgatan 1',
  country: 'SE',
  taxResidence: '',
  vatNumber: '',
};

testForms({
  area: 'pro',
  own: async (scene) => ({ ...(await groupOfMember(scene)), ...(await placeOfFree(scene)) }),
  cases: [
    ...forms('member', '/pro/add', {
      'a person without a name': [
        { intent: 'add', ...group, ...person, firstName: '' },
        '400 first-name.required',
      ],
      'a person': [{ intent: 'add', ...group, ...person }, '200 done'],
      'a person who is in the list': [
        { intent: 'add', ...group, ...person },
        '400 pro.already-in-list',
      ],
      'many people': [
        { intent: 'quick-add', ...group, text: 'Noah Okafor noah@clinic.example\nx' },
        '200 done',
      ],
      'a code for everybody': [{ intent: 'renew-link', ...group }, '200 done'],
      'no code any more': [{ intent: 'close-link', ...group }, '200 done'],
      'nobody at all': [{ intent: 'quick-add', ...group, text: ' ' }, '400 pro.lines-required'],
    }),
    ...forms('member', '/pro?status=pending', {
      'invitations once more': [
        { intent: 'invite', ...group, member: '{memberId}' },
        '→ /pro?status=pending&done=invite&count=1',
      ],
      'somebody taken out of the list': [
        { intent: 'remove', ...group, member: '{memberId}' },
        '→ /pro?status=pending&done=remove&count=1',
      ],
    }),
    ...forms('member', '/pro/members/{memberId}?group={groupId}', {
      'an invitation from the page of a member': [
        { intent: 'invite', ...group, member: '{memberId}' },
        '→ /pro/members/{memberId}?group={groupId}&done=invite&count=1',
      ],
      'a removal on the page of a member': [
        { intent: 'remove', ...group, member: '{memberId}' },
        '→ /pro?group={groupId}&done=remove&count=1',
      ],
    }),
    ...forms('member', '/pro/members/{memberId}?group={groupId}', {
      'a country that is none': [
        { intent: 'change', ...group, country: 'Sweden', taxResidence: '' },
        '400 pro.country-invalid',
      ],
      'where a member lives and pays taxes': [
        { intent: 'change', ...group, country: 'SE', taxResidence: 'ES' },
        '→ /pro/members/{memberId}?group={groupId}&done=change',
        [/Spain/],
      ],
    }),
    ...forms('member', '/pro/care/{groupId}/{joinedId}', {
      'a program for a member': [
        { intent: 'assign', content: 'PROGRAM {program}' },
        '→ /pro/care/{groupId}/{joinedId}?done=assign',
        [/Waiting for an answer/],
      ],
      'a plan there is not': [
        { intent: 'assign', content: 'MEAL_PLAN x' },
        '400 pro.assignment-unknown',
      ],
      'a proposal taken back': [
        { intent: 'take-back', assignment: 'x' },
        '→ /pro/care/{groupId}/{joinedId}?done=take-back',
      ],
    }),
    ...forms('member', '/pro/export', {
      'a file of the list': [{ intent: 'export-members', ...group, q: '' }, '200'],
      'a file of the log': [{ intent: 'export-audit', ...group }, '200'],
    }),
    ...forms('member', '/pro/settings', {
      'a group without a name': [
        { intent: 'change', ...settings, title: '' },
        '400 pro.title-required',
      ],
      'another name of a group': [
        { intent: 'change', ...settings, title: 'Clinic of the North' },
        '→ /pro/settings?done=change',
        [/Clinic of the North/],
      ],
      'an administrator nobody knows': [
        { intent: 'add-administrator', ...group, email: 'nobody@clinic.example' },
        '400 pro.administrator-unknown',
      ],
      'the last administrator taken out': [
        { intent: 'remove-administrator', ...group, user_id: '{userId}' },
        '400 pro.last-administrator',
      ],
      'a group handed to nobody': [
        { intent: 'transfer', ...group, email: '' },
        '400 email.required',
      ],
      'an end that nobody is sure of': [{ intent: 'close', ...group }, '400 pro.close-unconfirmed'],
    }),
    ...forms('member', '/pro/settings?group={groupId}', {
      'the end of a group': [
        { intent: 'close', ...group, isSure: 'on' },
        '→ /pro/settings?group={groupId}&done=close',
        [/This group is closed/],
      ],
    }),
    ...forms('member', '/pro/payment?group={payingId}', {
      'a card before anybody is named': [
        {
          intent: 'card',
          ...paying,
          requestKey: crypto.randomUUID(),
          cardNumber: '4242 4242 4242 4242',
        },
        '400 pro.billing-first',
      ],
      'the group pays': [
        { intent: 'payer', ...paying, payer: 'ADMIN' },
        '→ /pro/payment?group={payingId}&done=payer',
        [/Members cannot be added/],
      ],
      'an invoice without an address': [
        { intent: 'billing', ...paying, ...billing, address: '' },
        '400 pro.billing-required',
      ],
      'a VAT number that is none': [
        { intent: 'billing', ...paying, ...billing, vatNumber: 'SE1' },
        '400 pro.vat-number-invalid',
      ],
      'whom invoices name': [
        { intent: 'billing', ...paying, ...billing },
        '→ /pro/payment?group={payingId}&done=billing',
        [/Lindgård AB/],
      ],
      'a card that is no test card': [
        {
          intent: 'card',
          ...paying,
          requestKey: crypto.randomUUID(),
          cardNumber: '5105 1051 0510 5100',
        },
        '400 payment.test-card-only',
      ],
      'a card': [
        {
          intent: 'card',
          ...paying,
          requestKey: crypto.randomUUID(),
          cardNumber: '4242 4242 4242 4242',
        },
        '→ /pro/payment?group={payingId}&done=card',
        [/Visa 4242/],
      ],
    }),
    ...forms('free', '/pro/new', {
      'a group where the operator opens them': [
        { title: 'Mine', country: '', payerLanguage: 'EN' },
        '403 pro.groups-by-operator',
      ],
    }),
    ...forms('visitor', `/pro/user-join${invited}`, {
      'an account without a name': [
        {
          intent: 'account',
          firstName: '',
          lastName: 'Berg',
          email: 'asa@example.com',
          password: 'plum-tree-7',
          hasAgreedToTerms: 'on',
        },
        '400 first-name.required',
      ],
      'an account with a short password': [
        {
          intent: 'account',
          firstName: 'Åsa',
          lastName: 'Berg',
          email: 'asa@example.com',
          password: 'plum',
          hasAgreedToTerms: 'on',
        },
        '400 password.too-short',
      ],
      'an account': [
        {
          intent: 'account',
          firstName: 'Åsa',
          lastName: 'Berg',
          email: 'asa@example.com',
          password: 'plum-tree-7',
          hasAgreedToTerms: 'on',
        },
        `→ /pro/user-join/check${invited}`,
      ],
    }),
    ...forms('free', `/pro/user-join/confirm${invited}`, {
      'joining by a link that leads nowhere': [
        { intent: 'join', invitation: 'x', shares: 'MEASURES' },
        '400 pro.invitation-invalid',
      ],
    }),
    ...forms('free', sees, {
      'something that is shared': [
        { intent: 'share', member: '{freeMemberId}', item: 'MEASURES', shared: 'on' },
        `→ ${sees}`,
        [/Shared ·/],
      ],
      'something that is shared no more': [
        { intent: 'share', member: '{freeMemberId}', item: 'MEASURES' },
        `→ ${sees}`,
      ],
      'something there is not': [
        { intent: 'share', member: '{freeMemberId}', item: 'SECRETS', shared: 'on' },
        '400 input.invalid',
      ],
      'a proposal accepted without a membership': [
        { intent: 'accept', assignment: '{assignmentId}' },
        '400 pro.assignment-needs-membership',
      ],
      'a proposal declined': [
        { intent: 'decline', assignment: '{assignmentId}' },
        `→ ${sees}?notice=declined`,
        [/You said no/],
      ],
      'a proposal there is not': [{ intent: 'accept', assignment: 'x' }, '400 pro.assignment-gone'],
      'leaving a group': [{ intent: 'leave', member: '{freeMemberId}' }, `→ ${sees}?notice=left`],
    }),
  ],
});

let known: Own | undefined;

/** The group that the member administers, with somebody in it who has not joined. */
async function groupOfMember({ people, server }: Scene): Promise<Own> {
  const { db } = server.services;
  const userId = known?.['userId'] ?? (await userIdOf(people.member));
  const groupId = known?.['groupId'] ?? (await newGroup({ db, administratorId: userId }));
  const payingId = known?.['payingId'] ?? (await newGroup({ db, administratorId: userId }));
  known = { userId, groupId, payingId };
  await db.delete(proMembers).where(eq(proMembers.lastName, 'Invited'));
  const memberId = await newMember({ db, groupId, member: { lastName: 'Invited' } });
  const joined = { userId: await userIdOf(people.other), joinedAt: new Date() };
  const joinedId = await newMember({ db, groupId, member: joined });
  const program = server.services.programs.programs[0]?.key ?? '';
  return { ...known, memberId, joinedId, program };
}

/** The free member is in a group of somebody else. */
async function placeOfFree({ server, people }: Scene): Promise<Own> {
  const { db } = server.services;
  const groupId = await newGroup({ db, administratorId: await userIdOf(people.other) });
  const userId = await userIdOf(people.free);
  const assignedBy = await userIdOf(people.other);
  const memberId = await newMember({ db, groupId, member: { userId, joinedAt: new Date() } });
  const id = createRandomId();
  const content = server.services.programs.programs[0]?.key ?? '';
  const row = { userId, groupId, memberId, id, kind: 'PROGRAM', content, assignedBy };
  await db.insert(proAssignments).values({ ...row, assignedAt: new Date() });
  return { freeMemberId: memberId, assignmentId: id };
}
