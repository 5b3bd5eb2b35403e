import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatFileProblem } from '../../lib/file-problem.ts';
import { languages } from '../../lib/language.ts';
import { testContent, testMealPlans } from '../../server/testing/test-server.ts';
import type { ContentIndex } from '../recipes/content-index.ts';
import { compilePrograms, type CompiledPrograms } from './compile-programs.ts';
import type { ProgramSurroundings } from './parse-program.ts';
import { lessonsOf } from './program.ts';
import { planLevels, planOfWeek, weekPlansByKey, type WeekPlan } from './week-plan.rules.ts';

const shipped = join(import.meta.dirname, '..', '..', 'content', 'programs');

let surroundings: ProgramSurroundings & { content: ContentIndex };
let compiled: CompiledPrograms;
let folder: string;
beforeAll(async () => {
  const content = await testContent();
  const { plans } = await testMealPlans();
  surroundings = { content, weekPlans: weekPlansByKey(plans) };
  compiled = await compilePrograms({ folder: shipped, ...surroundings });
  folder = await mkdtemp(join(tmpdir(), 'yolk-programs-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('the programs of 2, 5 and 10 weeks can be read', () => {
  expect(compiled.problems.map(formatFileProblem)).toEqual([]);
  expect(compiled.programs.map(({ weeks, days }) => [weeks.length, days.length])).toEqual([
    [2, 14],
    [5, 35],
    [10, 70],
  ]);
});

test('every week has a meal plan of its own, and no text is said twice', () => {
  for (const program of compiled.programs) {
    const plans = program.weeks.map(({ mealPlan }) => mealPlan);
    expect(new Set(plans).size).toBe(plans.length);
    for (const language of languages) {
      const texts = [
        ...Object.values(program.tasks).map((task) => task[language]),
        ...lessonsOf(program).flatMap((lesson) => lesson.texts[language].paragraphs),
      ];
      expect(new Set(texts).size).toBe(texts.length);
    }
  }
});

test.each(planLevels)('no week asks for more carbs than %s allows', async (level) => {
  const { plans } = await testMealPlans();
  const byKey = weekPlansByKey(plans);
  for (const { key, weeks } of compiled.programs) {
    const asked = weeks.map((week) => planOfWeek(week, level));
    expect(new Set(asked).size, key).toBe(asked.length);
    expect(new Set(asked.map((plan) => byKey.get(plan)?.level)), key).toEqual(new Set([level]));
  }
});

test.each([null, 'liberal'] as const)(
  'the program that begins gently has 50 to 80 g a day (%s)',
  async (level) => {
    const content = await testContent();
    const { bySlug } = await testMealPlans();
    const week = compiled.programs[0]?.weeks[0];
    const plan = week && bySlug.en.get(planOfWeek(week, level));
    const grams = (plan?.days ?? []).map(({ meals }) =>
      meals
        .flatMap(({ recipes }) => recipes)
        .map(({ recipeId }) => content.recipesById.get(recipeId)?.nutrition.netCarbsGrams ?? 0)
        .reduce((sum, each) => sum + each, 0),
    );
    expect(grams).toHaveLength(7);
    expect(Math.min(...grams)).toBeGreaterThanOrEqual(50);
    expect(Math.max(...grams)).toBeLessThanOrEqual(80);
  },
);

test('no two days that follow each other have the same tasks', () => {
  for (const { days } of compiled.programs) {
    for (const [index, { taskIds }] of days.entries()) {
      expect(days[index + 1]?.taskIds).not.toEqual(taskIds);
    }
  }
});

/** The shortest program with a text in one of its files replaced. */
async function problemsWith(file: string, from: string | RegExp, to: string): Promise<string[]> {
  for (const name of ['first-steps.yaml', 'first-steps.es.yaml', 'first-steps.sv.yaml']) {
    const text = await readFile(join(shipped, name), 'utf8');
    const changed = name === file ? text.replace(from, to) : text;
    await writeFile(join(folder, name), changed);
  }
  const { programs, problems } = await compilePrograms({ folder, ...surroundings });
  expect(programs).toEqual([]);
  return problems.map((problem) => formatFileProblem(problem).replace(`${folder}/`, ''));
}

const english = 'first-steps.yaml';
const swedish = 'first-steps.sv.yaml';

test.each<[string, string | RegExp, string, string]>([
  [english, 'mealPlan: gentle-start', 'mealPlan: no-such-plan', '"no-such-plan" is no meal plan.'],
  [
    english,
    / +mealPlans:\n.*keto: .*\n.*moderate: .*\n/,
    '',
    '"gentle-start" is too high for keto',
  ],
  [english, 'keto: keto-for-beginners', 'keto: the-middle-way', 'is moderate, which is too high'],
  [english, 'keto: keto-for-beginners', 'keto: no-such-plan', '"no-such-plan" is no meal plan.'],
  [english, 'keto: keto-for-beginners', 'light: keto-for-beginners', '"light" is not known here.'],
  [english, /cover: .*/, 'cover: no-such-dish', '"no-such-dish" is no recipe.'],
  [english, '[eggs-for-breakfast, ', '[no-such-task, ', '"no-such-task" is no task.'],
  [english, '[swap-the-side, walk-after-dinner]', '[]', 'A day has 1 to 3 tasks.'],
  [english, / +- \[swap-the-side.*\n/, '', 'A week has 7 days, not 6.'],
  [english, 'day: 3', 'day: 8', 'A lesson is on a day from 1 to 7 of its week.'],
  [english, /text: \|[\s\S]+?where-carbs/, 'text: Short.\n      where-carbs', 'has 1 words'],
  [english, 'summary:', 'sumary:', '"sumary" is not known here.'],
  [english, '[leidy-2015, rolls-2009]', '[nobody-1900]', '"nobody-1900" is no source.'],
  [english, / +sources: \[leidy-2015.*\n/, '', 'lesson "a-plate-that-fills" says what food'],
  [english, / +sources: \[spiegel-2004\]\n/, '', 'No lesson names the source "spiegel-2004".'],
  [english, "pmid: '15583226'", 'pmid: none', 'A source has a PubMed number'],
  [english, 'year: 2004', 'year: 2094', 'The year 2094 of a source is still to come.'],
  [swedish, /slug: .*\n/, '', '"slug" is missing.'],
  [
    swedish,
    '  eggs-for-breakfast:',
    '  egg-for-breakfast:',
    'The task "eggs-for-breakfast" is missing.',
  ],
  [
    swedish,
    '      when-cravings-come:',
    '      cravings:',
    'The English file has no lesson "cravings".',
  ],
  [swedish, /  - Ditt kök.*\n/, '', 'There should be as many outcomes as in English.'],
  [swedish, 'weeks:', 'weeks: [', 'This is not readable YAML'],
])('in %s, %s as %j is named', async (file, from, to, message) => {
  const problems = await problemsWith(file, from, to);
  expect(problems.join('\n')).toContain(message);
  expect(problems.find((problem) => problem.includes(message))).toMatch(
    /^first-steps[a-z.]*:\d+: /,
  );
});

test('a plan of five days is no plan for a week', async () => {
  const five = [...surroundings.weekPlans].map(([key, plan]): [string, WeekPlan] => [
    key,
    key === 'keto-for-beginners' ? { ...plan, days: 5 } : plan,
  ]);
  const { problems } = await compilePrograms({
    folder: shipped,
    content: surroundings.content,
    weekPlans: new Map(five),
  });
  expect(problems.map(formatFileProblem).join('\n')).toMatch(
    /first-steps\.yaml:\d+: "keto-for-beginners" has 5 days, a week of a program has 7\./,
  );
});

test('a former slug of no program is named', async () => {
  const { formerSlugs } = surroundings.content;
  const programs = { en: {}, es: {}, sv: { 'nya-vanor': 'new-habits' } };
  const content = { ...surroundings.content, formerSlugs: { ...formerSlugs, programs } };
  const { problems } = await compilePrograms({ folder: shipped, ...surroundings, content });
  expect(problems.map(formatFileProblem)).toEqual([
    'former-slugs.yaml: There is no new-habits that nya-vanor could lead to.',
  ]);
});

test('a missing translation is named', async () => {
  await writeFile(join(folder, 'alone.yaml'), 'title: Alone\n');
  const { problems } = await compilePrograms({ folder, ...surroundings });
  await rm(join(folder, 'alone.yaml'));
  expect(problems.map(formatFileProblem).join('\n')).toContain(
    'alone.es.yaml: The file is missing.',
  );
});
