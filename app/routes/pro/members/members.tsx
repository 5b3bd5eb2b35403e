import { QrCodeIcon } from '@phosphor-icons/react/dist/ssr/QrCode';
import { UserPlusIcon } from '@phosphor-icons/react/dist/ssr/UserPlus';
import { redirect } from 'react-router';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { refuse } from '../../../forms/answer-forms.ts';
import { executeAsMember } from '../../../members-only/execute-as-member.ts';
import { requestLocale } from '../../../shell/locale.ts';
import type { PageHandle } from '../../../shell/page-layout.ts';
import { pageHead } from '../../../shell/page-head.ts';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import type { Route } from './+types/members.ts';
import { QuickAddCard } from '../add/quick-add-card.tsx';
import { groupIdOf } from '../frame/load-group.ts';
import { countryIn } from '../frame/pro-words.ts';
import { ProFrame } from '../frame/pro-frame.tsx';
import { useGroupPath } from '../frame/use-group-path.ts';
import { ProMembersDocument } from '../operations.gen.ts';
import { AskAboutChosen } from './ask-about-chosen.tsx';
import { changeMembers } from './change-members.ts';
import { GroupSwitch } from './group-switch.tsx';
import { GroupTotals } from './group-totals.tsx';
import { MembersFilter } from './members-filter.tsx';
import { MembersSummary } from './members-summary.tsx';
import { MembersTable } from './members-table.tsx';
import { pageSize, parametersOf, readAddress } from './members-address.ts';
import { NoGroup } from './no-group.tsx';

export const handle = { layout: 'task' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageHead({ title: m.pro_members_title(), matches }),
  { name: 'robots', content: 'noindex' },
];

export async function loader({ context, url, request }: Route.LoaderArgs) {
  const address = readAddress(url);
  const { status, search, sort, isDescending, page } = address;
  const groupId = groupIdOf(url);
  const locale = requestLocale(request);
  const { proGroup, getDDProGroups, canOpenProGroup } = await executeAsMember({
    context,
    url,
    document: ProMembersDocument,
    variables: {
      groupId,
      filter: { statuses: status === null ? [] : [status], search, order: sort, isDescending },
      first: pageSize,
      offset: (page - 1) * pageSize,
    },
  });
  const members = proGroup?.members.nodes.map((member) => ({
    ...member,
    country: countryIn(member.country, locale),
    taxResidence: countryIn(member.taxResidence, locale),
  }));
  return {
    group: proGroup,
    members: members ?? [],
    groups: getDDProGroups.filter(({ isAdministrator }) => isAdministrator),
    canOpenGroup: canOpenProGroup,
    address: { ...address, group: groupId },
    done: url.searchParams.get('done'),
    count: Number(/^\d{1,4}$/.exec(url.searchParams.get('count') ?? '')?.[0] ?? 0),
    isExportLost: url.searchParams.get('problem') === 'export',
  };
}

export async function action(args: Route.ActionArgs) {
  const answer = await changeMembers(args);
  if (answer.outcome !== 'done') return refuse(answer);
  const address = { ...readAddress(args.url), group: groupIdOf(args.url) };
  const query = {
    ...Object.fromEntries(parametersOf(address)),
    done: answer.intent,
    count: String(answer.result?.count ?? 0),
  };
  return redirect(screenPath('proMembers', requestLocale(args.request), undefined, { query }));
}

export default function Members({ loaderData, actionData }: Route.ComponentProps) {
  const { group, groups, members, address, done, count, isExportLost } = loaderData;
  const path = useGroupPath();
  if (group === null) return <NoGroup canOpenGroup={loaderData.canOpenGroup} />;
  const [problem] = actionData?.problems ?? [];
  return (
    <ProFrame
      group={group}
      title={m.pro_members_title()}
      lead={payerWords(group)}
      actions={
        <>
          <ButtonLink to={path('proAdd')} variant="primary" icon={UserPlusIcon}>
            {m.pro_add_member()}
          </ButtonLink>
          {!group.isClosed && <QrLink hasLink={group.joinLink !== null} />}
        </>
      }
    >
      {groups.length > 1 && <GroupSwitch groups={groups} current={group.id} />}
      {problem && <Alert tone="danger">{problem.message}</Alert>}
      {isExportLost && <Alert tone="danger">{m.pro_export_failure()}</Alert>}
      {done === 'remove' && <Alert tone="tip">{m.pro_removed({ count })}</Alert>}
      {done === 'invite' && <Alert tone="tip">{m.pro_invited({ count })}</Alert>}
      {address.ask && <AskAboutChosen group={group} members={members} address={address} />}
      <MembersSummary group={group} />
      <GroupTotals totals={group.totals} />
      <div className="grid items-start gap-gutter lg:grid-cols-[minmax(0,1fr)_18.5rem]">
        <section className="grid min-w-0 gap-4">
          <MembersFilter group={group} address={address} />
          <MembersTable group={group} members={members} address={address} />
        </section>
        <QuickAddCard group={group} answer={null} />
      </div>
    </ProFrame>
  );
}

/** To the page to print; where there is no code yet, to where one is made. */
function QrLink({ hasLink }: { hasLink: boolean }) {
  const path = useGroupPath();
  return (
    <ButtonLink
      to={path(hasLink ? 'proQr' : 'proSettings')}
      reloadDocument={hasLink}
      icon={QrCodeIcon}
    >
      {m.pro_qr_code()}
    </ButtonLink>
  );
}

function payerWords({ title, subscriptionPayer }: { title: string; subscriptionPayer: string }) {
  if (subscriptionPayer === 'ADMIN') return m.pro_paid_by_group({ group: title });
  if (subscriptionPayer === 'MEMBER') return m.pro_paid_by_members();
  return m.pro_paid_by_nobody();
}
