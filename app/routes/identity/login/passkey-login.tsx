import { FingerprintIcon } from '@phosphor-icons/react/dist/ssr/Fingerprint';
import * as m from '../../../../i18n/paraglide/messages.js';
import { Button } from '../../../ui/actions/button.tsx';
import { FieldError } from '../../../ui/forms/field.tsx';
import { messageFor } from '../../../forms/form-answers.ts';
import { usePasskey } from './use-passkey.ts';

/** For who has a passkey here: no address, no password. The browser knows which one. */
export function PasskeyLogin() {
  const intents = { start: 'passkey-start', finish: 'passkey' };
  const { start, problems, isGivenUp, isBusy } = usePasskey({ ask: 'use', intents });
  const problem = messageFor(problems) ?? (isGivenUp ? m.error_passkey_failed() : undefined);
  return (
    <div className="grid gap-2 noscript:hidden">
      <Button icon={FingerprintIcon} isBlock size="lg" isBusy={isBusy} onClick={() => start({})}>
        {m.identity_passkey_log_in()}
      </Button>
      <FieldError error={problem} />
    </div>
  );
}
