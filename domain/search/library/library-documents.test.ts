import { expect, test } from 'vitest';
import { testContent, testMealPlans } from '../../../server/testing/test-server.ts';
import { perLanguage } from '../../../lib/language.ts';
import { buildFood } from '../../foods/testing/build-food.ts';
import type { DescribedPlan } from '../../meal-plans/reading/described-plan.ts';
import type { Page } from '../../pages/page.ts';
import type { Video } from '../../videos/video.ts';
import { mealPlanDocument } from '../meal-plans/meal-plan-documents.ts';
import { libraryDocument } from './library-documents.ts';

const writing = { locale: 'en', values: { brand: 'Yolk' } } as unknown as Pick<
  Parameters<typeof libraryDocument>[0],
  'locale' | 'values'
>;

test('a themed plan is found by its themes and kitchens, and by what it has, not what it lacks', async () => {
  const { plans } = await testMealPlans();
  const lacks = plans.find(({ promise }) => promise.avoid.length > 0 || promise.diet !== null)!;
  const has = plans.find(({ promise }) => promise.avoid.length === 0 && promise.diet === null)!;
  const cooks = plans.find(({ promise }) => promise.cuisines.length > 0)!;
  const of = (plan: typeof has) =>
    libraryDocument({ ...writing, item: { kind: 'themedPlan', id: 'plan', plan } });
  expect(of(has)).toMatchObject({
    id: 'plan',
    title: has.texts.en.title,
    parts: [],
    description: has.texts.en.description,
  });
  expect(has.texts.en.description).not.toBe('');
  expect(of(lacks).description).toBe('');
  const { keywords } = of(cooks);
  const kitchen = cooks.promise.cuisines[0]!.toLowerCase().split('_')[0]!;
  expect(keywords.join(' ').toLowerCase()).toContain(kitchen);
  // A word for each theme, one for how strict it is, and one for each kitchen.
  const { cuisines } = cooks.promise;
  expect(keywords).toHaveLength(cooks.themes.length + 1 + cuisines.length);
  expect(keywords.every((word) => word !== '')).toBe(true);
});

test('a plan that only avoids, and one that only has a diet, both say what they lack', async () => {
  const { plans } = await testMealPlans();
  const [plan] = plans;
  const described = (promise: object) =>
    libraryDocument({
      ...writing,
      item: {
        kind: 'themedPlan',
        id: 'plan',
        plan: { ...plan!, promise: { ...plan!.promise, ...promise } },
      },
    }).description;
  expect(described({ avoid: ['DAIRY'], diet: null })).toBe('');
  expect(described({ avoid: [], diet: 'VEGAN' })).toBe('');
  expect(described({ avoid: [], diet: null })).toBe(plan!.texts.en.description);
});

test('a food is found by one and by many of it', () => {
  const food = (plural: string | null) => ({
    ...buildFood({ id: 'egg' }),
    names: perLanguage(() => ({ singular: 'egg', plural })),
  });
  const of = (plural: string | null) =>
    libraryDocument({
      ...writing,
      item: { kind: 'food', id: 'food:egg', food: food(plural) as ReturnType<typeof buildFood> },
    });
  expect(of('eggs')).toEqual({
    id: 'food:egg',
    title: 'egg',
    keywords: ['eggs'],
    labels: [],
    parts: [],
    description: '',
  });
  expect(of(null).keywords).toEqual([]);
});

test('a guide is found by its headings and its questions, as they read', () => {
  const text = {
    title: 'Keto with {brand}',
    lead: 'What {brand} says.',
    description: 'All of it.',
    sections: [
      {
        title: 'First steps',
        blocks: [
          { kind: 'paragraph', text: 'Not every word.' },
          { kind: 'questions', questions: [{ question: 'Is {brand} free?', answer: 'In part.' }] },
        ],
      },
      { title: 'More of {brand}', blocks: [] },
    ],
  };
  const page = { key: 'keto', texts: perLanguage(() => text) } as unknown as Page;
  expect(libraryDocument({ ...writing, item: { kind: 'guide', id: 'guide:keto', page } })).toEqual({
    id: 'guide:keto',
    title: 'Keto with Yolk',
    keywords: [],
    labels: [],
    parts: ['First steps', 'Is Yolk free?', 'More of Yolk'],
    description: 'What Yolk says. All of it.',
  });
});

test('a film is found by its title, its chapters and what it is about', () => {
  const text = {
    title: 'Soup',
    description: 'Without lumps.',
    chapters: [{ title: 'The pot' }, { title: 'The whisk' }],
  };
  const video = { id: 'soup', texts: perLanguage(() => text) } as unknown as Video;
  expect(libraryDocument({ ...writing, item: { kind: 'video', id: 'video:soup', video } })).toEqual(
    {
      id: 'video:soup',
      title: 'Soup',
      keywords: [],
      labels: [],
      parts: ['The pot', 'The whisk'],
      description: 'Without lumps.',
    },
  );
});

test('an own plan is found by its name or its character, and by each of its dishes', async () => {
  const [first, second] = (await testContent()).recipes;
  const plan = (title: string | null) =>
    ({
      head: { id: 'own', title },
      facts: { character: 'FISH' },
      days: [
        { meals: [{ dishes: [{ recipe: first }, { recipe: second }] }, { dishes: [] }] },
        { meals: [{ dishes: [{ recipe: first }] }] },
      ],
    }) as unknown as DescribedPlan;
  const named = mealPlanDocument({ plan: plan('Our week'), locale: 'sv' });
  expect(named).toEqual({
    id: 'own',
    title: 'Our week',
    keywords: [],
    labels: [],
    parts: [first?.texts.sv.title, second?.texts.sv.title],
    description: '',
  });
  const unnamed = mealPlanDocument({ plan: plan(null), locale: 'sv' });
  expect(unnamed.title).toBe('Din vecka vid havet');
});
