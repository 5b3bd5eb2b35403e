import { ArrowRightIcon } from '@phosphor-icons/react/dist/ssr/ArrowRight';
import { Link } from '../../ui/navigation/link.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { useLocale } from '../../shell/locale.ts';

/** For who is still on trial: what else there is to begin with. */
export function FirstStepsCard() {
  return (
    <Link
      to={screenPath('newMember', useLocale())}
      className="mt-gutter flex min-h-15 items-center justify-between gap-4 rounded-lg bg-table-sage px-5 py-3.5 font-semibold hover:shadow-sm"
    >
      {m.new_members_home_title()}
      <span className="inline-flex items-center gap-2 underline underline-offset-3">
        {m.new_members_home_link()}
        <ArrowRightIcon aria-hidden weight="bold" />
      </span>
    </Link>
  );
}
