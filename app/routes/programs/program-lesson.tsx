import { redirect } from 'react-router';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { execute } from '../../graphql/api.ts';
import { ProgramLessonDocument, type ProgramLessonQuery } from './operations.gen.ts';
import { requestLocale, useLocale } from '../../shell/locale.ts';
import { sharedPageHeaders } from '../../shell/shared-page.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { refuse } from '../../forms/answer-forms.ts';
import { pageHead } from '../../shell/page-head.ts';
import { DoorSection } from '../../members-only/door.tsx';
import { membershipOffer } from '../../members-only/membership-offer.ts';
import { timeZoneOf } from '../../dates/time-zone.ts';
import { RecipeFilm } from '../../videos/recipe-film.tsx';
import { SourceLine, type ShownSource } from '../pages/source-line.tsx';
import type { Route } from './+types/program-lesson.ts';
import { changeProgram } from './change-program.ts';
import { noSuchProgram, numberIn, addressesOfProgram } from './program-address.ts';
import { JoinCard } from './program-aside.tsx';
import { ProgramForm } from './program-form.tsx';
import { Link } from '../../ui/navigation/link.ts';

export const headers = sharedPageHeaders;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const number = numberIn(params.lesson);
  const asked = { slug: params.slug ?? '', number, timeZone: timeZoneOf(request) };
  const { program, ...reader } = await execute(context, ProgramLessonDocument, asked);
  const lesson = program?.lesson;
  if (!program || !lesson) throw noSuchProgram();
  const alternates = addressesOfProgram({
    request,
    asked: params.slug,
    program,
    pathOf: (locale, each) => screenPath('programLesson', locale, { slug: each, lesson: number }),
  });
  return {
    program,
    lesson,
    offer: membershipOffer(reader),
    alternates,
  };
}

/** Read: back to the day it belongs to. */
export async function action(args: Route.ActionArgs) {
  const answer = await changeProgram(args);
  if (answer.outcome !== 'done') return refuse(answer);
  const { params, request } = args;
  const day = { slug: params.slug ?? '', day: answer.result?.run?.dayReached ?? 1 };
  return redirect(screenPath('programDay', requestLocale(request), day));
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const title = loaderData?.lesson.title ?? m.programs_title();
  const isFirst = loaderData?.lesson.number === 1;
  const description = isFirst ? loaderData.lesson.paragraphs?.[0] : undefined;
  return [
    ...pageHead({ title, description, type: 'article', matches }),
    ...(isFirst ? [] : [{ name: 'robots', content: 'noindex' }]),
  ];
};

export default function ProgramLesson({ loaderData }: Route.ComponentProps) {
  const { program, lesson, offer } = loaderData;
  const locale = useLocale();
  const { slug, title } = program;
  const isMember = program.firstDay !== null;
  return (
    <Page width="prose" className="pb-16">
      <p className="pt-7 font-semibold">
        <Link to={screenPath('program', locale, { slug })} className="link">
          {title}
        </Link>
      </p>
      <PageHeader
        title={lesson.title}
        lead={m.programs_lesson_of({ number: lesson.number, count: program.lessonCount })}
      />
      {lesson.paragraphs && (
        <article className="grid gap-5 text-lg">
          {lesson.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </article>
      )}
      {lesson.sources.length > 0 && <LessonSources sources={lesson.sources} />}
      {program.lessonVideo && !program.lessonVideo.isLocked && (
        <div className="pt-8">
          <RecipeFilm film={program.lessonVideo} heading={program.lessonVideo.title} />
        </div>
      )}
      <div className="pt-8">
        {isMember && <LessonEnd program={program} lesson={lesson} />}
        {!isMember && lesson.paragraphs && <JoinCard offer={offer} />}
        {!lesson.paragraphs && <DoorSection points={[m.programs_join_text()]} offer={offer} />}
      </div>
    </Page>
  );
}

/** What the lesson leans on, folded: it is read for its advice first. */
function LessonSources({ sources }: { sources: readonly ShownSource[] }) {
  return (
    <details className="pt-6 text-sm text-ink-2">
      <summary className="link inline-flex min-h-target cursor-pointer items-center">
        {m.pages_sources()}
      </summary>
      <ul className="grid list-disc gap-2.5 pl-6">
        {sources.map((source) => (
          <li key={source.title}>
            <SourceLine source={source} />
          </li>
        ))}
      </ul>
    </details>
  );
}

type ShownProgram = NonNullable<ProgramLessonQuery['program']>;

function LessonEnd({
  program,
  lesson,
}: {
  program: ShownProgram;
  lesson: NonNullable<ShownProgram['lesson']>;
}) {
  const locale = useLocale();
  const { slug, run, lessonCount } = program;
  const isGoingOn = run?.status === 'RUNNING' || run?.status === 'PAUSED';
  const isRead = run?.readLessonIds.includes(lesson.id) ?? false;
  return (
    <Card as="section">
      {isRead && <p className="mb-3.5 font-semibold text-leaf">{m.programs_lesson_is_read()}</p>}
      <div className="flex flex-wrap gap-3">
        {isGoingOn && !isRead ? (
          <ProgramForm
            intent="read"
            fields={{ run_id: run.id, lesson_id: lesson.id }}
            variant="primary"
          >
            {m.programs_mark_read()}
          </ProgramForm>
        ) : (
          <ButtonLink to={screenPath('programDay', locale, { slug, day: lesson.day })}>
            {m.programs_day({ number: lesson.day })}
          </ButtonLink>
        )}
        {lesson.number < lessonCount && (
          <ButtonLink to={screenPath('programLesson', locale, { slug, lesson: lesson.number + 1 })}>
            {m.programs_lesson_next()}
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}
