import type { Database, Transaction } from '../../db/database.ts';
import { locales } from '../../i18n/locales.ts';
import type { Clock } from '../../lib/clock.ts';
import { fold } from '../../lib/fold.ts';
import type { CreateId } from '../../lib/ids.ts';
import { problem, type Problem } from '../../lib/problems.ts';
import type { Actor, AuditAction } from '../audit/audit.ts';
import { writeAudit } from '../audit/audit-log.ts';
import { queueMail } from '../mail/queue-mail.ts';
import {
  changeApplication,
  countWaiting,
  deleteApplication,
  lockApplication,
  readWaiting,
} from './applications.store.ts';
import type { OwnEntry } from './apply.ts';
import type { SentApplication } from './doctor.ts';
import { deleteDoctor, deleteSamples, putDoctor } from './doctors.store.ts';
import { searchWordsOf, sortNameOf } from './search-words.ts';

export interface ReviewTools {
  db: Database;
  clock: Clock;
  createId: CreateId;
  actor: Actor;
}

interface Read {
  id: string;
  /** Of what the reviewer has read. */
  revision: number;
  /** Where the links of mails lead. */
  origin: string;
}

const mostShown = 50;

/** The oldest that wait, and how many do. */
export async function readQueue({ db }: { db: Database }) {
  const [waiting, waitingCount] = await Promise.all([
    readWaiting({ db, limit: mostShown }),
    countWaiting({ db }),
  ]);
  return { waiting: waiting satisfies OwnEntry[], waitingCount };
}

/** Everybody reads the entry from now on, and whoever sent it is told. */
export function listEntry(args: ReviewTools & Read): Promise<Problem[]> {
  return withRead(args, async ({ tx, entry }) => {
    const slug = await publish({ ...args, tx, entry });
    await changeApplication({ tx, id: entry.id, changes: { state: 'LISTED', note: '' } });
    await tellApplicant({ ...args, tx, entry, what: 'listed', slug, note: '' });
    await audit({ ...args, tx, action: 'DOCTOR_LISTED' });
    return [];
  });
}

const longestNote = 1000;

/** What was listed before a correction stays. */
export function declineEntry(args: ReviewTools & Read & { note: string }): Promise<Problem[]> {
  const note = args.note.trim();
  return withRead(args, async ({ tx, entry }) => {
    if (note === '') return [problem('note', 'doctor.note-required')];
    if (note.length > longestNote)
      return [problem('note', 'doctor.too-long', { most: longestNote })];
    await changeApplication({ tx, id: entry.id, changes: { state: 'DECLINED', note } });
    await tellApplicant({ ...args, tx, entry, what: 'declined', slug: '', note });
    await audit({ ...args, tx, action: 'DOCTOR_DECLINED' });
    return [];
  });
}

/** Takes an entry out of the directory, with what was sent for it. */
export function removeEntry(args: ReviewTools & { id: string }): Promise<Problem[]> {
  const { db, id } = args;
  return db.transaction(async (tx) => {
    const wasListed = await deleteDoctor({ tx, id });
    const wasSent = await deleteApplication({ tx, id });
    if (!wasListed && !wasSent) return [problem('id', 'doctor.unknown')];
    await audit({ ...args, tx, action: 'DOCTOR_REMOVED' });
    return [];
  });
}

/** How many samples there were. */
export function removeSamples(args: ReviewTools): Promise<number> {
  return args.db.transaction(async (tx) => {
    const count = await deleteSamples({ tx });
    if (count > 0) await audit({ ...args, tx, id: 'samples', action: 'DOCTOR_SAMPLES_REMOVED' });
    return count;
  });
}

async function withRead(
  args: ReviewTools & Read,
  change: (read: { tx: Transaction; entry: SentApplication }) => Promise<Problem[]>,
): Promise<Problem[]> {
  const { db, id, revision } = args;
  return db.transaction(async (tx) => {
    const entry = await lockApplication({ tx, id });
    if (entry === null) return [problem('id', 'doctor.unknown')];
    if (entry.state !== 'WAITING' || entry.revision !== revision) {
      return [problem('id', 'doctor.changed-since')];
    }
    return change({ tx, entry });
  });
}

async function publish(args: {
  tx: Transaction;
  clock: Clock;
  entry: SentApplication;
}): Promise<string> {
  const { tx, clock, entry } = args;
  const { email: _email, licence: _licence, ...read } = entry.application;
  const now = clock.now();
  return putDoctor({
    tx,
    row: {
      ...read,
      id: entry.id,
      slug: slugOf({ name: read.name, id: entry.id }),
      isSample: false,
      textLanguage: locales[entry.locale].contentLanguage,
      listedAt: now,
      checkedAt: now,
      searchWords: searchWordsOf(read),
      sortName: sortNameOf(read),
    },
  });
}

/** `anna-berg-3f2a9c`: two doctors may have one name. */
function slugOf({ name, id }: { name: string; id: string }): string {
  const words = fold(name.toLowerCase()).match(/[a-z\d]+/g) ?? [];
  return [...words, id.replaceAll('-', '').slice(-6)].join('-');
}

async function tellApplicant(args: {
  tx: Transaction;
  clock: Clock;
  origin: string;
  entry: SentApplication;
  what: 'listed' | 'declined';
  slug: string;
  note: string;
}): Promise<void> {
  const { tx, clock, origin, entry, what, slug, note } = args;
  const { id, revision, application, locale } = entry;
  await queueMail({
    tx,
    mail: {
      id: `doctor-${what}-${id}-${revision}`,
      kind: 'doctor-entry',
      recipient: application.email,
      values: { what, entryId: id, name: application.name, slug, note },
    },
    setting: { locale, origin },
    createdAt: clock.now(),
  });
}

/** By a part of its id alone: a line of the log outlives the entry, and may name nobody. */
async function audit(
  args: Omit<ReviewTools, 'db'> & { tx: Transaction; id: string; action: AuditAction },
): Promise<void> {
  const { tx, clock, createId, actor, id, action } = args;
  const times = { id: createId(), happenedAt: clock.now() };
  await writeAudit({ tx, ...times, actor, action, subjectId: id, details: { name: shortId(id) } });
}

/** What the log and the page of reviewers call an entry. */
export function shortId(id: string): string {
  return id.slice(-6);
}
