import { locales } from '../../i18n/locales.ts';
import { perLanguage, type Language } from '../../lib/language.ts';
import { builder } from '../../api/builder.ts';
import type { RequestContext } from '../../api/context.ts';
import { LocalizedSlugType, localizedSlugs } from '../../api/localized-slug.ts';
import { PageSourceType } from '../pages/page-source.resolvers.ts';
import { VideoType } from '../videos/video-type.resolvers.ts';
import { zoneField, zoneOf } from '../../api/time-zone.ts';
import { findCertificate, type ProgramCertificate } from './find-certificate.ts';
import { lessonName } from './lesson-names.ts';
import { weekOfDay } from './program-days.rules.ts';
import { ProgramRunType } from './program-run-type.resolvers.ts';
import {
  lessonsOf,
  taskCountOf,
  type Program,
  type ProgramDay,
  type ProgramLesson,
  type ProgramWeek,
} from './program.ts';
import type { ProgramView } from './program-views.ts';
import { themedPlanSlug } from './start-week-plan.ts';
import { viewerPlanLevel } from './viewer-plan-level.ts';
import { planOfWeek } from './week-plan.rules.ts';

/** What everybody may know of a program, and field by field what only members do. */

export function languageOf({ locale }: Pick<RequestContext, 'locale'>): Language {
  return locales[locale].contentLanguage;
}

type OfProgram<Part> = Part & { program: Program };

const firstLesson = 1;

const ProgramLessonType = builder.objectRef<ProgramLesson>('ProgramLesson').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    number: t.exposeInt('number', { description: 'Through the whole program, from 1.' }),
    day: t.exposeInt('day', { description: 'Of the program, from 1.' }),
    week: t.int({ resolve: ({ day }) => weekOfDay(day) }),
    title: t.string({ resolve: ({ texts }, _input, context) => texts[languageOf(context)].title }),
    paragraphs: t.stringList({
      nullable: true,
      description: 'The first lesson is open to everyone, the others to members.',
      resolve: ({ number, texts }, _input, context) => {
        const isOpen = isOpenTo({ number, context });
        return isOpen ? [...texts[languageOf(context)].paragraphs] : null;
      },
    }),
    sources: t.field({
      type: [PageSourceType],
      description: 'What its claims lean on; none where its paragraphs are for members.',
      resolve: ({ number, sources }, _input, context) =>
        isOpenTo({ number, context }) ? [...sources] : [],
    }),
  }),
});

function isOpenTo(args: { number: number; context: Pick<RequestContext, 'isPremium'> }): boolean {
  return args.context.isPremium || args.number === firstLesson;
}

interface Task {
  id: string;
  text: string;
}

const ProgramTaskType = builder.objectRef<Task>('ProgramTask').implement({
  fields: (t) => ({ id: t.exposeID('id'), text: t.exposeString('text') }),
});

const ProgramDayType = builder.objectRef<OfProgram<ProgramDay>>('ProgramDay').implement({
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'Of the program, from 1.' }),
    tasks: t.field({
      type: [ProgramTaskType],
      resolve: ({ taskIds, program }, _input, context) =>
        taskIds.map((id) => ({ id, text: program.tasks[id]?.[languageOf(context)] ?? '' })),
    }),
    lessons: t.field({
      type: [ProgramLessonType],
      resolve: ({ number, program }) => lessonsOf(program).filter(({ day }) => day === number),
    }),
  }),
});

interface PlanLink {
  slug: string;
  title: string;
}

const ProgramMealPlanType = builder.objectRef<PlanLink>('ProgramMealPlan').implement({
  description: 'The themed meal plan that goes with a week.',
  fields: (t) => ({ slug: t.exposeString('slug'), title: t.exposeString('title') }),
});

const ProgramWeekType = builder.objectRef<OfProgram<ProgramWeek>>('ProgramWeek').implement({
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'From 1.' }),
    theme: t.string({ resolve: ({ texts }, _input, context) => texts[languageOf(context)].theme }),
    summary: t.string({
      resolve: ({ texts }, _input, context) => texts[languageOf(context)].summary,
    }),
    mealPlan: t.field({
      type: ProgramMealPlanType,
      description: "The one of the viewer's level, where they told how many carbs they eat.",
      resolve: async (week, _input, context) => {
        const key = planOfWeek(week, await viewerPlanLevel(context));
        const { themedPlans } = context.services;
        const language = languageOf(context);
        const title = themedPlans.bySlug.en.get(key)?.texts[language].title ?? '';
        return { slug: themedPlanSlug({ themedPlans, language, key }), title };
      },
    }),
    lessons: t.field({ type: [ProgramLessonType], resolve: ({ lessons }) => [...lessons] }),
    days: t.field({
      type: [ProgramDayType],
      nullable: true,
      description: 'For members.',
      resolve: ({ number, program }, _input, { isPremium }) =>
        isPremium
          ? program.days
              .filter((day) => weekOfDay(day.number) === number)
              .map((day) => ({ ...day, program }))
          : null,
    }),
  }),
});

const CertificateType = builder.objectRef<ProgramCertificate>('ProgramCertificate').implement({
  fields: (t) => ({
    startedOn: t.exposeString('startedOn', { description: '`2026-03-10`' }),
    finishedOn: t.exposeString('finishedOn', { description: '`2026-03-23`' }),
    tasksDone: t.exposeInt('tasksDone'),
    lessonsRead: t.exposeInt('lessonsRead'),
    checkInsDone: t.exposeInt('checkInsDone'),
  }),
});

export const ProgramType = builder.objectRef<ProgramView>('Program').implement({
  description: 'Weeks of small daily tasks, lessons and meals.',
  fields: (t) => ({
    id: t.id({ resolve: ({ program }) => program.key }),
    slug: t.string({ resolve: ({ program }, _, context) => textOf(program, context).slug }),
    slugs: t.field({
      type: [LocalizedSlugType],
      resolve: ({ program }) =>
        localizedSlugs(perLanguage((language) => program.texts[language].slug)),
    }),
    title: t.string({ resolve: ({ program }, _, context) => textOf(program, context).title }),
    lead: t.string({ resolve: ({ program }, _, context) => textOf(program, context).lead }),
    outcomes: t.stringList({
      resolve: ({ program }, _, context) => [...textOf(program, context).outcomes],
    }),
    coverRecipeId: t.id({ resolve: ({ program }) => program.cover }),
    weekCount: t.int({ resolve: ({ program }) => program.weeks.length }),
    dayCount: t.int({ resolve: ({ program }) => program.days.length }),
    taskCount: t.int({ resolve: ({ program }) => taskCountOf(program) }),
    lessonCount: t.int({ resolve: ({ program }) => lessonsOf(program).length }),
    weeks: t.field({
      type: [ProgramWeekType],
      resolve: ({ program }) => program.weeks.map((week) => ({ ...week, program })),
    }),
    day: t.field({
      type: ProgramDayType,
      nullable: true,
      description: 'For members.',
      args: { number: t.arg.int({ required: true }) },
      resolve: ({ program }, { number }, { isPremium }) => {
        const day = isPremium ? program.days[number - 1] : undefined;
        return day ? { ...day, program } : null;
      },
    }),
    lessonVideo: t.field({
      type: VideoType,
      nullable: true,
      description: 'What a lesson shows as a film, by its number.',
      args: { number: t.arg.int({ required: true }) },
      resolve: ({ program }, { number }, { services }) => {
        const id = lessonsOf(program)[number - 1]?.id;
        if (id === undefined) return null;
        return services.videos.byLesson.get(lessonName({ program, id })) ?? null;
      },
    }),
    lesson: t.field({
      type: ProgramLessonType,
      nullable: true,
      args: { number: t.arg.int({ required: true }) },
      resolve: ({ program }, { number }) => lessonsOf(program)[number - 1] ?? null,
    }),
    certificate: t.field({
      type: CertificateType,
      nullable: true,
      description:
        'Of the latest time the viewer came to its end, also when they are no member now.',
      args: { timeZone: t.arg.string({ description: zoneField }) },
      resolve: ({ program }, { timeZone }, { viewer, services: { db } }) =>
        viewer === null
          ? null
          : findCertificate({ db, userId: viewer.userId, program, timeZone: zoneOf(timeZone) }),
    }),
    run: t.field({
      type: ProgramRunType,
      nullable: true,
      description: "The viewer's latest, for members.",
      resolve: ({ findRun }) => findRun(),
    }),
  }),
});

function textOf(program: Program, context: RequestContext) {
  return program.texts[languageOf(context)];
}
