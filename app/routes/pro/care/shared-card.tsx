import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import { LockSimpleIcon } from '@phosphor-icons/react/dist/ssr/LockSimple';
import { shareItems } from '../../../../domain/pro/care/share-items.rules.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { longDate } from '../../../dates/long-date.ts';
import { useLocale } from '../../../shell/locale.ts';
import { Card } from '../../../ui/layout/card.tsx';
import type { MemberCareQuery } from '../operations.gen.ts';
import { shareNames } from './share-words.ts';

type Care = NonNullable<MemberCareQuery['memberCare']>;

/** Every item there is, and since when it is shared; never a value of what is not. */
export function SharedCard({ firstName, shares }: Pick<Care, 'firstName' | 'shares'>) {
  const locale = useLocale();
  return (
    <Card as="section">
      <h2 className="text-h4">{m.pro_care_what_shares({ name: firstName })}</h2>
      <ul className="mt-1 divide-y divide-line">
        {shareItems.map((item) => {
          const share = shares.find((each) => each.item === item);
          const Sign = share ? CheckIcon : LockSimpleIcon;
          return (
            <li key={item} className="flex items-center gap-3 py-3">
              <span className="min-w-0 flex-1">
                <span className={share ? 'block font-bold' : 'block text-ink-2'}>
                  {shareNames[item]()}
                </span>
                <span className="block text-sm text-ink-2">
                  {share
                    ? m.pro_care_shared_since({ date: longDate(share.since, locale) })
                    : m.pro_care_not_shared()}
                </span>
              </span>
              <Sign size="1.3em" aria-hidden className={share ? 'text-leaf' : 'text-ink-3'} />
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
