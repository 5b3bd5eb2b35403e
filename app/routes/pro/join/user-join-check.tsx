import { redirect } from 'react-router';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { initialsOfBoth } from '../../../../lib/names.ts';
import { requestLocale, useLocale } from '../../../shell/locale.ts';
import { LogOutForm } from '../../../shell/log-out/log-out-form.tsx';
import type { PageHandle } from '../../../shell/page-layout.ts';
import { pageHead } from '../../../shell/page-head.ts';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import { Initials } from '../../../ui/data/initials.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import type { Route } from './+types/user-join-check.ts';
import { JoinFrame } from './join-frame.tsx';
import { invitationOf, joinPath, loadInvitation, type Invitation } from './load-invitation.ts';

export const handle = { layout: 'task' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageHead({ title: m.pro_join_check_title(), matches }),
  { name: 'robots', content: 'noindex' },
];

/** Whether the account that is signed in is the right one, and what joining does to it. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { me, ...loaded } = await loadInvitation({ context, request });
  if (me) return { me, ...loaded };
  const locale = requestLocale(request);
  const invitation = invitationOf(request);
  throw redirect(joinPath({ screen: 'proUserJoin', locale, invitation }));
}

export default function UserJoinCheck({ loaderData }: Route.ComponentProps) {
  const { me, group, invitation, proInvitation, membershipSubscription } = loaderData;
  const locale = useLocale();
  const { problems } = proInvitation;
  const provider = membershipSubscription?.provider;
  return (
    <JoinFrame step={1}>
      <PageHeader title={m.pro_join_check_title()} lead={m.pro_join_check_lead({ group })} />
      <div className="grid gap-5">
        <Card className="flex flex-wrap items-center gap-4">
          <Initials letters={initialsOfBoth(me)} tone="leaf" />
          <div className="min-w-0 flex-1">
            <p className="font-bold">
              {me.firstName} {me.lastName}
            </p>
            <p className="break-words text-ink-2">{me.email}</p>
          </div>
          <LogOutForm />
        </Card>
        {problems.length > 0 ? (
          <Refusal
            view={proInvitation}
            group={group}
            isFromStore={provider === 'APPSTORE' || provider === 'GOOGLE_PLAY'}
          />
        ) : (
          <>
            <Alert tone="tip">{whatFollows(proInvitation, group)}</Alert>
            <div>
              <ButtonLink
                variant="primary"
                size="lg"
                to={joinPath({ screen: 'proUserJoinConfirm', locale, invitation })}
              >
                {m.pro_join_go_on()}
              </ButtonLink>
            </div>
          </>
        )}
      </div>
    </JoinFrame>
  );
}

function whatFollows({ pays, trialDays }: Invitation, group: string): string {
  switch (pays) {
    case 'GROUP':
      return m.pro_join_new_membership({ group });
    case 'NOBODY':
      return m.pro_join_keeps_membership();
    case 'MEMBER':
    case null:
      return m.pro_join_trial_next({ count: trialDays });
  }
}

interface RefusalProps {
  view: Invitation;
  group: string;
  /** An app store has sold the membership: it can only be ended there. */
  isFromStore: boolean;
}

/** Why this account cannot join, and what helps. */
function Refusal({ view, group, isFromStore }: RefusalProps) {
  const locale = useLocale();
  const codes = view.problems.map(({ code }) => code);
  return (
    <>
      {view.problems.map(({ code, message }) => (
        <Alert key={code} tone="danger">
          {message}
        </Alert>
      ))}
      {codes.includes('pro.own-subscription') && (
        <Card className="grid gap-4">
          <p>
            {m.pro_join_refused_subscription({ group })}
            {isFromStore && ` ${m.pro_join_refused_store()}`}
          </p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={screenPath('membership', locale)} variant="primary">
              {m.pro_join_my_membership()}
            </ButtonLink>
            <ButtonLink to={screenPath('contact', locale)}>{m.pro_join_write_to_us()}</ButtonLink>
          </div>
        </Card>
      )}
      {codes.includes('pro.already-registered') && (
        <div>
          <ButtonLink to={screenPath('groupSees', locale)} variant="primary">
            {m.pro_join_what_they_see({ group })}
          </ButtonLink>
        </div>
      )}
      {codes.includes('pro.join-link-invalid') && <p>{m.pro_join_ask_administrator()}</p>}
    </>
  );
}
