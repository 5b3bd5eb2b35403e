import { useState, type ReactNode, type SubmitEvent } from 'react';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { IntentForm, SubmitButton } from '../../forms/intent-form.tsx';
import type { ButtonProps } from '../../ui/actions/button.tsx';
import { useLocale } from '../locale.ts';
import { logOutForms } from './log-out-forms.ts';
import { logOut } from './log-out.ts';

/** Logs out, with or without an answer of the server. */
export function LogOutForm({
  variant,
  className,
  children,
}: {
  variant?: ButtonProps['variant'];
  className?: string;
  /** Other ways on. */
  children?: ReactNode;
}) {
  const locale = useLocale();
  const [isBusy, setIsBusy] = useState(false);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsBusy(true);
    await logOut(locale);
    setIsBusy(false);
  }

  return (
    <IntentForm
      set={logOutForms}
      intent="log-out"
      action={screenPath('logout', locale)}
      onSubmit={(event) => void submit(event)}
      className={className}
    >
      <SubmitButton variant={variant} isBusy={isBusy}>
        {m.identity_log_out()}
      </SubmitButton>
      {children}
    </IntentForm>
  );
}
