import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { RecipeQuery } from '../operations.gen.ts';
import { RecipePage, type RecipePageProps } from './recipe-page.tsx';

type Answer = RecipeQuery['recipe'];

const amount = (number: number, unit: 'g' | 'oz') => ({ number, fraction: null, unit, plus: null });

const nutrition = {
  gramsPerServing: 300,
  netCarbsGrams: 5,
  netCarbsWithoutPolyolsGrams: 3,
  isNetCarbsApproximate: true,
  isNetCarbsIncomplete: false,
  energyKcal: 500,
  proteinGrams: 40,
  fatGrams: 30,
  energyShares: { netCarbs: 0.04, protein: 0.32, fat: 0.62 },
  nutrients: [{ name: 'sodiumMg', amount: 3.25, isIncomplete: true }],
};

const answer = {
  problems: [],
  recipe: {
    id: 'stew',
    film: null,
    imageVersion: '7c1',
    slug: 'stew',
    slugs: [],
    title: 'Sunday stew',
    description: 'Slow.',
    meals: ['DINNER'],
    role: 'MAIN',
    cuisine: 'NORDIC',
    dish: 'STEW',
    protein: 'BEEF',
    difficulty: 'EASY',
    strictness: 'KETO',
    strictnessWithoutPolyols: 'KETO',
    eatingNotes: ['RUNNY_EGG', 'SESAME'],
    tags: [],
    servings: 4,
    servingsOptions: [2, 4, 8],
    isPremium: false,
    isLocked: false,
    isFavorite: true,
    isTestKitchen: true,
    photoAlt: null,
    cookings: [{ by: 'Anna Holm', on: '2026-02-14' }],
    publishedOn: '2026-03-01',
    isGoodAsLeftovers: true,
    leftoverServings: 2,
    rating: { mean: 4.25, count: 12, own: null },
    times: { prepMinutes: 5, cookMinutes: 60, activeMinutes: 20, totalMinutes: 65 },
    nutrition,
    satiety: {
      version: 1,
      score: 62,
      band: 'HIGH',
      parts: { protein: 40, density: 20, fiber: 2, palatability: 0 },
    },
  },
  sheet: {
    servings: 4,
    nutrition: { ...nutrition, energyKcal: 512 },
    foodsToBuyCount: 1,
    tip: 'Rest it.',
    ingredients: [
      {
        key: 'beef',
        foodId: 'beef',
        foodGroup: 'meat',
        hasPicture: false,
        name: 'Beef',
        note: 'in cubes',
        label: 'OPTIONAL',
        isAlternative: false,
        isStaple: false,
        amount: { metric: amount(500, 'g'), us: amount(18, 'oz') },
        weight: null,
      },
    ],
    steps: [
      {
        pieces: [{ text: 'Brown the beef.', amount: null }],
        timersMinutes: [10],
        state: 'PLATED',
        ingredients: [
          {
            isPart: false,
            ingredient: {
              key: 'beef',
              name: 'Beef',
              label: null,
              amount: { metric: amount(500, 'g'), us: amount(18, 'oz') },
            },
          },
        ],
      },
    ],
    faq: [
      { question: 'Can I freeze it?', answer: 'For three months.' },
      { question: 'Which cut?', answer: 'Chuck.' },
    ],
    video: { url: 'https://youtu.be/abcdefghijk', title: 'Browning beef' },
  },
  plannedDish: null,
  leftPlace: null,
  related: [],
  glimpse: null,
  openInstead: [],
} as Answer;

const terms: RecipePageProps['offers'] = {
  trialDays: 7,
  pastTrialEndedAt: null,
  recipeCount: 420,
  openRecipeCount: 73,
  offers: [
    { plan: 'MONTHLY', currency: 'USD', priceMinor: 1499 },
    { plan: 'YEARLY', currency: 'USD', priceMinor: 11_900 },
  ],
};

test('says to everyone who should not eat it so, and what is in it', () => {
  const html = render();
  expect(html).toContain('cook it until it is firm or take pasteurized eggs');
  expect(html).toContain('Contains sesame.');
});

test('says how many of the net carbs are sugar alcohols', () => {
  const html = render();
  expect(html).toContain('2 g of the net carbs are sugar alcohols');
  expect(html).toContain('Net carbs without sugar alcohols');
});

function render(props: Partial<RecipePageProps> = {}): string {
  const page: RecipePageProps = {
    answer,
    offers: terms,
    me: null,
    isPremiumMember: false,
    units: 'metric',
    additionId: 'an-id',
    planned: null,
    left: null,
    week: null,
    path: '/recipes/stew',
    promptTo: '/recipes/stew?members',
    isPromptOpen: false,
    planning: null,
    result: null,
    ...props,
  };
  const router = createMemoryRouter([{ path: '*', element: <RecipePage {...page} /> }], {
    initialEntries: ['/recipes/stew'],
  });
  return renderToStaticMarkup(<RouterProvider router={router} />).replaceAll('\u00a0', ' ');
}

test('amounts are in the units of the reader', () => {
  expect(render()).toContain('500 g');
  expect(render({ units: 'us' })).toContain('18 oz');
  expect(render({ units: 'us' })).not.toContain('500 g');
});

test('a step says how much goes in of what its words do not measure', () => {
  const [, step = ''] = /Brown the beef\.(.*?)<\/li><\/ul>/s.exec(render()) ?? [];
  expect(step.replaceAll(/<[^>]+>/g, '')).toBe('500 g beef');
});

test('servings are links that need no script', () => {
  const html = render();
  expect(html).toContain('href="/recipes/stew/servings/2"');
  expect(html).toContain('href="/recipes/stew/servings/8"');
});

test('doubtful figures are marked and explained', () => {
  const html = render();
  expect(html).toContain('≈ 5 g');
  // Of what is cooked for the servings, not of the recipe as written.
  expect(html).toContain('512');
  expect(html).toContain('≥ 3.3 mg');
  expect(html).toContain('version 1');
});

test('a member can put the recipe on the list, everyone else is told how', () => {
  expect(render({ isPremiumMember: true })).toContain('name="recipe_id" value="stew"');
  const html = render();
  expect(html).not.toContain('name="recipe_id"');
  expect(html).toContain('href="/recipes/stew?members"');
});

const grams = amount(500, 'g');
const locked = {
  answer: {
    ...answer,
    sheet: null,
    glimpse: {
      stepCount: 6,
      firstIngredients: [{ name: 'green beans', amount: { metric: grams, us: grams } }],
    },
  } as Answer,
};

test('without its method the recipe shows what is behind the door', () => {
  const visitor = render(locked);
  expect(visitor).toMatch(/500 g<\/span> green beans/);
  expect(visitor).toContain('6 steps');
  expect(visitor).toContain('346 more like it. 73 are open without paying.');
});

test('a door names the length of the trial, both prices and the way on', () => {
  const visitor = render(locked);
  expect(visitor).toContain('<b>7 days free</b>, then US$14.99 a month or US$119 a year.');
  expect(visitor).toContain('Start my 7 days');
  expect(visitor).toContain('/login?redirect_to=%2Frecipes%2Fstew');
});

test('whoever has had the trial is told when, and reads the price alone', () => {
  const offers = { ...terms, trialDays: 0, pastTrialEndedAt: '2026-03-09T10:00:00.000Z' };
  const formerMember = render({ ...locked, me: { userId: 'x' }, offers });
  expect(formerMember).toContain('Become a member');
  expect(formerMember).toContain('US$14.99 a month or US$119 a year.');
  expect(formerMember).toContain('Your free days were in March 2026.');
  expect(formerMember).not.toContain('days free<');
  expect(formerMember).not.toContain('/login');
});

test('everything the recipe is stands on its page', () => {
  const html = render();
  for (const text of [
    'Test kitchen',
    'Published March 1, 2026',
    '2 of 4 servings are for the day after',
    'Hands-on 20 min',
    '4.3 of 5 stars',
    '12 ratings',
  ]) {
    expect(html).toContain(text);
  }
});

test('a recipe that nobody rated says nothing of stars or ratings', () => {
  const rating = { mean: null, count: 0, own: null };
  const html = render({ answer: { ...answer, recipe: { ...answer.recipe, rating } } });
  expect(html).not.toMatch(/of 5 stars|\d ratings?|aggregateRating/);
});

test('questions have addresses of their own', () => {
  const html = render();
  expect(html).toMatch(/id="faq-1"[^]*Can I freeze it\?[^]*id="faq-2"[^]*Which cut\?/);
  expect(html).toContain('href="#faq-2"');
});

test('nothing is asked of the film’s site before play is pressed', () => {
  const html = render();
  expect(html).not.toContain('<iframe');
  expect(html).not.toContain('youtube-nocookie');
  expect(html).toContain('Play video: Browning beef');
});

test('a visitor is sent to log in to rate, who is logged in gets the stars', () => {
  expect(render()).toContain('Log in to rate it');
  const html = render({ me: { userId: 'x' } });
  expect(html).toContain('aria-label="5 stars"');
  expect(html).toContain('name="intent" value="rate"');
});

test('cooking begins with the servings that are shown', () => {
  expect(render()).toContain('href="/cooking/stew"');
  const sheet = answer.sheet && { ...answer.sheet, servings: 8 };
  expect(render({ answer: { ...answer, sheet } })).toContain('href="/cooking/stew/8"');
});

test('a member adds to a plan at an address, everyone else is told how', () => {
  expect(render({ isPremiumMember: true })).toContain('href="/recipes/stew?plan"');
  expect(render()).not.toContain('?plan');
});

test('the plan’s day and meal are chosen in a form that needs no script', () => {
  const plan = {
    id: 'plan-1',
    slug: 'a-week',
    title: 'Our week',
    character: 'VARIED',
    isStarted: true,
    createdAt: '2026-03-01T10:00:00Z',
    days: [{ index: 0, weekday: 2 }],
  } as const;
  const planning = { plans: [{ ...plan, days: [...plan.days] }], choice: '' };
  const html = render({ isPremiumMember: true, planning });
  expect(html).toContain('<option value="0">Wednesday</option>');
  expect(html).toContain('name="meal_plan_id" value="plan-1"');
  const full = render({
    isPremiumMember: true,
    planning,
    result: {
      intent: 'plan',
      outcome: 'refused',
      problems: [{ path: [], code: 'full', message: "You can't add more than 3 recipes per meal" }],
      sent: [],
      result: null,
    },
  });
  expect(full).toContain('add more than 3 recipes per meal');
});

const planned = {
  isOnShoppingList: false,
  isOnShoppingListAsCooked: false,
  recipe: { times: { prepMinutes: 10, cookMinutes: 61, activeMinutes: 41, totalMinutes: 71 } },
  key: 'my-week.2.dinner',
  portions: [
    { servings: 1, size: 'REGULAR' as const },
    { servings: 1, size: 'REGULAR' as const },
  ],
  keptServings: 0,
  leftoversOnDay: 3,
  leftoversOnWeekday: 3,
  nutrition: {
    netCarbsGrams: 9,
    isNetCarbsApproximate: false,
    proteinGrams: 51,
    energyKcal: 777,
  },
};

const ownWeek = { isOwnWeek: true, to: '/my-week', swapTo: null };

test('opened from a plan it shows the amounts of the plan, says so, and leads to cooking them', () => {
  const html = render({ planned, week: ownWeek, isPremiumMember: true });
  expect(html).toContain('777 kcal</li><li>on your plate');
  expect(html).toContain('71 min');
  expect(html).toContain('As in your week: for 2, plus lunch on Thursday.');
  expect(html).toContain('Show as written, for 4');
  expect(html).toContain('href="/cooking/stew?dish=my-week.2.dinner"');
  expect(html).not.toContain('/servings/');
});

test('the amounts are called those of the list only where it buys just as much', () => {
  const saidOf = (of: object) =>
    render({ planned: { ...planned, ...of }, week: ownWeek, isPremiumMember: true });
  const notOnList = saidOf({});
  expect(notOnList).toContain('Amounts are those of your week.');
  expect(notOnList).toMatch(/Add \d+ items? to shopping list/);
  expect(notOnList).not.toContain('of your shopping list');
  // The list has yet to follow a change of the plan.
  const behind = saidOf({ isOnShoppingList: true });
  expect(behind).toContain('Amounts are those of your week.');
  const inStep = saidOf({ isOnShoppingList: true, isOnShoppingListAsCooked: true });
  expect(inStep).toContain('Amounts are those of your shopping list.');
  expect(inStep).not.toContain('of your week.');
});

test('of a plan that is not on one’s own calendar nothing is called one’s own week', () => {
  const week = { ...ownWeek, isOwnWeek: false };
  const html = render({ planned, week, isPremiumMember: true });
  expect(html).toContain('As in this plan: for 2, plus lunch on Thursday.');
  expect(html).toContain('Amounts are those of this plan.');
  expect(html).toContain('Back to the meal plan');
  expect(html).not.toMatch(/(?:your|my) week/);
  // The list of two who shop together has the dish of the other.
  const lent = { ...planned, isOnShoppingList: true, isOnShoppingListAsCooked: true };
  const shared = render({ planned: lent, week: null, isPremiumMember: true });
  expect(shared).toContain('As in this plan: for 2');
  expect(shared).toContain('Amounts are those of your shopping list.');
});

test('opened by the link of a dish that its plan has no longer it says so', () => {
  const left = { place: null, servings: 4 };
  expect(render({ left })).toContain('The plan this link comes from can’t be opened.');
  expect(render()).not.toContain('The plan');
});

test('a dish that is on the list with its plan is not offered to it again', () => {
  const offered = render({ planned, isPremiumMember: true });
  expect(offered).toMatch(/Add \d+ items? to shopping list/);
  const onList = render({ planned: { ...planned, isOnShoppingList: true }, isPremiumMember: true });
  expect(onList).toContain('Already on your shopping list');
  expect(onList).not.toMatch(/Add \d+ item/);
});
