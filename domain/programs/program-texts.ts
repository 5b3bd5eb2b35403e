import { isSlug } from '../../lib/slug.ts';
import {
  itemsOf,
  fieldsOfItem,
  lineOf,
  nestedFieldsOf,
  report,
  reportMissing,
  reportUnknownKeys,
  scalarText,
  textOf,
  type YamlFields,
} from '../recipes/files/yaml-fields.ts';
import type { LessonText, ProgramText } from './program.ts';

export interface WeekTexts {
  readonly theme: string;
  readonly summary: string;
  readonly lessons: ReadonlyMap<string, LessonText>;
}

/** What one file says in its language. */
export interface ProgramTexts {
  readonly head: ProgramText;
  readonly weeks: readonly WeekTexts[];
  readonly tasks: ReadonlyMap<string, string>;
}

const headKeys = ['title', 'lead', 'outcomes', 'weeks', 'tasks'];
const weekKeys = ['theme', 'summary', 'lessons'];
const lessonKeys = ['title', 'text'];
/** Keys of the English file, which holds the structure too. */
const structure = {
  head: ['cover', 'sources'],
  week: ['mealPlan', 'mealPlans', 'days'],
  lesson: ['day', 'sources'],
};

/** How long a lesson is, in words; translations run shorter or longer. */
const lessonWords = { english: { least: 120, most: 250 }, other: { least: 95, most: 290 } };
const longestTask = 140;

/** The English slug is the file's name. */
export function readProgramTexts(args: {
  fields: YamlFields;
  /** Null for a translation, which names its slug itself. */
  englishKey: string | null;
}): ProgramTexts {
  const { fields, englishKey } = args;
  const isEnglish = englishKey !== null;
  reportUnknownKeys({
    fields,
    known: [...headKeys, ...(isEnglish ? structure.head : ['slug'])],
  });
  const slug = englishKey ?? textOf({ fields, key: 'slug' });
  if (slug !== '' && !isSlug(slug)) {
    report({ fields, line: lineOf({ fields, key: 'slug' }), message: `"${slug}" is no slug.` });
  }
  return {
    head: {
      slug,
      title: textOf({ fields, key: 'title' }),
      lead: textOf({ fields, key: 'lead' }),
      outcomes: itemsOf({ fields, key: 'outcomes' }).map(({ node }) => scalarText(node) ?? ''),
    },
    weeks: readWeeks({ fields, isEnglish }),
    tasks: readTasks(fields),
  };
}

function readWeeks({ fields, isEnglish }: { fields: YamlFields; isEnglish: boolean }): WeekTexts[] {
  return itemsOf({ fields, key: 'weeks' }).flatMap((item) => {
    const week = fieldsOfItem({ fields, item });
    if (week === null) {
      report({ fields, line: item.line, message: 'A week should hold "name: value" lines.' });
      return [];
    }
    reportUnknownKeys({ fields: week, known: [...weekKeys, ...(isEnglish ? structure.week : [])] });
    return {
      theme: textOf({ fields: week, key: 'theme' }),
      summary: textOf({ fields: week, key: 'summary' }),
      lessons: readLessons({ week, isEnglish }),
    };
  });
}

function readLessons({ week, isEnglish }: { week: YamlFields; isEnglish: boolean }) {
  const lessons = nestedFieldsOf({ fields: week, key: 'lessons' });
  if (lessons === null) reportMissing({ fields: week, key: 'lessons' });
  const read = new Map<string, LessonText>();
  for (const id of lessons?.values.keys() ?? []) {
    const lesson = lessons && nestedFieldsOf({ fields: lessons, key: id });
    if (!lesson) continue;
    reportUnknownKeys({
      fields: lesson,
      known: [...lessonKeys, ...(isEnglish ? structure.lesson : [])],
    });
    const text = textOf({ fields: lesson, key: 'text' });
    checkLength({ lesson, text, isEnglish });
    read.set(id, {
      title: textOf({ fields: lesson, key: 'title' }),
      paragraphs: text.split(/\n\s*\n/).map((paragraph) => paragraph.replaceAll(/\s+/g, ' ')),
    });
  }
  return read;
}

function checkLength(args: { lesson: YamlFields; text: string; isEnglish: boolean }): void {
  const { lesson, text, isEnglish } = args;
  const { least, most } = isEnglish ? lessonWords.english : lessonWords.other;
  const count = text.split(/\s+/).length;
  if (text === '' || (count >= least && count <= most)) return;
  const message = `This lesson has ${count} words; it should have ${least} to ${most}.`;
  report({ fields: lesson, line: lineOf({ fields: lesson, key: 'text' }), message });
}

function readTasks(fields: YamlFields): Map<string, string> {
  const tasks = nestedFieldsOf({ fields, key: 'tasks' });
  if (tasks === null) {
    reportMissing({ fields, key: 'tasks' });
    return new Map();
  }
  const texts = [...tasks.values.keys()].map((id) => [id, textOf({ fields: tasks, key: id })]);
  for (const [id = '', text = ''] of texts) {
    if (text.length <= longestTask) continue;
    const message = `A task should have at most ${longestTask} characters, this one has ${text.length}.`;
    report({ fields: tasks, line: lineOf({ fields: tasks, key: id }), message });
  }
  return new Map(texts as [string, string][]);
}
