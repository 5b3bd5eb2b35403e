import { useId } from 'react';
import { useLocation, useNavigate } from 'react-router';
import * as m from '../../i18n/paraglide/messages.js';
import { screenPath } from '../../i18n/paths.ts';
import { useLocale } from '../shell/locale.ts';
import { Button } from '../ui/actions/button.tsx';
import { chooseConsent, type Consent } from './consent.ts';
import { Link } from '../ui/navigation/link.ts';

interface QuestionProps {
  /** What was answered before, where somebody comes back to it. */
  consent: Consent | null;
}

/** Refusing takes the same one press as agreeing, and looks the same. */
export function ConsentQuestion({ consent }: QuestionProps) {
  const titleId = useId();
  const locale = useLocale();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const answer = (chosen: Consent) => {
    chooseConsent(chosen);
    void navigate(`${pathname}${search}`, { replace: true, preventScrollReset: true });
  };
  return (
    <section
      aria-labelledby={titleId}
      data-noprint
      className="fixed inset-x-3 bottom-[calc(var(--spacing-tabbar)+0.75rem)] z-(--z-toast) mx-auto grid max-w-168 gap-3 lg:right-6 lg:left-auto lg:max-w-100 rounded-xl border border-line bg-raised p-5 shadow-lg lg:bottom-6"
    >
      <h2 id={titleId} className="text-h3">
        {m.site_measure_title()}
      </h2>
      <p className="text-sm text-ink-2">
        {m.site_measure_text()}{' '}
        <Link to={`${screenPath('terms', locale)}#privacy-policy`} className="link">
          {m.legal_privacy()}
        </Link>
      </p>
      {consent !== null && (
        <p className="text-sm font-semibold">
          {consent === 'granted' ? m.site_measure_is_granted() : m.site_measure_is_denied()}
        </p>
      )}
      <div className="grid grid-cols-2 gap-3">
        <Button variant="secondary" onClick={() => answer('denied')}>
          {m.site_measure_refuse()}
        </Button>
        <Button variant="secondary" onClick={() => answer('granted')}>
          {m.site_measure_agree()}
        </Button>
      </div>
    </section>
  );
}
