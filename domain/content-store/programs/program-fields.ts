import { languages } from '../../../lib/language.ts';
import {
  lessonsOf,
  type Program,
  type ProgramLesson,
  type ProgramWeek,
} from '../../programs/program.ts';
import type { Fields } from '../documents/document.rules.ts';
import { sourceFields } from '../documents/source-fields.ts';

type Field = readonly [name: string, value: string];

const daysOfWeek = 7;

/**
 * A program as its editor changes it. A week names its lessons with their days (`where-carbs-hide@3`)
 * and the tasks of its seven days, those of one day with commas between them.
 */
export function fieldsOfProgram(program: Program): Fields {
  const { cover, texts, weeks, tasks, sources } = program;
  const fields: Field[] = [
    ['cover', cover],
    ...languages.flatMap((language): Field[] => {
      const { slug, title, lead, outcomes } = texts[language];
      return [
        [`slug-${language}`, language === 'en' ? '' : slug],
        [`title.${language}`, title],
        [`lead.${language}`, lead],
        ...outcomes.map((text, index): Field => [`outcome.o${index + 1}.text.${language}`, text]),
      ];
    }),
    ['outcomes', texts.en.outcomes.map((_, index) => `o${index + 1}`).join(' ')],
    ['weeks', weeks.map(({ number }) => `w${number}`).join(' ')],
    ...weeks.flatMap((week) => weekFields(week, program)),
    [
      'lessons',
      lessonsOf(program)
        .map(({ id }) => id)
        .join(' '),
    ],
    ...lessonsOf(program).flatMap((lesson) => lessonFields(lesson)),
    ['tasks', Object.keys(tasks).join(' ')],
    ...Object.entries(tasks).flatMap(([id, words]) =>
      languages.map((language): Field => [`task.${id}.text.${language}`, words[language]]),
    ),
    ['sources', sources.map(({ id }) => id).join(' ')],
    ...sourceFields(sources),
  ];
  return Object.fromEntries(fields.filter(([, value]) => value !== ''));
}

function lessonFields({ id, texts, sources }: ProgramLesson): readonly Field[] {
  return [
    [`lesson.${id}.sources`, sources.map((source) => source.id).join(' ')],
    ...languages.flatMap((language): Field[] => [
      [`lesson.${id}.title.${language}`, texts[language].title],
      [`lesson.${id}.text.${language}`, texts[language].paragraphs.join('\n\n')],
    ]),
  ];
}

function weekFields(week: ProgramWeek, { days }: Program): readonly Field[] {
  const { number, mealPlan, mealPlans, lessons, texts } = week;
  const before = (number - 1) * daysOfWeek;
  const own = days.slice(before, before + daysOfWeek);
  return [
    [`week.w${number}.mealPlan`, mealPlan],
    [`week.w${number}.planKeto`, mealPlans.keto],
    [`week.w${number}.planModerate`, mealPlans.moderate],
    [`week.w${number}.planLiberal`, mealPlans.liberal],
    [`week.w${number}.lessons`, lessons.map(({ id, day }) => `${id}@${day - before}`).join(' ')],
    [`week.w${number}.days`, own.map(({ taskIds }) => taskIds.join(',')).join(' ')],
    ...languages.flatMap((language): Field[] => [
      [`week.w${number}.theme.${language}`, texts[language].theme],
      [`week.w${number}.summary.${language}`, texts[language].summary],
    ]),
  ];
}
