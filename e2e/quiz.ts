import type { Page } from 'playwright-core';
import { completeAnswers } from '../domain/profile/testing/complete-answers.ts';

type Fill = (page: Page) => Promise<void>;

const answers = completeAnswers();

/** What a member fills in at each question, by the step's name in the address. */
const fills: Record<string, Fill> = {
  welcome: async () => {},
  goal: (page) => choose(page, 'goals', answers.goals?.[0]),
  sex: (page) => choose(page, 'gender', answers.gender),
  'age-and-height': async (page) => {
    await page.fill('input[name=birthYear]', String(answers.birthYear));
    await choose(page, 'measurementSystem', 'METRIC');
    await page.fill('input[name=heightCm]', String(answers.heightCm));
  },
  'measurement-system': (page) => choose(page, 'measures', 'METRIC'),
  activity: (page) => choose(page, 'activity', answers.activity),
  weight: (page) => page.fill('input[name=weight]', String(answers.weightKg)),
  'health-conditions': async () => {},
  'cheer-for-you': async () => {},
  'carb-level': (page) => choose(page, 'carbLevel', 'MODERATE'),
  'protein-level': (page) => choose(page, 'proteinLevel', answers.proteinLevel),
  'foods-to-avoid': (page) => choose(page, 'avoid', 'PORK'),
  cuisines: (page) => choose(page, 'cuisines', 'ITALIAN'),
  'food-preference': (page) => choose(page, 'dishes', 'SALAD'),
  'cheer-for-food': async () => {},
  eaters: (page) => choose(page, 'adults', '1'),
  'cooking-skills': (page) => choose(page, 'cookingSkill', answers.cookingSkill),
  'cooking-time': (page) => choose(page, 'cookingTime', answers.cookingTime),
  'food-budget': (page) => choose(page, 'foodBudget', answers.foodBudget),
  'meals-per-day': (page) => choose(page, 'mealsPerDay', '3'),
  leftovers: (page) => choose(page, 'leftovers', 'yes'),
  'diet-challenges': (page) => choose(page, 'challenges', 'HUNGER'),
  'weight-goal': async (page) => {
    await choose(page, 'hasWeightGoal', 'yes');
    await page.fill('input[name=goalWeight]', String(answers.goalWeightKg));
  },
  'data-consent': (page) => choose(page, 'dataConsent', null),
};

/** Inputs lie under their tiles, so the tile, their label, is what a person presses. */
async function choose(page: Page, name: string, value: string | null | undefined): Promise<void> {
  const selector = value === null ? `[name=${name}]` : `[name=${name}][value="${value}"]`;
  const input = page.locator(`input${selector}`);
  if (await input.isChecked()) return;
  await page.locator(`label:has(input${selector})`).first().click();
}

export function stepOf(page: Page): string | null {
  return /\/onboarding\/([a-z-]+)/.exec(new URL(page.url()).pathname)?.[1] ?? null;
}

/** Answers the step the page shows and goes on. */
export async function answerStep(page: Page): Promise<void> {
  const step = stepOf(page);
  const fill = fills[step ?? ''];
  if (!fill) throw new Error(`The quiz shows a step the test does not know: ${page.url()}`);
  await fill(page);
  await Promise.all([
    page.waitForURL((url) => !url.pathname.endsWith(`/${step}`)),
    page.locator('footer button[type=submit]').last().click(),
  ]);
}
