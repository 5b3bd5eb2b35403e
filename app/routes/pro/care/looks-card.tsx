import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { locales } from '../../../../i18n/locales.ts';
import { dateFormat } from '../../../../lib/formats.ts';
import { useLocale } from '../../../shell/locale.ts';
import { Card } from '../../../ui/layout/card.tsx';
import type { OwnGroupViewFragment } from '../operations.gen.ts';
import { shareNames } from './share-words.ts';

type LooksCardProps = Pick<OwnGroupViewFragment, 'looks'> & { timeZone: string };

/** Who of the group looked at what, and when. */
export function LooksCard({ looks, timeZone }: LooksCardProps) {
  const locale = useLocale();
  const time = dateFormat(locales[locale].languageTag, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  });
  return (
    <Card as="section">
      <h2 className="text-h3">{m.pro_care_looked()}</h2>
      {looks.length === 0 ? (
        <p className="mt-1 text-ink-2">{m.pro_care_nobody_looked()}</p>
      ) : (
        <>
          <table className="mt-2 w-full border-collapse text-left">
            <thead>
              <tr className="border-b border-line">
                <th className="py-2.5 pr-3">{m.pro_care_when()}</th>
                <th className="py-2.5 pr-3">{m.pro_care_who()}</th>
                <th className="py-2.5">{m.pro_care_at_what()}</th>
              </tr>
            </thead>
            <tbody>
              {looks.map(({ at, by, items }) => (
                <tr key={`${at} ${by ?? ''}`} className="border-b border-line align-top">
                  <td className="py-2.5 pr-3">{time.format(new Date(at))}</td>
                  <td className="py-2.5 pr-3">{by ?? m.pro_care_somebody()}</td>
                  <td className="py-2.5">{items.map((item) => shareNames[item]()).join(', ')}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <a href={screenPath('downloadData', locale)} className="link mt-4 inline-block">
            {m.pro_care_all_looks()}
          </a>
        </>
      )}
    </Card>
  );
}
