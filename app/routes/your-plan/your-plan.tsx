import { redirect } from 'react-router';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { readersMoment, timeZoneOf, useTimeZone } from '../../dates/time-zone.ts';
import { enterExperiment } from '../../experiments/enter-experiment.ts';
import { execute } from '../../graphql/api.ts';
import { pageAddress, requestLocale, useLocale } from '../../shell/locale.ts';
import type { PageHandle } from '../../shell/page-layout.ts';
import { pageHead } from '../../shell/page-head.ts';
import { withCampaign } from '../../sign-up/campaign.ts';
import { readChoice } from '../membership/sign-up-steps.ts';
import { resumePath } from '../onboarding/step-path.ts';
import type { Route } from './+types/your-plan.ts';
import { DinnersFirst } from './dinners-first.tsx';
import { YourPlanDocument } from './operations.gen.ts';
import { WeightFirst } from './weight-first.tsx';

export const handle = { layout: 'task' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageHead({ title: m.your_plan_page_title(), matches }),
  { name: 'robots', content: 'noindex' },
];

export async function loader({ context, request }: Route.LoaderArgs) {
  const locale = requestLocale(request);
  const url = pageAddress(request);
  const timeZone = timeZoneOf(request);
  const plan = await execute(context, YourPlanDocument, { timeZone });
  const { surveyDraft, mealPlanPreview: week } = plan;
  const goTo = (path: string) => redirect(withCampaign({ path, search: url.search }));
  if (!surveyDraft.isComplete) throw goTo(resumePath({ progress: surveyDraft, locale }));
  // There the answers can be widened until there is a week.
  if (!week?.isAccommodated) throw goTo(screenPath('planPreview', locale));
  const { isDinnersFirst, experiments } = await pageFor({ context, url, request });
  return {
    plan,
    week,
    isDinnersFirst,
    experiments,
    choice: choiceOf({ url, isDinnersFirst }),
    today: readersMoment({ request, now: new Date() }).day,
  };
}

/** The second page has an address too, which counts for nothing. */
async function pageFor({
  context,
  url,
  request,
}: Pick<Route.LoaderArgs, 'context' | 'request'> & { url: URL }) {
  if (url.pathname === screenPath('yourPlanDinnersFirst', requestLocale(request))) {
    return { isDinnersFirst: true, experiments: [] };
  }
  const { variant, experiments } = await enterExperiment({ context, experiment: 'SALES_PAGE' });
  return { isDinnersFirst: variant === 'B', experiments };
}

/** What brought the visitor goes on to the payment; else it says which page did. */
function choiceOf({ url, isDinnersFirst }: { url: URL; isDinnersFirst: boolean }) {
  const { content = isDinnersFirst ? 'your-plan-b' : 'your-plan-a', ...choice } = readChoice(
    url.searchParams,
  );
  return { ...choice, content };
}

export default function YourPlan({ loaderData }: Route.ComponentProps) {
  const { plan, week, isDinnersFirst, choice, today } = loaderData;
  const locale = useLocale();
  useTimeZone();
  const { weightProjection: projection, answers } = plan.surveyDraft;
  const unit = answers.weightUnit ?? 'kg';
  const page = {
    plan,
    week,
    choice,
    today,
    locale,
    isMember: plan.membershipSubscription?.status === 'ACTIVE',
    read: projection && { projection, unit, today, locale },
  };
  return isDinnersFirst ? <DinnersFirst {...page} /> : <WeightFirst {...page} />;
}
