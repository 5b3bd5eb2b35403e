import type { Database } from '../../../db/database.ts';
import type { Language } from '../../../lib/language.ts';
import type { EditedKind, ItemState } from '../content-kind.rules.ts';
import { readItems, type EditedItem } from '../content-store.store.ts';
import { languageOfField, type ContentDocument } from '../documents/document.rules.ts';
import { languageStates } from '../documents/translations.rules.ts';

/** The newest version of something that was edited, in one language. */
export interface DraftInLanguage {
  readonly id: string;
  readonly state: ItemState;
  readonly version: number;
  readonly publishedVersion: number | null;
  readonly changedAt: Date;
  /** What is the same in every language, and the texts of this one. */
  readonly fields: Readonly<Record<string, string>>;
  readonly missing: readonly string[];
}

/** In the order of their ids; those after one alone, where it is told. */
export async function listDrafts(
  args: AskedDrafts & { db: Database; kind: EditedKind },
): Promise<readonly DraftInLanguage[]> {
  return draftsInLanguage({ ...args, items: await readItems(args) });
}

interface AskedDrafts {
  language: Language;
  first: number;
  after: string | null;
}

type WrittenItem = Pick<
  EditedItem,
  'id' | 'state' | 'version' | 'publishedVersion' | 'changedAt'
> & { readonly newest: ContentDocument };

export function draftsInLanguage(
  args: AskedDrafts & { items: readonly WrittenItem[] },
): readonly DraftInLanguage[] {
  const { items, language, first, after } = args;
  return items
    .filter(({ id }) => after === null || id > after)
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    .slice(0, first)
    .map(({ id, state, version, publishedVersion, changedAt, newest }) => ({
      id,
      state,
      version,
      publishedVersion,
      changedAt,
      fields: Object.fromEntries(
        Object.entries(newest.fields).filter(([field]) => {
          const written = languageOfField(field);
          return written === null || written === language;
        }),
      ),
      missing: languageStates(newest).find((each) => each.language === language)?.missing ?? [],
    }));
}
