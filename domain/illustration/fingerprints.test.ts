import { expect, test } from 'vitest';
import { archetypes } from './archetypes/all.ts';
import type { Role } from './archetypes/archetype.ts';
import {
  archetypeNames,
  baseNames,
  dish,
  foodsOnBoard,
  groupNames,
  ingredient,
  sauceNames,
  shownIn,
  tableNames,
  vesselNames,
  type ArchetypeName,
  type DishOptions,
  type DrawableRecipe,
  type VesselName,
} from './index.ts';
import { hashOf, randomFrom } from './seed.ts';

// A drawing changes when somebody means it to. After such a change look at the contact sheet (see
// the README), then take the new prints: `npm run unit -- domain/illustration/fingerprints.test.ts -u`.

const dishesEach = 36;

/** Words by which a vessel chooses its matter, its pot or its bread. */
const titles = [
  'Anything',
  'Chocolate brownie',
  'Lemon tart',
  'Cheddar quiche',
  'Blueberry cheesecake',
  'Chai tea latte',
  'Tomato and basil soup',
  'Pea and mint soup',
  'Cauliflower soup',
  'Mushroom chowder',
  'Mayonnaise',
  'Red onion vinaigrette',
  'Pickled beets',
  'Kimchi',
  'Mug omelet',
  'Satay sauce',
  'Hollandaise',
  'Barbecue sauce',
  'Taco spice',
  'Chia pudding',
  'Carrot and pumpkin bisque',
  'Green smoothie',
  'Matcha latte',
];

const sizes: readonly DishOptions[] = [
  {},
  { width: 400, height: 300 },
  { width: 640, height: 560, isForDarkPage: true },
  { width: 320, height: 300, zoom: 1.3, bare: true },
  { width: 600, height: 300, budgetBytes: 20_000 },
];

const foodsByRole = Object.groupBy(archetypeNames, (name) => archetypes[name].role);

function nth<Item>(items: readonly Item[], index: number): Item {
  return items[index % items.length]!;
}

function foodOf(role: Role, index: number): ArchetypeName {
  return nth(foodsByRole[role] ?? [], index);
}

/** Every third has no main thing, every fourth nothing green, and so on: each is missed at times. */
function itemsOf(index: number): ArchetypeName[] {
  const order: readonly (readonly [Role, number])[] = [
    ['surface', 6],
    ['dough', 4],
    ['hero', -3],
    ['side', -4],
    ['bed', 2],
    ['top', -5],
    ['top', 3],
    ['garnish', 2],
    ['citrus', 3],
  ];
  return order.flatMap(([role, every], place) => {
    const isThere = every > 0 ? index % every === every - 1 : index % -every !== -every - 1;
    return isThere ? [foodOf(role, index + place * 7)] : [];
  });
}

function dishIn(vessel: VesselName, index: number): DrawableRecipe {
  const place = index + vesselNames.indexOf(vessel);
  return {
    slug: `${vessel}-${index}`,
    title: nth(titles, place),
    dish: nth(['SAUCE', 'DESSERT', 'SALAD'], index),
    art: {
      vessel,
      items: itemsOf(place),
      sauces: index % 3 === 0 ? [] : [nth(sauceNames, place), nth(sauceNames, place * 5)],
      ...(index % 4 === 3 && { base: nth([...baseNames, 'dough'], place * 11) }),
      ...(index % 6 === 1 && { table: nth(tableNames, place) }),
      ...(index % 5 === 2 && { tones: { [foodOf('hero', place + 14)]: 'charred' as const } }),
    },
  };
}

/** Of a drawing, or of many: one letter that is another makes it another. */
function printOf(drawings: readonly (string | null)[]): string {
  return hashOf(drawings.join('\n')).toString(36);
}

test('a dish is drawn as it was, in each vessel', () => {
  const prints = vesselNames.map((vessel) => {
    const dishes = Array.from({ length: dishesEach }, (_, index) => {
      const recipe = dishIn(vessel, index);
      return `${shownIn(recipe).join()} ${dish(recipe, nth(sizes, index))}`;
    });
    return [vessel, printOf(dishes)];
  });
  expect(Object.fromEntries(prints)).toMatchInlineSnapshot(`
    {
      "bites": "1mnr8r2",
      "board": "9zemb6",
      "bowl": "1qp9fjf",
      "breads": "xbf3x2",
      "cake": "1af564e",
      "casserole": "1uz2zr6",
      "clearglass": "p99z8n",
      "cookies": "10qnt4i",
      "cup": "kir8do",
      "glass": "1q436s1",
      "jar": "18s4j5c",
      "loaf": "4kfakt",
      "mug": "rizci",
      "pan": "1xyd7mk",
      "pizza": "1hyxsq1",
      "plate": "sfie4e",
      "rounddish": "x3imc6",
      "saucepan": "1ki1uvr",
      "skewers": "1obsh8n",
      "soup": "mboq0p",
      "spices": "g6c3v",
      "stack": "8b5b7e",
      "stew": "8dulb7",
      "tin": "1ud9a6t",
      "tray": "1n9v0jx",
      "yoghurt": "kscet9",
    }
  `);
});

test('a food alone is drawn as it was, by its role on a dish', () => {
  const prints = Object.entries(foodsByRole).map(([role, names]) => {
    const drawings = names.flatMap((name) =>
      [0, 1].map((variant) => archetypes[name].draw(randomFrom(7), variant)),
    );
    return [role, printOf([...drawings, ...names.map((name) => ingredient(name))])];
  });
  expect(Object.fromEntries(prints)).toMatchInlineSnapshot(`
    {
      "bed": "1tpocvs",
      "citrus": "oyravq",
      "dough": "1846lyd",
      "garnish": "r3xhwl",
      "hero": "g385k4",
      "side": "en464i",
      "surface": "lxy4qs",
      "top": "7j9nnh",
    }
  `);
  expect(printOf(groupNames.map((name) => ingredient(name)))).toMatchInlineSnapshot(`"frjqet"`);
});

test('raw foods on their board are drawn as they were, however many there are', () => {
  const looks = ['salmon', 'egg', 'wedge:#F2C14E', 'steak', 'spinach', 'beans:#C9A46A', 'feta'];
  const foods = looks.map((look) => ({ look, isFlesh: look === 'salmon' || look === 'steak' }));
  const boards = foods.map((_, index) =>
    foodsOnBoard({ slug: `board-${index}`, foods: foods.slice(0, index + 1) }),
  );
  expect(printOf(boards)).toMatchInlineSnapshot(`"1f0et9"`);
});
