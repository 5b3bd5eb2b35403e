import type { Transaction } from '../../../db/database.ts';
import { problem, type Problem } from '../../../lib/problems.ts';
import type { AuditAction } from '../../audit/audit.ts';
import { writeAudit } from '../../audit/audit-log.ts';
import {
  notePublication,
  putItem,
  putVersion,
  readDue,
  type EditedItem,
  type ItemKey,
} from '../content-store.store.ts';
import { languageStates } from '../documents/translations.rules.ts';
import { changeItem, revisionOf, type Drafting } from '../drafts/drafting.ts';
import { judgeRecipe, withSlugs } from '../recipes/judge-recipe.ts';

interface Publishing extends Drafting {
  key: ItemKey;
}

/** Now, or at a time to come. Only what the editor has read goes out. */
export async function publishItem(
  args: Publishing & { revision: string; publishAt: Date | null },
): Promise<Problem[]> {
  const { key, revision, publishAt, clock, editor } = args;
  const now = clock.now();
  if (publishAt !== null && publishAt <= now) return [problem('publishAt', 'content.time-passed')];
  return changeItem({
    ...args,
    change: async (tx, item) => {
      if (revisionOf(item) !== revision) return [problem([], 'content.changed-since')];
      const problems = await openProblems(args, item);
      if (problems.length > 0) return problems;
      if (publishAt === null) {
        await goOut({ ...args, tx, item, by: editor.userId });
        return [];
      }
      const { newest, version, changedBy } = item;
      await putVersion({ tx, ...key, version: { ...newest, publishedBy: editor.userId } });
      const waiting = { state: 'IN_REVIEW', version, publishAt, changedBy } as const;
      await putItem({ tx, ...key, item: { ...waiting, changedAt: now } });
      await audit({ ...args, tx, item, by: editor.userId, action: 'CONTENT_SCHEDULED' });
      return [];
    },
  });
}

/** What keeps it from going out: a language that is not whole, or a file that could not be read. */
async function openProblems(
  { content, key }: Pick<Publishing, 'content' | 'key'>,
  { newest }: EditedItem,
): Promise<Problem[]> {
  const missing = languageStates(newest).flatMap((language) => language.missing);
  if (missing.length > 0) return [problem([], 'content.not-translated', { count: missing.length })];
  const { remarks, compiled } = judgeRecipe({ id: key.id, fields: newest.fields, content });
  if (compiled !== null) return [];
  const stops = remarks.filter(({ level }) => level === 'STOPS');
  return [problem([], 'content.not-ready', { count: Math.max(1, stops.length) })];
}

type GoingOut = Publishing & { tx: Transaction; item: EditedItem; by: string | null };

async function goOut(args: GoingOut): Promise<void> {
  const { tx, key, item, by, clock } = args;
  const now = clock.now();
  const { newest, version, changedBy } = item;
  const fields = withSlugs(newest.fields);
  const published = { ...newest, fields, publishedAt: now, publishedBy: by };
  await putVersion({ tx, ...key, version: published });
  await putItem({
    tx,
    ...key,
    item: {
      state: 'PUBLISHED',
      version,
      publishedVersion: version,
      archivedAt: null,
      publishAt: null,
      changedAt: now,
      changedBy,
    },
  });
  await notePublication({ tx, ...key });
  await audit({ ...args, action: 'CONTENT_PUBLISHED' });
}

function audit(args: GoingOut & { action: AuditAction }): Promise<void> {
  const { tx, key, item, by, clock, createId, action } = args;
  const name = item.newest.fields['title.en'] ?? key.id;
  const actor =
    by === null ? { kind: 'COMMAND' as const } : { kind: 'EDITOR' as const, userId: by };
  const entry = { id: createId(), happenedAt: clock.now(), actor, action };
  const subjectId = `${key.kind}:${key.id}`;
  return writeAudit({ tx, ...entry, subjectId, details: { name } });
}

/** Publishes what waited for this hour. What cannot go out any more waits for an editor instead. */
export async function publishDue(args: Omit<Publishing, 'key' | 'editor'>): Promise<number> {
  const due = await readDue({ db: args.db, now: args.clock.now() });
  const rights = { mayWrite: true, mayPublish: true, languages: [] };
  for (const key of due) {
    const publishing = { ...args, key, editor: { userId: '', rights } };
    await changeItem({
      ...publishing,
      change: async (tx, item) => {
        const { publishAt, newest, version, changedBy, changedAt } = item;
        if (publishAt === null || publishAt > args.clock.now()) return;
        const problems = await openProblems(publishing, item);
        if (problems.length === 0) {
          await goOut({ ...publishing, tx, item, by: newest.publishedBy });
        } else {
          const kept = { state: 'IN_REVIEW', version, changedBy, changedAt } as const;
          await putItem({ tx, ...key, item: { ...kept, publishAt: null } });
        }
      },
    });
  }
  return due.length;
}

/** Takes it away from everybody. What plans, programs and pages are made of stays. */
export async function archiveItem(
  args: Publishing & { usedBy: readonly string[] },
): Promise<Problem[]> {
  const { key, clock, editor, usedBy } = args;
  if (usedBy.length > 0) {
    return [problem([], 'content.in-use', { where: usedBy.slice(0, 3).join(', ') })];
  }
  return changeItem({
    ...args,
    change: async (tx, item) => {
      const now = clock.now();
      const { version } = item;
      const archived = { state: 'ARCHIVED', version, archivedAt: now, publishAt: null } as const;
      await putItem({
        tx,
        ...key,
        item: { ...archived, changedAt: now, changedBy: editor.userId },
      });
      await notePublication({ tx, ...key });
      await audit({ ...args, tx, item, by: editor.userId, action: 'CONTENT_ARCHIVED' });
      return [];
    },
  });
}
