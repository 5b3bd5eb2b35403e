import type { Transaction } from '../../../db/database.ts';
import { problem, type Problem } from '../../../lib/problems.ts';
import { languages, type Language } from '../../../lib/language.ts';
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
import type { Fields } from '../documents/document.rules.ts';
import { fieldsGoingOut } from '../documents/published.rules.ts';
import { languageStates } from '../documents/translations.rules.ts';
import { changeItem, revisionOf, type Changing, type Editor } from '../drafts/drafting.ts';
import { withSlugs } from '../documents/filled.rules.ts';
import type { Catalogue } from '../kinds/catalogue.ts';
import { kinds } from '../kinds/kinds.ts';
import { publishedFieldsOf } from './published-fields.ts';

interface Publishing extends Changing {
  key: ItemKey;
}

/** Now, or at a time to come, in the chosen languages. Only what the editor has read goes out. */
export async function publishItem(
  args: Publishing & {
    editor: Editor;
    revision: string;
    publishAt: Date | null;
    chosen: readonly Language[];
  },
): Promise<Problem[]> {
  const { key, revision, publishAt, chosen, clock, editor } = args;
  const now = clock.now();
  if (publishAt !== null && publishAt <= now) return [problem('publishAt', 'content.time-passed')];
  if (chosen.length === 0) return [problem('languages', 'content.language-required')];
  return changeItem({
    ...args,
    change: async (tx, item) => {
      if (revisionOf(item) !== revision) return [problem([], 'content.changed-since')];
      const fields = await fieldsOf({ ...args, tx, item });
      const problems = openProblems(args, fields);
      if (problems.length > 0) return problems;
      if (publishAt === null) {
        await goOut({ ...args, tx, item, fields, by: editor.userId });
        return [];
      }
      const { newest, version, changedBy } = item;
      await putVersion({ tx, ...key, version: { ...newest, publishedBy: editor.userId } });
      const waiting = { state: 'IN_REVIEW', version, publishAt, changedBy } as const;
      const publishLanguages = [...chosen];
      await putItem({ tx, ...key, item: { ...waiting, publishLanguages, changedAt: now } });
      await audit({ ...args, tx, item, by: editor.userId, action: 'CONTENT_SCHEDULED' });
      return [];
    },
  });
}

type Choosing = Publishing & { tx: Transaction; item: EditedItem; chosen: readonly Language[] };

/** What everybody would read then. */
async function fieldsOf(args: Choosing): Promise<Fields> {
  const { tx, item, chosen } = args;
  const before = await publishedFieldsOf({ db: tx, item, catalogue: args });
  return fieldsGoingOut({ newest: item.newest.fields, before, chosen });
}

/** What keeps it from going out: a language that is not whole, or a file that could not be read. */
function openProblems(args: Catalogue & Pick<Publishing, 'key'>, fields: Fields): Problem[] {
  const { kind, id } = args.key;
  const missing = languageStates({ fields, basis: {} }).flatMap((language) => language.missing);
  if (missing.length > 0) return [problem([], 'content.not-translated', { count: missing.length })];
  const remarks = kinds[kind].judge({ id, fields, catalogue: args });
  const stops = remarks.filter(({ level }) => level === 'STOPS');
  return stops.length === 0 ? [] : [problem([], 'content.not-ready', { count: stops.length })];
}

type Audited = Choosing & { by: string | null };
type GoingOut = Audited & { fields: Fields };

/** Where English is held back, what changed in it still waits. */
async function goOut(args: GoingOut): Promise<void> {
  const { tx, key, item, fields, by, clock, chosen } = args;
  const now = clock.now();
  const { newest, version, changedBy } = item;
  const { newestFields, publishedFields } = kinds[key.kind].hasAddresses(key.id)
    ? withAddresses({ newest: newest.fields, fields })
    : { newestFields: newest.fields, publishedFields: fields };
  const published = { ...newest, fields: newestFields, publishedAt: now, publishedBy: by };
  await putVersion({ tx, ...key, version: published });
  await putItem({
    tx,
    ...key,
    item: {
      state: chosen.includes('en') ? 'PUBLISHED' : item.state,
      version,
      publishedVersion: version,
      publishedFields,
      archivedAt: null,
      publishAt: null,
      publishLanguages: null,
      changedAt: now,
      changedBy,
    },
  });
  await notePublication({ tx, ...key });
  await audit({ ...args, action: 'CONTENT_PUBLISHED' });
}

/** The addresses that were made of titles when it went out are those of the newest version, too. */
function withAddresses({ newest, fields }: { newest: Fields; fields: Fields }) {
  const publishedFields = withSlugs(fields);
  const slugs = Object.entries(publishedFields).filter(([field]) => field.startsWith('slug-'));
  return { publishedFields, newestFields: { ...newest, ...Object.fromEntries(slugs) } };
}

function audit(args: Audited & { action: AuditAction }): Promise<void> {
  const { tx, key, item, by, clock, createId, action, chosen } = args;
  const title = item.newest.fields['title.en'] ?? key.id;
  const name = chosen.length === languages.length ? title : `${title} (${chosen.join(', ')})`;
  const actor =
    by === null ? { kind: 'COMMAND' as const } : { kind: 'EDITOR' as const, userId: by };
  const entry = { id: createId(), happenedAt: clock.now(), actor, action };
  const subjectId = `${key.kind}:${key.id}`;
  return writeAudit({ tx, ...entry, subjectId, details: { name } });
}

/** Publishes what waited for this hour. What cannot go out any more waits for an editor instead. */
export async function publishDue(args: Changing): Promise<number> {
  const due = await readDue({ db: args.db, now: args.clock.now() });
  for (const key of due) {
    const publishing = { ...args, key };
    await changeItem({
      ...publishing,
      change: async (tx, item) => {
        const { publishAt, newest, version, changedBy, changedAt } = item;
        if (publishAt === null || publishAt > args.clock.now()) return;
        const going = { ...publishing, tx, item, chosen: item.publishLanguages ?? languages };
        const fields = await fieldsOf(going);
        const problems = openProblems(publishing, fields);
        if (problems.length === 0) {
          await goOut({ ...going, fields, by: newest.publishedBy });
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
  args: Publishing & { editor: Editor; usedBy: readonly string[] },
): Promise<Problem[]> {
  const { key, clock, editor, usedBy } = args;
  if (!kinds[key.kind].canBeArchived(key.id)) return [problem([], 'content.stays')];
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
      const by = editor.userId;
      await audit({ ...args, tx, item, by, chosen: languages, action: 'CONTENT_ARCHIVED' });
      return [];
    },
  });
}
