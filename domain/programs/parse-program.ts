import type { FileProblem } from '../../lib/file-problem.ts';
import { languages, perLanguage, type Language, type PerLanguage } from '../../lib/language.ts';
import { isSlug } from '../../lib/slug.ts';
import type { SourceFile } from '../../lib/source-file.ts';
import type { ContentIndex } from '../recipes/content-index.ts';
import {
  countOf,
  fieldsOfItem,
  itemsOf,
  lineOf,
  nestedFieldsOf,
  readYamlFields,
  report,
  scalarText,
  textOf,
  type YamlFields,
} from '../recipes/files/yaml-fields.ts';
import type { Source } from '../pages/page.ts';
import { checkSources, readSourceIds, readSources } from './lesson-sources.ts';
import { readWeekPlans } from './parse-week-plans.ts';
import type { Program, ProgramDay, ProgramLesson, ProgramWeek } from './program.ts';
import { readProgramTexts, type ProgramTexts } from './program-texts.ts';
import type { PlanLevel, WeekPlan } from './week-plan.rules.ts';

/** What a program is written of: files of the same name, one a language. */
export interface ProgramSources {
  readonly key: string;
  readonly files: PerLanguage<SourceFile>;
}

export interface ProgramSurroundings {
  content: Pick<ContentIndex, 'recipesById'>;
  /** Of content/meal-plans, by file name. */
  weekPlans: ReadonlyMap<string, WeekPlan>;
}

interface ParsedWeek {
  mealPlan: string;
  mealPlans: Readonly<Record<PlanLevel, string>>;
  lessons: PlacedLesson[];
  days: readonly (readonly string[])[];
}

interface PlacedLesson {
  id: string;
  day: number;
  sourceIds: readonly string[];
}

const daysOfWeek = 7;
const lengths = [2, 5, 10];
const mostTasksOfDay = 3;

/** A program from its files. It is refused as a whole when anything in it is wrong. */
export function parseProgram(args: ProgramSources & ProgramSurroundings): {
  program: Program | null;
  problems: readonly FileProblem[];
} {
  const { key, files } = args;
  const fields = perLanguage((language) => readYamlFields(files[language]));
  const unreadable = languages.flatMap((language) => fields[language].problems.slice(0, 1));
  if (unreadable.length > 0) return { program: null, problems: unreadable };
  const texts = perLanguage((language) =>
    readProgramTexts({
      fields: fields[language],
      englishKey: language === 'en' ? key : null,
    }),
  );
  const weeks = readStructure({ fields: fields.en, surroundings: args });
  const sources = readSources(fields.en);
  checkWhole({ fields: fields.en, key, weeks, texts: texts.en });
  checkSources({
    fields: fields.en,
    sources,
    lessons: weeks.flatMap(({ lessons }, index) =>
      lessons.map((lesson) => {
        const text = texts.en.weeks[index]?.lessons.get(lesson.id);
        return { ...lesson, paragraphs: text?.paragraphs ?? [] };
      }),
    ),
  });
  for (const language of languages) {
    if (language !== 'en') checkSameParts({ fields: fields[language], texts, language });
  }
  const problems = languages.flatMap((language) => fields[language].problems);
  if (problems.length > 0) return { program: null, problems };
  const cover = textOf({ fields: fields.en, key: 'cover' });
  return { program: assemble({ key, cover, weeks, texts, sources }), problems };
}

function readStructure(args: {
  fields: YamlFields;
  surroundings: ProgramSurroundings;
}): ParsedWeek[] {
  const { fields, surroundings } = args;
  const cover = textOf({ fields, key: 'cover' });
  if (cover !== '' && !surroundings.content.recipesById.has(cover)) {
    report({ fields, line: lineOf({ fields, key: 'cover' }), message: `"${cover}" is no recipe.` });
  }
  return itemsOf({ fields, key: 'weeks' }).flatMap((item) => {
    const week = fieldsOfItem({ fields, item });
    if (week === null) return [];
    const plans = readWeekPlans({ week, surroundings });
    return { ...plans, lessons: readLessonDays(week), days: readDays(week) };
  });
}

function readLessonDays(week: YamlFields): PlacedLesson[] {
  const lessons = nestedFieldsOf({ fields: week, key: 'lessons' });
  return [...(lessons?.values.keys() ?? [])].flatMap((id) => {
    const lesson = lessons && nestedFieldsOf({ fields: lessons, key: id });
    if (!lesson) return [];
    const day = countOf({ fields: lesson, key: 'day', least: 1 });
    const line = lineOf({ fields: lesson, key: 'day' });
    if (day > daysOfWeek) {
      report({ fields: lesson, line, message: 'A lesson is on a day from 1 to 7 of its week.' });
    }
    return { id, day, sourceIds: readSourceIds(lesson) };
  });
}

/** Each day is a list of task ids. */
function readDays(week: YamlFields): string[][] {
  const items = itemsOf({ fields: week, key: 'days' });
  if (items.length !== daysOfWeek) {
    const line = lineOf({ fields: week, key: 'days' });
    report({ fields: week, line, message: `A week has 7 days, not ${items.length}.` });
  }
  return items.map(({ node, line }) => {
    const day = { ...week, values: new Map([['day', node]]), lines: new Map([['day', line]]) };
    const ids = itemsOf({ fields: day, key: 'day' }).map((item) => scalarText(item.node) ?? '');
    if (ids.length < 1 || ids.length > mostTasksOfDay) {
      report({ fields: week, line, message: `A day has 1 to ${mostTasksOfDay} tasks.` });
    }
    if (new Set(ids).size < ids.length) {
      report({ fields: week, line, message: 'A task is named twice on this day.' });
    }
    return ids;
  });
}

function checkWhole(args: {
  fields: YamlFields;
  key: string;
  weeks: readonly ParsedWeek[];
  texts: ProgramTexts;
}): void {
  const { fields, key, weeks, texts } = args;
  const say = (message: string, line = 1) => report({ fields, line, message });
  if (!isSlug(key)) say('The file name should be a to z, digits and hyphens.');
  if (!lengths.includes(weeks.length)) say(`A program has 2, 5 or 10 weeks, not ${weeks.length}.`);
  if (texts.head.outcomes.length < 3) say('A program names three outcomes or more.');
  const lessonCount = weeks.length > 5 ? 2 : 3;
  for (const [index, { lessons }] of weeks.entries()) {
    if (lessons.length === lessonCount) continue;
    say(`Week ${index + 1} should have ${lessonCount} lessons, not ${lessons.length}.`);
  }
  const ids = weeks.flatMap(({ lessons }) => lessons.map(({ id }) => id));
  for (const id of ids.filter((each, index) => ids.indexOf(each) < index)) {
    say(`There are two lessons "${id}".`);
  }
  const used = new Set(weeks.flatMap(({ days }) => days.flat()));
  for (const id of used) if (!texts.tasks.has(id)) say(`"${id}" is no task.`);
  for (const id of texts.tasks.keys()) {
    if (used.has(id)) continue;
    const tasks = nestedFieldsOf({ fields, key: 'tasks' });
    say(`No day uses the task "${id}".`, tasks?.lines.get(id));
  }
}

/** A translation has what the English file has, no more and no less. */
function checkSameParts(args: {
  fields: YamlFields;
  texts: PerLanguage<ProgramTexts>;
  language: Language;
}): void {
  const { fields, texts, language } = args;
  const [english, own] = [texts.en, texts[language]];
  const compare = (what: string, left: Iterable<string>, right: Iterable<string>) => {
    const [expected, found] = [new Set(left), new Set(right)];
    const line = lineOf({ fields, key: what === 'task' ? 'tasks' : 'weeks' });
    for (const id of expected.difference(found)) {
      report({ fields, line, message: `The ${what} "${id}" is missing.` });
    }
    for (const id of found.difference(expected)) {
      report({ fields, line, message: `The English file has no ${what} "${id}".` });
    }
  };
  if (own.head.outcomes.length !== english.head.outcomes.length) {
    const line = lineOf({ fields, key: 'outcomes' });
    report({ fields, line, message: 'There should be as many outcomes as in English.' });
  }
  compare('task', english.tasks.keys(), own.tasks.keys());
  if (own.weeks.length !== english.weeks.length) {
    const line = lineOf({ fields, key: 'weeks' });
    report({ fields, line, message: 'There should be as many weeks as in English.' });
  }
  for (const [index, week] of english.weeks.entries()) {
    compare('lesson', week.lessons.keys(), own.weeks[index]?.lessons.keys() ?? []);
  }
}

function assemble(args: {
  key: string;
  cover: string;
  weeks: readonly ParsedWeek[];
  texts: PerLanguage<ProgramTexts>;
  sources: readonly Source[];
}): Program {
  const { key, cover, weeks, texts, sources } = args;
  const tasks = [...texts.en.tasks.keys()].map((id) => {
    return [id, perLanguage((language) => texts[language].tasks.get(id) ?? '')] as const;
  });
  const lessonNumbers = new Map(
    weeks.flatMap(({ lessons }) => lessons).map(({ id }, index) => [id, index + 1]),
  );
  return {
    key,
    cover,
    texts: perLanguage((language) => texts[language].head),
    weeks: weeks.map((week, index): ProgramWeek => {
      return {
        number: index + 1,
        texts: perLanguage((language) => {
          const { theme = '', summary = '' } = texts[language].weeks[index] ?? {};
          return { theme, summary };
        }),
        mealPlan: week.mealPlan,
        mealPlans: week.mealPlans,
        lessons: week.lessons.map(({ id, day, sourceIds }): ProgramLesson => {
          return {
            id,
            number: lessonNumbers.get(id) ?? 0,
            day: index * daysOfWeek + day,
            texts: perLanguage((language) => {
              const text = texts[language].weeks[index]?.lessons.get(id);
              return text ?? { title: '', paragraphs: [] };
            }),
            sources: sources.filter((source) => sourceIds.includes(source.id)),
          };
        }),
      };
    }),
    days: weeks.flatMap(({ days }, index) =>
      days.map((taskIds, day): ProgramDay => {
        return { number: index * daysOfWeek + day + 1, taskIds };
      }),
    ),
    tasks: Object.fromEntries(tasks),
    sources,
  };
}
