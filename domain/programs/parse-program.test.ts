import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { languages, perLanguage, type Language, type PerLanguage } from '../../lib/language.ts';
import { noFormerSlugs } from '../../lib/slug-index.ts';
import type { CompiledRecipe } from '../recipes/recipe.ts';
import type { ContentIndex } from '../recipes/content-index.ts';
import { compilePrograms, indexPrograms } from './compile-programs.ts';
import { lessonName, lessonNamesOf } from './lesson-names.ts';
import { parseProgram } from './parse-program.ts';
import { lessonsOf, taskCountOf, type Program } from './program.ts';
import { keepsLimitOf, planLevelOf, planLevels, planOfWeek } from './week-plan.rules.ts';
import type { WeekPlan } from './week-plan.rules.ts';

interface Lesson {
  title: string;
  text: string;
  day?: unknown;
  sources?: string[];
  [key: string]: unknown;
}

interface Week {
  theme: string;
  summary: string;
  lessons: Record<string, Lesson>;
  [key: string]: unknown;
}

interface File {
  slug?: string;
  title: string;
  outcomes: string[];
  weeks: unknown[] & Week[];
  tasks: Record<string, string>;
  [key: string]: unknown;
}

const words = (count: number) => `${'word '.repeat(count - 1)}end`;

const lessonDays = [1, 3, 7];
const source = { authors: 'Ek A', year: '2004', title: 'Eggs', journal: 'Food', pmid: '123' };

/** What a program of so many weeks says in a language, as its file holds it. */
function fileIn(language: Language, weekCount = 2): File {
  const isEnglish = language === 'en';
  const lessonCount = weekCount > 5 ? 2 : 3;
  const weeks = Array.from({ length: weekCount }, (_, week): Week => {
    const lessons = lessonDays.slice(0, lessonCount).map((day, index): [string, Lesson] => [
      `lesson-${week}-${index}`,
      {
        title: `Lesson ${index} ${language}`,
        text: `${language}\n${words(60)}\n\n${words(70)}`,
        ...(isEnglish && { day: String(day) }),
        ...(isEnglish && week === 0 && index === 0 && { sources: ['ek-2004'] }),
      },
    ]);
    const structure = {
      mealPlan: 'low',
      days: Array.from({ length: 7 }, (_day, day) => (day === 0 ? ['eggs', 'walk'] : ['walk'])),
    };
    return {
      theme: `Theme ${week} ${language}`,
      summary: 'Summary.',
      lessons: Object.fromEntries(lessons),
      ...(isEnglish && structure),
    };
  });
  return {
    title: `Program ${language}`,
    lead: 'Lead.',
    outcomes: ['One', 'Two', 'Three'],
    weeks,
    tasks: { eggs: `Eat eggs ${language}.`, walk: 'Walk.' },
    ...(isEnglish
      ? { cover: 'soup', sources: { 'ek-2004': source } }
      : { slug: `begin-${language}` }),
  };
}

const weekPlans = new Map<string, WeekPlan>([
  ['low', { level: 'keto', days: 7 }],
  ['middle', { level: 'moderate', days: 7 }],
  ['high', { level: 'liberal', days: 7 }],
  ['short', { level: 'keto', days: 5 }],
]);

function parsed(files: PerLanguage<File>, key = 'begin') {
  return parseProgram({
    key,
    files: perLanguage((language) => ({
      file: `${language}.yaml`,
      text: stringify(files[language], { lineWidth: 0 }),
    })),
    content: { recipesById: new Map([['soup', {} as CompiledRecipe]]) },
    weekPlans,
  });
}

function written(weekCount = 2): PerLanguage<File> {
  return perLanguage((language) => fileIn(language, weekCount));
}

/** What is said of a program that was changed in one of its files. */
function problemsOf(language: Language, change: (file: File) => void): string[] {
  const files = written();
  change(files[language]);
  const { program, problems } = parsed(files);
  expect(program === null).toBe(problems.length > 0);
  expect(problems.every(({ line }) => line !== null && line > 0)).toBe(true);
  return problems.map(({ file, message }) => `${file}: ${message}`);
}

test('a program is what its files say: days and lessons are counted through', () => {
  const { program, problems } = parsed(written());
  expect(problems).toEqual([]);
  const { key, cover, texts, weeks, days, tasks, sources } = program!;
  expect([key, cover]).toEqual(['begin', 'soup']);
  expect(perLanguage((language) => texts[language].slug)).toEqual({
    en: 'begin',
    es: 'begin-es',
    sv: 'begin-sv',
  });
  expect(texts.sv).toMatchObject({ title: 'Program sv', outcomes: ['One', 'Two', 'Three'] });
  expect(days.map(({ number }) => number)).toEqual(Array.from({ length: 14 }, (_, at) => at + 1));
  expect(days[7]?.taskIds).toEqual(['eggs', 'walk']);
  expect(taskCountOf(program!)).toBe(16);
  expect(tasks).toMatchObject({ eggs: { es: 'Eat eggs es.' } });
  expect(weeks.map(({ number, texts: said }) => [number, said.es.theme])).toEqual([
    [1, 'Theme 0 es'],
    [2, 'Theme 1 es'],
  ]);
  const lessons = lessonsOf(program!);
  expect(lessons.map(({ id, number, day }) => [id, number, day])).toEqual([
    ['lesson-0-0', 1, 1],
    ['lesson-0-1', 2, 3],
    ['lesson-0-2', 3, 7],
    ['lesson-1-0', 4, 8],
    ['lesson-1-1', 5, 10],
    ['lesson-1-2', 6, 14],
  ]);
  expect(lessons[4]?.texts.sv).toEqual({
    title: 'Lesson 1 sv',
    paragraphs: [`sv ${words(60)}`, words(70)],
  });
  expect(sources).toEqual([{ ...source, id: 'ek-2004', year: 2004, doi: null }]);
  expect(lessons.map((lesson) => lesson.sources.length)).toEqual([1, 0, 0, 0, 0, 0]);
  expect([...lessonNamesOf([program!])].slice(0, 1)).toEqual(['begin/lesson-0-0']);
  expect(lessonName({ program: program!, id: 'x' })).toBe('begin/x');
});

test.each([
  [2, []],
  [5, []],
  [10, []],
  [3, ['A program has 2, 5 or 10 weeks, not 3.']],
  [6, ['A program has 2, 5 or 10 weeks, not 6.']],
])('a program of %i weeks', (weekCount, messages) => {
  const { problems } = parsed(written(weekCount));
  expect(problems.map(({ message }) => message)).toEqual(messages);
});

const lessonOf = ({ weeks }: File, week = 0, index = 0): Lesson =>
  Object.values(weeks[week]!.lessons)[index]!;

test.each<[string, (file: File) => void, string[]]>([
  ['nothing', () => {}, []],
  ['an unknown cover', (file) => (file['cover'] = 'stew'), ['"stew" is no recipe.']],
  ['no title', (file) => Reflect.deleteProperty(file, 'title'), ['"title" is missing.']],
  ['a slip', (file) => (file['led'] = 'Lead.'), ['"led" is not known here.']],
  ['a slug of its own', (file) => (file.slug = 'begin'), ['"slug" is not known here.']],
  ['two outcomes', (file) => file.outcomes.pop(), ['A program names three outcomes or more.']],
  ['a slip in a week', ({ weeks }) => (weeks[0]!['sumary'] = 'x'), ['"sumary" is not known here.']],
  ['a slip in a lesson', (file) => (lessonOf(file)['titel'] = 'x'), ['"titel" is not known here.']],
  [
    'a lesson on the eighth day',
    (file) => (lessonOf(file).day = '8'),
    ['A lesson is on a day from 1 to 7 of its week.'],
  ],
  ['a lesson without a day', (file) => delete lessonOf(file).day, ['"day" is missing.']],
  [
    'a short lesson',
    (file) => (lessonOf(file).text = words(119)),
    ['This lesson has 119 words; it should have 120 to 250.'],
  ],
  ['the shortest lesson', (file) => (lessonOf(file).text = words(120)), []],
  ['the longest lesson', (file) => (lessonOf(file).text = words(250)), []],
  [
    'a long lesson',
    (file) => (lessonOf(file).text = words(251)),
    ['This lesson has 251 words; it should have 120 to 250.'],
  ],
  ['an empty lesson', (file) => (lessonOf(file).text = ''), ['"text" is missing.']],
  [
    'six days',
    ({ weeks }) => (weeks[1]!['days'] as string[][]).pop(),
    ['A week has 7 days, not 6.'],
  ],
  [
    'a day without a task',
    ({ weeks }) => ((weeks[1]!['days'] as string[][])[1] = []),
    ['A day has 1 to 3 tasks.'],
  ],
  [
    'a task twice a day',
    ({ weeks }) => ((weeks[1]!['days'] as string[][])[1] = ['walk', 'walk']),
    ['A task is named twice on this day.'],
  ],
  [
    'a task that nobody wrote',
    ({ weeks }) => ((weeks[1]!['days'] as string[][])[1] = ['walk', 'eggs', 'swim']),
    ['"swim" is no task.'],
  ],
  [
    'a week without a lesson of its three',
    ({ weeks }) => Reflect.deleteProperty(weeks[1]!.lessons, 'lesson-1-2'),
    ['Week 2 should have 3 lessons, not 2.'],
  ],
  [
    'an unknown source',
    (file) => (lessonOf(file).sources = ['ek-2004', 'me']),
    ['"me" is no source.'],
  ],
  [
    'a source that stands there for nothing',
    (file) => delete lessonOf(file).sources,
    ['No lesson names the source "ek-2004".'],
  ],
  [
    'a claim without a source',
    (file) => (lessonOf(file, 1).text = `Insulin. ${words(130)}`),
    ['The lesson "lesson-1-0" says what food or habits do to a body, and names no source.'],
  ],
  ['a claim with one', (file) => (lessonOf(file).text = `Insulin. ${words(130)}`), []],
  ['no claim', (file) => (lessonOf(file, 1).text = `Insuline. ${words(130)}`), []],
])('in English, %s', (_what, change, messages) => {
  const found = problemsOf('en', change).filter((each) => each.startsWith('en'));
  expect(found).toEqual(messages.map((message) => `en.yaml: ${message}`));
});

test.each<[string, object, string[]]>([
  ['a number of PubMed', {}, []],
  ['a DOI', { pmid: undefined, doi: '10.1/x' }, []],
  ['both', { doi: '10.1/x' }, []],
  ['neither', { pmid: undefined }, ['A source has a PubMed number']],
  ['a number that is none', { pmid: 'PMC1' }, ['A source has a PubMed number']],
  ['a DOI that is none', { doi: 'doi.org/10.1/x' }, ['A source has a PubMed number']],
  ['a year to come', { year: '2999' }, ['The year 2999 of a source is still to come.']],
  ['a slip', { jurnal: 'x' }, ['"jurnal" is not known here.']],
  ['no authors', { authors: undefined }, ['"authors" is missing.']],
])('a source with %s', (_what, changes, messages) => {
  const found = problemsOf('en', (file) => {
    file['sources'] = { 'ek-2004': JSON.parse(JSON.stringify({ ...source, ...changes })) };
  });
  expect(found).toHaveLength(messages.length);
  for (const message of messages) expect(found.join()).toContain(message);
});

test.each<[string, (file: File) => void, string[]]>([
  ['nothing', () => {}, []],
  ['no slug', (file) => delete file.slug, ['"slug" is missing.']],
  ['a slug that is none', (file) => (file.slug = 'No slug'), ['"No slug" is no slug.']],
  ['a cover', (file) => (file['cover'] = 'soup'), ['"cover" is not known here.']],
  ['the day of a lesson', (file) => (lessonOf(file).day = '1'), ['"day" is not known here.']],
  [
    'fewer outcomes',
    (file) => file.outcomes.pop(),
    ['There should be as many outcomes as in English.'],
  ],
  [
    'another task',
    (file) => (file.tasks = { eggs: 'x', swim: 'y' }),
    ['The task "walk" is missing.', 'The English file has no task "swim".'],
  ],
  [
    'a long task',
    (file) => (file.tasks['walk'] = 'x'.repeat(141)),
    ['A task should have at most 140 characters, this one has 141.'],
  ],
  ['the longest task', (file) => (file.tasks['walk'] = 'x'.repeat(140)), []],
  [
    'a week less',
    (file) => file.weeks.pop(),
    [
      'There should be as many weeks as in English.',
      ...[0, 1, 2].map((index) => `The lesson "lesson-1-${index}" is missing.`),
    ],
  ],
  [
    'a short lesson',
    (file) => (lessonOf(file).text = words(94)),
    ['This lesson has 94 words; it should have 95 to 290.'],
  ],
  ['the shortest lesson', (file) => (lessonOf(file).text = words(95)), []],
  [
    'a long lesson',
    (file) => (lessonOf(file).text = words(291)),
    ['This lesson has 291 words; it should have 95 to 290.'],
  ],
  [
    'a week that is a text',
    (file) => (file.weeks[1] = 'Week' as never),
    [
      'A week should hold "name: value" lines.',
      'There should be as many weeks as in English.',
      ...[0, 1, 2].map((index) => `The lesson "lesson-1-${index}" is missing.`),
    ],
  ],
])('in a translation, %s', (_what, change, messages) => {
  expect(problemsOf('sv', change)).toEqual(messages.map((message) => `sv.yaml: ${message}`));
});

test('a file that is no YAML is said once, and nothing else of the program', () => {
  const files = written();
  const texts = perLanguage((language) => ({
    file: `${language}.yaml`,
    text: language === 'es' ? 'title: [\nweeks: [' : stringify(files[language]),
  }));
  const { program, problems } = parseProgram({
    key: 'begin',
    files: texts,
    content: { recipesById: new Map() },
    weekPlans,
  });
  expect(program).toBeNull();
  expect(problems.map(({ file }) => file)).toEqual(['es.yaml']);
});

test('a file is called as an address may be', () => {
  const { problems } = parsed(written(), 'Begin here');
  expect(problems.map(({ message }) => message)).toContain(
    'The file name should be a to z, digits and hyphens.',
  );
});

test.each<[object, Record<string, string> | null, string[]]>([
  [{ mealPlan: 'low' }, { keto: 'low', moderate: 'low', liberal: 'low' }, []],
  [
    { mealPlan: 'high', mealPlans: { keto: 'low', moderate: 'middle' } },
    { keto: 'low', moderate: 'middle', liberal: 'high' },
    [],
  ],
  [{ mealPlan: 'middle' }, null, ['"middle" is too high for keto: name a plan for it.']],
  [
    { mealPlan: 'high', mealPlans: { keto: 'low' } },
    null,
    ['"high" is too high for moderate: name a plan for it.'],
  ],
  [
    { mealPlan: 'low', mealPlans: { keto: 'middle' } },
    null,
    ['"middle" is moderate, which is too high here.'],
  ],
  [{ mealPlan: 'none' }, null, ['"none" is no meal plan.']],
  [{ mealPlan: 'short' }, null, ['"short" has 5 days, a week of a program has 7.']],
  [{ mealPlan: 'low', mealPlans: { light: 'low' } }, null, ['"light" is not known here.']],
  [{ mealPlan: undefined }, null, ['"mealPlan" is missing.']],
])('a week with %j', (plans, mealPlans, messages) => {
  const files = written();
  files.en.weeks[0] = JSON.parse(JSON.stringify({ ...files.en.weeks[0], ...plans })) as Week;
  const { program, problems } = parsed(files);
  expect(problems.map(({ message }) => message)).toEqual(messages);
  expect(program?.weeks[0]?.mealPlans ?? null).toEqual(mealPlans);
});

test('a plan of a level keeps the limit of every level after it', () => {
  const kept = planLevels.map((plan) =>
    planLevels.filter((level) => keepsLimitOf({ plan, level })).join(' '),
  );
  expect(kept).toEqual(['keto moderate liberal', 'moderate liberal', 'liberal']);
  expect([planLevelOf('STRICT'), planLevelOf('UNKNOWN'), planLevelOf(undefined)]).toEqual([
    'keto',
    'moderate',
    null,
  ]);
  const week = { mealPlan: 'own', mealPlans: { keto: 'k', moderate: 'm', liberal: 'l' } };
  expect([planOfWeek(week, null), planOfWeek(week, 'moderate')]).toEqual(['own', 'm']);
});

test('a program that was taken away is known by its key, and may not be begun', () => {
  const of = (key: string, slug: string): Program =>
    ({ key, texts: perLanguage(() => ({ slug })) }) as unknown as Program;
  const [one, gone, former] = [of('one', 'start'), of('gone', 'start'), of('one', 'old')];
  const { programs, byKey, bySlug, isOffered } = indexPrograms({
    programs: [one],
    takenAway: [gone, former],
  });
  expect(programs).toEqual([one]);
  expect([byKey.get('one'), byKey.get('gone')]).toEqual([one, gone]);
  for (const language of languages) expect(bySlug[language].get('start')).toBe(one);
  expect([isOffered('one'), isOffered('gone')]).toEqual([true, false]);
});

/** Programs as files in a folder, each with the languages that are there. */
async function compiled(files: Record<string, string>, former = noFormerSlugs) {
  const folder = await mkdtemp(join(tmpdir(), 'programs-'));
  await Promise.all(
    Object.entries(files).map(([name, text]) => writeFile(join(folder, name), text)),
  );
  const recipesById = new Map([['soup', {} as CompiledRecipe]]);
  const formerSlugs = { programs: former };
  const content = { recipesById, formerSlugs } as unknown as Pick<
    ContentIndex,
    'recipesById' | 'formerSlugs'
  >;
  const { programs, problems } = await compilePrograms({ folder, content, weekPlans });
  await rm(folder, { recursive: true });
  return {
    keys: programs.map(({ key }) => key),
    problems: problems.map(({ file, line, message }) => [basename(file), line, message]),
  };
}

function filesOf(key: string, weekCount = 2, slugs: Partial<Record<Language, string>> = {}) {
  return Object.fromEntries(
    languages.map((language) => {
      const file = fileIn(language, weekCount);
      if (language !== 'en') file.slug = slugs[language] ?? `${key}-${language}`;
      const name = language === 'en' ? `${key}.yaml` : `${key}.${language}.yaml`;
      return [name, stringify(file, { lineWidth: 0 })];
    }),
  );
}

test('the programs of a folder come the shortest first, and nothing else of it is one', async () => {
  const files = { ...filesOf('a-year', 10), ...filesOf('begin'), ...filesOf('more', 5) };
  const { keys, problems } = await compiled({ ...files, 'README.md': 'Not a program.' });
  expect(problems).toEqual([]);
  expect(keys).toEqual(['begin', 'more', 'a-year']);
});

test('a program that misses a language is left out and named, the others are not', async () => {
  const { 'begin.es.yaml': _gone, ...rest } = filesOf('begin');
  const { keys, problems } = await compiled({ ...rest, ...filesOf('more', 5) });
  expect(keys).toEqual(['more']);
  expect(problems).toEqual([['begin.es.yaml', null, 'The file is missing.']]);
});

test('a program with a mistake is left out, with its mistake', async () => {
  const files = filesOf('begin', 3);
  const { keys, problems } = await compiled(files);
  expect(keys).toEqual([]);
  expect(problems).toEqual([['begin.yaml', 1, 'A program has 2, 5 or 10 weeks, not 3.']]);
});

test('two programs have no address in common', async () => {
  const files = { ...filesOf('begin', 2, { sv: 'borja' }), ...filesOf('more', 5, { sv: 'borja' }) };
  const { problems } = await compiled(files);
  expect(problems).toEqual([['more.sv.yaml', null, 'Another program has the slug "borja".']]);
});

test('an address that was given up leads to a program there is', async () => {
  const former = { ...noFormerSlugs, sv: { gammal: 'begin', borta: 'gone' } };
  const { problems } = await compiled(filesOf('begin'), former);
  expect(problems).toEqual([
    ['former-slugs.yaml', null, 'There is no gone that borta could lead to.'],
  ]);
});

test.each<[string, (file: File) => void, string[]]>([
  ['tasks nobody uses', (file) => (file.tasks['swim'] = 'Swim.'), ['No day uses the task "swim".']],
  [
    'a lesson that is there twice',
    ({ weeks }) => {
      const [first] = Object.entries(weeks[0]!.lessons)[1]!;
      const { 'lesson-1-0': moved, ...rest } = weeks[1]!.lessons;
      weeks[1]!.lessons = { ...rest, [first]: moved! };
    },
    ['There are two lessons "lesson-0-1".'],
  ],
  [
    'four tasks a day',
    (file) => {
      Object.assign(file.tasks, { a: 'A.', b: 'B.' });
      (file.weeks[0]!['days'] as string[][])[2] = ['walk', 'eggs', 'a', 'b'];
    },
    ['A day has 1 to 3 tasks.'],
  ],
  [
    'three tasks a day',
    (file) => {
      file.tasks['a'] = 'A.';
      (file.weeks[0]!['days'] as string[][])[2] = ['walk', 'eggs', 'a'];
    },
    [],
  ],
  ['a lesson on the seventh day', (file) => (lessonOf(file).day = '7'), []],
])('in the English file, %s', (_what, change, messages) => {
  const found = problemsOf('en', change).filter((each) => each.startsWith('en'));
  expect(found).toEqual(messages.map((message) => `en.yaml: ${message}`));
});

test.each<[string, (file: File) => void]>([
  ['a lesson on no day', (file) => (lessonOf(file).day = '0')],
  ['no tasks', (file) => Reflect.deleteProperty(file, 'tasks')],
  ['no lessons', ({ weeks }) => Reflect.deleteProperty(weeks[0]!, 'lessons')],
])('%s is a mistake of the English file', (_what, change) => {
  const found = problemsOf('en', change).filter((each) => each.startsWith('en'));
  expect(found.length).toBeGreaterThan(0);
});

test('a mistake is told with the line it stands on', () => {
  const lineOf = (language: Language, change: (file: File) => void) => {
    const files = written();
    change(files[language]);
    const text = stringify(files[language], { lineWidth: 0 }).split('\n');
    const [problem] = parsed(files).problems.filter(({ file }) => file.startsWith(language));
    return text[(problem?.line ?? 0) - 1]?.trim();
  };
  expect(lineOf('en', (file) => (file['cover'] = 'stew'))).toBe('cover: stew');
  expect(lineOf('sv', (file) => (file.slug = 'No slug'))).toBe('slug: No slug');
  expect(lineOf('en', (file) => (lessonOf(file).day = '8'))).toBe('day: "8"');
  expect(lineOf('en', (file) => (file.tasks['swim'] = 'Swim.'))).toBe('swim: Swim.');
  expect(lineOf('sv', (file) => (file.tasks['walk'] = 'x'.repeat(141)))).toMatch(/^walk: x+$/);
  expect(lineOf('sv', (file) => (file.tasks = { eggs: 'x' }))).toBe('tasks:');
  expect(lineOf('sv', (file) => file.outcomes.pop())).toBe('outcomes:');
  expect(lineOf('sv', ({ weeks }) => Reflect.deleteProperty(weeks[0]!.lessons, 'lesson-0-1'))).toBe(
    'weeks:',
  );
  expect(lineOf('en', ({ weeks }) => (weeks[1]!['days'] as string[][]).pop())).toBe('days:');
  expect(lineOf('en', ({ weeks }) => (weeks[1]!['mealPlan'] = 'none'))).toBe('mealPlan: none');
  expect(
    lineOf('en', (file) => {
      file['sources'] = { 'ek-2004': { ...source, year: '2999' } };
    }),
  ).toBe('year: "2999"');
});
