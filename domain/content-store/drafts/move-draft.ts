import { problem, type Problem } from '../../../lib/problems.ts';
import { longestNote } from '../content-limits.rules.ts';
import { putItem, putVersion, readVersions, type ItemKey } from '../content-store.store.ts';
import { changeItem, revisionOf, type Drafting } from './drafting.ts';

type Moving = Drafting & { key: ItemKey };

/** Asks an editor to read it. */
export async function sendToReview(args: Moving): Promise<Problem[]> {
  const { key, clock } = args;
  return changeItem({
    ...args,
    change: async (tx, { version, changedBy, state }) => {
      if (state === 'PUBLISHED' || state === 'ARCHIVED') {
        return [problem([], 'content.nothing-changed')];
      }
      const item = { state: 'IN_REVIEW', version, changedBy, changedAt: clock.now() } as const;
      await putItem({ tx, ...key, item });
      return [];
    },
  });
}

/** Gives it back to its author, with what is to be done. */
export async function sendBack(
  args: Moving & { note: string; revision: string },
): Promise<Problem[]> {
  const { key, revision, clock } = args;
  const note = args.note.trim();
  if (note === '') return [problem('note', 'content.note-required')];
  if (note.length > longestNote) {
    return [problem('note', 'content.text-too-long', { most: longestNote })];
  }
  return changeItem({
    ...args,
    change: async (tx, { newest, version, changedBy, changedAt, state }) => {
      if (revisionOf({ version, changedAt }) !== revision) {
        return [problem([], 'content.changed-since')];
      }
      if (state !== 'IN_REVIEW') return [problem([], 'content.not-in-review')];
      await putVersion({ tx, ...key, version: { ...newest, note } });
      const item = { state: 'SENT_BACK', version, changedBy, publishAt: null } as const;
      await putItem({ tx, ...key, item: { ...item, changedAt: clock.now() } });
      return [];
    },
  });
}

/** Brings a version back as a new draft; nothing that came after it is lost. */
export async function restoreVersion(args: Moving & { version: number }): Promise<Problem[]> {
  const { key, clock, editor } = args;
  return changeItem({
    ...args,
    change: async (tx, { newest }) => {
      const versions = await readVersions({ db: tx, ...key });
      const wanted = versions.find(({ version }) => version === args.version);
      if (wanted === undefined) return [problem('version', 'content.version-unknown')];
      const now = clock.now();
      const version = newest.version + 1;
      await putVersion({
        tx,
        ...key,
        version: {
          ...wanted,
          version,
          origin: 'RESTORED',
          restoredFrom: wanted.version,
          madeBy: editor.userId,
          madeAt: now,
          changedAt: now,
          publishedAt: null,
          publishedBy: null,
          note: null,
        },
      });
      const item = { state: 'DRAFT', version, publishAt: null, changedBy: editor.userId } as const;
      await putItem({ tx, ...key, item: { ...item, changedAt: now } });
      return [];
    },
  });
}
