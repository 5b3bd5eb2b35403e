import { data, redirect } from 'react-router';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { weekOfDay } from '../../../domain/programs/program-days.rules.ts';
import { execute } from '../../graphql/api.ts';
import {
  ProgramDayDocument,
  ProgramTodayDocument,
  ProgramWeekPlanDocument,
} from './operations.gen.ts';
import { pageAddress, requestLocale } from '../../shell/locale.ts';
import { refuse } from '../../forms/answer-forms.ts';
import { redirectToLogin } from '../../members-only/login-redirect.ts';
import { pageHead } from '../../shell/page-head.ts';
import { timeZoneOf, useTimeZone } from '../../dates/time-zone.ts';
import type { Route } from './+types/program-day.ts';
import { changeProgram } from './change-program.ts';
import { DayPage } from './day-page.tsx';
import { askPath, noSuchProgram, numberIn, addressesOfProgram } from './program-address.ts';

type LoadArgs = Pick<Route.LoaderArgs, 'context' | 'params' | 'request'>;

export async function loader(args: LoadArgs) {
  const { context, params, request } = args;
  const slug = params.slug ?? '';
  const timeZone = timeZoneOf(request);
  if (params.day === undefined) throw await redirectToToday(args);
  const day = numberIn(params.day);
  const { program, me } = await execute(context, ProgramDayDocument, { slug, day, timeZone });
  if (program === null || day < 1 || day > program.dayCount) throw noSuchProgram();
  const alternates = addressesOfProgram({
    request,
    asked: params.slug,
    program,
    pathOf: (locale, each) => screenPath('programDay', locale, { slug: each, day }),
  });
  if (program.day === null) throw redirectAway({ request, slug, isSignedIn: me !== null });
  const week = weekOfDay(day);
  const started = await execute(context, ProgramWeekPlanDocument, { slug, week });
  return {
    program,
    day: program.day,
    weekPlan: started.program?.run?.mealPlan ?? null,
    isSaved: pageAddress(request).searchParams.get('done') === 'check-in',
    alternates,
  };
}

/** The day of whoever follows the program; for others the first. */
async function redirectToToday({ context, params, request }: LoadArgs): Promise<Response> {
  const asked = { slug: params.slug ?? '', timeZone: timeZoneOf(request) };
  const { program } = await execute(context, ProgramTodayDocument, asked);
  if (program === null) throw noSuchProgram();
  const { slug } = program;
  const day = program.run?.dayReached ?? 1;
  return redirect(screenPath('programDay', requestLocale(request), { slug, day }));
}

/** Days are for members: visitors log in, others are asked to join. */
function redirectAway(args: { request: Request; slug: string; isSignedIn: boolean }): Response {
  const { request, slug, isSignedIn } = args;
  if (!isSignedIn) return redirectToLogin(request);
  return redirect(askPath({ slug, ask: 'join', locale: requestLocale(request) }));
}

export async function action(args: Route.ActionArgs) {
  const answer = await changeProgram(args);
  if (answer.outcome !== 'done') return refuse(answer);
  const { params, request } = args;
  const locale = requestLocale(request);
  switch (answer.intent) {
    case 'meal-plan': {
      const plan = { slug: answer.result?.planSlug ?? '' };
      return redirect(screenPath('mealPlan', locale, plan, { query: { done: 'start' } }));
    }
    case 'finish':
      return redirect(screenPath('program', locale, { slug: params.slug ?? '' }));
    default:
      return data(answer);
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  ...pageHead({
    title: loaderData
      ? m.programs_day_title({ number: loaderData.day.number, title: loaderData.program.title })
      : m.programs_title(),
    matches,
  }),
  { name: 'robots', content: 'noindex' },
];

export default function ProgramDay({ loaderData, actionData }: Route.ComponentProps) {
  useTimeZone();
  return <DayPage {...loaderData} problems={actionData?.problems ?? []} />;
}
