import { FingerprintIcon } from '@phosphor-icons/react/dist/ssr/Fingerprint';
import * as m from '../../../../i18n/paraglide/messages.js';
import { Button } from '../../../ui/actions/button.tsx';
import { FieldError } from '../../../ui/forms/field.tsx';
import { loginForms } from './login-forms.ts';
import { usePasskey } from './use-passkey.ts';

/** For who has a passkey here: no address, no password. The browser knows which one. */
export function PasskeyLogin() {
  const intents = { start: 'passkey-start', finish: 'passkey' } as const;
  const { start, problem, isBusy, again } = usePasskey({ ask: 'use', set: loginForms, intents });
  return (
    <div className="grid gap-2 noscript:hidden">
      <Button icon={FingerprintIcon} isBlock size="lg" isBusy={isBusy} onClick={() => start({})}>
        {m.identity_passkey_log_in()}
      </Button>
      <FieldError error={problem} />
      {again && (
        <Button size="sm" isBusy={isBusy} onClick={again}>
          {m.site_try_again()}
        </Button>
      )}
    </div>
  );
}
