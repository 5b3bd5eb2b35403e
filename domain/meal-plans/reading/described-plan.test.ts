import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../server/testing/test-server.ts';
import { themedAsMealPlan } from '../themed/themed-plan-place.ts';
import { describePlan } from './described-plan.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('a themed plan is described once, in the words of each reader', () => {
  const { content, themedPlans } = server.services;
  const [themed = expect.fail()] = themedPlans.plans;
  const english = describePlan({ plan: themedAsMealPlan({ themed, language: 'en' }), content });
  const swedish = describePlan({ plan: themedAsMealPlan({ themed, language: 'sv' }), content });
  expect(swedish.days).toBe(english.days);
  expect(swedish.head.title).toBe(themed.texts.sv.title);
  expect(english.head.title).toBe(themed.texts.en.title);
});

test('a themed plan that changed, or whose recipes did, is described anew', () => {
  const { content, themedPlans } = server.services;
  const [themed = expect.fail()] = themedPlans.plans;
  const before = describePlan({ plan: themedAsMealPlan({ themed, language: 'en' }), content });
  const shorter = { ...themed, days: themed.days.slice(0, 3) };
  const plan = themedAsMealPlan({ themed: shorter, language: 'en' });
  expect(describePlan({ plan, content }).days).toHaveLength(3);
  const [first = expect.fail()] = before.days[0]?.meals.flatMap(({ dishes }) => dishes) ?? [];
  const recipesById = new Map(content.recipesById);
  recipesById.delete(first.recipe.id);
  const without = describePlan({
    plan: themedAsMealPlan({ themed, language: 'en' }),
    content: { ...content, recipesById },
  });
  const dishes = without.days.flatMap(({ meals }) => meals.flatMap((meal) => meal.dishes));
  expect(dishes.map(({ recipe }) => recipe.id)).not.toContain(first.recipe.id);
});

test("a member's plan is described once for each state of it and of the recipes", () => {
  const { content, themedPlans } = server.services;
  const [themed = expect.fail()] = themedPlans.plans;
  const plan = { ...themedAsMealPlan({ themed, language: 'en' }), kind: 'CUSTOM' } as const;
  const first = describePlan({ plan, content });
  expect(describePlan({ plan: structuredClone(plan), content })).toBe(first);
  expect(describePlan({ plan: { ...plan, slug: 'another' }, content }).days).not.toBe(first.days);
  const shorter = { ...plan, days: plan.days.slice(0, 3) };
  expect(describePlan({ plan: shorter, content }).days).toHaveLength(3);
  expect(describePlan({ plan, content: { ...content } })).not.toBe(first);
});

test('a day is open where a meal that others have is left out', () => {
  const { content, themedPlans } = server.services;
  const [themed = expect.fail()] = themedPlans.plans;
  const plan = { ...themedAsMealPlan({ themed, language: 'en' }), kind: 'CUSTOM' } as const;
  const openDays = (slug: string, days: typeof plan.days) =>
    describePlan({ plan: { ...plan, slug, days }, content })
      .days.filter(({ hasOpenMeal }) => hasOpenMeal)
      .map(({ index }) => index);
  expect(openDays('whole', plan.days)).toEqual([]);
  const eatenOut = plan.days.map((day) =>
    day.index === 2 ? { ...day, meals: day.meals.slice(0, -1) } : day,
  );
  expect(openDays('out', eatenOut)).toEqual([2]);
});
