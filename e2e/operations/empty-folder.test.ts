import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { completeAnswers } from '../../domain/profile/testing/complete-answers.ts';
import { screenPath } from '../../i18n/paths.ts';
import { FormBrowser } from './form-browser.ts';
import { startServer } from '../running-server.ts';

const project = join(import.meta.dirname, '..', '..');

test(
  'in an empty folder the product builds itself, serves the journey without JavaScript and keeps it',
  { timeout: 600_000 },
  async () => {
    const folder = await copyProject();
    // The settings' own defaults: the data is kept in the folder.
    const options = { projectFolder: folder, environment: { DATA_DIR: '' } };
    const first = await startServer(options);
    const visitor = new FormBrowser(first.url);
    await takeQuiz(visitor);
    await becomeMember(visitor);
    const planPath = await makePlan(visitor);
    await shop(visitor);
    expect(await first.stop('SIGINT')).toBe(0);

    const second = await startServer({ ...options, port: Number(new URL(first.url).port) });
    expect(second.output()).not.toContain('Building');
    await visitor.open(planPath);
    expect([visitor.status, visitor.path]).toEqual([200, planPath]);
    await shoppingListIsFull(visitor);
    await comeBack(second.url);
    expect(await second.stop('SIGINT')).toBe(0);
  },
);

/** What is in version control or about to be, as a clone of it would be; packages are shared. */
async function copyProject(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'yolk-folder-'));
  const { stdout } = await promisify(execFile)(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '-z'],
    { cwd: project, maxBuffer: 16 * 1024 * 1024 },
  );
  for (const file of stdout.split('\0').filter(Boolean)) {
    // Deleted, and not yet so in version control.
    if (!existsSync(join(project, file))) continue;
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await cp(join(project, file), join(folder, file));
  }
  await symlink(join(project, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

const answers = completeAnswers();

/** What is filled in at each step; the others are sent as they are. */
const answersByStep: Record<string, Record<string, string>> = {
  goal: { goals: 'LOSE_WEIGHT' },
  sex: { gender: 'FEMALE' },
  'age-and-height': {
    birthYear: String(answers.birthYear),
    measurementSystem: 'METRIC',
    heightCm: String(answers.heightCm),
  },
  activity: { activity: 'MODERATE' },
  weight: { weight: String(answers.weightKg) },
  'carb-level': { carbLevel: 'MODERATE' },
  'protein-level': { proteinLevel: 'ADEQUATE_PROTEIN' },
  'foods-to-avoid': { avoid: 'PORK' },
  cuisines: { cuisines: 'ITALIAN' },
  'food-preference': { dishes: 'SALAD' },
  eaters: { adults: '1', children: '0' },
  'cooking-skills': { cookingSkill: 'average' },
  'cooking-time': { cookingTime: 'average' },
  'food-budget': { foodBudget: 'average' },
  'meals-per-day': { mealsPerDay: '3' },
  leftovers: { leftovers: 'yes' },
  'diet-challenges': { challenges: 'HUNGER' },
  'weight-goal': { hasWeightGoal: 'yes', goalWeight: String(answers.goalWeightKg) },
  'data-consent': { dataConsent: 'yes' },
};

async function takeQuiz(visitor: FormBrowser): Promise<void> {
  await visitor.open(screenPath('home', 'en'));
  expect(visitor.status).toBe(200);
  await visitor.follow(screenPath('onboarding', 'en', {}));
  const seen: string[] = [];
  while (visitor.path.startsWith('/onboarding/')) {
    const step = visitor.path.split('/').at(-1) ?? '';
    expect([visitor.status, seen]).toEqual([200, expect.not.arrayContaining([step])]);
    seen.push(step);
    await visitor.submit(answersByStep[step] ?? {});
  }
  expect([visitor.status, visitor.path]).toEqual([200, screenPath('planPreview', 'en')]);
}

const account = { email: 'alma@example.com', password: 'avocado-on-everything' };

async function becomeMember(visitor: FormBrowser): Promise<void> {
  await visitor.follow(screenPath('becomeMember', 'en', { step: 'plan' }));
  await visitor.submit({ plan: 'YEARLY' });
  expect(visitor.path).toBe(screenPath('becomeMember', 'en', { step: 'account' }));
  const person = { firstName: 'Alma', lastName: 'Lind', ...account };
  await visitor.submit({ ...person, hasAgreedToTerms: 'on' });
  expect(visitor.path).toBe(screenPath('becomeMember', 'en', { step: 'payment' }));
  await visitor.submit({ cardNumber: '4242 4242 4242 4242' });
  expect(visitor.path).toBe(screenPath('becomeMember', 'en', { step: 'success' }));
}

async function makePlan(visitor: FormBrowser): Promise<string> {
  await visitor.submit({});
  expect([visitor.status, visitor.path]).toEqual([
    200,
    expect.stringMatching(/^\/meal-plan\/\w+$/),
  ]);
  return visitor.path;
}

async function shop(visitor: FormBrowser): Promise<void> {
  await visitor.submit({ intent: 'shop' });
  expect(visitor.status).toBe(200);
  await shoppingListIsFull(visitor);
}

/** A week's list has dozens of things to tick. */
async function shoppingListIsFull(visitor: FormBrowser): Promise<void> {
  await visitor.open(screenPath('shoppingList', 'en'));
  expect(visitor.status).toBe(200);
  expect(visitor.html.match(/data-item=/g)?.length).toBeGreaterThan(20);
}

async function comeBack(url: string): Promise<void> {
  const visitor = new FormBrowser(url);
  await visitor.open(screenPath('login', 'en'));
  await visitor.submit(account);
  expect([visitor.status, visitor.path]).toEqual([200, screenPath('memberHome', 'en')]);
}
