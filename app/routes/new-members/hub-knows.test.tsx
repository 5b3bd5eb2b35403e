import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  firstSteps,
  type FirstStep,
  type FirstStepMark,
} from '../../../domain/new-members/first-steps.rules.ts';
import { premium } from '../../../domain/recipes/testing/readers.ts';
import { screenPath } from '../../../i18n/paths.ts';
import { startTestServer, type TestServer } from '../../../server/testing/test-server.ts';
import { drawPage } from '../testing/draw-page.tsx';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

interface Shown {
  screen?: 'newMember' | 'newMemberMealPlan';
  marks: Partial<Record<FirstStep, FirstStepMark>>;
}

/** The hub of a member who said this of the first steps. */
async function hubOf({ screen = 'newMember', marks }: Shown): Promise<string> {
  const client = await premium(server);
  for (const [step, mark] of Object.entries(marks)) {
    await client.graphql(
      'mutation ($input: MarkNewMemberStepInput!) { markNewMemberStep(input: $input) { problems { code } } }',
      { input: { step, mark } },
    );
  }
  return drawPage({ client, path: screenPath(screen, 'en') });
}

function allMarked(mark: FirstStepMark): Shown['marks'] {
  return Object.fromEntries(firstSteps.map((step) => [step, mark]));
}

/** The step in front: what its card says above its name. */
function stepNowOf(markup: string): string | null {
  const card = /<section aria-labelledby="step-now"[^>]*>(.*?)<h2/s.exec(markup)?.[1];
  return (
    card
      ?.replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim() ?? null
  );
}

function currentStepsOf(markup: string): string[] {
  const rows = [...markup.matchAll(/<li(?: aria-current="(\w+)")?><form.*?<\/form><\/li>/gs)];
  expect(rows).toHaveLength(firstSteps.length);
  return rows.flatMap(([row, current]) =>
    current === 'step' ? (/font-semibold[^>]*>([^<]+)/.exec(row)?.[1] ?? '') : [],
  );
}

/** Those in the carton of the page's head. */
function countEggs(markup: string): number {
  return [...markup.matchAll(/<circle[^>]* fill="#fdf3e2"/g)].length;
}

test('the first open step is the one to do now, and the list says which it is', async () => {
  const markup = await hubOf({ marks: { GUIDE: 'DONE', MEAL_PLAN: 'SKIPPED' } });
  expect(stepNowOf(markup)).toBe('Now Step 3, 3 min');
  expect(currentStepsOf(markup)).toEqual(['Write the shopping list']);
  expect(markup).toContain('You have done one.');
  expect(countEggs(markup)).toBe(1);
});

test('a step that is done is not called the one to do now where it has a page of its own', async () => {
  const markup = await hubOf({ screen: 'newMemberMealPlan', marks: { MEAL_PLAN: 'DONE' } });
  expect(stepNowOf(markup)).toBe('Done Step 2, 2 min');
  expect(markup).not.toContain('Skip this one');
});

test.each([
  ['DONE', 6],
  ['SKIPPED', 0],
] as const)(
  'when every step is %s nothing is asked of anybody, and there are %i eggs',
  async (mark, eggs) => {
    const markup = await hubOf({ marks: allMarked(mark) });
    expect(stepNowOf(markup)).toBeNull();
    expect(currentStepsOf(markup)).toEqual([]);
    expect(markup).toContain('You are settled in');
    expect(markup).not.toContain('Hide this');
    expect(countEggs(markup)).toBe(eggs);
  },
);
