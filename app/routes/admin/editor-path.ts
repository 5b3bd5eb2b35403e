import type { EditedKind } from '../../../domain/content-store/content-kind.rules.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { screenPath } from '../../../i18n/paths.ts';

interface Edited {
  kind: EditedKind;
  id: string;
  locale: Locale;
}

/** Where a thing is translated, at the text that a field is of; null for what has no such screen. */
export function translatePath({ kind, id, field, locale }: Edited & { field: string }) {
  if (kind !== 'RECIPE') return null;
  const hash = field.replace(/\.[a-z]{2}$/, '');
  return screenPath('adminRecipe', locale, { id }, { query: { tab: 'translate' }, hash });
}
