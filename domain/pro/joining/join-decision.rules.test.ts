import { expect, test } from 'vitest';
import { decideJoining, type InvitationFacts, type JoinFacts } from './join-decision.rules.ts';

const now = new Date('2026-11-23T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const link: InvitationFacts = {
  isForOnePerson: true,
  expiresAt: new Date('2026-12-31T12:00:00Z'),
  usedAt: null,
  revokedAt: null,
  isGroupClosed: false,
};
const facts: JoinFacts = {
  invitation: link,
  payer: 'MEMBER',
  memberSince: null,
  isPremium: false,
  isPaidForElsewhere: false,
  now,
};

function decide(changes: Partial<JoinFacts>, ofLink: Partial<InvitationFacts> = {}): string {
  const decision = decideJoining({ ...facts, invitation: { ...link, ...ofLink }, ...changes });
  if (decision.kind === 'refused') return decision.code;
  return decision.kind === 'joins' ? `pays: ${decision.pays}` : decision.kind;
}

test.each<[string, Partial<JoinFacts>, string]>([
  ['a new person of a group whose members pay', {}, 'pays: member'],
  ['a new person of a group that pays', { payer: 'ADMIN' }, 'pays: group'],
  ['where nobody has decided who pays', { payer: 'UNKNOWN_PAYER' }, 'pays: member'],
  ['a member by Apple keeps what they have', { isPremium: true }, 'pays: nobody'],
  [
    'a member by Apple is not paid for twice',
    { isPremium: true, payer: 'ADMIN' },
    'pro.own-subscription',
  ],
  [
    'nor is who another group pays for',
    { isPaidForElsewhere: true, payer: 'ADMIN' },
    'pro.own-subscription',
  ],
  ['two groups whose members pay', { isPaidForElsewhere: true }, 'pays: member'],
  ['a link nobody gave out', { invitation: null }, 'pro.invitation-invalid'],
  ['who joined long ago', { memberSince: minutesAgo(11) }, 'pro.already-registered'],
  ['a double click', { memberSince: minutesAgo(10) }, 'joined-already'],
])('%s', (_what, changes, expected) => {
  expect(decide(changes)).toBe(expected);
});

test.each<[string, Partial<InvitationFacts>, string]>([
  ['used', { usedAt: minutesAgo(1) }, 'pro.join-link-invalid'],
  ['revoked', { revokedAt: minutesAgo(1) }, 'pro.join-link-invalid'],
  ['expired this moment', { expiresAt: now }, 'pro.join-link-invalid'],
  ['of a closed group', { isGroupClosed: true }, 'pro.join-link-invalid'],
  ['of the group, used by others', { isForOnePerson: false, usedAt: now }, 'pays: member'],
])('a link that is %s', (_what, ofLink, expected) => {
  expect(decide({}, ofLink)).toBe(expected);
});

test('who is in hears that, not that their link is used up', () => {
  const memberSince = minutesAgo(60);
  expect(decide({ memberSince }, { usedAt: memberSince })).toBe('pro.already-registered');
});
