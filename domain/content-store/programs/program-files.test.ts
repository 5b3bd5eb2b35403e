import { beforeAll, expect, test } from 'vitest';
import { testCatalogue } from '../../../server/testing/test-server.ts';
import { weekPlansByKey } from '../../programs/week-plan.rules.ts';
import type { Program } from '../../programs/program.ts';
import type { Fields } from '../documents/document.rules.ts';
import type { Catalogue } from '../kinds/catalogue.ts';
import { fieldsOfProgram } from './program-fields.ts';
import { judgeProgram, programFiles, sameAddresses } from './program-files.ts';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await testCatalogue();
});

const id = 'first-steps';

function programOf(key: string): Program {
  const program = catalogue.programs.byKey.get(key);
  if (program === undefined) throw new Error(`There is no program ${key}.`);
  return program;
}

function judge(fields: Fields, key = id) {
  const { content, themedPlans } = catalogue;
  const weekPlans = weekPlansByKey(themedPlans.plans);
  return judgeProgram({ id: key, fields, content, weekPlans });
}

function told(changes: Fields): string[] {
  const { remarks } = judge({ ...fieldsOfProgram(programOf(id)), ...changes });
  return remarks.map(({ field, message }) => `${field}: ${message}`);
}

const written: Fields = {
  cover: 'beef-bourguignon',
  'slug-sv': 'en-borjan',
  'title.en': 'A start',
  'title.sv': 'En början',
  'lead.en': 'Two weeks: no more.',
  outcomes: 'o1 o2',
  'outcome.o1.text.en': 'You know',
  'outcome.o1.text.sv': 'Du vet',
  'outcome.o2.text.en': 'You cook',
  weeks: 'w1',
  'week.w1.theme.en': 'Make room',
  'week.w1.theme.sv': 'Gör plats',
  'week.w1.summary.en': 'Begin.',
  'week.w1.mealPlan': 'gentle-start',
  'week.w1.planKeto': 'keto-for-beginners',
  'week.w1.planLiberal': 'asian-week',
  'week.w1.lessons': 'carbs@1  salt@5',
  'week.w1.days': 'shop,cook - walk',
  'lesson.carbs.title.en': 'Carbs',
  'lesson.carbs.title.sv': 'Kolhydrater',
  'lesson.carbs.sources': 'a-2019 b-2020',
  'lesson.carbs.text.en': 'One.\n\n  Two. ',
  'lesson.salt.title.en': 'Salt',
  tasks: 'shop cook walk',
  'task.shop.text.en': 'Shop: today.',
  'task.cook.text.en': 'Cook.',
  'task.walk.text.en': 'Walk.',
  'task.shop.text.sv': 'Handla.',
  sources: 'a-2019',
  'source.a-2019.authors': 'A',
  'source.a-2019.year': '2019',
};

test('the files of a program are written as people write them', () => {
  const [english, spanish, swedish] = programFiles({ id: 'a-start', fields: written });
  expect([english?.name, spanish?.name, swedish?.name]).toEqual([
    'programs/a-start.yaml',
    'programs/a-start.es.yaml',
    'programs/a-start.sv.yaml',
  ]);
  const [body = '', sources = ''] = english?.text.split('sources:\n  a-2019:\n') ?? [];
  expect(body.split('\n')).toEqual([
    'title: A start',
    'lead: "Two weeks: no more."',
    'cover: beef-bourguignon',
    'outcomes:',
    '  - You know',
    '  - You cook',
    'weeks:',
    '  - theme: Make room',
    '    summary: Begin.',
    '    mealPlan: gentle-start',
    '    mealPlans:',
    '      keto: keto-for-beginners',
    '      liberal: asian-week',
    '    lessons:',
    '      carbs:',
    '        day: 1',
    '        sources: [a-2019, b-2020]',
    '        title: Carbs',
    '        text: |',
    '          One.',
    '',
    '          Two.',
    '      salt:',
    '        day: 5',
    '        title: Salt',
    `        text: ''`,
    '    days:',
    '      - [shop, cook]',
    '      - []',
    '      - [walk]',
    'tasks:',
    '  shop: "Shop: today."',
    '  cook: Cook.',
    '  walk: Walk.',
    '',
  ]);
  expect(sources).toContain(`    authors: A\n`);
  expect(sources).toContain(`    journal:\n`);
  // What is the same in all languages stands in the English file alone.
  expect(swedish?.text.split('\n')).toEqual([
    'slug: en-borjan',
    'title: En början',
    'lead:',
    'outcomes:',
    '  - Du vet',
    '  -',
    'weeks:',
    '  - theme: Gör plats',
    '    summary:',
    '    lessons:',
    '      carbs:',
    '        title: Kolhydrater',
    `        text: ''`,
    '      salt:',
    '        title:',
    `        text: ''`,
    'tasks:',
    '  shop: Handla.',
    '  cook:',
    '  walk:',
    '',
  ]);
  expect(spanish?.text).toMatch(/^slug:\ntitle:\n/);
});

test('each line of a file knows the field that an editor sees', () => {
  const [english, , swedish] = programFiles({ id: 'a-start', fields: written });
  const fieldOf = (file: typeof english, line: string) =>
    file?.fields[file.text.split('\n').indexOf(line)];
  expect(fieldOf(english, 'cover: beef-bourguignon')).toBe('cover');
  expect(fieldOf(english, '  - You cook')).toBe('outcome.o2.text.en');
  expect(fieldOf(english, '      liberal: asian-week')).toBe('week.w1.planLiberal');
  expect(fieldOf(english, '      - []')).toBe('week.w1.days');
  expect(fieldOf(english, '        day: 5')).toBe('lesson.salt.text.en');
  expect(fieldOf(english, '          Two.')).toBe('lesson.carbs.text.en');
  expect(fieldOf(english, '    authors: A')).toBe('source.a-2019.authors');
  expect(fieldOf(swedish, '      carbs:')).toBe('lesson.carbs.title.sv');
  expect(fieldOf(swedish, '  shop: Handla.')).toBe('task.shop.text.sv');
});

test('a program without plans of its own for a level, or sources, writes none', () => {
  const { 'week.w1.planKeto': _, 'week.w1.planLiberal': __, sources: ___, ...rest } = written;
  const [english] = programFiles({
    id: 'a-start',
    fields: { ...rest, 'lesson.carbs.sources': '' },
  });
  expect(english?.text).not.toContain('mealPlans');
  expect(english?.text).not.toContain('sources');
});

test.each([
  [{ cover: 'gone-dish' }, 'cover: "gone-dish" is no recipe.'],
  [{ outcomes: 'o1 o2' }, 'outcomes: A program names three outcomes or more.'],
  [{ weeks: 'w1' }, 'weeks: A program has 2, 5 or 10 weeks, not 1.'],
  [
    { 'week.w2.lessons': 'a-plate-that-fills@1 when-cravings-come@3' },
    'week.w2.lessons: Week 2 should have 3 lessons, not 2.',
  ],
  [
    { 'week.w2.lessons': 'where-carbs-hide@1 when-cravings-come@3 how-low-to-go@6' },
    'weeks: There are two lessons "where-carbs-hide".',
  ],
  [{ tasks: 'write-your-why' }, 'tasks: "clear-bread-box" is no task.'],
  [
    { 'week.w1.lessons': 'what-low-carb-is@9 where-carbs-hide@3 the-first-days@5' },
    'lesson.what-low-carb-is.text.en: A lesson is on a day from 1 to 7 of its week.',
  ],
  [{ 'week.w1.days': 'drink-water-first' }, 'week.w1.days: A week has 7 days, not 1.'],
] satisfies [Fields, string][])('of a program with %o it is told: %s', (changes, words) => {
  expect(told(changes)).toContain(words);
});

test('all that is wrong keeps a program from going out', () => {
  const { remarks, program } = judge({ ...fieldsOfProgram(programOf(id)), weeks: 'w1' });
  expect(program).toBeNull();
  expect(new Set(remarks.map(({ level }) => level))).toEqual(new Set(['STOPS']));
});

test('what English lacks is told once, and not of the languages that follow it', () => {
  const whole = fieldsOfProgram(programOf(id));
  const lacking = told({ 'title.en': '', 'title.es': '', 'title.sv': '' });
  expect(lacking.map((each) => each.split(':')[0])).toEqual(['title.en']);
  // A text of a translation that cannot be read is its own.
  const { remarks } = judge({ ...whole, 'slug-sv': 'Å Ä' });
  expect(remarks.map(({ field }) => field)).toEqual(['slug-sv']);
  const swedish = judge({ ...whole, 'title.sv': ' ' }).remarks;
  expect(swedish.map(({ field }) => field)).toEqual(['title.sv']);
  const twice = told({ 'week.w1.days': '- - - - - - -' });
  expect(new Set(twice).size).toBe(twice.length);
  expect(twice).toContain('week.w1.days: A day has 1 to 3 tasks.');
});

test('an address is taken by another program alone', () => {
  const { programs } = catalogue.programs;
  const shipped = programOf(id);
  const fields = fieldsOfProgram(shipped);
  expect(sameAddresses({ id, fields, programs })).toEqual([]);
  const stops = (language: string, slug: string) => ({
    field: `title.${language}`,
    level: 'STOPS',
    message: `The address "${slug}" is taken by ${id}.`,
  });
  expect(sameAddresses({ id: 'another', fields, programs })).toEqual([
    stops('es', shipped.texts.es.slug),
    stops('sv', shipped.texts.sv.slug),
  ]);
  const other = programs.find(({ key }) => key !== id);
  if (other === undefined) throw new Error('There is one program.');
  // A translation that has no title yet goes by the English one.
  const untitled = { 'title.en': shipped.texts.sv.title };
  expect(sameAddresses({ id: 'another', fields: untitled, programs })).toEqual([
    stops('sv', shipped.texts.sv.slug),
  ]);
  expect(sameAddresses({ id, fields: { 'title.en': 'A new one' }, programs: [other] })).toEqual([]);
  const called = [{ ...other, texts: { ...other.texts, en: { ...other.texts.en, slug: id } } }];
  expect(sameAddresses({ id, fields: { 'title.en': 'A new one' }, programs: called })).toEqual([
    { ...stops('en', id), message: `The address "${id}" is taken by ${other.key}.` },
  ]);
});

test('an editor sees a program by week: lessons and tasks with their days', () => {
  const program = programOf(id);
  const fields = fieldsOfProgram(program);
  expect(fields).toMatchObject({
    outcomes: 'o1 o2 o3',
    weeks: 'w1 w2',
    'week.w2.lessons': 'a-plate-that-fills@1 when-cravings-come@3 how-low-to-go@6',
    'lesson.a-plate-that-fills.sources': 'leidy-2015 rolls-2009',
    'outcome.o2.text.sv': program.texts.sv.outcomes[1],
    'slug-es': program.texts.es.slug,
  });
  expect(fields['week.w2.days']?.split(' ')).toEqual(
    program.days.slice(7, 14).map(({ taskIds }) => taskIds.join(',')),
  );
  const paragraphs = program.weeks[0]?.lessons[0]?.texts.es.paragraphs ?? [];
  expect(fields['lesson.what-low-carb-is.text.es']?.split('\n\n')).toEqual(paragraphs);
  expect(Object.hasOwn(fields, 'slug-en')).toBe(false);
  expect(Object.values(fields)).not.toContain('');
});
