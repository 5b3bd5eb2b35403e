import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { useLocale } from '../../shell/locale.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { longDate } from '../../dates/long-date.ts';
import { IntentForm, SubmitButton } from '../../forms/intent-form.tsx';
import { membershipForms } from './membership-forms.ts';

interface CancelDialogProps {
  membership: { expireTime: string; isOnTrial: boolean };
  isOpen: boolean;
  requestKey: string;
}

/** Has an address of its own, so that it asks without JavaScript too. */
export function CancelDialog({ membership, isOpen, requestKey }: CancelDialogProps) {
  const locale = useLocale();
  const here = screenPath('membership', locale);
  const date = longDate(membership.expireTime, locale);
  return (
    <Dialog
      isOpen={isOpen}
      closeTo={here}
      closeLabel={m.membership_cancel_keep()}
      title={m.membership_cancel_title()}
      actions={
        <>
          <IntentForm
            set={membershipForms}
            intent="cancel"
            values={{ requestKey }}
            className="grid gap-3"
          >
            <SubmitButton variant="danger">{m.membership_cancel()}</SubmitButton>
          </IntentForm>
          <ButtonLink to={here}>{m.membership_cancel_keep()}</ButtonLink>
        </>
      }
    >
      <p>
        {membership.isOnTrial
          ? m.membership_cancel_trial_text({ date })
          : m.membership_cancel_text({ date })}
      </p>
    </Dialog>
  );
}
