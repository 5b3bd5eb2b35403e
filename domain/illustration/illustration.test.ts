import { assert, constantFrom, property, record, string, uniqueArray } from 'fast-check';
import { expect, test } from 'vitest';
import {
  archetypeNames,
  archetypeOf,
  dish,
  groupNames,
  ingredient,
  plan,
  shownIn,
  tableOf,
  vesselNames,
  type ArchetypeName,
  type DrawableRecipe,
} from './index.ts';
import { hashOf } from './seed.ts';

const anyRecipe = record({
  slug: string({ minLength: 1 }),
  title: constantFrom('Creamy soup', 'Lemon tart', 'Berry cheesecake', 'Anything'),
  art: record({
    vessel: constantFrom(...vesselNames),
    items: uniqueArray(constantFrom(...archetypeNames), { maxLength: 8 }),
    sauces: uniqueArray(constantFrom('cream', 'tomato', 'pesto', 'butter'), { maxLength: 2 }),
  }),
});

const salmonDinner: DrawableRecipe = {
  slug: 'salmon-with-asparagus',
  title: 'Salmon with asparagus',
  ingredients: ['salmon', 'asparagus', { name: 'fresh dill' }, 'salt', 'lemon'],
};

test('the same recipe always gives the same picture', () => {
  expect(dish(salmonDinner)).toBe(dish({ ...salmonDinner }));
  expect(hashOf(dish(salmonDinner, { width: 400, height: 300 }))).toBe(3286746387);
});

test('every dish is sound SVG: no NaN, no undefined, every reference has its definition', () => {
  assert(
    property(anyRecipe, (recipe) => {
      const svg = dish(recipe, { width: 400, height: 300, id: 'p' });
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      const used = [...svg.matchAll(/(?:href="|url\()#([^")]+)/g)].map((match) => match[1]);
      for (const id of used) expect(svg).toContain(`id="${id}"`);
    }),
    { numRuns: 200, seed: 1 },
  );
});

test('all inner ids carry the prefix of this use', () => {
  const svg = dish(salmonDinner, { id: 'hero' });
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] ?? '');
  expect(ids.length).toBeGreaterThan(2);
  expect(ids.every((id) => id.startsWith('hero'))).toBe(true);
});

test('toppings are dropped until the picture fits its budget', () => {
  const rich = { slug: 'rich', ingredients: ['chicken', 'spinach', 'broccoli', 'feta', 'dill'] };
  const full = dish(rich).length;
  expect(dish(rich, { budgetBytes: 3500 }).length).toBeLessThan(full);
  expect(full).toBeLessThanOrEqual(6144);
});

test('a labelled dish is an image, an unlabelled one is hidden from screen readers', () => {
  expect(dish(salmonDinner, { label: 'Salmon & "dill"' })).toContain(
    'role="img" aria-label="Salmon &amp; &quot;dill&quot;"',
  );
  expect(dish(salmonDinner)).toContain('aria-hidden="true"');
});

test('a bare dish has no cloth, and one for a dark page a dimmed cloth', () => {
  expect(dish(salmonDinner, { bare: true })).not.toContain('y-table');
  expect(dish(salmonDinner, { isForDarkPage: true })).toMatch(/class="y-table"[^>]+opacity="0.3"/);
});

test('the table colour is the colour of the cloth in the picture', () => {
  const cloth = /class="y-table"[^>]+fill="([^"]+)"/.exec(dish(salmonDinner));
  expect(tableOf(salmonDinner)).toBe(cloth?.[1]);
});

test('dish tags decide the vessel before the title does', () => {
  expect(plan({ title: 'Chicken soup', dish: 'STIR_FRY' }).vessel).toBe('pan');
  expect(plan({ title: 'Swedish cabbage pudding', dish: 'CASSEROLE' }).vessel).toBe('casserole');
  expect(plan({ title: 'Blueberry muffins', dish: 'BAKE' }).vessel).toBe('tin');
  expect(plan({ title: 'Chicken soup' }).vessel).toBe('soup');
  expect(plan({ title: 'Rib-eye', ingredients: ['rib-eye steak'] }).vessel).toBe('plate');
});

test('a dish changes how its foods are drawn', () => {
  const cases: [DrawableRecipe, string[]][] = [
    [{ title: 'Mushroom omelet', ingredients: ['eggs', 'mushrooms'] }, ['omelette', 'mushroom']],
    [{ title: 'Skillet eggs', ingredients: ['eggs'] }, ['friedegg']],
    [{ title: 'Beef stew', ingredients: ['beef chuck', 'carrot'] }, ['beefbite', 'carrotcoin']],
    [{ title: 'Cobb salad', ingredients: ['chicken', 'avocado'] }, ['chickenslices', 'avoslice']],
    [{ title: 'Burger', ingredients: ['ground beef'] }, ['burger']],
    [{ title: 'Soybean stew', ingredients: ['cooked soybeans'] }, ['beans']],
    [{ title: 'Black soybean stew', ingredients: ['cooked soybeans'] }, ['blackbeans']],
  ];
  for (const [recipe, items] of cases) expect(plan(recipe).items).toEqual(items);
});

test('a recipe of which nothing can be drawn becomes a green salad', () => {
  expect(plan({ title: 'Mystery', ingredients: ['salt'] })).toEqual({
    vessel: 'bowl',
    items: ['lettuce', 'cherrytomato', 'cucumber', 'egg'],
    sauces: [],
    tones: {},
  });
});

test('an editor may overrule any part', () => {
  const empty: DrawableRecipe = {
    slug: 'empty',
    art: { vessel: 'plate', items: [], sauces: [], table: '#123456' },
  };
  expect(plan(empty).items).toEqual([]);
  expect(tableOf(empty)).toBe('#123456');
});

test('every food and group can be drawn alone', () => {
  for (const name of [...archetypeNames, ...groupNames]) {
    const svg = ingredient(name, { size: 44 });
    expect(svg).toMatch(/^<svg .*viewBox="-?\d+ -?\d+ \d+ \d+"/);
    expect(svg).not.toMatch(/NaN|undefined/);
  }
});

test('a food is drawn by any of its English names, and not at all when it has no drawing', () => {
  expect(ingredient('baby spinach')).toBe(ingredient('spinach'));
  expect(ingredient('salt')).toBeNull();
  expect(archetypeOf('baby spinach')).toBe('spinach');
  expect(archetypeOf('crème fraîche')).toBe('cream');
  expect(archetypeOf('water')).toBeNull();
  expect(archetypeOf('canned chickpeas')).toBe('beans');
  expect(archetypeOf('chickpea flour')).toBeNull();
});

test.each([
  ['tomatoes and eggs', 'Heat the oil. Stir the eggs slowly until barely set.', 'scrambled'],
  ['eggs', 'Fry the eggs for 3 minutes.', 'friedegg'],
  ['eggs', 'Poach the eggs in barely simmering water.', 'poached'],
  ['eggs', 'Boil the eggs for 7 minutes and peel them.', 'egg'],
])('%s look as they are cooked: "%s"', (title, steps, drawn) => {
  const ingredients = [{ name: 'egg', steps, share: 0.4 }];
  expect(plan({ title, dish: 'PAN', ingredients }).items).toContain(drawn);
});

test('an egg that is whisked in is not seen', () => {
  const steps = 'Whisk the eggs with the cream.';
  const ingredients = [
    { name: 'egg', steps, share: 0.4 },
    { name: 'leek', share: 0.3 },
  ];
  expect(plan({ title: 'Leek bake', dish: 'BAKE', ingredients }).items).toEqual(['leek']);
});

test('meat has the form of its note and its steps', () => {
  const pork = (note: string, title: string) =>
    plan({ title, dish: 'STEW', ingredients: [{ name: 'pork shoulder', note, share: 0.5 }] }).items;
  expect(pork('in 3 cm cubes', 'Pork stew')).toEqual(['porkbite']);
  expect(pork('in one piece', 'Pulled pork')).toEqual(['pulled']);
});

test('less than a hundredth of the weight is stirred in, unless it is strewn on top', () => {
  const ingredients = [
    { name: 'salmon', share: 0.9 },
    { name: 'feta', share: 0.008 },
    { name: 'dill', share: 0.008 },
  ];
  expect(plan({ title: 'Salmon', ingredients }).items).toEqual(['salmon', 'dill']);
});

test('what went into a dough is not drawn, what is strewn over it is', () => {
  const ingredients = [
    { name: 'almond', steps: 'Grind the almonds into the flour.', share: 0.2 },
    { name: 'blueberry', steps: 'Fold in the berries and scatter the rest on top.', share: 0.2 },
  ];
  const { items } = plan({ title: 'Lemon cake', dish: 'DESSERT', ingredients });
  expect(items).toEqual(['blueberry']);
});

test('a roasted vegetable is darker than a raw one', () => {
  const broccoli = { name: 'broccoli', share: 0.9 };
  const raw = dish({ slug: 'b', title: 'Broccoli', dish: 'SALAD', ingredients: [broccoli] });
  const roast = { slug: 'b', title: 'Roast broccoli', dish: 'ROAST', ingredients: [broccoli] };
  expect(raw).toContain('#2F6A33');
  expect(dish(roast)).not.toContain('#2F6A33');
});

test('what a picture shows is what its vessel found room for', () => {
  const art = { vessel: 'pizza', items: ['salami', 'steak'], sauces: [] } as const;
  expect(shownIn({ slug: 'p', art })).toEqual(expect.arrayContaining(['salami', 'melted']));
  expect(shownIn({ slug: 'p', art })).not.toContain('steak');
});

test('a white pizza has no tomato under its cheese', () => {
  const white = { slug: 'p', title: 'White pizza', dish: 'PIZZA', ingredients: ['Mushroom'] };
  const red = { ...white, ingredients: ['Mushroom', 'Tomato passata'] };
  expect(dish(red)).toContain('#C23E25');
  expect(dish(white)).not.toContain('#C23E25');
});

test('a burger shows each trimming on it, and the same one by each of its names', () => {
  const burgerWith = (items: ArchetypeName[]) =>
    dish({
      slug: 'burger',
      title: 'Burger',
      art: { vessel: 'board', items: ['burger', ...items] },
    });
  const alike: ArchetypeName[][] = [
    ['pickle', 'cucumber'],
    ['cheddar', 'shredded', 'melted'],
  ];
  const others: ArchetypeName[] = ['tomato', 'bacon', 'friedegg', 'onion', 'turnip', 'avoslice'];
  for (const names of alike) {
    expect(new Set(names.map((name) => burgerWith([name]))).size, names.join()).toBe(1);
  }
  const drawn = [[], ['pickle'], ['cheddar'], ...others.map((name) => [name])].map((items) =>
    burgerWith(items as ArchetypeName[]),
  );
  expect(new Set(drawn).size).toBe(drawn.length);
  for (const name of others) {
    expect(burgerWith(['pickle', name]).length).toBeGreaterThan(burgerWith([name]).length);
  }
});
