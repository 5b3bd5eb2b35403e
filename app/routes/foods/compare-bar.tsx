import { ScalesIcon } from '@phosphor-icons/react/dist/ssr/Scales';
import * as m from '../../../i18n/paraglide/messages.js';
import type { ComparedFoodFragment } from './operations.gen.ts';
import { useLocale } from '../../shell/locale.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { compareAnchor } from './compare-table.tsx';
import { mostCompared, navigatorPath, type NavigatorAddress } from './navigator-address.ts';

/** While one chooses further down the list, the table is out of sight: this says it grows. */
export function CompareBar({
  foods,
  address,
}: {
  foods: readonly ComparedFoodFragment[];
  address: NavigatorAddress;
}) {
  const locale = useLocale();
  return (
    <output
      className={
        foods.length === 0
          ? 'sr-only'
          : 'sticky bottom-20 z-10 mt-6 flex items-center justify-between gap-3 rounded-full bg-raised py-2 pr-2 pl-5 shadow-md lg:bottom-4'
      }
    >
      {foods.length > 0 && (
        <>
          <span className="min-w-0 truncate text-sm font-semibold">
            {m.foods_compare_count({ count: foods.length, most: mostCompared })}
          </span>
          <ButtonLink
            size="sm"
            variant="ink"
            icon={ScalesIcon}
            to={navigatorPath({ address, locale, hash: compareAnchor })}
          >
            {m.foods_compare_show()}
          </ButtonLink>
        </>
      )}
    </output>
  );
}
