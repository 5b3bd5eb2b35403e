import { expect, test } from 'vitest';
import { plainRecipe } from '../testing/arbitraries.ts';
import { ordinaryProfile } from '../testing/synthetic-profiles.ts';
import type { PlannerProfile, PlannerRecipe } from '../types.ts';
import { chooseCandidates, describeSurvivors } from './candidates.ts';
import { compileCatalog } from './catalog.ts';
import {
  carbsMgAt,
  costAt,
  createPool,
  dishBitAt,
  factStride,
  fiberAt,
  figureStride,
  foodCostAt,
  isLeftoverSafeAt,
  kcalAt,
  kindKeyAt,
  leftoverCostAt,
  oddWithAt,
  poolItems,
  proteinAt,
  proteinKeyAt,
  saltAt,
  saturatedFatAt,
  slotClassesAt,
  soonAt,
  tooSoonAt,
  traitEndAt,
  traitStartAt,
  unjudgedAt,
  useAt,
  vegetablesAt,
  wantedAt,
} from './pool.ts';
import { requirementsOf } from './requirements.ts';
import { dishSteps, proteinSteps } from './traits.ts';

function poolOf(args: {
  recipes: readonly PlannerRecipe[];
  profile?: Partial<PlannerProfile>;
  portion?: number;
  tooSoon?: ReadonlyMap<number, number>;
  soon?: ReadonlyMap<number, number>;
}) {
  const { recipes, portion = 1, tooSoon = new Map(), soon = new Map() } = args;
  const catalog = compileCatalog(recipes);
  const requirements = requirementsOf({ ...ordinaryProfile, ...args.profile });
  const candidates = describeSurvivors({ catalog, requirements });
  const chosen = Int32Array.from(candidates.index.keys());
  const items = poolItems({ catalog, candidates, chosen, portion });
  const eve = { proteinOnEve: new Int32Array(3), kindOnEve: new Int32Array(3) };
  const pool = createPool({ catalog, items, requirements, daysBefore: { tooSoon, soon, ...eve } });
  const idOf = (item: number) => catalog.recipes[pool.catalogIndex[item]!]?.id;
  const itemOf = (id: string) => pool.catalogIndex.indexOf(catalog.indexById.get(id)!);
  const figure = (id: string, at: number) => pool.figures[itemOf(id) * figureStride + at]!;
  const fact = (id: string, at: number) => pool.facts[itemOf(id) * factStride + at]!;
  return { catalog, requirements, candidates, items, pool, idOf, itemOf, figure, fact };
}

test('the cheapest come first, of equals the first by id', () => {
  const { pool, idOf } = poolOf({
    recipes: [
      plainRecipe({ id: 'a', rating: 3 }),
      plainRecipe({ id: 'b', rating: 5 }),
      plainRecipe({ id: 'c', rating: 4 }),
      plainRecipe({ id: 'd', rating: 5 }),
    ],
  });
  expect(Array.from({ length: pool.size }, (_, item) => idOf(item))).toEqual([
    undefined,
    'b',
    'd',
    'c',
    'a',
  ]);
  expect(pool.catalogIndex[0]).toBe(-1);
});

test('what a portion feeds and costs', () => {
  const recipe = plainRecipe({
    kcal: 400,
    proteinGrams: 20,
    netCarbsGrams: 3.3333,
    vegetableGrams: 100,
    fiberGrams: 4,
    saturatedFatGrams: 8,
    saltGrams: 2,
    perishables: ['leek'],
    protein: 'FISH',
  });
  const { figure, candidates, pool } = poolOf({ recipes: [recipe], portion: 1.25 });
  const cost = candidates.cost[0]!;
  expect(figure('plain', costAt)).toBe(cost);
  expect(figure('plain', leftoverCostAt)).toBeCloseTo(0.6 * cost + 0.05, 9);
  expect(figure('plain', kcalAt)).toBe(500);
  expect(figure('plain', proteinAt)).toBe(25);
  expect(figure('plain', carbsMgAt)).toBe(4167);
  expect(figure('plain', vegetablesAt)).toBe(125);
  expect(figure('plain', fiberAt)).toBe(5);
  expect(figure('plain', saturatedFatAt)).toBe(10);
  expect(figure('plain', saltAt)).toBe(2.5);
  expect(figure('plain', wantedAt)).toBe(0.3);
  expect(figure('plain', foodCostAt)).toBeCloseTo(0.03, 9);
  expect(figure('plain', unjudgedAt)).toBe(0);
  expect([pool.servingFactor[0], pool.servingFactor[1]]).toEqual([0, 1.25]);
  expect([...pool.figures.subarray(0, figureStride)].every((each) => each === 0)).toBe(true);
});

test('who has little time minds foods more; only seafood is wanted', () => {
  const recipes = [plainRecipe({ keeps: ['nuts'], protein: 'PORK' })];
  const hurried = poolOf({ recipes, profile: { cookingTime: 'minimal' } });
  expect(hurried.figure('plain', foodCostAt)).toBeCloseTo(8.5 * 0.015, 9);
  expect(hurried.figure('plain', wantedAt)).toBe(0);
});

test('facts of a main and of what stands beside it', () => {
  const { fact, catalog, itemOf, pool } = poolOf({
    recipes: [
      plainRecipe({ id: 'a', dish: 'SANDWICH', protein: 'PORK', leftoverSafe: true }),
      plainRecipe({ id: 'b', dish: 'BREAD', role: 'side', meals: ['LUNCH'] }),
      plainRecipe({ id: 'c', dish: 'BREAD', meals: ['BREAKFAST'], totalMinutes: 40 }),
    ],
    profile: { minutesMore: { b: 4 } },
    tooSoon: new Map([[0, 0b11]]),
    soon: new Map([[0, 0b1111]]),
  });
  expect(catalog.protein.words[fact('a', proteinKeyAt)]).toBe('PORK');
  expect(catalog.kind.words[fact('a', kindKeyAt)]).toBe('SANDWICH');
  expect([fact('a', isLeftoverSafeAt), fact('b', isLeftoverSafeAt)]).toEqual([1, 0]);
  expect(fact('a', slotClassesAt)).toBe(0b111100);
  expect(fact('b', slotClassesAt)).toBe(0b001100);
  expect(fact('c', slotClassesAt)).toBe(0b000010);
  expect(fact('b', oddWithAt) & fact('a', dishBitAt)).not.toBe(0);
  // A bread that is the breakfast itself is a side of nothing.
  expect([fact('a', oddWithAt), fact('c', oddWithAt)]).toEqual([0, 0]);
  expect([fact('a', tooSoonAt), fact('b', tooSoonAt)]).toEqual([0b11, 0]);
  expect([fact('a', soonAt), fact('b', soonAt)]).toEqual([0b1111, 0]);
  expect(fact('a', useAt)).toBe(itemOf('a'));
  expect([pool.minutes[0], pool.minutes[itemOf('a')], pool.minutes[itemOf('b')]]).toEqual([
    0, 15, 19,
  ]);
  expect([pool.proteinKeys, pool.kindKeys]).toEqual([2, 3]);
});

test('a recipe that is locked at another amount counts as the same', () => {
  const { catalog, requirements, items } = poolOf({
    recipes: [plainRecipe({ id: 'a' }), plainRecipe({ id: 'b' })],
  });
  const locked = { ...items[1]!, servingFactor: 1.5, slotClasses: 0 };
  const none = { proteinOnEve: new Int32Array(3), kindOnEve: new Int32Array(3) };
  const daysBefore = { tooSoon: new Map(), soon: new Map(), ...none };
  const pool = createPool({ catalog, items: [...items, locked], requirements, daysBefore });
  const uses = [1, 2, 3].map((item) => pool.facts[item * factStride + useAt]);
  expect(uses).toEqual([1, 2, 2]);
  expect(pool.servingFactor[3]).toBe(1.5);
  expect(pool.list.includes(3)).toBe(false);
});

test('each place chooses from its own list', () => {
  const { pool, idOf } = poolOf({
    recipes: [
      plainRecipe({ id: 'slow', totalMinutes: 40, meals: ['BREAKFAST'] }),
      plainRecipe({ id: 'eggs', meals: ['BREAKFAST'] }),
      plainRecipe({ id: 'stew', meals: ['DINNER'] }),
      plainRecipe({ id: 'side', role: 'side' }),
      plainRecipe({ id: 'tea', role: 'extra', meals: ['BREAKFAST'] }),
    ],
  });
  const lists = Array.from({ length: 18 }, (_, list) =>
    Array.from(pool.list.subarray(pool.listStart[list], pool.listStart[list + 1]), idOf).toSorted(),
  );
  expect(lists.slice(0, 6)).toEqual([['eggs'], ['eggs', 'slow'], [], [], ['stew'], ['stew']]);
  expect(lists.slice(6, 12)).toEqual([[], [], ['side'], ['side'], ['side'], ['side']]);
  expect(lists.slice(12)).toEqual([['tea'], ['tea'], [], [], [], []]);
});

test('traits are the protein and the seafood of mains, and all foods to buy', () => {
  const { pool, itemOf, fact, catalog } = poolOf({
    recipes: [
      plainRecipe({ id: 'cod', protein: 'FISH', perishables: ['leek'] }),
      plainRecipe({ id: 'ham', protein: 'PORK', keeps: ['nuts'] }),
      plainRecipe({ id: 'roe', protein: 'FISH', role: 'side', perishables: ['leek'] }),
      plainRecipe({ id: 'sky' }),
    ],
  });
  const { traits } = pool;
  const key = (word: string) => catalog.protein.words.indexOf(word);
  const food = (id: string) => traits.firstFood + catalog.foods.indexById.get(id)!;
  const of = (id: string) => [
    ...traits.list.subarray(fact(id, traitStartAt), fact(id, traitEndAt)),
  ];
  expect(of('cod')).toEqual([key('FISH'), traits.seafood, food('leek')]);
  expect(of('ham')).toEqual([key('PORK'), food('nuts')]);
  expect(of('roe')).toEqual([food('leek')]);
  expect(of('sky')).toEqual([]);
  expect(traits.count).toBe(3 + 1 + 2);
  expect(
    [...traits.isSeafood].map((each, at) => (each ? catalog.protein.words[at] : '')),
  ).toContain('FISH');
  expect(traits.isSeafood[key('PORK')]).toBe(0);
  for (const id of ['cod', 'ham', 'roe', 'sky']) {
    const own = Array.from({ length: traits.count }, (_, trait) => trait).filter(
      (trait) => (traits.bits[itemOf(id) * traits.words + (trait >>> 5)]! & (1 << trait)) !== 0,
    );
    expect(own).toEqual(of(id).toSorted((one, other) => one - other));
  }
});

test('the fourth main of a protein costs, the sixth more; the fourth of a kind of dish too', () => {
  expect([...proteinSteps.subarray(0, 7)]).toEqual([0, 0, 0, 0, 0.6, 0.6, 0.6 + 0.35]);
  expect(proteinSteps[31]).toBeCloseTo(0.95, 9);
  expect([...dishSteps.subarray(0, 6)]).toEqual([0, 0, 0, 0, 0.15, 0.15]);
  expect(dishSteps).toHaveLength(32);
});

/** Ids that a search would look at. */
function chosenIds(args: {
  recipes: readonly PlannerRecipe[];
  profile?: Partial<PlannerProfile>;
  width?: number;
}): Set<string> {
  const { catalog, requirements, candidates } = poolOf(args);
  const { width } = args;
  const portion = requirements.targets.portion;
  const chosen = chooseCandidates({ catalog, requirements, portion, candidates, width });
  expect([...chosen]).toEqual([...chosen].toSorted((one, other) => one - other));
  return new Set(Array.from(chosen, (at) => catalog.recipes[candidates.index[at]!]!.id));
}

const many = (count: number, changes: (at: number) => Partial<PlannerRecipe>) =>
  Array.from({ length: count }, (_, at) =>
    plainRecipe({ id: `r-${String(at).padStart(5, '0')}`, ...changes(at) }),
  );

test('a search looks at the 130 best mains of a meal, and at 40 more that are for weekends', () => {
  const quick = many(200, (at) => ({ meals: ['DINNER'], rating: 5 - at / 100 }));
  const slow = many(60, (at) => ({
    id: `slow-${String(at).padStart(2, '0')}`,
    meals: ['DINNER'],
    activeMinutes: 40,
    totalMinutes: 240,
    rating: 5 - at / 100,
  }));
  const ids = chosenIds({ recipes: [...quick, ...slow] });
  const best = [...quick.slice(0, 130), ...slow.slice(0, 40)].map(({ id }) => id);
  expect(ids).toEqual(new Set(best));
  expect(chosenIds({ recipes: [...quick, ...slow], width: 0.5 }).size).toBe(65 + 20);
});

test('of sides and extras 40 a meal', () => {
  const recipes = (['side', 'extra'] as const).flatMap((role) =>
    many(70, (at) => ({ id: `${role}-${at}`, role, meals: ['LUNCH'], rating: 5 - at / 50 })),
  );
  expect(chosenIds({ recipes }).size).toBe(80);
});

test.each([
  ['much protein', { proteinGrams: 90 }],
  ['much energy', { kcal: 1200 }],
  ['little energy', { kcal: 150 }],
  ['hardly a carb', { netCarbsGrams: 0 }],
  ['much protein for little energy', { proteinGrams: 60, kcal: 300, netCarbsGrams: 1 }],
] as const)('however dear, what has %s is looked at: a day may need it', (_, changes) => {
  const usual = many(200, () => ({ rating: 5 }));
  const dear = { rating: 3.5, netCarbsGrams: 5 };
  const ids = chosenIds({
    recipes: [
      ...usual,
      plainRecipe({ ...dear, id: 'needed', ...changes }),
      plainRecipe({ ...dear, id: 'not-needed' }),
    ],
  });
  expect([ids.has('needed'), ids.has('not-needed')]).toEqual([true, false]);
});

test('foods of its own speak against a recipe', () => {
  const usual = many(130, () => ({ rating: 4 }));
  const own = { perishables: ['leek', 'fennel', 'cod'] };
  const ids = (rating: number) =>
    chosenIds({ recipes: [...usual, plainRecipe({ ...own, id: 'own', rating })] });
  // Three rare foods, of which two fifths count, are worth more than a tenth of a star.
  expect(ids(4.1).has('own')).toBe(false);
  expect(ids(5).has('own')).toBe(true);
});

test('of twenty thousand the dearer half is not looked at', () => {
  const recipes = many(20_000, (at) => ({
    meals: ['DINNER'],
    rating: at % 4 === 1 ? 3 : 5,
    proteinGrams: at === 1 ? 200 : 38,
  }));
  expect(chosenIds({ recipes }).has('r-00001')).toBe(false);
  expect(chosenIds({ recipes: recipes.slice(0, 19_999) }).has('r-00001')).toBe(true);
});
