import { afterAll, beforeAll, expect, test } from 'vitest';
import { addProfile, ordinaryAnswers } from '../../../domain/meal-plans/testing/member.ts';
import { signedUp } from '../../../domain/recipes/testing/readers.ts';
import { screenPath } from '../../../i18n/paths.ts';
import type { CompleteAnswers } from '../../../domain/profile/survey/survey.rules.ts';
import { startTestServer, type TestServer } from '../../../server/testing/test-server.ts';
import { drawPage } from '../testing/draw-page.tsx';
import { userIdOf } from '../testing/people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  // The first week that a server plans takes by far the longest.
  await planOf(keepsTheirWeight, 'yourPlan').catch(() => undefined);
});
afterAll(() => server.close());

type Screen = 'yourPlan' | 'yourPlanDinnersFirst';

async function planOf(answers: CompleteAnswers, screen: Screen): Promise<string> {
  const client = await signedUp(server);
  const { db } = server.connection;
  await addProfile({ db, userId: await userIdOf(client), answers });
  return drawPage({ client, path: screenPath(screen, 'en') });
}

const wantsToLose = ordinaryAnswers;
const keepsTheirWeight: CompleteAnswers = {
  ...ordinaryAnswers,
  goals: ['MEAL_PLANNING'],
  hasWeightGoal: false,
  goalWeightKg: undefined,
};

test.each([
  ['the weight first, of who wants to lose some', 'yourPlan', wantsToLose],
  ['the week first, of who keeps their weight', 'yourPlan', keepsTheirWeight],
  ['the dinners first, of who wants to lose some', 'yourPlanDinnersFirst', wantsToLose],
  ['the dinners first, of who keeps their weight', 'yourPlanDinnersFirst', keepsTheirWeight],
] as const)('%s, has one title, and no part skips a level', async (_page, screen, answers) => {
  const markup = await planOf(answers, screen);
  const levels = [...markup.matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level));
  expect(levels.filter((level) => level === 1)).toEqual([1]);
  expect(levels.length).toBeGreaterThan(8);
  const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
  expect(skipped).toEqual([]);
});
