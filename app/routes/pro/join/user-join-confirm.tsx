import { redirect } from 'react-router';
import { shareItems } from '../../../../domain/pro/care/share-items.rules.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { answerForms, refuse, type AnswerOf } from '../../../forms/answer-forms.ts';
import { messageFor } from '../../../forms/form-answers.ts';
import { IntentForm, SubmitButton } from '../../../forms/intent-form.tsx';
import { execute } from '../../../graphql/api.ts';
import type { InvitationPays } from '../../../graphql/schema-types.gen.ts';
import { requestLocale } from '../../../shell/locale.ts';
import type { PageHandle } from '../../../shell/page-layout.ts';
import { pageHead } from '../../../shell/page-head.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Switch } from '../../../ui/forms/switch.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { shareNames, shareTexts } from '../care/share-words.ts';
import { groupContent, signUpPath } from '../../membership/sign-up-steps.ts';
import { JoinGroupDocument } from '../operations.gen.ts';
import type { Route } from './+types/user-join-confirm.ts';
import { InvitationFacts } from './invitation-facts.tsx';
import { joinConfirmForms } from './join-forms.ts';
import { JoinFrame } from './join-frame.tsx';
import { joinPath, loadInvitation } from './load-invitation.ts';

export const handle = { layout: 'task' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageHead({ title: m.pro_join_step_confirm(), matches }),
  { name: 'robots', content: 'noindex' },
];

/** The last page before joining; nothing is ticked for anybody. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { me, group, invitation, proInvitation } = await loadInvitation({ context, request });
  if (me && proInvitation.problems.length === 0) return { group, invitation, proInvitation };
  const screen = me ? 'proUserJoinCheck' : 'proUserJoin';
  throw redirect(joinPath({ screen, locale: requestLocale(request), invitation }));
}

interface Joined {
  pays: InvitationPays | null;
}

const answerJoin = answerForms<typeof joinConfirmForms, Joined>(joinConfirmForms, {
  join: async ({ invitation, shares }, { context }) => {
    const wanted = shareItems.filter((item) => shares.includes(item));
    const input = { invitation, shares: wanted };
    const { problems, pays } = (await execute(context, JoinGroupDocument, { input })).joinGroup;
    return { problems, result: { pays } };
  },
});

export async function action(args: Route.ActionArgs) {
  const answer = await answerJoin(args);
  return answer.outcome === 'done' ? redirect(nextPath(answer, args.request)) : refuse(answer);
}

/** Who pays goes on to that; everybody else sees what the group sees now. */
function nextPath(answer: AnswerOf<typeof joinConfirmForms, Joined>, request: Request): string {
  const locale = requestLocale(request);
  if (answer.result?.pays !== 'MEMBER') {
    return screenPath('groupSees', locale, undefined, { query: { notice: 'joined' } });
  }
  const choice = { plan: 'yearly', content: groupContent } as const;
  return signUpPath({ step: 'payment', locale, choice });
}

export default function UserJoinConfirm({ loaderData, actionData }: Route.ComponentProps) {
  const { group, invitation, proInvitation } = loaderData;
  const problem = messageFor(actionData?.problems) ?? actionData?.problems[0]?.message;
  return (
    <JoinFrame step={2}>
      <PageHeader
        title={m.pro_join_confirm_title({ group })}
        lead={m.pro_join_confirm_lead({ group })}
      />
      <IntentForm
        set={joinConfirmForms}
        intent="join"
        values={{ invitation }}
        className="grid gap-5"
      >
        {problem && <Alert tone="danger">{problem}</Alert>}
        <Card as="section">
          <h2 className="text-h3">{m.pro_join_what_they_see({ group })}</h2>
          <p className="mt-1 text-ink-2">{m.pro_join_always_sees({ group })}</p>
          <ul className="mt-3 divide-y divide-line">
            {shareItems.map((item) => (
              <li key={item} className="py-3">
                <Switch
                  name="shares"
                  value={item}
                  label={shareNames[item]()}
                  detail={shareTexts[item]()}
                />
              </li>
            ))}
          </ul>
        </Card>
        <Card as="section">
          <InvitationFacts invitation={proInvitation} group={group} />
        </Card>
        <SubmitButton variant="primary" size="lg" isBlock>
          {m.pro_join_confirm()}
        </SubmitButton>
      </IntentForm>
    </JoinFrame>
  );
}
