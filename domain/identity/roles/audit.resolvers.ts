import { builder } from '../../../api/builder.ts';
import type { Database } from '../../../db/database.ts';
import type { AuditEntry } from '../../audit/audit.ts';
import { listAudit } from '../../audit/audit-log.ts';
import { findNames, type NamedPerson } from './list-people.ts';
import { requireRole } from './require-role.ts';

/** A line of the log with the accounts it names, as far as they are still there. */
interface NamedEntry extends AuditEntry {
  readonly by: NamedPerson | null;
  readonly subject: NamedPerson | null;
}

const NamedPersonType = builder.objectRef<NamedPerson>('NamedPerson').implement({
  fields: (t) => ({
    userId: t.exposeID('userId'),
    firstName: t.exposeString('firstName'),
    lastName: t.exposeString('lastName'),
    email: t.exposeString('email'),
  }),
});

const AuditEntryType = builder.objectRef<NamedEntry>('AuditEntry').implement({
  description: 'One line of a log that is only added to.',
  fields: (t) => ({
    id: t.exposeID('id'),
    happenedAt: t.expose('happenedAt', { type: 'DateTime' }),
    action: t.exposeString('action', {
      description:
        'ROLE_GRANTED, ROLE_TAKEN_BACK, KEY_CREATED, KEY_REVOKED, CONTENT_PUBLISHED, CONTENT_SCHEDULED, CONTENT_ARCHIVED, DOCTOR_LISTED, DOCTOR_DECLINED, DOCTOR_REMOVED, DOCTOR_SAMPLES_REMOVED, COMMUNITY_KEPT, COMMUNITY_HIDDEN, COMMUNITY_WARNED, COMMUNITY_PAUSED, COMMUNITY_RESUMED or COMMUNITY_UNDONE.',
    }),
    actorKind: t.string({
      description: 'ADMINISTRATOR, EDITOR, MODERATOR, COMMAND, SETTING or DEMO.',
      resolve: ({ actor }) => actor.kind,
    }),
    by: t.field({
      type: NamedPersonType,
      nullable: true,
      description:
        'The administrator, editor or moderator; null where it was none, or the account was erased.',
      resolve: ({ by }) => by,
    }),
    subject: t.field({
      type: NamedPersonType,
      nullable: true,
      description: 'The account it is about; null where it was erased, or it is about none.',
      resolve: ({ subject }) => subject,
    }),
    role: t.string({ nullable: true, resolve: ({ details }) => details.role ?? null }),
    language: t.string({ nullable: true, resolve: ({ details }) => details.language ?? null }),
    name: t.string({
      nullable: true,
      description:
        'Of a key, or of what was published; the last letters of the id of an entry of a doctor or of a post.',
      resolve: ({ details }) => details.name ?? null,
    }),
  }),
});

interface NamedPage {
  readonly entries: readonly NamedEntry[];
  readonly next: string | null;
}

const AuditPageType = builder.objectRef<NamedPage>('AuditPage').implement({
  fields: (t) => ({
    entries: t.field({ type: [AuditEntryType], resolve: ({ entries }) => [...entries] }),
    next: t.string({
      nullable: true,
      description: '`after` of the page with older lines; null on the last page.',
      resolve: ({ next }) => next,
    }),
  }),
});

const usualPage = 50;
const longestPage = 100;

builder.queryField('auditLog', (t) =>
  t.field({
    type: AuditPageType,
    description: 'Who was given which role and key, newest first; for administrators.',
    args: {
      first: t.arg.int({ description: `${usualPage} unless told, at most ${longestPage}.` }),
      after: t.arg.string(),
    },
    resolve: (_root, { first, after }, context) => {
      requireRole(context, 'ADMINISTRATOR');
      const rows = Math.min(Math.max(first ?? usualPage, 1), longestPage);
      return readPage({ db: context.services.db, first: rows, after: after ?? null });
    },
  }),
);

async function readPage(args: {
  db: Database;
  first: number;
  after: string | null;
}): Promise<NamedPage> {
  const { entries, next } = await listAudit(args);
  const userIds = new Set(
    entries.flatMap((entry) => [actorIdOf(entry) ?? [], entry.subjectId]).flat(),
  );
  const names = await findNames({ db: args.db, userIds: [...userIds] });
  const named = entries.map((entry) => ({
    ...entry,
    by: names.get(actorIdOf(entry) ?? '') ?? null,
    subject: names.get(entry.subjectId) ?? null,
  }));
  return { entries: named, next };
}

function actorIdOf({ actor }: AuditEntry): string | null {
  return 'userId' in actor ? actor.userId : null;
}
