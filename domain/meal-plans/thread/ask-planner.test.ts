import { beforeAll, expect, test } from 'vitest';
import { testContent } from '../../../server/testing/test-server.ts';
import { generatePlanOrExplain, suggest } from '../../planner/index.ts';
import type { ContentIndex } from '../../recipes/content-index.ts';
import { plannerCatalog } from '../planning/planner-catalog.ts';
import { ordinaryAnswers, profileOf } from '../testing/member.ts';
import { planInThread, suggestInThread, type ThreadRequest } from './ask-planner.ts';

let content: ContentIndex;
beforeAll(async () => {
  content = await testContent();
});

const request: ThreadRequest = {
  profile: profileOf(ordinaryAnswers),
  days: 7,
  seed: 5,
  steps: 20_000,
};

test('the thread plans as the planner does, calls side by side included', async () => {
  const requests = [request, { ...request, seed: 6 }, { ...request, days: 3 }];
  const planned = await Promise.all(
    requests.map((each) => planInThread({ content, request: each })),
  );
  const catalog = plannerCatalog(content);
  const expected = await Promise.all(
    requests.map((each) => generatePlanOrExplain({ ...each, catalog })),
  );
  expect(planned).toEqual(expected);
});

test('the thread suggests what the planner does, beside a week that is planned', async () => {
  const planned = await planInThread({ content, request });
  if (!planned.ok) throw new Error('An ordinary week was refused');
  const { plan } = planned;
  const place = { day: 2, meal: 'DINNER', roles: ['main'] } as const;
  const asked = { profile: request.profile, plan, ...place, swappedId: null, count: 4 };
  const [suggested] = await Promise.all([
    suggestInThread({ content, request: asked }),
    planInThread({ content, request }),
  ]);
  expect(suggested).toHaveLength(4);
  expect(suggested).toEqual(suggest({ ...asked, catalog: plannerCatalog(content) }));
});

test('every content version is planned from, however many there were', async () => {
  const recipes = content.recipes.filter(({ isPremium }) => !isPremium);
  const others = ['a', 'b', 'c'].map((version): ContentIndex => ({ ...content, version, recipes }));
  for (const each of [content, ...others, content]) {
    expect(await planInThread({ content: each, request })).toMatchObject({ ok: true });
  }
});

test('a mistake of the caller comes back as one, and the thread goes on', async () => {
  const wrong = planInThread({ content, request: { ...request, days: 99 } });
  await expect(wrong).rejects.toThrow('days is 99');
  expect(await planInThread({ content, request })).toMatchObject({ ok: true });
});

test('who comes when too many wait is told so at once', async () => {
  const many = Array.from({ length: 70 }, () => planInThread({ content, request }));
  const settled = await Promise.allSettled(many);
  const refused = settled.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(6);
  expect(refused[0]).toMatchObject({ reason: { code: 'meal-plan.planner-busy' } });
});
