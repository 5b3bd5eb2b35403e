import type { ReactNode } from 'react';
import { priceText } from '../../../domain/membership/offers/price-text.rules.ts';
import { locales } from '../../../i18n/locales.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import type { MembershipPageQuery } from './operations.gen.ts';
import { useLocale } from '../../shell/locale.ts';
import { longDate } from '../../dates/long-date.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { ManagedElsewhere } from './managed-elsewhere.tsx';
import type { IntentOf } from '../../forms/form-set.ts';
import { IntentForm, SubmitButton } from '../../forms/intent-form.tsx';
import type { BillingPeriod } from '../../graphql/schema-types.gen.ts';
import { membershipForms } from './membership-forms.ts';
import { Link } from '../../ui/navigation/link.ts';

interface ActionsProps {
  membership: NonNullable<MembershipPageQuery['membershipSubscription']>;
  offers: MembershipPageQuery['offers']['offers'];
  /** Asked whether they really want to. */
  isCancelling: boolean;
  requestKey: string;
}

/** What can be done with a membership that runs. */
export function MembershipActions(props: ActionsProps) {
  const { membership, isCancelling, requestKey } = props;
  const locale = useLocale();
  if (!membership.canBeChanged) return <ManagedElsewhere membership={membership} />;
  if (!membership.renews) {
    return (
      <ChangeForm intent="resume" requestKey={requestKey}>
        <SubmitButton variant="primary">{m.membership_resume()}</SubmitButton>
      </ChangeForm>
    );
  }
  const cancel = screenPath('membership', locale, undefined, { query: { cancel: 'ask' } });
  return (
    <>
      <OfferForm {...props} />
      {membership.provider === 'STRIPE' && (
        <PortalForm requestKey={requestKey} label={m.membership_portal()} />
      )}
      {membership.provider === 'PAYPAL' && (
        <PortalForm requestKey={requestKey} label={m.membership_portal_paypal()} />
      )}
      <Link to={cancel} preventScrollReset className="link inline-flex min-h-target items-center">
        {m.membership_cancel()}
      </Link>
      <CancelDialog membership={membership} isOpen={isCancelling} requestKey={requestKey} />
    </>
  );
}

/** The other of the two offers, from the next charge on. */
function OfferForm({ membership, offers, requestKey }: ActionsProps) {
  const locale = useLocale();
  const plan = membership.plan === 'YEARLY' ? 'MONTHLY' : 'YEARLY';
  const offer = offers.find((one) => one.plan === plan);
  // In another language the offers are in another currency than the membership.
  if (!offer || offer.currency !== membership.currency) return null;
  const price = priceText({ ...offer, languageTag: locales[locale].languageTag });
  const isYearly = plan === 'YEARLY';
  return (
    <ChangeForm intent="offer" requestKey={requestKey} plan={plan}>
      <SubmitButton>
        {isYearly ? m.membership_switch_yearly({ price }) : m.membership_switch_monthly({ price })}
      </SubmitButton>
      <p className="mt-2 text-sm text-ink-2">
        {m.membership_switch_when({ date: longDate(membership.expireTime, locale) })}{' '}
        {membership.provider === 'PAYPAL' && m.membership_switch_at_paypal()}
      </p>
    </ChangeForm>
  );
}

function PortalForm({ requestKey, label }: { requestKey: string; label: string }) {
  return (
    <ChangeForm intent="portal" requestKey={requestKey}>
      <SubmitButton>{label}</SubmitButton>
    </ChangeForm>
  );
}

interface ChangeFormProps {
  intent: IntentOf<typeof membershipForms>;
  requestKey: string;
  plan?: BillingPeriod;
  children: ReactNode;
}

/** One change, sent once however often it is pressed. */
function ChangeForm({ intent, requestKey, plan, children }: ChangeFormProps) {
  return (
    <IntentForm
      set={membershipForms}
      intent={intent}
      values={{ requestKey, ...(plan && { plan }) }}
      preventScrollReset
    >
      {children}
    </IntentForm>
  );
}
