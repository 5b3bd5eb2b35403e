import { data, redirect } from 'react-router';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { refuse } from '../../../forms/answer-forms.ts';
import { answerTo } from '../../../forms/form-answers.ts';
import { IntentForm, SubmitButton } from '../../../forms/intent-form.tsx';
import { requestLocale, useLocale } from '../../../shell/locale.ts';
import type { PageHandle } from '../../../shell/page-layout.ts';
import { pageHead } from '../../../shell/page-head.ts';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import type { Route } from './+types/member.ts';
import { groupIdOf, loadGroup } from '../frame/load-group.ts';
import { ProFrame } from '../frame/pro-frame.tsx';
import { countriesOf, countryIn, dateInTable, periodWord } from '../frame/pro-words.ts';
import { StatusTag } from '../frame/status-tag.tsx';
import { useGroupPath, useMemberPath } from '../frame/use-group-path.ts';
import { EventList } from '../group/event-list.tsx';
import { ProMemberDocument, type ProFrameFragment } from '../operations.gen.ts';
import { AddressCard } from './address-card.tsx';
import { changeOneMember } from './change-members.ts';
import { memberForms } from './member-forms.ts';
import type { ListedMember } from './member-row.tsx';

export const handle = { layout: 'task' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  ...pageHead({ title: nameOf(loaderData?.member), matches }),
  { name: 'robots', content: 'noindex' },
];

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const document = ProMemberDocument;
  const variables = { groupId: groupIdOf(url), memberId: params.member ?? '' };
  const { proGroup } = await loadGroup({ context, request, url, document, variables });
  const { member, events, ...group } = proGroup;
  if (member === null) {
    throw data({ code: 'pro.member-not-found', message: '' }, { status: 404 });
  }
  const locale = requestLocale(request);
  return {
    group,
    member,
    shown: {
      country: countryIn(member.country, locale),
      taxResidence: countryIn(member.taxResidence, locale),
    },
    countries: countriesOf(locale),
    events: events.nodes,
    ask: askOf(url),
    done: url.searchParams.get('done'),
  };
}

function askOf({ searchParams }: URL): 'remove' | 'invite' | null {
  const asked = searchParams.get('ask');
  return asked === 'remove' || asked === 'invite' ? asked : null;
}

export async function action(args: Route.ActionArgs) {
  const answer = await changeOneMember(args.params.member ?? '')(args);
  if (answer.outcome !== 'done') return refuse(answer);
  const locale = requestLocale(args.request);
  const group = groupIdOf(args.url);
  const query = {
    ...(group && { group }),
    done: answer.intent,
    ...(answer.intent !== 'change' && { count: '1' }),
  };
  const { member = '' } = args.params;
  return redirect(
    answer.intent === 'remove'
      ? screenPath('proMembers', locale, undefined, { query })
      : screenPath('proMember', locale, { member }, { query }),
  );
}

export default function Member({ loaderData, actionData }: Route.ComponentProps) {
  const { group, member, shown, countries, events, ask, done } = loaderData;
  const changed = answerTo(actionData, 'change');
  const [problem] = actionData?.problems ?? [];
  return (
    <ProFrame group={group} title={nameOf(member)} lead={member.email}>
      {problem && !changed && <Alert tone="danger">{problem.message}</Alert>}
      {done === 'invite' && <Alert tone="tip">{m.pro_invited({ count: 1 })}</Alert>}
      {done === 'change' && <Alert tone="tip">{m.pro_member_changed()}</Alert>}
      {ask && <Asked ask={ask} group={group} member={member} />}
      <div className="grid items-start gap-gutter lg:grid-cols-2">
        <div className="grid gap-gutter">
          <Details member={{ ...member, ...shown }} groupId={group.id} />
          <AddressCard group={group} member={member} countries={countries} answer={changed} />
        </div>
        <Card as="section">
          <h2 className="text-h4">{m.pro_member_events()}</h2>
          <EventList events={events} />
        </Card>
      </div>
    </ProFrame>
  );
}

function nameOf(member: { firstName: string; lastName: string } | undefined): string {
  return member ? `${member.firstName} ${member.lastName}` : m.pro_members_title();
}

type Detailed = ListedMember & { joinedAt: string | null };

function Details({ member, groupId }: { member: Detailed; groupId: string }) {
  const locale = useLocale();
  const path = useMemberPath();
  const groupPath = useGroupPath();
  const facts = [
    [m.pro_status(), <StatusTag key="status" status={member.status} />],
    [m.pro_period(), periodWord(member.subscriptionPeriod)],
    [m.pro_start(), dateInTable(member.startDate, locale)],
    [m.pro_end(), dateInTable(member.endDate, locale)],
    [m.pro_country(), member.country],
    [m.pro_tax_residence(), member.taxResidence],
    [m.pro_added(), dateInTable(member.addedAt, locale)],
    [m.pro_joined(), dateInTable(member.joinedAt, locale)],
  ] as const;
  return (
    <Card as="section">
      <h2 className="text-h4">{m.pro_member_details()}</h2>
      <dl className="mt-2">
        {facts.map(([name, value]) => (
          <div
            key={name}
            className="flex min-h-target flex-wrap items-center justify-between gap-x-6 border-t border-line py-2 first:border-0"
          >
            <dt className="text-ink-2">{name}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 flex flex-wrap gap-2.5">
        {member.status === 'PENDING' && (
          <ButtonLink to={path(member.id, { ask: 'invite' })}>{m.pro_invite_again()}</ButtonLink>
        )}
        {member.joinedAt !== null && (
          <ButtonLink
            to={screenPath('proCare', locale, { group: groupId, member: member.id })}
            variant="primary"
          >
            {m.pro_care_see_shared()}
          </ButtonLink>
        )}
        <ButtonLink to={path(member.id, { ask: 'remove' })} variant="danger">
          {m.pro_remove()}
        </ButtonLink>
        <ButtonLink to={groupPath('proMembers')} variant="text">
          {m.pro_back_to_members()}
        </ButtonLink>
      </div>
    </Card>
  );
}

interface AskedProps {
  ask: 'remove' | 'invite';
  group: ProFrameFragment;
  member: Pick<Detailed, 'id'>;
}

/** Before it is done. */
function Asked({ ask, group, member }: AskedProps) {
  const path = useMemberPath();
  const isRemoval = ask === 'remove';
  return (
    <Card as="section">
      <h2 className="text-h4">
        {isRemoval ? m.pro_remove_title({ count: 1 }) : m.pro_invite_title({ count: 1 })}
      </h2>
      <p className="mt-2 text-ink-2">{isRemoval ? m.pro_remove_text() : m.pro_invite_text()}</p>
      <IntentForm
        set={memberForms}
        intent={ask}
        values={{ group_id: group.id }}
        lists={{ member: [member.id] }}
        className="mt-4 flex flex-wrap gap-2.5"
      >
        <SubmitButton variant={isRemoval ? 'danger' : 'primary'}>
          {isRemoval ? m.pro_remove() : m.pro_invite_again()}
        </SubmitButton>
        <ButtonLink to={path(member.id)}>{m.pro_cancel()}</ButtonLink>
      </IntentForm>
    </Card>
  );
}
