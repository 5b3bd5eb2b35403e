import { Form } from 'react-router';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { execute } from '../../../graphql/api.ts';
import { useLocale } from '../../../shell/locale.ts';
import type { PageHandle } from '../../../shell/page-layout.ts';
import { pageHead } from '../../../shell/page-head.ts';
import { Button, ButtonLink } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { ProInvitationDocument } from '../operations.gen.ts';
import type { Route } from './+types/join.ts';
import { InvitationFacts } from './invitation-facts.tsx';
import { JoinFrame } from './join-frame.tsx';
import { invitationOf, joinPath, type Invitation } from './load-invitation.ts';

export const handle = { layout: 'task' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageHead({ title: m.pro_join_title(), matches }),
  { name: 'robots', content: 'noindex' },
];

/** Reading an invitation uses nothing up: previews of links and second clicks come here too. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const invitation = invitationOf(request);
  if (invitation === '') return { invitation, view: null };
  const { proInvitation: view } = await execute(context, ProInvitationDocument, { invitation });
  return { invitation, view };
}

export default function Join({ loaderData: { invitation, view } }: Route.ComponentProps) {
  if (view === null || view.group === null) return <CodePage view={view} typed={invitation} />;
  return <Invited view={view} group={view.group} invitation={invitation} />;
}

function CodePage({ view, typed }: { view: Invitation | null; typed: string }) {
  const isCode = typed.length < 20;
  return (
    <JoinFrame>
      <PageHeader title={m.pro_join_title()} lead={m.pro_join_lead()} />
      <div className="grid gap-5">
        {view && <Refused view={view} />}
        <Card>
          <Form action={screenPath('proJoin', useLocale())} className="grid gap-5">
            <TextField
              name="invitation"
              label={m.pro_join_code()}
              hint={m.pro_join_code_hint()}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              required
              defaultValue={isCode ? typed : ''}
            />
            <Button type="submit" variant="primary" size="lg">
              {m.pro_join_go_on()}
            </Button>
          </Form>
        </Card>
      </div>
    </JoinFrame>
  );
}

function Refused({ view }: { view: Invitation }) {
  return (
    <>
      {view.problems.map(({ code, message }) => (
        <Alert key={code} tone="danger">
          {message}
        </Alert>
      ))}
    </>
  );
}

interface InvitedProps {
  view: Invitation;
  group: string;
  invitation: string;
}

function Invited({ view, group, invitation }: InvitedProps) {
  const locale = useLocale();
  return (
    <JoinFrame>
      <PageHeader title={m.pro_join_invites({ group })} />
      <Card className="grid gap-7">
        <InvitationFacts invitation={view} group={group} />
        <div>
          <ButtonLink
            variant="primary"
            size="lg"
            to={joinPath({ screen: 'proUserJoin', locale, invitation })}
          >
            {m.pro_join_start({ group })}
          </ButtonLink>
        </div>
      </Card>
    </JoinFrame>
  );
}
