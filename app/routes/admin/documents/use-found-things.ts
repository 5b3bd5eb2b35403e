import { useState } from 'react';
import { screenPath } from '../../../../i18n/paths.ts';
import { useLatestLoad } from '../../../loading/use-latest-load.ts';
import { useLocale } from '../../../shell/locale.ts';
import type { ContentToFindQuery } from '../operations.gen.ts';

/** Of what the workspace holds, what one can be named of. */
export type Things = 'recipes' | 'foods' | 'plans' | 'pages';

/** What the words that are typed find. */
export function useFoundThings(of: Things) {
  const locale = useLocale();
  const [hasTyped, setHasTyped] = useState(false);
  const { data, load } = useLatestLoad<{ found: ContentToFindQuery }>();
  const found = hasTyped ? (data?.found[of].items ?? []) : [];
  return {
    found,
    /** What was meant where it is one of those that were found; else it is looked for. */
    look(text: string): string | null {
      const chosen = found.find((each) => each.title === text || each.id === text);
      setHasTyped(chosen === undefined);
      const query = { q: text.trim() };
      if (chosen === undefined && query.q !== '') {
        void load(screenPath('adminFind', locale, undefined, { query }));
      }
      return chosen?.id ?? null;
    },
  };
}
