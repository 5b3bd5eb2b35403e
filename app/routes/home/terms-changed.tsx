import { Link } from '../../ui/navigation/link.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { useLocale } from '../../shell/locale.ts';
import { Alert } from '../../ui/feedback/alert.tsx';

/** Stands there until the member has read what is new and agreed. */
export function TermsChanged() {
  return (
    <div className="pt-4">
      <Alert title={m.legal_changed_title()}>
        <Link className="underline underline-offset-3" to={screenPath('terms', useLocale())}>
          {m.legal_changed_read()}
        </Link>
      </Alert>
    </div>
  );
}
