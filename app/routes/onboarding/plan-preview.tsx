import { Suspense } from 'react';
import { Await, data, redirect } from 'react-router';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { execute } from '../../graphql/api.ts';
import {
  PlanPreviewDocument,
  PlanPreviewViewerDocument,
  SavePreviewedPlanDocument,
  type PlanPreviewQuery,
} from '../../graphql/operations.gen.ts';
import { requestLocale } from '../../shell/locale.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { BusyState, ErrorState } from '../../ui/feedback/states.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { readForm, textOf } from '../../forms/form-answers.ts';
import { pageTitle } from '../../shell/page-title.ts';
import type { Route } from './+types/plan-preview.ts';
import { PreviewedWeek, type Saving } from './previewed-week.tsx';
import { resumePath } from './step-path.ts';
import { WidenPreferences } from './widen-preferences.tsx';

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(m.onboarding_title(), matches) },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ context, request }: Route.LoaderArgs) {
  const { surveyDraft, me, membershipSubscription } = await execute(
    context,
    PlanPreviewViewerDocument,
  );
  if (!surveyDraft.isComplete) {
    throw redirect(resumePath({ progress: surveyDraft, locale: requestLocale(request) }));
  }
  const isMember = me !== null && membershipSubscription?.status === 'ACTIVE';
  const preview = execute(context, PlanPreviewDocument);
  return {
    isMember,
    requestKey: crypto.randomUUID(),
    preview: isPageLoad(request) ? await preview : preview,
  };
}

/** A page that is loaded whole may have no JavaScript to bring in later what is cooking. */
function isPageLoad(request: Request): boolean {
  return request.headers.get('sec-fetch-dest') !== 'empty';
}

export async function action({ context, request }: Route.ActionArgs) {
  const requestKey = textOf(await readForm(request), 'requestKey');
  const input = { requestKey };
  const { generateMealplan } = await execute(context, SavePreviewedPlanDocument, { input });
  const { mealPlan, problems } = generateMealplan;
  if (mealPlan === null) return data({ message: problems[0]?.message ?? '' }, { status: 400 });
  return redirect(screenPath('mealPlan', requestLocale(request), { slug: mealPlan.slug }));
}

export default function PlanPreview({ loaderData, actionData }: Route.ComponentProps) {
  const { preview, ...saving } = loaderData;
  const show = (answer: PlanPreviewQuery) => (
    <Answer answer={answer} error={actionData?.message} {...saving} />
  );
  return (
    <Page className="pb-16">
      {preview instanceof Promise ? (
        <Suspense fallback={<Cooking />}>
          <Await resolve={preview} errorElement={<Failed />}>
            {show}
          </Await>
        </Suspense>
      ) : (
        show(preview)
      )}
    </Page>
  );
}

function Answer({ answer, ...saving }: Saving & { answer: PlanPreviewQuery }) {
  const { mealPlanPreview: preview } = answer;
  if (preview === null) return <Failed />;
  if (!preview.isAccommodated) return <WidenPreferences relaxations={preview.relaxations} />;
  return <PreviewedWeek preview={preview} {...saving} />;
}

function Cooking() {
  return (
    <BusyState
      title={m.onboarding_preview_busy()}
      text={m.onboarding_preview_busy_text()}
      headingLevel={1}
    />
  );
}

function Failed() {
  return (
    <ErrorState
      title={m.onboarding_preview_failed()}
      text={m.onboarding_preview_failed_text()}
      headingLevel={1}
      action={
        <ButtonLink to="." reloadDocument variant="primary">
          {m.onboarding_preview_try_again()}
        </ButtonLink>
      }
    />
  );
}
