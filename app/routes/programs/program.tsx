import { redirect } from 'react-router';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { execute } from '../../graphql/api.ts';
import { ProgramDocument } from './operations.gen.ts';
import { requestLocale, useLocale } from '../../shell/locale.ts';
import { sharedPageHeaders } from '../../shell/shared-page.ts';
import { Tag } from '../../ui/data/tag.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { refuse } from '../../forms/answer-forms.ts';
import { pageHead } from '../../shell/page-head.ts';
import { DoorDialog, DoorDish } from '../../members-only/door.tsx';
import { membershipOffer } from '../../members-only/membership-offer.ts';
import { timeZoneOf, useTimeZone } from '../../dates/time-zone.ts';
import type { Route } from './+types/program.ts';
import { changeProgram } from './change-program.ts';
import { askPath, noSuchProgram, addressesOfProgram, questionOf } from './program-address.ts';
import { ProgramAside } from './program-aside.tsx';
import { ProgramQuestions } from './program-questions.tsx';
import { ProgramWeekCard } from './program-week-card.tsx';

export const headers = sharedPageHeaders;

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const slug = params.slug ?? '';
  const asked = { slug, timeZone: timeZoneOf(request) };
  const { program, currentProgram, ...reader } = await execute(context, ProgramDocument, asked);
  if (program === null) throw noSuchProgram();
  const alternates = addressesOfProgram({
    request,
    asked: params.slug,
    program,
    pathOf: (locale, each) => screenPath('program', locale, { slug: each }),
  });
  return {
    program,
    isMember: program.weeks.some(({ days }) => days !== null),
    offer: membershipOffer(reader),
    other: currentProgram && currentProgram.id !== program.id ? currentProgram : null,
    ask: questionOf(url.searchParams),
    alternates,
  };
}

export async function action(args: Route.ActionArgs) {
  const answer = await changeProgram(args);
  const { intent, outcome, problems } = answer;
  const { params, request } = args;
  const locale = requestLocale(request);
  const slug = params.slug ?? '';
  if (problems.some(({ code }) => code === 'program.other-running')) {
    return redirect(askPath({ slug, ask: 'replace', locale }));
  }
  if (outcome !== 'done') return refuse(answer);
  const goesToToday = intent === 'start' || intent === 'restart' || intent === 'resume';
  return redirect(screenPath(goesToToday ? 'programDay' : 'program', locale, { slug }));
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  ...pageHead({
    title: loaderData?.program.title ?? m.programs_title(),
    description: loaderData?.program.lead ?? '',
    matches,
  }),
];

export default function Program({ loaderData, actionData }: Route.ComponentProps) {
  const { program, isMember, offer, other, ask } = loaderData;
  const locale = useLocale();
  useTimeZone();
  const { slug, title, lead, outcomes, weekCount, lessonCount, coverRecipeId } = program;
  const closeTo = screenPath('program', locale, { slug });
  return (
    <Page className="pb-16">
      <PageHeader
        title={title}
        lead={lead}
        tags={
          <>
            <Tag tone="yolk">{m.programs_weeks({ count: weekCount })}</Tag>
            <Tag>{m.programs_lessons({ count: lessonCount })}</Tag>
          </>
        }
      />
      {actionData?.problems[0] && <Alert tone="danger">{actionData.problems[0].message}</Alert>}
      <div className="grid gap-gutter lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
        <div className="grid gap-4 lg:col-start-2 lg:row-start-1">
          <ProgramAside program={program} isMember={isMember} offer={offer} other={other} />
        </div>
        <div className="min-w-0 lg:col-start-1 lg:row-start-1">
          <Card as="section">
            <h2 className="text-h3">{m.programs_outcomes()}</h2>
            <ul className="mt-3 grid list-disc gap-2 pl-5">
              {outcomes.map((outcome) => (
                <li key={outcome}>{outcome}</li>
              ))}
            </ul>
          </Card>
          <Section title={m.programs_weeks_title()} space="tight">
            <ol className="grid gap-4">
              {program.weeks.map((week) => (
                <ProgramWeekCard
                  key={week.number}
                  program={program}
                  week={week}
                  isMember={isMember}
                />
              ))}
            </ol>
          </Section>
        </div>
      </div>
      <DoorDialog
        picture={<DoorDish recipeId={coverRecipeId} />}
        points={[m.programs_join_text()]}
        offer={offer}
        isOpen={ask === 'join' && !isMember}
        closeTo={closeTo}
      />
      {isMember && <ProgramQuestions program={program} other={other} ask={ask} />}
    </Page>
  );
}
