import type { EditedKind } from '../../../domain/content-store/content-kind.rules.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { draftPath } from './documents/document-kinds.ts';

interface Edited {
  kind: EditedKind;
  id: string;
  locale: Locale;
}

/** Where a thing is translated, at the text that a field is of. */
export function translatePath({ kind, id, field, locale }: Edited & { field: string }) {
  const hash = field.replace(/\.[a-z]{2}$/, '');
  return `${draftPath({ kind, id, locale })}?tab=translate#${hash}`;
}
