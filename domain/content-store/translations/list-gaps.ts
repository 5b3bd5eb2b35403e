import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '../../../db/database.ts';
import { languages, type Language } from '../../../lib/language.ts';
import { editedKinds, type EditedKind } from '../content-kind.rules.ts';
import { readItems, type EditedItem } from '../content-store.store.ts';
import { textOfField, type ContentDocument } from '../documents/document.rules.ts';
import { languageStates } from '../documents/translations.rules.ts';

export const gapStates = ['MISSING', 'STALE'] as const;

/** A text that a language lacks, or that its source has left behind. */
export interface TranslationGap {
  readonly kind: EditedKind;
  readonly id: string;
  /** In English. */
  readonly title: string;
  readonly field: string;
  readonly language: Language;
  readonly state: (typeof gapStates)[number];
  /** What is to be translated. */
  readonly source: string;
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

export interface GapCount {
  readonly kind: EditedKind;
  readonly language: Language;
  readonly missing: number;
  readonly stale: number;
}

export interface GapReport {
  readonly counts: readonly GapCount[];
  readonly gaps: readonly TranslationGap[];
  readonly total: number;
}

const translated = languages.filter((language) => language !== 'en');
/** Things whose gaps are looked for before others run. */
const atOnce = 20;

/**
 * What is to be translated of everything that was edited, the longest waiting first. What nobody has
 * edited is a file, and no file goes into a build with a text missing.
 */
export async function listGaps({ db, ...asked }: AskedGaps & { db: Database }): Promise<GapReport> {
  const items = await Promise.all(editedKinds.map((kind) => readItems({ db, kind })));
  return gapsOfItems({ ...asked, items: items.flat() });
}

interface AskedGaps {
  kind: EditedKind | null;
  language: Language | null;
  first: number;
  offset: number;
}

type WrittenItem = Pick<EditedItem, 'kind' | 'id' | 'state' | 'changedAt'> & {
  readonly newest: ContentDocument;
};

export async function gapsOfItems(
  args: AskedGaps & { items: readonly WrittenItem[] },
): Promise<GapReport> {
  const { kind, language, first, offset } = args;
  const all: TranslationGap[] = [];
  const items = args.items
    .filter(({ state }) => state !== 'ARCHIVED')
    .toSorted((a, b) => a.changedAt.getTime() - b.changedAt.getTime());
  for (const [index, item] of items.entries()) {
    all.push(...gapsOf(item));
    if (index % atOnce === 0) await nextTurn();
  }
  const gaps = all.filter(
    (gap) => (kind ?? gap.kind) === gap.kind && (language ?? gap.language) === gap.language,
  );
  return {
    counts: countsOf(all),
    gaps: gaps.slice(offset, offset + first),
    total: gaps.length,
  };
}

function gapsOf({ kind, id, newest }: WrittenItem): readonly TranslationGap[] {
  const { fields } = newest;
  const title = fields['title.en'] ?? fields['name.en'] ?? id;
  return languageStates(newest).flatMap(({ language, missing, stale }) => {
    if (language === 'en') return [];
    const gapAt = (field: string) => {
      const source = fields[`${textOfField(field)}.en`] ?? '';
      return { kind, id, title, field, language, source };
    };
    return [
      ...missing.map((field) => ({
        ...gapAt(field),
        state: 'MISSING' as const,
        added: [],
        removed: [],
      })),
      ...stale.map(({ field, added, removed }) => ({
        ...gapAt(field),
        state: 'STALE' as const,
        added,
        removed,
      })),
    ];
  });
}

/** Of each kind and language, also where nothing is to be done. */
function countsOf(gaps: readonly TranslationGap[]): readonly GapCount[] {
  return editedKinds.flatMap((kind) =>
    translated.map((language) => {
      const own = gaps.filter((gap) => gap.kind === kind && gap.language === language);
      const missing = own.filter(({ state }) => state === 'MISSING').length;
      return { kind, language, missing, stale: own.length - missing };
    }),
  );
}
