import { beforeAll, expect, test } from 'vitest';
import { testCatalogue } from '../../../server/testing/test-server.ts';
import type { ThemedPlan } from '../../meal-plans/themed/themed-plan.ts';
import type { Fields } from '../documents/document.rules.ts';
import type { Catalogue } from '../kinds/catalogue.ts';
import { judgePlan } from './judge-plan.ts';
import { fieldsOfPlan } from './plan-fields.ts';
import { compilePlan, planFile } from './plan-file.ts';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await testCatalogue();
});

const id = 'gentle-start';

function planOf(key: string): ThemedPlan {
  const plan = catalogue.themedPlans.plans.find((each) => each.key === key);
  if (plan === undefined) throw new Error(`There is no plan ${key}.`);
  return plan;
}

function judge(fields: Fields, key = id) {
  const { content, themedPlans } = catalogue;
  return judgePlan({ id: key, fields, content, plans: themedPlans.plans });
}

/** What is told of the shipped plan with a change, with its place. */
function told(changes: Fields): string[] {
  const { remarks } = judge({ ...fieldsOfPlan(planOf(id)), ...changes });
  return remarks.map(({ field, level, message }) => `${level} ${field}: ${message}`);
}

test('a plan whose promise is kept has nothing to put right', () => {
  expect(judge(fieldsOfPlan(planOf(id)))).toEqual({ plan: planOf(id), remarks: [] });
});

test.each([
  [{ 'day.d2.dinner': 'gone-dish' }, 'day.d2.dinner: "gone-dish" is no recipe.'],
  [{ 'day.d3.lunch': 'beef-stew*x' }, 'day.d3.lunch: "beef-stew*x" is no recipe.'],
  [{ 'day.d1.lunch': 'leftovers' }, 'day.d1.lunch: There is nothing left over here.'],
  [{ 'day.d4.dinner': '' }, 'day.d4.dinner: Day 4 has no dinner.'],
  [{ 'promise.mostCost': '4' }, 'promise.mostCost: "mostCost" should be a number from 1 to 3.'],
  [{ 'slug-sv': 'Å Ä' }, 'title.sv: "Å Ä" is no slug.'],
  [
    { 'slug-sv': 'nordisk-vecka' },
    'title.sv: The address "nordisk-vecka" is taken by nordic-week.',
  ],
] satisfies [Fields, string][])(
  'what keeps %o from going out is told there: %s',
  (changes, words) => {
    expect(told(changes)).toContain(`STOPS ${words}`);
  },
);

test('an address is taken by another plan alone, in the language of it', () => {
  const { texts } = planOf('nordic-week');
  const addressOf = (fields: Fields, key: string) =>
    judge(fields, key).remarks.filter(({ message }) => message.startsWith('The address'));
  const stops = (language: string, slug: string) => ({
    field: `title.${language}`,
    level: 'STOPS',
    message: `The address "${slug}" is taken by nordic-week.`,
  });
  const fields = { ...fieldsOfPlan(planOf('nordic-week')) };
  expect(addressOf(fields, 'nordic-week')).toEqual([]);
  expect(addressOf(fields, 'another-week')).toEqual([
    stops('es', texts.es.slug),
    stops('sv', texts.sv.slug),
  ]);
  // Where nobody wrote one, it is made of the title.
  const { 'slug-sv': _, ...rest } = fieldsOfPlan(planOf(id));
  const others = { ...rest, 'title.sv': 'Nordisk vecka' };
  expect(addressOf(others, id)).toEqual([stops('sv', 'nordisk-vecka')]);
  expect(addressOf({ ...others, 'title.sv': 'Egen vecka' }, id)).toEqual([]);
});

test('a plan that has only begun is asked for its dinners, and for nothing of a whole week', () => {
  const { plan, remarks } = judge(
    {
      'title.en': 'A week',
      themes: 'BEGINNER',
      'promise.strictness': 'liberal',
      days: 'd1 d2',
    },
    'a-week',
  );
  expect(remarks.map(({ field, level, message }) => [field, level, message])).toEqual([
    ['description.en', 'STOPS', expect.any(String)],
    ['description.es', 'STOPS', expect.any(String)],
    ['description.sv', 'STOPS', expect.any(String)],
    ['day.d1.dinner', 'STOPS', 'Day 1 has no dinner.'],
    ['day.d2.dinner', 'STOPS', 'Day 2 has no dinner.'],
  ]);
  expect(plan).toBeNull();
  const described = judge(
    {
      'title.en': 'A week',
      'description.en': 'Of soups.',
      themes: 'BEGINNER',
      'promise.strictness': 'liberal',
      days: 'd1',
    },
    'a-week',
  );
  expect(described.remarks.map(({ field }) => field)).toEqual(['day.d1.dinner']);
  expect(described.plan?.days).toMatchObject([{ meals: [] }]);
  const none = judge({ ...fieldsOfPlan(planOf(id)), days: '' });
  expect([none.plan, none.remarks.map(({ level }) => level)]).toEqual([null, ['STOPS']]);
});

test('a broken promise is told beside the day, the meal or the dish it means', () => {
  const { remarks } = judge({
    ...fieldsOfPlan(planOf(id)),
    'day.d7.dinner': 'bittersweet-hot-cocoa',
    'promise.mostIngredients': '3',
    'promise.leastProtein': '300',
    'promise.cookingTime': 'minimal',
    'promise.tags': 'high_protein',
  });
  expect(new Set(remarks.map(({ level }) => level))).toEqual(new Set(['PROBLEM']));
  const fieldOf = (words: string) =>
    remarks.find(({ message }) => message.startsWith(words))?.field ?? 'not told';
  expect(fieldOf('The dinner of day 7 needs one main dish')).toBe('day.d7.dinner');
  expect(fieldOf('Day 2 has georgian-chakhokhbili')).toBe('day.d2');
  expect(fieldOf('The dinner of day 5 takes')).toBe('day.d5.dinner');
  expect(fieldOf('The mean day has')).toBe('promise');
  expect(fieldOf('tofu-piccata-with-capers-and-zucchini takes more')).toBe('day.d1.lunch');
  expect(fieldOf('georgian-chakhokhbili-with-green-beans takes more')).toBe('day.d2.dinner');
  expect(fieldOf('bircher-oats-with-apple-and-skyr takes more')).toBe('day.d1.breakfast');
  // Beside another dish of its meal.
  expect(fieldOf('green-beans-with-romesco is not high_protein')).toBe('day.d6.dinner');
});

test('a dish is found in its day whatever each eater gets of it', () => {
  const dinner = 'georgian-chakhokhbili-with-green-beans*1.5,1';
  const remarks = judge({
    ...fieldsOfPlan(planOf(id)),
    'day.d2.dinner': dinner,
    'promise.mostIngredients': '3',
  }).remarks;
  const dish = remarks.find(({ message }) => message.startsWith('georgian-chakhokhbili'));
  expect(dish?.field).toBe('day.d2.dinner');
});

test('the file of a plan is written as people write it', () => {
  const fields = {
    'title.en': 'A week',
    'title.es': 'Una semana',
    'title.sv': 'En vecka',
    'slug-es': 'una-semana',
    'description.en': 'Soups: and more.',
    themes: 'BEGINNER  FAMILY',
    servings: '3',
    children: '1',
    'promise.strictness': 'keto',
    'promise.avoid': 'NUTS EGGS',
    'promise.tags': 'FREEZABLE',
    'promise.mostCost': '2',
    days: 'd1 x9',
    'day.d1.breakfast': 'porridge',
    'day.d1.dinner': 'soup*1,0.5 bread',
    'day.x9.lunch': 'leftovers',
    'day.gone.lunch': 'soup',
  };
  const { name, text, fields: places } = planFile({ id: 'a-week', fields });
  expect(name).toBe('meal-plans/a-week.yaml');
  expect(text.split('\n')).toEqual([
    'en:',
    '  title: A week',
    '  description: "Soups: and more."',
    'es:',
    '  slug: una-semana',
    '  title: Una semana',
    '  description:',
    'sv:',
    '  slug:',
    '  title: En vecka',
    '  description:',
    'themes: [BEGINNER, FAMILY]',
    'servings: 3',
    'children: 1',
    'promise:',
    '  strictness: keto',
    '  avoid: [NUTS, EGGS]',
    '  tags: [FREEZABLE]',
    '  mostCost: 2',
    'days:',
    '  - breakfast: [porridge]',
    '    dinner: ["soup*1,0.5", bread]',
    '  - lunch: leftovers',
    '',
  ]);
  expect(places.slice(-4)).toEqual(['days', 'day.d1.breakfast', 'day.d1.dinner', 'day.x9.lunch']);
  const empty = planFile({ id: 'a-week', fields: { days: 'd1' } });
  expect(empty.text).toContain('themes: []\npromise:\ndays:\n  - {}\n');
  expect(empty.fields.at(-1)).toBe('day.d1.dinner');
  const { plan, problems } = compilePlan({ id: 'a-week', fields, content: catalogue.content });
  expect(plan).toBeNull();
  expect(problems[0]).toMatchObject({ file: name });
});

test('whatever a plan says reads back as it was: its eaters, and each promise', () => {
  const plan: ThemedPlan = {
    ...planOf(id),
    eaters: { adults: 3, children: 2 },
    promise: {
      strictness: 'moderate',
      diet: 'VEGETARIAN',
      avoid: ['EGGS', 'NUTS'],
      cookingTime: 'plenty',
      cookingSkill: 'beginner',
      cuisines: ['FRENCH', 'NORDIC'],
      proteins: ['BEEF', 'FISH'],
      dishes: ['SOUP', 'STEW'],
      tags: ['vegetarian', 'few_ingredients'],
      mostIngredients: 9,
      leastProteinGrams: 80,
      mostCostLevel: 2,
      leastLeftovers: 4,
    },
    days: planOf(id)
      .days.slice(0, 1)
      .map((day) => ({ ...day, meals: [] })),
  };
  const fields = fieldsOfPlan(plan);
  const { plan: read, problems } = compilePlan({ id, fields, content: catalogue.content });
  expect(problems).toEqual([]);
  expect(read).toEqual(plan);
  expect(fields).toMatchObject({ servings: '3', children: '2', 'promise.leastProtein': '80' });
  const usual = fieldsOfPlan(planOf(id));
  expect(Object.keys(usual).filter((field) => /^(servings|children|slug-en)$/.test(field))).toEqual(
    [],
  );
  expect(Object.values(usual)).not.toContain('');
});
