import type { Locale } from '../../i18n/locales.ts';

interface CommunityNewsValues {
  userId: string;
  firstName: string;
  topicId: string;
  /** The topic's title; empty where the topic's first text is gone. */
  title: string;
  number: number;
  page: number;
  count: number;
}

/** What each kind of mail is told; its words and looks are in `server/mail`. */
export interface MailValues {
  'confirm-email': { ticketId: string; firstName: string };
  'change-email': { ticketId: string; firstName: string };
  'email-changed': { firstName: string; newEmail: string };
  'reset-password': { ticketId: string; firstName: string };
  'password-changed': { firstName: string };
  'account-deleted': { firstName: string };
  'first-charge': {
    firstName: string;
    priceMinor: number;
    currency: string;
    chargeAt: string;
    isTest: boolean;
  };
  'contact-message': {
    /** Of whoever wrote; may be empty. */
    name: string;
    email: string;
    text: string;
  };
  /** To a doctor, with the link by which an entry is seen, corrected and withdrawn. */
  'doctor-entry': {
    what: 'confirm' | 'listed' | 'declined';
    entryId: string;
    name: string;
    /** Of the listed entry, else empty. */
    slug: string;
    /** Why it was declined, else empty. */
    note: string;
  };
  /** To the operator. */
  'doctor-waiting': { name: string; isCorrection: boolean };
  'thaw-tonight': {
    /** Whose link to unsubscribe it carries. */
    userId: string;
    firstName: string;
    planSlug: string;
    dishes: readonly { title: string; foods: readonly string[] }[];
  };
  'program-day': {
    /** Whose link to unsubscribe it carries. */
    userId: string;
    firstName: string;
    slug: string;
    title: string;
    day: number;
    tasks: readonly string[];
  };
  'program-week': {
    userId: string;
    firstName: string;
    slug: string;
    title: string;
    week: number;
  };
  'community-replies': CommunityNewsValues;
  'community-likes': CommunityNewsValues;
  'community-decision': { userId: string; firstName: string };
  'pro-invitation': {
    /** The link itself is made when the mail is written. */
    invitationId: string;
    firstName: string;
    groupTitle: string;
    isPaidByGroup: boolean;
  };
  /** To somebody who has joined a group. */
  'pro-welcome': {
    firstName: string;
    groupTitle: string;
    isPaidByGroup: boolean;
    endsAt: string | null;
  };
  /** To the administrators. */
  'pro-member-joined': {
    firstName: string;
    groupId: string;
    groupTitle: string;
    memberId: string;
    memberName: string;
  };
  /** To somebody who was taken out of a group. */
  'pro-removed': { firstName: string; groupTitle: string; isPaidByGroup: boolean };
  'pro-assigned': { firstName: string; groupTitle: string; isProgram: boolean; title: string };
  'pro-term-ending': { firstName: string; groupTitle: string; endsAt: string };
  'pro-terms-ending': { firstName: string; groupTitle: string; count: number };
  /** Of an invoice for a group's seats. */
  'seats-payment': {
    what: 'failure' | 'ending' | 'loss' | 'recovery';
    firstName: string;
    groupId: string;
    title: string;
    number: string;
    dueMinor: number;
    currency: string;
    accessUntil: string;
  };
  'weekly-plan': { userId: string; firstName: string; hasPlan: boolean };
}

export type MailKind = keyof MailValues;

/** Where a mail leads and in which language: taken from the request that caused it. */
export interface MailSetting {
  locale: Locale;
  origin: string;
}

/** A mail with the values that its kind needs. */
export type NewMail = {
  [Kind in MailKind]: {
    /** One mail for each id, however often it is written. */
    id: string;
    kind: Kind;
    recipient: string;
    values: MailValues[Kind];
  };
}[MailKind];

/** A mail on its way. */
export type OutgoingMail = NewMail & MailSetting & { attempts: number; createdAt: Date };
