import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { testContent } from '../../../server/testing/test-server.ts';
import type { ContentIndex } from '../../recipes/content-index.ts';
import { themedPlanProblems } from './check-themed-plan.ts';
import {
  compileThemedPlans,
  indexThemedPlans,
  type CompiledThemedPlans,
} from './compile-themed-plans.ts';
import { parseThemedPlan } from './parse-themed-plan.ts';
import { planCollectionProblems } from './plan-collection.rules.ts';
import { planThemes } from './themed-plan.ts';

const folder = join(import.meta.dirname, '..', '..', '..', 'content', 'meal-plans');

let content: ContentIndex;
let compiled: CompiledThemedPlans;
beforeAll(async () => {
  content = await testContent();
  compiled = await compileThemedPlans({ folder, content });
});

test('every themed plan can be read, and there are plenty', () => {
  expect(compiled.problems).toEqual([]);
  expect(compiled.plans.length).toBeGreaterThanOrEqual(40);
});

test('every themed plan keeps its promise and the rules of all plans', () => {
  const broken = compiled.plans.flatMap((plan) =>
    themedPlanProblems({ plan, content }).map((problem) => `${plan.key}: ${problem}`),
  );
  expect(broken).toEqual([]);
});

test('no dish is in too many plans, and every main is in one', () => {
  const { plans } = compiled;
  expect(planCollectionProblems({ plans, recipes: content.recipes })).toEqual([]);
});

test('a dish of many plans and a main of none are told', () => {
  const { plans } = compiled;
  const other = content.recipes.map((recipe) =>
    recipe.id === 'cod-puttanesca' ? { ...recipe, id: 'in-no-plan' } : recipe,
  );
  const many = plans.map((plan) => ({ ...plan, days: plans[0]?.days ?? [] }));
  expect(planCollectionProblems({ plans, recipes: other })).toContain('in-no-plan is in no plan.');
  expect(planCollectionProblems({ plans: many, recipes: content.recipes })).toContainEqual(
    expect.stringMatching(/ is in 81 of 81 plans, the limit is 4\.$/),
  );
});

test('a former slug of no plan is named, one of a plan leads to it', async () => {
  const es = { 'comienzo-lento': 'gentle-start', 'semana-lunar': 'week-of-the-moon' };
  const former = { en: {}, es, sv: {} };
  const formerSlugs = { ...content.formerSlugs, 'meal-plans': former };
  const { plans, problems } = await compileThemedPlans({
    folder,
    content: { ...content, formerSlugs },
  });
  const message = 'There is no week-of-the-moon that semana-lunar could lead to.';
  expect(problems).toEqual([{ file: 'former-slugs.yaml', line: null, message }]);
  const { bySlug } = indexThemedPlans({ plans, former });
  expect(bySlug.es.get('comienzo-lento')?.key).toBe('gentle-start');
  expect(bySlug.sv.get('comienzo-lento')).toBeUndefined();
});

test('of two plans of the same name the later is told, one with a mistake is left out', async () => {
  const own = await mkdtemp(join(tmpdir(), 'plans-'));
  const text = await readFile(join(folder, 'gentle-start.yaml'), 'utf8');
  await writeFile(join(own, 'b-copy.yaml'), text);
  await writeFile(join(own, 'a-first.yaml'), text);
  await writeFile(join(own, 'broken.yaml'), 'themes: none');
  await writeFile(join(own, 'notes.txt'), 'No plan.');
  const formerSlugs = { ...content.formerSlugs, 'meal-plans': { en: {}, es: {}, sv: {} } };
  const { plans, problems } = await compileThemedPlans({
    folder: own,
    content: { ...content, formerSlugs },
  });
  await rm(own, { recursive: true });
  expect(plans.map(({ key }) => key)).toEqual(['a-first', 'b-copy']);
  const later = join(own, 'b-copy.yaml');
  const slugs = problems.filter(({ message }) => message.startsWith('Another plan has the slug'));
  // In English a plan is called as its file.
  expect(slugs).toMatchObject([
    { file: later, message: 'Another plan has the slug "un-comienzo-suave" in es.' },
    { file: later, message: 'Another plan has the slug "en-mjuk-start" in sv.' },
  ]);
  const others = problems.filter((problem) => !slugs.includes(problem)).map((one) => one.file);
  expect(new Set(others)).toEqual(new Set([join(own, 'broken.yaml')]));
});

test('every theme has plans', () => {
  const found = new Set(compiled.plans.flatMap(({ themes }) => themes));
  expect(planThemes.filter((theme) => !found.has(theme))).toEqual([]);
});

const file = (changed: Record<string, string> = {}) => {
  const parts: Record<string, string> = {
    en: '{ title: Two days, description: A start. }',
    es: '{ slug: dos-dias, title: Dos días, description: Un comienzo. }',
    sv: '{ slug: tva-dagar, title: Två dagar, description: En början. }',
    themes: '[BEGINNER]',
    promise: '{ strictness: liberal }',
    days: `
  - dinner: [beef-and-broccoli-stir-fry]
  - lunch: leftovers
    dinner: [chicken-saltimbocca-with-sage]`,
    ...changed,
  };
  const text = Object.entries(parts).map(([key, value]) => `${key}: ${value}`);
  return { file: 'two-days.yaml', text: text.join('\n') };
};

function parse(changed?: Record<string, string>) {
  return parseThemedPlan({ key: 'two-days', source: file(changed), content });
}

test('a lunch of leftovers is the rest of the dinner before', () => {
  const { plan, problems } = parse();
  expect(problems).toEqual([]);
  expect(plan?.days[1]?.meals[0]).toMatchObject({
    meal: 'LUNCH',
    recipes: [{ recipeId: 'beef-and-broccoli-stir-fry', leftoverOfDay: 0, portions: [1, 1] }],
  });
});

test.each<[Record<string, string>, string]>([
  [{ days: '[]' }, '"days" is missing.'],
  [{ days: '\n  - dinner: [no-such-dish]' }, '"no-such-dish" is no recipe.'],
  [{ days: '\n  - lunch: leftovers' }, 'There is nothing left over here.'],
  [{ days: '\n  - brunch: []' }, '"brunch" is not known here.'],
  [{ sv: '{ title: x, description: y }' }, '"slug" is missing.'],
  [{ themes: '[FUNNY]' }, '"FUNNY" is no themes; use one of'],
  [{ promise: '{ mostCost: 0 }' }, '"mostCost" should be a number from 1 to 3.'],
  [{ promise: '{ mostCost: 4 }' }, '"mostCost" should be a number from 1 to 3.'],
  [{ promise: '{ mostCost: cheap }' }, '"mostCost" should be a number from 1 to 3.'],
  [{ promise: '{ mostCost: 9 }' }, '"mostCost" should be a number from 1 to 3.'],
])('%j is named: %s', (changed, message) => {
  const { plan, problems } = parse(changed);
  expect(plan).toBeNull();
  expect(problems.map((problem) => problem.message).join(' ')).toContain(message);
});

test.each([1, 3])('a plan may promise a level of cost of %i', (level) => {
  const { problems } = parse({ promise: `{ mostCost: ${level} }` });
  expect(problems.map(({ message }) => message).join(' ')).not.toContain('should be a number');
});

test.each<[string, string]>([
  ['{ strictness: keto, diet: VEGAN }', 'which the diet leaves out'],
  ['{ avoid: [BEEF] }', 'which holds BEEF'],
  ['{ cookingTime: minimal }', 'takes longer than the plan promises'],
  ['{ leastProtein: 400 }', 'promised are 400'],
  ['{ mostCost: 1 }', 'promised are at most 1'],
  ['{ leastLeftovers: 2 }', '1 meals are leftovers, promised are 2.'],
  ['{ cuisines: [NORDIC] }', 'has beef-and-broccoli-stir-fry (ASIAN) in a plan of NORDIC.'],
  ['{ proteins: [FISH] }', 'beef-and-broccoli-stir-fry is BEEF.'],
  ['{ dishes: [SOUP] }', 'beef-and-broccoli-stir-fry is STIR_FRY.'],
  ['{ tags: [vegan] }', 'beef-and-broccoli-stir-fry is not vegan.'],
  ['{ mostIngredients: 2 }', 'beef-and-broccoli-stir-fry takes more than 2 ingredients.'],
])('a plan that promises %s and does not keep it is told', (promise, problem) => {
  const { plan, problems } = parse({ promise });
  expect(problems).toEqual([]);
  if (plan === null) throw new Error('The plan was refused');
  expect(themedPlanProblems({ plan, content }).join(' ')).toContain(problem);
});
