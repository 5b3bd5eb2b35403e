import { expect, test } from 'vitest';
import { buildFood } from '../../foods/testing/build-food.ts';
import type { CompiledRecipe, Meal, Recipe } from '../../recipes/recipe.ts';
import { compiled } from '../../recipes/testing/build-recipe.ts';
import type { PlatedDay, PlatedMeal } from './dietitian-limits.rules.ts';
import { menuProblems } from './menu-sense.rules.ts';
import type { PlanTheme } from './themed-plan.ts';

const foods = [
  buildFood({ id: 'tuna-steak', group: 'fish' }),
  buildFood({ id: 'cottage-cheese', group: 'dairy' }),
  buildFood({ id: 'cod', group: 'fish' }),
  buildFood({ id: 'kale', group: 'vegetables' }),
  buildFood({ id: 'raspberry', group: 'fruit' }),
];

function dish(id: string, line: string, parts: Partial<Recipe> = {}): CompiledRecipe {
  return compiled({ foods, recipe: { id, lines: [line], role: 'main', ...parts } });
}

const minutes = (activeMinutes: number, totalMinutes: number) => ({
  times: { prepMinutes: 5, cookMinutes: 5, activeMinutes, totalMinutes },
});

function plate(meal: Meal, ...recipes: CompiledRecipe[]): PlatedMeal {
  return { meal, recipes };
}

function problemsOf(days: readonly PlatedDay[], themes: readonly PlanTheme[] = []) {
  return menuProblems({
    days,
    themes,
    promise: { dishes: [], diet: null, proteins: [] },
    foods: new Map(foods.map((food) => [food.id, food])),
  });
}

const cake = dish('cake', '100 g kale', { role: 'extra', dish: 'DESSERT' });
const stew = dish('stew', '100 g cod', { dish: 'STEW' });
const named: CompiledRecipe = {
  ...stew,
  texts: { ...stew.texts, en: { ...stew.texts.en, title: 'Breakfast plate' } },
};

test.each<[string, readonly PlatedDay[], readonly PlanTheme[], string]>([
  [
    'a Sunday spent at the stove',
    [[], [], [], [], [], [], [plate('DINNER', dish('roast', '100 g cod', minutes(160, 200)))]],
    [],
    'Day 7 asks for 160 minutes of work, the limit is 150.',
  ],
  [
    'an afternoon in the oven in a quick week',
    [[], [], [], [], [], [plate('DINNER', dish('roast', '100 g cod', minutes(30, 210)))]],
    ['QUICK'],
    'Day 6 has roast, which is not quick.',
  ],
  ['a dessert with a weekday lunch', [[plate('LUNCH', stew, cake)]], [], 'has cake with LUNCH'],
  [
    'cake every evening',
    [1, 2, 3].map(() => [plate('BREAKFAST', stew), plate('DINNER', stew, cake)]),
    [],
    'The week has 3 desserts, the limit is 2.',
  ],
  [
    'shakshuka in the morning and at noon',
    [
      [
        plate('BREAKFAST', dish('red', '100 g cod', { family: 'shakshuka' })),
        plate('LUNCH', dish('green', '100 g kale', { family: 'shakshuka' })),
      ],
    ],
    [],
    'has shakshuka twice: red, green.',
  ],
  [
    'a breakfast at noon',
    [[plate('LUNCH', named)]],
    [],
    'has stew with LUNCH, which its title calls a breakfast.',
  ],
  [
    'two soups',
    [
      [
        plate('LUNCH', dish('a', '100 g cod', { dish: 'SOUP' })),
        plate('DINNER', dish('b', '100 g kale', { dish: 'SOUP' })),
      ],
    ],
    [],
    'has soup twice',
  ],
  [
    'tuna at noon and tuna at night',
    [
      [
        plate('LUNCH', dish('a', '100 g tuna-steak')),
        plate('DINNER', dish('b', '100 g tuna-steak')),
      ],
    ],
    [],
    'has tuna-steak twice: a, b.',
  ],
  [
    'an evening of work in a quick plan',
    [[plate('DINNER', dish('a', '100 g cod', minutes(80, 45)))]],
    ['QUICK'],
    'asks for 80 minutes of work, the limit is 75.',
  ],
  [
    'a bread that bakes for an hour in a quick plan',
    [[plate('DINNER', stew, dish('bread', '100 g kale', { role: 'side', ...minutes(15, 75) }))]],
    ['QUICK'],
    'has bread, which is not quick.',
  ],
  [
    'a roast for lunch on a Monday',
    [[plate('LUNCH', dish('roast', '100 g cod', minutes(20, 120)))]],
    [],
    'takes too long on a weekday',
  ],
  [
    'the same food twice on a plate',
    [
      [
        plate(
          'BREAKFAST',
          dish('bowl', '100 g cottage-cheese'),
          dish('snack', '100 g cottage-cheese', { role: 'extra', dish: 'SNACK' }),
        ),
      ],
    ],
    [],
    'has cottage-cheese twice on a plate',
  ],
  [
    'the same vegetable as main and as side',
    [[plate('DINNER', dish('a', '400 g kale'), dish('b', '400 g kale', { role: 'side' }))]],
    [],
    'has kale twice on a plate: a, b.',
  ],
  [
    'fish beside a sweet bowl',
    [
      [
        plate(
          'BREAKFAST',
          dish('berries', '100 g raspberry', { dish: 'BOWL' }),
          dish('rolls', '100 g cod', { role: 'extra', dish: 'SNACK', protein: 'FISH' }),
        ),
      ],
    ],
    [],
    'has rolls beside the sweet berries',
  ],
])('%s is seen', (_, days, themes, problem) => {
  expect(problemsOf(days, themes).join('\n')).toContain(problem);
});

test('a dessert after dinner, leftovers of a long roast and oats overnight are fine', () => {
  const roast = dish('roast', '100 g cod', minutes(90, 300));
  const oats = dish('oats', '100 g raspberry', { dish: 'BOWL', ...minutes(10, 250) });
  const day = [
    plate('BREAKFAST', oats),
    { ...plate('LUNCH', roast), isLeftover: true },
    plate('DINNER', dish('salad', '100 g tuna-steak'), cake),
  ];
  expect(problemsOf([day], ['QUICK']).filter((each) => !each.includes('cake, which'))).toEqual([]);
});

test('eggs three times a day are too many', () => {
  const eggs = (id: string) => dish(id, '100 g kale', { protein: 'EGGS' });
  const day = [
    plate('BREAKFAST', eggs('a')),
    plate('LUNCH', eggs('b')),
    plate('DINNER', eggs('c')),
  ];
  expect(problemsOf([day])).toEqual(['Day 1 has eggs three times.']);
});
