import { expect, test } from 'vitest';
import { noNutrients, type Nutrients } from '../../../lib/nutrients.ts';
import { buildFood } from '../../foods/testing/build-food.ts';
import { parseRecipe } from '../../recipes/files/parse-recipe.ts';
import type { CompiledRecipe, Recipe } from '../../recipes/recipe.ts';
import { buildStep, compiled } from '../../recipes/testing/build-recipe.ts';
import { recipeSources } from '../../recipes/testing/recipe-files.ts';
import { factProblems } from './check-facts.rules.ts';
import { nutritionProblems } from './check-nutrition.rules.ts';
import { useProblems } from './check-steps.rules.ts';

const whole = { energyKcal: 100, proteinGrams: 20, fatGrams: 2, fiberGrams: 0, alcoholGrams: 0 };
const foods = [
  buildFood({ id: 'cod', avoidGroups: ['FISH'], per100g: { ...whole, carbohydrateGrams: 0 } }),
  buildFood({ id: 'leek', per100g: { ...whole, carbohydrateGrams: 5 } }),
  buildFood({ id: 'mystery', per100g: { energyKcal: null, fatGrams: null } }),
];

function underCheck(parts: Partial<Recipe> & { lines?: readonly string[] } = {}) {
  const { places } = parseRecipe(recipeSources()).parsed ?? {};
  if (places === undefined) throw new Error('The sample recipe should be readable.');
  const recipe = compiled({ foods, recipe: { lines: ['300 g cod'], ...parts } });
  return { recipe, places, foods: new Map(foods.map((food) => [food.id, food])) };
}

interface Served {
  nutrients?: Partial<Nutrients>;
  netCarbsGrams?: number | null;
  /** What its parts give; null where one is unknown. */
  fromParts?: number | null;
  role?: CompiledRecipe['role'];
}

/** Of a serving of 500 kcal with 30 g of protein and 8 g of net carbs, but for what the test says. */
function toldOf({ nutrients = {}, netCarbsGrams = 8, fromParts = 500, role = 'main' }: Served) {
  const checked = underCheck();
  const energyShares = fromParts === null ? null : { energyKcal: fromParts };
  const figures = { energyKcal: 500, proteinGrams: 30, carbohydrateGrams: 10, ...nutrients };
  const nutrition = {
    ...checked.recipe.nutrition,
    nutrients: { ...noNutrients, ...figures },
    netCarbsGrams,
    energyShares,
  } as CompiledRecipe['nutrition'];
  const problems = nutritionProblems({
    ...checked,
    recipe: { ...checked.recipe, role, nutrition },
  });
  return problems.map(({ message }) => message);
}

test.each<[string, Served, readonly string[]]>([
  ['a usual serving', {}, []],
  [
    'a main dish of next to nothing',
    { nutrients: { energyKcal: 19 }, fromParts: 19 },
    ['A serving has 19 kcal: is an amount or the servings wrong?'],
  ],
  ['a main dish of as little as there is', { nutrients: { energyKcal: 20 }, fromParts: 20 }, []],
  ['a side of next to nothing', { nutrients: { energyKcal: 5 }, fromParts: 5, role: 'side' }, []],
  ['as much as there is', { nutrients: { energyKcal: 1500 }, fromParts: 1500 }, []],
  [
    'a little more, which is not said as the limit',
    { nutrients: { energyKcal: 1500.2 }, fromParts: 1500 },
    ['A serving has 1500.2 kcal: is an amount or the servings wrong?'],
  ],
  [
    'a side of too much',
    { nutrients: { energyKcal: 1600 }, fromParts: 1600, role: 'side' },
    ['A serving has 1600 kcal: is an amount or the servings wrong?'],
  ],
  ['as much protein as there is', { nutrients: { proteinGrams: 150 } }, []],
  [
    'too much protein',
    { nutrients: { proteinGrams: 150.4 } },
    ['A serving has 150.4 g protein: is an amount wrong?'],
  ],
  ['protein nobody knows', { nutrients: { proteinGrams: null } }, []],
  ['no net carbs at all', { netCarbsGrams: 0 }, []],
  ['less than none', { netCarbsGrams: -0.5 }, ['A serving has -0.5 g net carbs.']],
  ['as many as there are carbs', { netCarbsGrams: 10.1 }, []],
  ['more than there are carbs', { netCarbsGrams: 10.2 }, ['A serving has 10.2 g net carbs.']],
  ['carbs nobody knows', { nutrients: { carbohydrateGrams: null }, netCarbsGrams: 30 }, []],
  ['a quarter more energy than its parts give', { fromParts: 375 }, []],
  ['a quarter less', { fromParts: 625 }, []],
  [
    'more than a quarter less',
    { fromParts: 374 },
    ['The parts of a serving give 374 kcal, the food table 500 kcal.'],
  ],
  [
    'more than a quarter more',
    { fromParts: 626 },
    ['The parts of a serving give 626 kcal, the food table 500 kcal.'],
  ],
  [
    'sugar alcohols, which hardly burn',
    { fromParts: 640, nutrients: { polyolGrams: 4 }, netCarbsGrams: 8 },
    [],
  ],
  [
    'more of them than net carbs, which count no more than those',
    { fromParts: 660, nutrients: { polyolGrams: 40 }, netCarbsGrams: 8 },
    ['The parts of a serving give 628 kcal, the food table 500 kcal.'],
  ],
])('of %s an editor hears what is wrong', (_what, served, messages) => {
  expect(toldOf(served)).toEqual(messages);
});

test.each<[string, Served]>([
  ['net carbs', { netCarbsGrams: null }],
  ['energy', { nutrients: { energyKcal: null } }],
  ['shares of energy', { fromParts: null }],
])('where the %s are unknown, that alone is said', (_what, served) => {
  expect(toldOf(served)).toEqual(['Its nutrition is unknown, as figures are missing of .']);
});

test('what is unknown names the foods of which a basic figure is missing, at the ingredients', () => {
  const problems = nutritionProblems(underCheck({ lines: ['300 g mystery', 'optional 10 g cod'] }));
  expect(problems).toEqual([
    {
      file: 'buttered-salmon.yaml',
      line: 13,
      message: 'Its nutrition is unknown, as figures are missing of mystery.',
    },
  ]);
});

const times = (prepMinutes: number, cookMinutes: number, more: object = {}) => ({
  times: { prepMinutes, cookMinutes, activeMinutes: 15, totalMinutes: 30, ...more },
});
const timed = (timerMinutes: number | null) => ({ steps: [buildStep({ timerMinutes })] });

test.each<[string, Partial<Recipe> & { lines?: readonly string[] }, readonly string[]]>([
  ['minutes that fit', times(10, 20), []],
  ['minutes that do not', times(11, 20), ['11 + 20 minutes do not fit into 30.']],
  ['as much work as time', times(10, 20, { activeMinutes: 30 }), []],
  [
    'more work than time',
    times(10, 20, { activeMinutes: 31 }),
    ['31 active minutes do not fit into 30.'],
  ],
  ['a timer that fits', { ...times(10, 20), ...timed(30) }, []],
  [
    'a timer that does not',
    { ...times(10, 20), ...timed(31) },
    ['A timer of 31 minutes does not fit into 30.'],
  ],
  ['a step without one', { ...times(10, 20), ...timed(null) }, []],
  ['a choice in its first line', { lines: ['optional 300 g cod'] }, []],
  [
    'another one than the line above',
    { lines: ['and 300 g cod'] },
    ['"and" belongs to the line above it, and this is the first.'],
  ],
  ['a choice further down', { lines: ['300 g cod', 'or 300 g leek'] }, []],
  ['the protein it says', { protein: 'FISH' }, []],
  ['another protein', { protein: 'BEEF' }, ['The main protein is BEEF, but no ingredient is.']],
  ['a protein that no list knows', { protein: 'LEGUMES' }, []],
  ['nothing that is left over', { leftoverServings: null, isGoodAsLeftovers: false }, []],
  ['one serving left over of two', { leftoverServings: 1, isGoodAsLeftovers: true }, []],
  [
    'both servings left over',
    { leftoverServings: 2, isGoodAsLeftovers: true },
    ['Of 2 servings not 2 can be left over.'],
  ],
  [
    'something left over that does not keep',
    { leftoverServings: 1, isGoodAsLeftovers: false },
    ['Servings are left over of a recipe that is not good as leftovers.'],
  ],
])('of a recipe with %s an editor hears what contradicts itself', (_what, parts, messages) => {
  const problems = factProblems(underCheck(parts));
  expect(problems.map(({ message }) => message)).toEqual(messages);
  expect(problems.every(({ file }) => file === 'buttered-salmon.yaml')).toBe(true);
});

const use = (ingredientKey: string, share: number) => ({ ingredientKey, share });

test.each([
  [[1], null],
  [[0.5, 0.5], null],
  [[0.33, 0.33, 0.33], null],
  [[0.5, 0.49], null],
  [[0.5, 0.47], 'The steps use 97 % of cod.'],
  [[0.6, 0.43], 'The steps use 103 % of cod.'],
  [[], 'No step uses cod.'],
])('of shares of %j an editor hears: %s', (shares, message) => {
  const steps = shares.map((share) => buildStep({ uses: [use('cod', share)] }));
  const problems = useProblems(underCheck({ steps }));
  expect(problems.map((each) => each.message)).toEqual(message === null ? [] : [message]);
  for (const { file, line } of problems) expect([file, line]).toEqual(['buttered-salmon.yaml', 14]);
});

test('what may be taken instead need not be used', () => {
  const lines = ['300 g cod', 'or 300 g leek'];
  const steps = [buildStep({ uses: [use('cod', 1)] })];
  expect(useProblems(underCheck({ lines, steps }))).toEqual([]);
});
