import * as m from '../../../../i18n/paraglide/messages.js';
import { locales } from '../../../../i18n/locales.ts';
import { listFormat } from '../../../../lib/formats.ts';
import { useLocale } from '../../../shell/locale.ts';
import type { ListStateFragment } from '../operations.gen.ts';
import { PersonLetter } from './person-letter.tsx';

interface HereProps {
  people: readonly ListStateFragment['people'][number][];
  /** Of who looks. */
  userId: string;
  /** Who has the list open. */
  hereIds: readonly string[];
}

/** Who else is shopping right now. */
export function Here({ people, userId, hereIds }: HereProps) {
  const { languageTag } = locales[useLocale()];
  const others = people.filter(({ id }) => id !== userId && hereIds.includes(id));
  const names = listFormat(languageTag).format(others.map(({ firstName }) => firstName));
  return (
    <output className="flex flex-wrap items-center gap-2 text-sm empty:hidden">
      {others.length > 0 && (
        <>
          {others.map(({ id, firstName }) => (
            <PersonLetter key={id} name={firstName} />
          ))}
          {m.shopping_here({ names, count: others.length })}
        </>
      )}
    </output>
  );
}
