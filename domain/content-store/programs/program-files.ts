import { languages, perLanguage, type Language } from '../../../lib/language.ts';
import { scalar } from '../../content-tools/recipe-yaml.ts';
import { sourceFacts } from '../../pages/source-facts.rules.ts';
import { parseProgram, type ProgramSurroundings } from '../../programs/parse-program.ts';
import { idsOf, languageOfField, textOfField, type Fields } from '../documents/document.rules.ts';
import { withEnglish } from '../documents/filled.rules.ts';
import { fileOf, remarkOf, type EditedFile, type FileLine } from '../kinds/edited-file.ts';
import type { Remark } from '../kinds/remark.ts';
import type { Program } from '../../programs/program.ts';
import { planLevels } from '../../programs/week-plan.rules.ts';

interface Written {
  id: string;
  fields: Fields;
}

/** The three files of a program, in the form of those in content/programs. */
export function programFiles({ id, fields }: Written): readonly EditedFile[] {
  return languages.map((language) => {
    const name = language === 'en' ? `${id}.yaml` : `${id}.${language}.yaml`;
    return fileOf(`programs/${name}`, linesOf({ fields, language }));
  });
}

interface InLanguage {
  fields: Fields;
  language: Language;
}

function linesOf(args: InLanguage): readonly FileLine[] {
  const { fields, language } = args;
  const isEnglish = language === 'en';
  const fact = (field: string, key: string): FileLine[] =>
    isEnglish ? [{ field, text: `${key}: ${fields[field] ?? ''}` }] : [];
  return [
    ...(isEnglish
      ? []
      : [{ field: `slug-${language}`, text: `slug: ${fields[`slug-${language}`] ?? ''}` }]),
    line(args, 'title', 'title'),
    line(args, 'lead', 'lead'),
    ...fact('cover', 'cover'),
    { field: 'outcomes', text: 'outcomes:' },
    ...idsOf(fields, 'outcomes').map((id) => {
      const field = `outcome.${id}.text.${language}`;
      return { field, text: `  - ${scalar(fields[field] ?? '')}` };
    }),
    { field: 'weeks', text: 'weeks:' },
    ...idsOf(fields, 'weeks').flatMap((week) => weekLines({ ...args, week })),
    { field: 'tasks', text: 'tasks:' },
    ...idsOf(fields, 'tasks').map((id) => line(args, `task.${id}.text`, `  ${id}`)),
    ...(isEnglish ? sourceLines(fields) : []),
  ];
}

function sourceLines(fields: Fields): readonly FileLine[] {
  const ids = idsOf(fields, 'sources');
  if (ids.length === 0) return [];
  return [
    { field: 'sources', text: 'sources:' },
    ...ids.flatMap((id) => [
      { field: `source.${id}.authors`, text: `  ${id}:` },
      ...sourceFacts.map((name) => {
        const field = `source.${id}.${name}`;
        return { field, text: `    ${name}: ${scalar(fields[field] ?? '')}` };
      }),
    ]),
  ];
}

/** Of the first line, where what has no line of its own is told. */
const firstField = 'title.en';

/** A day that has no tasks yet keeps its place. */
const noTasks = '-';

function weekLines(args: InLanguage & { week: string }): readonly FileLine[] {
  const { fields, language, week } = args;
  const of = (name: string) => fields[`week.${week}.${name}`] ?? '';
  const isEnglish = language === 'en';
  return [
    line(args, `week.${week}.theme`, '  - theme'),
    line(args, `week.${week}.summary`, '    summary'),
    ...(isEnglish
      ? [{ field: `week.${week}.mealPlan`, text: `    mealPlan: ${of('mealPlan')}` }]
      : []),
    ...(isEnglish ? levelPlanLines({ week, of }) : []),
    { field: `week.${week}.lessons`, text: '    lessons:' },
    ...words(of('lessons')).flatMap((lesson) => lessonLines({ ...args, lesson })),
    ...(isEnglish
      ? [
          { field: `week.${week}.days`, text: '    days:' },
          ...words(of('days')).map((tasks) => ({
            field: `week.${week}.days`,
            text: `      - [${tasks === noTasks ? '' : tasks.replaceAll(',', ', ')}]`,
          })),
        ]
      : []),
  ];
}

const levelFields = {
  keto: 'planKeto',
  moderate: 'planModerate',
  liberal: 'planLiberal',
} as const;

/** The plans of members who eat fewer or more carbs. */
function levelPlanLines(args: { week: string; of: (name: string) => string }): FileLine[] {
  const { week, of } = args;
  const named = planLevels.filter((level) => of(levelFields[level]) !== '');
  if (named.length === 0) return [];
  return [
    { field: `week.${week}.mealPlan`, text: '    mealPlans:' },
    ...named.map((level) => {
      const name = levelFields[level];
      return { field: `week.${week}.${name}`, text: `      ${level}: ${of(name)}` };
    }),
  ];
}

function lessonLines(args: InLanguage & { lesson: string }): readonly FileLine[] {
  const { fields, language, lesson } = args;
  const [id = '', day = ''] = lesson.split('@');
  const text = `lesson.${id}.text.${language}`;
  return [
    { field: `lesson.${id}.title.${language}`, text: `      ${id}:` },
    ...(language === 'en' ? [{ field: text, text: `        day: ${day}` }] : []),
    ...(language === 'en' ? namedSources({ fields, id }) : []),
    line(args, `lesson.${id}.title`, '        title'),
    ...blockLines(fields[text] ?? '').map((each) => ({ field: text, text: each })),
  ];
}

function namedSources({ fields, id }: Written): readonly FileLine[] {
  const field = `lesson.${id}.sources`;
  const ids = idsOf(fields, field);
  return ids.length === 0 ? [] : [{ field, text: `        sources: [${ids.join(', ')}]` }];
}

/** Paragraphs, as people write them in a file. */
function blockLines(text: string): readonly string[] {
  const lines = text
    .split('\n')
    .map((each) => each.trim())
    .map((each) => (each === '' ? '' : `          ${each}`));
  return text === '' ? [`        text: ''`] : ['        text: |', ...lines];
}

function line({ fields, language }: InLanguage, text: string, key: string): FileLine {
  const field = `${text}.${language}`;
  return { field, text: `${key}: ${scalar(fields[field] ?? '')}` };
}

function words(list: string): readonly string[] {
  return list.split(' ').filter((word) => word !== '');
}

/** Reads a draft as the build reads a program. */
export function judgeProgram(args: Written & ProgramSurroundings): {
  remarks: readonly Remark[];
  program: Program | null;
} {
  const { id, fields, content, weekPlans } = args;
  const files = programFiles({ id, fields: withEnglish(fields) });
  const named = perLanguage((language) => files[languages.indexOf(language)]);
  const sources = perLanguage((language) => ({
    file: named[language]?.name ?? '',
    text: named[language]?.text ?? '',
  }));
  const { program, problems } = parseProgram({ key: id, files: sources, content, weekPlans });
  const told = problems.map(remarkOf({ files, level: 'STOPS' }));
  const placed = told.map((remark) => ({ ...remark, field: partOf({ ...remark, fields }) }));
  const remarks = placed.filter(
    (remark, index) => isOfEnglish(remark, fields) && indexOfSame(placed, remark) === index,
  );
  return { program, remarks };
}

/** What English lacks is not told of its translations as well. */
function isOfEnglish({ field }: Remark, fields: Fields): boolean {
  const language = languageOfField(field);
  return language === null || language === 'en' || hasText(fields, `${textOfField(field)}.en`);
}

function hasText(fields: Fields, field: string): boolean {
  return (fields[field] ?? '') !== '';
}

function indexOfSame(remarks: readonly Remark[], { field, message }: Remark): number {
  return remarks.findIndex((each) => each.field === field && each.message === message);
}

/** What is said of the whole file stands beside the part of it that is meant. */
function partOf({ field, message, fields }: Remark & { fields: Fields }): string {
  if (field !== firstField) return field;
  const week = idsOf(fields, 'weeks')[Number(/^Week (\d+) /.exec(message)?.[1]) - 1];
  if (week !== undefined) return `week.${week}.lessons`;
  if (message.includes('outcomes')) return 'outcomes';
  if (message.includes('task')) return 'tasks';
  return message.includes('weeks') || message.includes('lesson') ? 'weeks' : field;
}

/** The languages in which another program has its address. */
export function sameAddresses(args: {
  id: string;
  fields: Fields;
  programs: readonly Program[];
}): readonly Remark[] {
  const { id, fields, programs } = args;
  const filled = withEnglish(fields);
  return languages.flatMap((language): Remark[] => {
    const slug = language === 'en' ? id : filled[`slug-${language}`];
    const other = programs.find(({ key, texts }) => key !== id && texts[language].slug === slug);
    if (other === undefined) return [];
    const message = `The address "${slug}" is taken by ${other.key}.`;
    return [{ field: `title.${language}`, level: 'STOPS', message }];
  });
}
