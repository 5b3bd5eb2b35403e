import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { useLocale } from '../../../shell/locale.ts';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';

/** Who signs in elsewhere gets their first password the way a lost one is replaced. */
export function NoPassword() {
  return (
    <Alert
      action={
        <ButtonLink to={screenPath('lostPassword', useLocale())} size="sm">
          {m.identity_forgot_password()}
        </ButtonLink>
      }
    >
      {m.identity_no_password()}
    </Alert>
  );
}
