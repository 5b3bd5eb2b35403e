import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { SiteMark } from '../../shell/site-mark.tsx';
import type { PlanProps } from './plan-props.ts';
import { Link } from '../../ui/navigation/link.ts';

/** No navigation: the mark, and the way in for who has an account. */
export function PlanTop({ plan, locale }: Pick<PlanProps, 'plan' | 'locale'>) {
  return (
    <header className="page-width relative z-1 flex min-h-18 items-center justify-between">
      <Link
        to={screenPath('home', locale)}
        aria-label={m.site_home_link({ brand: plan.brand.name })}
        className="inline-flex min-h-target items-center"
      >
        <SiteMark brand={plan.brand} />
      </Link>
      {plan.me === null && (
        <Link
          to={screenPath('login', locale)}
          className="inline-flex min-h-target items-center px-3 font-semibold"
        >
          {m.identity_log_in()}
        </Link>
      )}
    </header>
  );
}
