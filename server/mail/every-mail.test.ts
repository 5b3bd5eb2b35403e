import { expect, test } from 'vitest';
import type { MailKind, MailValues, NewMail, OutgoingMail } from '../../domain/mail/mail.ts';
import { localeCodes, type Locale } from '../../i18n/locales.ts';
import { screenPath } from '../../i18n/paths.ts';
import { readSettings } from '../settings/config.ts';
import { renderMail } from './render-mail.ts';

interface Sample<Kind extends MailKind> {
  values: MailValues[Kind];
  /** What stands in it in English, and what does not. */
  says: readonly string[];
  saysNot?: readonly string[];
  /** Where its button leads, without what only a token says; null where it has none. */
  leadsTo: string | null;
  /** Whether its reader can end mails of this kind. */
  canEnd?: true;
  hasNoAccount?: true;
}

type Samples = { [Kind in MailKind]: readonly Sample<Kind>[] };

const en = 'en' satisfies Locale;
const firstName = 'Åsa';
const userId = 'user-1';
const group = { firstName, groupTitle: 'Dr. Berg' };
const topic = { userId, firstName, topicId: 'topic-1', title: 'Salt', number: 21, page: 2 };
const seats = {
  firstName,
  groupId: 'group-1',
  title: 'Clinic Berg',
  number: 'Y-17',
  dueMinor: 4900,
  currency: 'USD',
  accessUntil: '2026-05-04T00:00:00Z',
};
const entry = { entryId: 'entry-1', name: 'Dr. Lind', slug: '', note: '' };
const ownEntry = screenPath('doctorEntry', en, undefined);
const confirm = screenPath('confirmEmail', en, undefined);
const payment = `${screenPath('proPayment', en, undefined)}?group=group-1`;

const samples: Samples = {
  'confirm-email': [{ values: { ticketId: 't', firstName }, says: ['Hi Åsa'], leadsTo: confirm }],
  'change-email': [{ values: { ticketId: 't', firstName }, says: ['Åsa'], leadsTo: confirm }],
  'email-changed': [
    {
      values: { firstName, newEmail: 'new@example.com' },
      says: ['Åsa', 'new@example.com', 'contact@yolk.example'],
      leadsTo: null,
    },
  ],
  'reset-password': [
    {
      values: { ticketId: 't', firstName },
      says: ['Åsa'],
      leadsTo: screenPath('resetPassword', en, undefined),
    },
  ],
  'password-changed': [
    {
      values: { firstName },
      says: ['Åsa', 'contact@yolk.example'],
      leadsTo: screenPath('lostPassword', en),
    },
  ],
  'account-deleted': [{ values: { firstName }, says: ['Åsa', 'Yolk'], leadsTo: null }],
  'first-charge': [false, true].map((isTest) => ({
    values: { firstName, priceMinor: 900, currency: 'SEK', chargeAt: '2026-05-04', isTest },
    says: ['Åsa', '9 kr', 'May 4, 2026', 'Yolk', ...(isTest ? ['test'] : [])],
    saysNot: isTest ? [] : ['test'],
    leadsTo: `${screenPath('membership', en)}?cancel=ask`,
  })),
  'contact-message': [
    {
      values: { name: 'Bo', email: 'bo@example.com', text: 'One.\n\nTwo.' },
      says: ['Bo writes', 'One.', 'Two.', 'bo@example.com'],
      leadsTo: null,
      hasNoAccount: true,
    },
    {
      values: { name: '', email: 'bo@example.com', text: 'One.' },
      says: ['Somebody writes', 'One.'],
      leadsTo: null,
      hasNoAccount: true,
    },
  ],
  'doctor-entry': [
    {
      values: { ...entry, what: 'confirm' },
      says: ['Dr. Lind', 'Confirm your entry at Yolk'],
      leadsTo: ownEntry,
      hasNoAccount: true,
    },
    {
      values: { ...entry, what: 'listed', slug: 'dr-lind' },
      says: ['Dr. Lind', `https://yolk.example${screenPath('doctor', en, { slug: 'dr-lind' })}`],
      leadsTo: ownEntry,
      hasNoAccount: true,
    },
    {
      values: { ...entry, what: 'declined', note: 'No street.\n\nNo city.' },
      says: ['Dr. Lind', 'No street.', 'No city.'],
      leadsTo: ownEntry,
      hasNoAccount: true,
    },
  ],
  'doctor-waiting': [
    {
      values: { name: 'Dr. Lind', isCorrection: false },
      says: ['Dr. Lind has asked to be listed.'],
      leadsTo: screenPath('adminDoctors', en),
      hasNoAccount: true,
    },
    {
      values: { name: 'Dr. Lind', isCorrection: true },
      says: ['Dr. Lind has corrected an entry.'],
      leadsTo: screenPath('adminDoctors', en),
      hasNoAccount: true,
    },
  ],
  'thaw-tonight': [
    {
      values: {
        userId,
        firstName,
        planSlug: 'week-1',
        dishes: [{ title: 'Fish pie', foods: ['Cod', 'Shrimp'] }],
      },
      says: ['Åsa', 'Fish pie', 'Cod', 'Shrimp'],
      leadsTo: screenPath('mealPlan', en, { slug: 'week-1' }),
      canEnd: true,
    },
  ],
  'program-day': [
    {
      values: { userId, firstName, slug: 'salt', title: 'Salt', day: 3, tasks: ['Read.', 'Cook.'] },
      says: ['Åsa', 'Salt, day 3', 'Read.', 'Cook.'],
      leadsTo: screenPath('programDay', en, { slug: 'salt', day: 3 }),
      canEnd: true,
    },
  ],
  'program-week': [
    {
      values: { userId, firstName, slug: 'salt', title: 'Salt', week: 2 },
      says: ['Åsa', 'Salt: check-in of week 2'],
      leadsTo: screenPath('programCheckIn', en, { slug: 'salt', week: 2 }),
      canEnd: true,
    },
  ],
  'community-replies': [
    {
      values: { ...topic, count: 3 },
      says: ['Åsa', '3', 'Salt'],
      leadsTo: `${screenPath('communityTopic', en, { id: 'topic-1' })}?page=2#post-21`,
      canEnd: true,
    },
    {
      values: { ...topic, title: '', number: 0, page: 1, count: 1 },
      says: ['Åsa'],
      leadsTo: screenPath('communityTopic', en, { id: 'topic-1' }),
      canEnd: true,
    },
  ],
  'community-likes': [
    {
      values: { ...topic, count: 4 },
      says: ['Åsa', '4', 'Salt', 'like'],
      leadsTo: `${screenPath('communityTopic', en, { id: 'topic-1' })}?page=2#post-21`,
      canEnd: true,
    },
  ],
  'community-decision': [
    {
      values: { userId, firstName },
      says: ['Åsa'],
      leadsTo: screenPath('community', en),
      canEnd: true,
    },
  ],
  'pro-invitation': [true, false].map((isPaidByGroup) => ({
    values: { ...group, invitationId: 'invitation-1', isPaidByGroup },
    says: [
      'Åsa',
      'Dr. Berg invites you',
      'Dr. Berg would like you',
      'what Dr. Berg may see',
      isPaidByGroup ? 'Dr. Berg pays for your membership' : 'You pay for your membership yourself',
    ],
    leadsTo: screenPath('proJoin', en, undefined),
    hasNoAccount: true as const,
  })),
  'pro-welcome': [
    {
      values: { ...group, isPaidByGroup: true, endsAt: '2026-05-04T00:00:00Z' },
      says: [
        'Åsa',
        'Welcome to Dr. Berg',
        'Dr. Berg pays for your membership',
        'ends by itself on May 4, 2026',
        'leave Dr. Berg',
      ],
      leadsTo: screenPath('groupSees', en),
    },
    {
      values: { ...group, isPaidByGroup: false, endsAt: null },
      says: ['Welcome to Dr. Berg'],
      saysNot: ['pays for your membership', 'ends by itself'],
      leadsTo: screenPath('groupSees', en),
    },
  ],
  'pro-member-joined': [
    {
      values: { ...group, groupId: 'group-1', memberId: 'member-1', memberName: 'Bo Ek' },
      says: ['Åsa', 'Bo Ek has joined Dr. Berg', 'Bo Ek has accepted the invitation to Dr. Berg'],
      leadsTo: `${screenPath('proMember', en, { member: 'member-1' })}?group=group-1`,
    },
  ],
  'pro-removed': [true, false].map((isPaidByGroup) => ({
    values: { ...group, isPaidByGroup },
    says: [
      'Åsa',
      'You are no longer in Dr. Berg',
      'Dr. Berg has removed you',
      'ask Dr. Berg',
      isPaidByGroup ? 'Dr. Berg no longer pays' : 'Your own membership goes on',
    ],
    leadsTo: null,
  })),
  'pro-assigned': [true, false].map((isProgram) => ({
    values: { ...group, isProgram, title: 'Salt' },
    says: [
      'Åsa',
      'A suggestion from Dr. Berg',
      `Dr. Berg suggests the ${isProgram ? 'program' : 'meal plan'} “Salt”`,
    ],
    leadsTo: screenPath('groupSees', en),
  })),
  'pro-term-ending': [
    {
      values: { ...group, endsAt: '2026-05-04T00:00:00Z' },
      says: [
        'Åsa',
        'Your time in Dr. Berg ends on May 4, 2026',
        'Dr. Berg ends by itself on May 4, 2026',
        'ask Dr. Berg',
      ],
      leadsTo: null,
    },
  ],
  'pro-terms-ending': [
    {
      values: { ...group, count: 5 },
      says: ['Åsa', 'Terms in Dr. Berg end soon', '5'],
      leadsTo: screenPath('proMembers', en),
    },
  ],
  'seats-payment': [
    {
      values: { ...seats, what: 'failure', currency: 'SEK' },
      says: ['Åsa', 'The payment for Clinic Berg was refused', 'Y-17', '49 kr', 'May 4, 2026'],
      leadsTo: payment,
    },
    {
      values: { ...seats, what: 'ending' },
      says: ['Clinic Berg: members lose their access on May 4, 2026', 'Y-17', '$49'],
      leadsTo: payment,
    },
    {
      values: { ...seats, what: 'loss' },
      says: ['Invoice Y-17 over US$49 for Clinic Berg was not paid'],
      leadsTo: payment,
    },
    {
      values: { ...seats, what: 'recovery', currency: 'XXX' },
      says: ['Invoice Y-17 over US$49 for Clinic Berg is paid'],
      leadsTo: payment,
    },
  ],
  'weekly-plan': [true, false].map((hasPlan) => ({
    values: { userId, firstName, hasPlan },
    says: ['Åsa'],
    leadsTo: screenPath('myMealPlanner', en),
    canEnd: true as const,
  })),
};

const cases = Object.entries(samples).flatMap(([kind, own]) =>
  (own as readonly Sample<MailKind>[]).map((sample) => [kind as MailKind, sample] as const),
);

function rendered(kind: MailKind, { values }: Sample<MailKind>, locale: Locale = en) {
  const mail = { id: '1', kind, recipient: 'a@example.com', values } as NewMail;
  const outgoing = { ...mail, locale, origin: 'https://yolk.example', attempts: 1 };
  return renderMail({
    mail: { ...outgoing, createdAt: new Date('2026-03-02T08:00:00Z') } as OutgoingMail,
    settings: readSettings({ CONTACT_EMAIL: 'contact@yolk.example' }),
    authSecret: 'a secret that only the tests know, long enough',
  });
}

test.each(cases)('%s tells all it is told', (kind, sample) => {
  const { subject, text } = rendered(kind, sample);
  const whole = `${subject}\n${text}`.replaceAll('\u00a0', ' ');
  for (const words of sample.says) expect(whole).toContain(words);
  for (const words of sample.saysNot ?? []) expect(whole).not.toContain(words);
});

test.each(cases)('%s leads where it says', (kind, sample) => {
  const { text, headers } = rendered(kind, sample);
  const [, address = null] =
    /:\nhttps:\/\/yolk\.example(\S+)/.exec(text.split('\n-- \n')[0]!) ?? [];
  const known = address?.replace(/\?(?:token|invitation)=[\w.-]+$/, '') ?? null;
  expect(known).toBe(sample.leadsTo);
  expect(headers['List-Unsubscribe'] !== undefined).toBe(sample.canEnd === true);
  expect(text.includes('because of your account')).toBe(sample.hasNoAccount !== true);
});

test('the address of an entry opens it without a log-in', () => {
  const own = samples['doctor-entry'].map((sample) => rendered('doctor-entry', sample).text);
  for (const text of own) expect(text).toMatch(/yolk\.example\S+\?token=[\w.-]{20,}/);
});

test.each(cases)('%s leaves no gap in any language', (kind, sample) => {
  for (const locale of localeCodes) {
    const { subject, text, html } = rendered(kind, sample, locale);
    expect(`${subject}\n${text}\n${html}`).not.toMatch(/undefined|null|NaN|Invalid|\{\w*\}/);
    expect(subject).not.toBe('');
  }
});

test('the two mails of a week are not the same', () => {
  const [planned, open] = samples['weekly-plan'].map((sample) => rendered('weekly-plan', sample));
  expect(planned?.text).not.toBe(open?.text);
});
