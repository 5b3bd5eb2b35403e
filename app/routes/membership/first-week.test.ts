import { expect, test } from 'vitest';
import { eveningBefore, firstDishOfPlan, firstDishOfPreview } from './first-week.ts';

const times = { activeMinutes: 20, totalMinutes: 25 };

function planned(title: string, leftoverOfDay: number | null = null) {
  const recipe = { id: title, slug: title, title, times };
  const mainIngredients = [{ name: `${title} chops, lean` }, { name: 'Butter' }];
  return { key: `key-${title}`, leftoverOfDay, mainIngredients, recipe };
}

const plan = {
  beginsOn: '2026-03-09',
  cookedDishes: [],
  eatenMeals: [],
  days: [
    {
      index: 0,
      date: '2026-03-09',
      meals: [
        { meal: 'BREAKFAST' as const, recipes: [planned('yogurt')] },
        { meal: 'DINNER' as const, recipes: [planned('lamb')] },
      ],
    },
    {
      index: 1,
      date: '2026-03-10',
      meals: [
        { meal: 'LUNCH' as const, recipes: [planned('lamb', 0)] },
        { meal: 'DINNER' as const, recipes: [planned('salmon')] },
      ],
    },
  ],
};

test('a plan that is to begin opens with its first dinner', () => {
  expect(firstDishOfPlan({ plan, today: '2026-03-08' })).toEqual({
    recipeId: 'lamb',
    slug: 'lamb',
    title: 'lamb',
    times,
    meal: 'DINNER',
    date: '2026-03-09',
    key: 'key-lamb',
    mainFood: 'lamb chops',
  });
});

test('a main food with a long name names no day', () => {
  const dinner = planned('boneless chicken thighs');
  const days = [
    { index: 0, date: '2026-03-09', meals: [{ meal: 'DINNER' as const, recipes: [dinner] }] },
  ];
  const dish = firstDishOfPlan({ plan: { ...plan, days }, today: '2026-03-08' });
  expect(dish?.mainFood).toBeNull();
});

test.each(['Cooked chicken', 'Pollo cocido', 'Tillagat kycklingkött'])(
  'what is cooked before names no day: %s',
  (name) => {
    const dinner = { ...planned('caesar'), mainIngredients: [{ name }] };
    const days = [
      { index: 0, date: '2026-03-09', meals: [{ meal: 'DINNER' as const, recipes: [dinner] }] },
    ];
    const dish = firstDishOfPlan({ plan: { ...plan, days }, today: '2026-03-08' });
    expect(dish).toMatchObject({ title: 'caesar', mainFood: null });
  },
);

test('of a plan that runs, what was eaten before today is passed over', () => {
  const dish = firstDishOfPlan({ plan, today: '2026-03-10' });
  expect(dish).toMatchObject({ title: 'salmon', date: '2026-03-10' });
});

test('what is cooked or logged today is not what to cook first', () => {
  const first = (done: Partial<Parameters<typeof firstDishOfPlan>[0]['plan']>) =>
    firstDishOfPlan({ plan: { ...plan, ...done }, today: '2026-03-09' });
  const dinner = { day: 0, meal: 'DINNER' as const };
  expect(first({ cookedDishes: [{ ...dinner, recipeId: 'lamb' }] })?.title).toBe('salmon');
  expect(first({ eatenMeals: [dinner] })?.title).toBe('salmon');
});

test('without dinners the first dish that is cooked stands for the week, leftovers never do', () => {
  const days = plan.days.map((day) => ({
    ...day,
    meals: day.meals.filter(({ meal }) => meal !== 'DINNER'),
  }));
  expect(firstDishOfPlan({ plan: { ...plan, days }, today: '2026-03-09' })?.title).toBe('yogurt');
  expect(firstDishOfPlan({ plan: { ...plan, days }, today: '2026-03-10' })).toBeNull();
});

test('a previewed week names its first dinner and no dish of a plan', () => {
  const recipes = [{ id: 'r1', slug: 'lamb', title: 'Lamb', ...times, leftoverOfDay: null }];
  const days = [{ date: '2026-03-09', meals: [{ meal: 'DINNER' as const, recipes }] }];
  expect(firstDishOfPreview({ days })).toMatchObject({ title: 'Lamb', times, key: null });
  expect(firstDishOfPreview({ days: [] })).toBeNull();
});

test('what the first morning needs the evening before is told of a plan that is to begin, and of a week that would', () => {
  const oats = { activeMinutes: 10, totalMinutes: 250 };
  const breakfast = (recipes: object[]) => [
    { date: '2026-03-09', meals: [{ meal: 'BREAKFAST', recipes }] },
  ];
  const ofWeek = { recipe: { title: 'Oats', times: oats }, leftoverOfDay: null };
  const previewed = { title: 'Oats', ...oats, leftoverOfDay: null };
  const ofPlan = { plan: { ...plan, days: breakfast([ofWeek]) }, preview: null } as never;
  const ofPreview = { plan: null, preview: { days: breakfast([previewed]) } } as never;
  const locale = 'en' as const;
  const text = 'Tonight for tomorrow: Oats. 10 min of work, then it stands by itself.';
  expect(eveningBefore({ ...(ofPlan as object), today: '2026-03-08', locale } as never)).toBe(text);
  expect(eveningBefore({ ...(ofPreview as object), today: '2026-03-08', locale } as never)).toBe(
    text,
  );
  // It has begun.
  expect(eveningBefore({ ...(ofPlan as object), today: '2026-03-09', locale } as never)).toBeNull();
  expect(eveningBefore({ plan, preview: null, today: '2026-03-08', locale })).toBeNull();
});
