import * as m from '../../i18n/paraglide/messages.js';
import { screenPath } from '../../i18n/paths.ts';
import { useLocale } from './locale.ts';

/** Where somebody agrees to them; in a window of their own, so that nothing typed is left. */
export function TermsLinks() {
  const terms = screenPath('terms', useLocale());
  return (
    <span className="flex flex-wrap gap-x-4">
      <a href={terms} target="_blank" rel="noreferrer" className="link leading-6">
        {m.legal_read_terms()}
      </a>
      <a
        href={`${terms}#privacy-policy`}
        target="_blank"
        rel="noreferrer"
        className="link leading-6"
      >
        {m.legal_read_privacy()}
      </a>
    </span>
  );
}
