import * as m from '../../../i18n/paraglide/messages.js';
import { useLocale } from '../../shell/locale.ts';
import type { MembershipPageQuery, MembershipRecordsQuery } from './operations.gen.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { SettingsFrame } from '../../shell/settings-frame.tsx';
import { longDate } from '../../dates/long-date.ts';
import { CardForm } from './card-form.tsx';
import type { MembershipAnswer } from './change-membership.ts';
import { Invoices, MembershipHistory } from './membership-records.tsx';
import { ManagedElsewhere } from './managed-elsewhere.tsx';
import { MembershipActions } from './membership-actions.tsx';
import { MembershipFacts } from './membership-facts.tsx';
import { BecomeMemberLink } from './membership-section.tsx';

type Records = MembershipRecordsQuery['membershipRecords'];

interface MembershipPageProps
  extends Pick<MembershipPageQuery, 'membershipSubscription' | 'offers'>, Records {
  isCancelling: boolean;
  /** What was just done. */
  done: string | null;
  requestKey: string;
  refused: MembershipAnswer | undefined;
}

/** All that a member can see and change of their membership. */
export function MembershipPage(props: MembershipPageProps) {
  const { membershipSubscription: membership, offers, invoices, history } = props;
  const isRunning = membership?.status === 'ACTIVE';
  return (
    <SettingsFrame title={m.membership_title()}>
      <div className="grid gap-6">
        <Notice {...props} />
        <Card>
          {membership ? (
            <MembershipFacts membership={membership} isTest={offers.isTest} />
          ) : (
            <p>{m.identity_settings_no_membership()}</p>
          )}
          <div className="mt-6 grid justify-items-start gap-4">
            {isRunning ? (
              <MembershipActions
                membership={membership}
                offers={offers.offers}
                isCancelling={props.isCancelling}
                requestKey={props.requestKey}
              />
            ) : (
              <>
                {isOnHold(membership) && <ManagedElsewhere membership={membership} />}
                <BecomeMemberLink />
              </>
            )}
          </div>
        </Card>
      </div>
      {isRunning && membership.canBeChanged && membership.provider !== 'PAYPAL' && (
        <CardForm
          fields={offers.cardFields}
          refused={props.refused}
          requestKey={props.requestKey}
        />
      )}
      <Section title={m.membership_invoices()} space="tight" lead={emptyText(props)}>
        <Invoices invoices={invoices} />
      </Section>
      {history.length > 0 && (
        <Section title={m.membership_history()} space="tight">
          <MembershipHistory history={history} />
        </Section>
      )}
    </SettingsFrame>
  );
}

type Membership = MembershipPageProps['membershipSubscription'];

/** The shop it was bought in could not charge for it, and still tries. */
function isOnHold(membership: Membership): membership is NonNullable<Membership> {
  if (membership === null || membership.isPaidByGroup) return false;
  return !membership.canBeChanged && membership.renews;
}

function emptyText({
  invoices,
  membershipSubscription: membership,
}: MembershipPageProps): string | undefined {
  if (invoices.length > 0) return undefined;
  if (membership?.isPaidByGroup) return m.membership_invoices_of_group();
  const isElsewhere = membership !== null && !membership.canBeChanged;
  return isElsewhere ? m.membership_invoices_elsewhere() : m.membership_no_invoices();
}

function Notice({ refused, done, membershipSubscription: membership }: MembershipPageProps) {
  const locale = useLocale();
  const problem = refused?.intent === 'card' ? undefined : refused?.problems[0]?.message;
  if (problem) return <Alert tone="danger">{problem}</Alert>;
  // What was done before is no news beside what has just been refused.
  if (refused || done === null || membership === null) return null;
  const date = longDate(membership.expireTime, locale);
  const text = doneText(done, date);
  return text === null ? null : (
    <output className="block">
      <Alert tone="tip">{text}</Alert>
    </output>
  );
}

function doneText(done: string, date: string): string | null {
  switch (done) {
    case 'cancel':
      return m.membership_done_cancel({ date });
    case 'resume':
      return m.membership_done_resume();
    case 'offer':
      return m.membership_done_offer({ date });
    case 'card':
      return m.membership_done_card();
    default:
      return null;
  }
}
