import type { Database, Transaction } from '../../db/database.ts';
import { locales } from '../../i18n/locales.ts';
import type { Clock } from '../../lib/clock.ts';
import { addDays } from '../../lib/clock.ts';
import { countryName } from '../../lib/countries.ts';
import type { CreateId } from '../../lib/ids.ts';
import { problem, type Problem } from '../../lib/problems.ts';
import { normalizeEmail } from '../identity/identity.rules.ts';
import { tooManyTries } from '../identity/tries/too-many-tries.ts';
import type { MailSetting } from '../mail/mail.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { countTryInTurn } from '../rate-limits/count-try.ts';
import { networkOf, type RateLimit } from '../rate-limits/rate-limit.ts';
import {
  changeApplication,
  deleteApplication,
  deleteUnconfirmedBefore,
  findApplication,
  insertApplication,
  lockApplication,
} from './applications.store.ts';
import type { SentApplication } from './doctor.ts';
import {
  applicationProblems,
  tidyApplication,
  type DoctorApplication,
} from './doctor-entry.rules.ts';
import { deleteDoctor } from './doctors.store.ts';
import { readEntryToken } from './entry-link.ts';

export interface DoctorTools {
  db: Database;
  clock: Clock;
  createId: CreateId;
  /** Of the signed links. */
  secret: string;
  /** Of the operator, who is told of what waits. */
  operator: string;
  mailSetting: MailSetting;
  ipAddress: string;
}

const hourMs = 3_600_000;
const mostOfANetwork = 5;
/** Whoever has many networks fills neither the queue nor one mailbox. */
const mostOfAnAddress = 3;
const mostOfAll = 100;

/** Keeps an application and mails its link: it reaches a reviewer once that was followed. */
export async function applyAsDoctor(
  args: DoctorTools & { application: DoctorApplication; hasConsent: boolean },
): Promise<Problem[]> {
  const { db, clock, createId, hasConsent, mailSetting } = args;
  const application = tidied(args.application);
  const problems = [
    ...problemsOf(application),
    ...(hasConsent ? [] : [problem('hasConsent', 'doctor.consent-required')]),
  ];
  if (problems.length > 0) return problems;
  const groups = limitsOf(args, application.email);
  const { retryAfterSeconds } = await countTryInTurn({ db, clock, groups });
  if (retryAfterSeconds !== null) return [tooManyTries(retryAfterSeconds)];
  const now = clock.now();
  const sent: SentApplication = {
    id: createId(),
    state: 'UNCONFIRMED',
    revision: 1,
    application,
    locale: mailSetting.locale,
    note: '',
    sentAt: now,
  };
  await db.transaction(async (tx) => {
    await insertApplication({ tx, sent, consentedAt: now });
    await queueMail({
      tx,
      mail: {
        id: `doctor-entry-${sent.id}`,
        kind: 'doctor-entry',
        recipient: application.email,
        values: { what: 'confirm', entryId: sent.id, name: application.name, slug: '', note: '' },
      },
      setting: mailSetting,
      createdAt: now,
    });
  });
  return [];
}

function limitsOf({ ipAddress }: DoctorTools, email: string): RateLimit[][] {
  const perMs = hourMs;
  const subject = [networkOf(ipAddress)];
  return [
    [{ name: 'doctor-network', subject, most: mostOfANetwork, perMs }],
    [{ name: 'doctor-address', subject: [email], most: mostOfAnAddress, perMs: 24 * hourMs }],
    [{ name: 'doctor', subject: [], most: mostOfAll, perMs }],
  ];
}

function tidied(application: DoctorApplication): DoctorApplication {
  return { ...tidyApplication(application), email: normalizeEmail(application.email) };
}

function problemsOf(application: DoctorApplication): Problem[] {
  const { languageTag } = locales.en;
  return applicationProblems(application, (code) => countryName(code, languageTag) !== null);
}

export interface OwnEntry extends SentApplication {
  /** Of the entry that everybody reads; null where there is none. */
  readonly slug: string | null;
}

/** What the link in a mail opens; null for one that is none, or whose entry was withdrawn. */
export async function findOwnEntry(args: {
  db: Database;
  secret: string;
  token: string;
}): Promise<OwnEntry | null> {
  const id = readEntryToken(args);
  return id === null ? null : findApplication({ db: args.db, id });
}

/** The link was followed: the application goes to the reviewers. */
export function confirmEntry(args: DoctorTools & { token: string }): Promise<Problem[]> {
  return withOwnEntry(args, async ({ tx, entry }) => {
    if (entry.state !== 'UNCONFIRMED') return [];
    const { id, revision, application } = entry;
    await changeApplication({ tx, id, changes: { state: 'WAITING', sentAt: args.clock.now() } });
    await tellOperator({ ...args, tx, id, revision, application });
    return [];
  });
}

/** What was listed stays as it is until a reviewer has read the correction. */
export async function correctEntry(
  args: DoctorTools & { token: string; application: Omit<DoctorApplication, 'email'> },
): Promise<Problem[]> {
  const { clock, mailSetting } = args;
  return withOwnEntry(args, async ({ tx, entry }) => {
    const { email } = entry.application;
    const application = tidied({ ...args.application, email });
    const problems = problemsOf(application);
    if (problems.length > 0) return problems;
    const { id } = entry;
    const revision = entry.revision + 1;
    const { locale } = mailSetting;
    const sentAt = clock.now();
    const changes = { state: 'WAITING', revision, application, locale, note: '', sentAt } as const;
    await changeApplication({ tx, id, changes });
    await tellOperator({ ...args, tx, id, revision, application });
    return [];
  });
}

/** Nothing of the entry stays, neither what was sent nor what everybody read. */
export function withdrawEntry(args: DoctorTools & { token: string }): Promise<Problem[]> {
  return withOwnEntry(args, async ({ tx, entry: { id } }) => {
    await deleteDoctor({ tx, id });
    await deleteApplication({ tx, id });
    return [];
  });
}

async function withOwnEntry(
  args: DoctorTools & { token: string },
  change: (own: { tx: Transaction; entry: SentApplication }) => Promise<Problem[]>,
): Promise<Problem[]> {
  const id = readEntryToken(args);
  const unknown = [problem('token', 'doctor.link-invalid')];
  if (id === null) return unknown;
  return args.db.transaction(async (tx) => {
    const entry = await lockApplication({ tx, id });
    return entry === null ? unknown : change({ tx, entry });
  });
}

async function tellOperator(
  args: Pick<DoctorTools, 'clock' | 'operator' | 'mailSetting'> & {
    tx: Transaction;
    id: string;
    revision: number;
    application: DoctorApplication;
  },
): Promise<void> {
  const { tx, id, revision, application, operator, clock, mailSetting } = args;
  const mail = {
    id: `doctor-waiting-${id}-${revision}`,
    kind: 'doctor-waiting',
    recipient: operator,
    values: { name: application.name, isCorrection: revision > 1 },
  } as const;
  await queueMail({ tx, mail, setting: mailSetting, createdAt: clock.now() });
}

const keptDays = 7;

/** Applications whose link nobody followed. */
export async function clearUnconfirmed({ db, clock }: { db: Database; clock: Clock }) {
  await deleteUnconfirmedBefore({ db, before: addDays(clock.now(), -keptDays) });
}
