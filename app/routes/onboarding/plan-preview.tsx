import { Suspense, useEffect, useMemo, useState, type ReactNode } from 'react';
import { Await, redirect } from 'react-router';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import type { LocalDay } from '../../../lib/local-time.ts';
import { execute } from '../../graphql/api.ts';
import {
  PlanPreviewDocument,
  PlanPreviewViewerDocument,
  SavePreviewedPlanDocument,
  type PlanPreviewQuery,
  type PlanPreviewViewerQuery,
} from './operations.gen.ts';
import { requestLocale } from '../../shell/locale.ts';
import type { PageHandle } from '../../shell/page-layout.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { ErrorState } from '../../ui/feedback/states.tsx';
import { eatersOf } from '../../plans/eater-names.ts';
import { readersMoment, timeZoneOf, useTimeZone } from '../../dates/time-zone.ts';
import { answerForms, refuse } from '../../forms/answer-forms.ts';
import { messageFor } from '../../forms/form-answers.ts';
import { pageHead } from '../../shell/page-head.ts';
import { withCampaign } from '../../sign-up/campaign.ts';
import type { Route } from './+types/plan-preview.ts';
import { CookingWeek, cookingMs, mostCookingMs } from './cooking-week.tsx';
import { PreviewFrame } from './preview-frame.tsx';
import { RevealedWeek } from './revealed-week.tsx';
import { resumePath } from './step-path.ts';
import { WidenPreferences } from './widen-preferences.tsx';
import { keepWeekForms } from './quiz-forms.ts';

export const handle = { layout: 'task' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageHead({ title: m.onboarding_title(), matches }),
  { name: 'robots', content: 'noindex' },
];

export async function loader({ context, request }: Route.LoaderArgs) {
  const viewer = await execute(context, PlanPreviewViewerDocument);
  const { surveyDraft } = viewer;
  if (!surveyDraft.isComplete) {
    const path = resumePath({ progress: surveyDraft, locale: requestLocale(request) });
    throw redirect(withCampaign({ path, search: new URL(request.url).search }));
  }
  const preview = execute(context, PlanPreviewDocument, { timeZone: timeZoneOf(request) });
  return {
    viewer,
    requestKey: crypto.randomUUID(),
    today: readersMoment({ request, now: new Date() }).day,
    preview: isPageLoad(request) ? await preview : preview,
  };
}

/** A page that is loaded whole may have no JavaScript to bring in later what is cooking. */
function isPageLoad(request: Request): boolean {
  return request.headers.get('sec-fetch-dest') !== 'empty';
}

const answerKeeping = answerForms<typeof keepWeekForms, { slug: string }>(keepWeekForms, {
  keep: async (fields, { context, request }) => {
    const input = { ...fields, timeZone: timeZoneOf(request) };
    const { generateMealplan } = await execute(context, SavePreviewedPlanDocument, { input });
    const { mealPlan, problems } = generateMealplan;
    return { problems: problems.map((problem) => ({ path: [], ...problem })), result: mealPlan };
  },
});

export async function action(args: Route.ActionArgs) {
  const answer = await answerKeeping(args);
  if (answer.outcome !== 'done' || answer.result === null) return refuse(answer);
  const { slug } = answer.result;
  return redirect(screenPath('mealPlan', requestLocale(args.request), { slug }));
}

export default function PlanPreview({ loaderData, actionData }: Route.ComponentProps) {
  const { preview: arriving, ...page } = loaderData;
  const preview = useShown(arriving);
  useTimeZone();
  const show = (answer: PlanPreviewQuery) => (
    <Answer answer={answer} error={messageFor(actionData?.problems)} {...page} />
  );
  if (!(preview instanceof Promise)) return show(preview);
  return (
    <Arriving preview={preview} viewer={page.viewer} show={show} error={<Failed {...page} />} />
  );
}

/** A week that the page brought along stays in view while it is asked for again. */
function useShown<Answer>(preview: Answer | Promise<Answer>): Answer | Promise<Answer> {
  const [shown, setShown] = useState(preview instanceof Promise ? null : preview);
  const isBrought = shown !== null;
  useEffect(() => {
    if (!isBrought) return;
    let isLatest = true;
    void Promise.resolve(preview).then(
      (answer) => isLatest && setShown(answer),
      () => undefined,
    );
    return () => {
      isLatest = false;
    };
  }, [preview, isBrought]);
  return preview instanceof Promise ? (shown ?? preview) : preview;
}

/** Comes from the quiz: what is cooking is seen for as long as it takes to read it, and not for ever. */
function Arriving({
  preview,
  viewer,
  show,
  error,
}: {
  preview: Promise<PlanPreviewQuery>;
  viewer: PlanPreviewViewerQuery;
  show: (answer: PlanPreviewQuery) => ReactNode;
  error: ReactNode;
}) {
  const cooked = useMemo(() => cookedAtLeast(preview), [preview]);
  return (
    <Suspense fallback={<CookingWeek viewer={viewer} />}>
      <Await resolve={cooked} errorElement={error}>
        {show}
      </Await>
    </Suspense>
  );
}

async function cookedAtLeast<Answer>(preview: Promise<Answer>): Promise<Answer> {
  const { promise: isRead, resolve } = Promise.withResolvers<void>();
  const { promise: isOver, reject } = Promise.withResolvers<never>();
  setTimeout(resolve, cookingMs);
  const patience = setTimeout(() => reject(new Error('The week takes too long')), mostCookingMs);
  try {
    const [answer] = await Promise.race([Promise.all([preview, isRead]), isOver]);
    return answer;
  } finally {
    clearTimeout(patience);
  }
}

interface PreviewProps {
  viewer: PlanPreviewViewerQuery;
  requestKey: string;
  today: LocalDay;
  error?: string | undefined;
}

function Answer({ answer, ...page }: PreviewProps & { answer: PlanPreviewQuery }) {
  const { mealPlanPreview: week } = answer;
  if (week === null) return <Failed {...page} />;
  if (!week.isAccommodated) {
    return (
      <PreviewFrame {...page}>
        <div className="page-width pb-16">
          <WidenPreferences relaxations={week.relaxations} />
        </div>
      </PreviewFrame>
    );
  }
  return (
    <PreviewFrame {...page} isReady>
      <RevealedWeek
        week={week}
        name={page.viewer.me?.firstName ?? null}
        eaters={eatersOf(page.viewer.surveyDraft.answers)}
        today={page.today}
        hasProjection={page.viewer.surveyDraft.weightProjection !== null}
      />
    </PreviewFrame>
  );
}

function Failed(page: PreviewProps) {
  return (
    <PreviewFrame {...page}>
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
    </PreviewFrame>
  );
}
