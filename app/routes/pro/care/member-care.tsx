import { data } from 'react-router';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { longDate } from '../../../dates/long-date.ts';
import { execute } from '../../../graphql/api.ts';
import { redirectToLogin } from '../../../members-only/login-redirect.ts';
import { useLocale } from '../../../shell/locale.ts';
import { pageTitle } from '../../../shell/page-title.ts';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import { Initials } from '../../../ui/data/initials.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { GroupSeesViewerDocument, MemberCareDocument } from '../operations.gen.ts';
import type { Route } from './+types/member-care.ts';
import { CookedWeeks } from './cooked-weeks.tsx';
import { FoodLogCard } from './food-log-card.tsx';
import { MeasuresCard } from './measures-card.tsx';
import { QuizCard } from './quiz-card.tsx';
import { SharedCard } from './shared-card.tsx';

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  { title: pageTitle(nameOf(loaderData?.care), matches) },
  { name: 'robots', content: 'noindex' },
];

function nameOf(care: { firstName: string; lastName: string } | undefined): string {
  return care ? `${care.firstName} ${care.lastName}` : '';
}

/** Loading is looking: the member sees that it happened. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { me } = await execute(context, GroupSeesViewerDocument);
  if (!me) throw redirectToLogin(request);
  const asked = { groupId: params.group, memberId: params.member };
  const { memberCare: care } = await execute(context, MemberCareDocument, asked);
  if (care === null) throw data({ code: 'pro.member-not-found', message: '' }, { status: 404 });
  return { care, asked };
}

export default function MemberCare({ loaderData: { care, asked } }: Route.ComponentProps) {
  const { firstName, shares } = care;
  return (
    <Page className="pb-16">
      <Head care={care} asked={asked} />
      {shares.length > 0 && (
        <Alert title={m.pro_care_sees_look({ name: firstName })}>
          {m.pro_care_sees_look_text()}
        </Alert>
      )}
      <div className="mt-gutter grid items-start gap-gutter lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-gutter">
          {care.measurements && <MeasuresCard measurements={care.measurements} />}
          {care.plan && <CookedWeeks plan={care.plan} />}
          {care.foodLog && <FoodLogCard entries={care.foodLog} />}
          {care.quiz && <QuizCard quiz={care.quiz} />}
          {shares.length === 0 && (
            <Alert tone="tip" title={m.pro_care_shares_nothing({ name: firstName })}>
              {m.pro_care_shares_nothing_text()}
            </Alert>
          )}
        </div>
        <aside className="grid gap-gutter">
          <SharedCard firstName={firstName} shares={shares} />
          <Alert tone="medical">{m.pro_care_not_a_record()}</Alert>
        </aside>
      </div>
    </Page>
  );
}

function Head({ care, asked }: Route.ComponentProps['loaderData']) {
  const { firstName, lastName, joinedAt } = care;
  const locale = useLocale();
  const query = { group: asked.groupId, member: asked.memberId };
  return (
    <header className="flex flex-wrap items-center gap-5 pt-7 pb-5">
      <Initials letters={`${firstName[0] ?? ''}${lastName[0] ?? ''}`} tone="leaf" />
      <div className="min-w-0 flex-1">
        <h1 className="text-h1 break-words">
          {firstName} {lastName}
        </h1>
        <p className="mt-1 text-ink-2">
          {m.pro_care_member_since({ date: longDate(joinedAt, locale) })}
        </p>
      </div>
      <ButtonLink to={screenPath('proQr', locale, undefined, { query })} reloadDocument>
        {m.pro_care_handout()}
      </ButtonLink>
    </header>
  );
}
