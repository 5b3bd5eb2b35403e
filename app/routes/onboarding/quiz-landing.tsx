import { data } from 'react-router';
import { screenPath } from '../../../i18n/paths.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { WeekOfDinners } from '../../dishes/week-of-dinners.tsx';
import { execute } from '../../graphql/api.ts';
import { pageAddress, requestLocale, useLocale } from '../../shell/locale.ts';
import type { PageHandle } from '../../shell/page-layout.ts';
import { pageHead } from '../../shell/page-head.ts';
import { sharedPageHeaders } from '../../shell/shared-page.ts';
import { SiteMark } from '../../shell/site-mark.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { Route } from './+types/quiz-landing.ts';
import { FirstQuestion } from './first-question.tsx';
import { LandingPromises } from './landing-promises.tsx';
import { QuizLandingDocument } from './operations.gen.ts';
import { softHyphens } from '../../ui/soft-hyphens.ts';
import { Link } from '../../ui/navigation/link.ts';

export const handle = { layout: 'task' } satisfies PageHandle;

export const headers = sharedPageHeaders;

/** What each campaign says above the same question. */
const campaigns = {
  quizLanding: {
    name: 'QUIZ',
    title: m.onboarding_landing_quiz_title,
    lead: m.onboarding_landing_quiz_lead,
    hasWeek: false,
  },
  everydayLanding: {
    name: 'EVERYDAY',
    title: m.onboarding_landing_everyday_title,
    lead: m.onboarding_landing_everyday_lead,
    hasWeek: false,
  },
  mealPlansLanding: {
    name: 'MEAL_PLANS',
    title: m.onboarding_landing_plans_title,
    lead: m.onboarding_landing_plans_lead,
    hasWeek: true,
  },
} as const;

type CampaignScreen = keyof typeof campaigns;
const screens = Object.keys(campaigns) as CampaignScreen[];

export async function loader({ context, request }: Route.LoaderArgs) {
  const locale = requestLocale(request);
  const { pathname } = pageAddress(request);
  const screen = screens.find((each) => screenPath(each, locale) === pathname);
  if (screen === undefined) throw data({ code: 'page.not-found', message: '' }, { status: 404 });
  const campaign = campaigns[screen].name;
  const { brand, landing } = await execute(context, QuizLandingDocument, { campaign });
  return { screen, brand, landing };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { screen } = loaderData;
  return [
    ...pageHead({
      title: campaigns[screen].title(),
      description: campaigns[screen].lead(),
      matches,
    }),
  ];
};

/** Where a campaign leads: the first question, with what comes of answering it. */
export default function QuizLanding({ loaderData }: Route.ComponentProps) {
  const { screen, brand, landing } = loaderData;
  const { title, lead, hasWeek } = campaigns[screen];
  return (
    <div className="relative">
      <header
        data-surface="yolk"
        className="absolute inset-x-0 top-0 z-2 text-on-yolk [--color-ink:var(--color-on-yolk)]"
      >
        <div className="page-width flex min-h-18 items-center justify-between">
          <SiteMark brand={brand} />
          <LogInLink />
        </div>
      </header>
      <main id="main">
        <div data-surface="yolk" className="overflow-hidden bg-yolk pt-18 text-on-yolk">
          <div className="page-width grid grid-cols-[minmax(0,1fr)] pb-8 lg:min-h-[44rem] lg:grid-cols-[38rem_1fr] lg:gap-8 lg:pb-16">
            <div className="relative z-1">
              <h1 className="max-w-[14ch] text-[clamp(2.75rem,1.9rem+3.4vw,4.75rem)] leading-[0.98] tracking-tight text-balance wrap-anywhere hyphens-auto">
                {softHyphens(title())}
              </h1>
              <p className="mt-5 max-w-[54ch] text-lg">{lead()}</p>
              <FirstQuestion />
            </div>
            <Plates plates={landing.plates} />
          </div>
        </div>
        <LandingPromises />
        {hasWeek && (
          <div className="pb-section">
            <WeekOfDinners dinners={landing.week} recipeCount={landing.recipeCount} />
          </div>
        )}
      </main>
    </div>
  );
}

function LogInLink() {
  return (
    <Link
      to={screenPath('login', useLocale())}
      className="inline-flex min-h-target items-center px-3 font-semibold"
    >
      {m.identity_log_in()}
    </Link>
  );
}

const places = [
  'left-[6%] top-[7rem] w-[34rem]',
  '-top-42 left-[14%] w-[20rem] [animation-delay:80ms]',
  'bottom-[-9rem] right-0 w-[19rem] [animation-delay:160ms]',
];

/** On a phone the question has the whole screen. */
function Plates({ plates }: { plates: readonly { id: string }[] }) {
  return (
    <div aria-hidden className="relative max-lg:hidden">
      {plates.map(({ id }, index) => (
        <img
          key={id}
          src={`/plate/${id}.svg`}
          alt=""
          width={400}
          height={400}
          loading="lazy"
          className={classNames(
            'absolute max-w-none animate-rise [animation-duration:320ms]',
            places[index],
          )}
        />
      ))}
    </div>
  );
}
