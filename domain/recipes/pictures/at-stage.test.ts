import { expect, test } from 'vitest';
import { perLanguage } from '../../../lib/language.ts';
import { buildFood } from '../../foods/testing/build-food.ts';
import { plan } from '../../illustration/index.ts';
import type { Dish, RecipeArt } from '../recipe.ts';
import { buildStep, compiled } from '../testing/build-recipe.ts';
import { ownContent } from '../testing/own-content.ts';
import { drawnStages } from './drawn-stages.ts';
import { atStage } from './at-stage.ts';
import { drawableRecipe } from './draw-pictures.ts';

const { recipes, foods: table } = await ownContent();
const foods = new Map(table.map((food) => [food.id, food]));

/** What lies on a pizza in the oven for which an editor chose something nothing in it is drawn as. */
function itemsWith(share: (count: number) => number): readonly string[] | undefined {
  const pizza = recipes.find(
    (recipe) =>
      plan(drawableRecipe({ recipe, foods })).vessel === 'pizza' &&
      recipe.ingredients.some(({ foodId }) => foodId.includes('tomato')),
  );
  if (pizza === undefined) throw new Error('No pizza with tomatoes is left');
  const recipe = { ...pizza, art: { ...pizza.art, items: ['wholeegg'] } } as typeof pizza;
  const tomatoesFirst = pizza.ingredients.toSorted(
    (one, other) => Number(other.foodId.includes('tomato')) - Number(one.foodId.includes('tomato')),
  );
  const keys = tomatoesFirst.slice(0, share(tomatoesFirst.length)).map(({ key }) => key);
  const stage = { state: 'IN_OVEN', keys } as unknown as Parameters<typeof atStage>[0]['stage'];
  return atStage({ recipe, foods, stage, index: 0 }).art?.items;
}

test('what an editor chose for a dish lies on it once most of it is in, and not before', () => {
  expect(itemsWith((count) => count)).toEqual(['wholeegg']);
  expect(itemsWith(() => 1)).not.toContain('wholeegg');
});

type Told = readonly [text: string, uses: readonly string[]];

interface Cooked {
  dish: Dish;
  title?: string;
  lines: readonly string[];
  steps: readonly Told[];
  art?: RecipeArt;
}

/** What lies in what after each step but the last: state, vessel, what it stands in, what is seen. */
function picturesOf({ dish, title = 'Dinner', lines, steps, art }: Cooked): readonly string[] {
  const ids = lines.map((line) => line.split(' ').at(-1) ?? '');
  const listed = ids.map((id) => buildFood({ id }));
  const own = new Map(listed.map((food) => [food.id, food]));
  const plain = compiled({
    foods: listed,
    recipe: {
      dish,
      lines,
      steps: [...steps, ['Serve.', []] as const].map(([text, uses]) =>
        buildStep({
          texts: perLanguage(() => text),
          uses: uses.map((ingredientKey) => ({ ingredientKey, share: 1 })),
        }),
      ),
    },
  });
  const texts = { ...plain.texts, en: { ...plain.texts.en, title } };
  const recipe = { ...plain, texts, art: art ?? null };
  return drawnStages({ recipe, foods: own })
    .slice(0, -1)
    .map((stage, index) => {
      const keys = stage.keys.join(' ');
      if (stage.state === 'RAW') return `RAW${stage.isCooked ? ' cooked' : ''} ${keys}`;
      const { art: seen = {} } = atStage({ recipe, foods: own, stage, index });
      const { vessel, base = '-', items = [], sauces = [] } = seen;
      return `${stage.state} ${keys}: ${vessel} of ${base} with ${items.join(' ')} ${sauces.map((each) => `~${each}`).join(' ')}`.trim();
    });
}

const dishes: readonly Cooked[] = [
  {
    dish: 'SOUP',
    title: 'Tomato soup',
    lines: ['100 g onion', '20 g butter', '400 g canned-tomato', '300 g vegetable-stock'],
    steps: [
      ['Soften the onion in the butter in a pot.', ['onion', 'butter']],
      ['Add the tomatoes and simmer for 10 minutes.', ['canned-tomato']],
      ['Pour in the stock and bring to a boil.', ['vegetable-stock']],
    ],
  },
  {
    dish: 'SOUP',
    title: 'Broccoli soup',
    lines: ['300 g broccoli', '300 g water', '100 g heavy-cream'],
    steps: [
      ['Bring the water to a boil in a pot.', ['water']],
      ['Simmer the broccoli for 8 minutes.', ['broccoli']],
      ['Stir in the cream.', ['heavy-cream']],
    ],
  },
  {
    dish: 'STEW',
    title: 'Beef stew',
    lines: ['600 g beef-chuck', '20 g olive-oil', '200 g carrot', '300 g beef-stock', '5 g cumin'],
    steps: [
      ['Brown the beef in the oil in a heavy pot. Lift it out.', ['beef-chuck', 'olive-oil']],
      ['Fry the cumin in the pot.', ['cumin']],
      ['Return the beef, add the carrot and stock and simmer.', ['carrot', 'beef-stock']],
      ['Cut the beef on a board.', []],
    ],
  },
  {
    dish: 'PAN',
    title: 'Chicken curry',
    lines: ['400 g chicken-breast', '10 g curry-powder', '200 g coconut-milk', '100 g spinach'],
    steps: [
      ['Toss the chicken with the curry powder.', ['chicken-breast', 'curry-powder']],
      ['Fry the chicken in a wide pan.', []],
      ['Pour in the coconut milk and simmer.', ['coconut-milk']],
      ['Stir in the spinach.', ['spinach']],
    ],
  },
  {
    dish: 'PAN',
    title: 'Fried eggs',
    lines: ['100 g egg', '20 g butter', '100 g mushroom'],
    steps: [
      ['Melt the butter in a pan.', ['butter']],
      ['Fry the mushrooms until golden brown.', ['mushroom']],
      ['Crack in the eggs and let them set.', ['egg']],
    ],
  },
  {
    dish: 'PAN',
    title: 'Onion relish',
    lines: ['200 g onion', '10 g garlic', '10 g ginger', '20 g olive-oil'],
    steps: [
      ['Fry the onion in the oil until golden.', ['onion', 'olive-oil']],
      ['Stir in the garlic.', ['garlic']],
      ['Stir in the ginger.', ['ginger']],
    ],
  },
  {
    dish: 'SALAD',
    title: 'Egg salad',
    lines: ['200 g egg', '100 g lettuce', '30 g mayonnaise'],
    steps: [
      ['Boil the eggs for 8 minutes.', ['egg']],
      ['Peel them and cut them into quarters.', []],
      ['Toss the lettuce with the mayonnaise in a bowl.', ['lettuce', 'mayonnaise']],
    ],
  },
  {
    dish: 'CASSEROLE',
    title: 'Cauliflower gratin',
    lines: ['600 g cauliflower', '200 g heavy-cream', '100 g gruyere', '30 g butter'],
    steps: [
      ['Boil the cauliflower in salted water.', ['cauliflower']],
      ['Melt the butter in a small saucepan and whisk in the cream.', ['butter', 'heavy-cream']],
      ['Spread the cauliflower in a baking dish and pour over the sauce.', []],
      ['Scatter the gruyere over and bake for 20 minutes.', ['gruyere']],
    ],
  },
  {
    dish: 'PIZZA',
    title: 'Pizza with tomato',
    lines: ['200 g almond-flour', '100 g mozzarella', '100 g canned-tomato', '50 g salami'],
    steps: [
      ['Knead the flour with the mozzarella.', ['almond-flour', 'mozzarella']],
      ['Roll out the dough and bake it on a baking sheet for 8 minutes.', []],
      ['Spread the tomato over and bake on.', ['canned-tomato']],
      ['Lay the salami on it and bake for 5 minutes.', ['salami']],
    ],
  },
  {
    dish: 'PANCAKE',
    title: 'Pancakes',
    lines: ['200 g cream-cheese', '200 g egg', '50 g almond-flour', '20 g butter'],
    steps: [
      ['Blend the cream cheese, eggs and flour.', ['cream-cheese', 'egg', 'almond-flour']],
      ['Melt the butter in a frying pan.', ['butter']],
      ['Pour the batter into the pan and fry.', []],
    ],
  },
  {
    dish: 'GRILL',
    title: 'Chicken skewers',
    lines: ['400 g chicken-thigh', '100 g bell-pepper', '20 g olive-oil'],
    steps: [
      ['Heat the barbecue.', []],
      ['Marinate the chicken in the oil.', ['chicken-thigh', 'olive-oil']],
      [
        'Thread the chicken and the pepper onto skewers and grill on a hot barbecue.',
        ['bell-pepper'],
      ],
    ],
  },
  {
    dish: 'ROAST',
    title: 'Salmon on a tray',
    lines: ['400 g salmon', '200 g asparagus', '20 g olive-oil'],
    steps: [
      ['Heat the oven to 200 °C.', []],
      ['Lay the asparagus on a baking sheet with the oil.', ['asparagus', 'olive-oil']],
      ['Lay the salmon beside it and roast for 12 minutes.', ['salmon']],
      ['Move half of the salmon to a plate.', []],
    ],
  },
  {
    dish: 'BAKE',
    title: 'Quiche',
    lines: ['200 g almond-flour', '80 g butter', '200 g egg', '200 g heavy-cream', '100 g bacon'],
    steps: [
      ['Rub the flour with the butter, press it into a pie dish.', ['almond-flour', 'butter']],
      ['Bake the crust for 10 minutes.', []],
      ['Fry the bacon in a frying pan.', ['bacon']],
      ['Whisk the eggs with the cream, pour over everything and bake.', ['egg', 'heavy-cream']],
    ],
  },
  {
    dish: 'BREAD',
    title: 'Seed bread',
    lines: ['200 g sunflower-seed', '100 g flaxseed', '200 g egg', '100 g water'],
    steps: [
      ['Mix the seeds in a bowl.', ['sunflower-seed', 'flaxseed']],
      ['Pour in the water.', ['water']],
      ['Beat in the eggs.', ['egg']],
      ['Bake in a loaf pan for an hour.', []],
    ],
  },
  {
    dish: 'DESSERT',
    title: 'Chocolate mousse',
    lines: ['100 g dark-chocolate', '300 g heavy-cream', '100 g egg'],
    steps: [
      ['Melt the chocolate in a small saucepan.', ['dark-chocolate']],
      ['Whip the cream.', ['heavy-cream']],
      ['Fold in the eggs and the cream.', ['egg']],
    ],
  },
  {
    dish: 'STIR_FRY',
    title: 'Shrimp stir-fry',
    lines: ['300 g shrimp', '200 g broccoli', '10 g ginger', '20 g tamari', '20 g sesame-oil'],
    steps: [
      ['Stir-fry the shrimp in the oil in a wok and set aside.', ['shrimp', 'sesame-oil']],
      ['Fry the ginger, then the broccoli.', ['ginger', 'broccoli']],
      ['Put the shrimp back and pour over the tamari.', ['tamari']],
    ],
  },
  {
    dish: 'DRINK',
    title: 'Cocoa',
    lines: ['300 g milk', '20 g cocoa-powder'],
    steps: [
      ['Warm the milk in a saucepan.', ['milk']],
      ['Whisk in the cocoa and simmer.', ['cocoa-powder']],
    ],
  },
  {
    dish: 'STEW',
    title: 'Chili',
    lines: ['500 g ground-beef', '10 g paprika', '5 g cayenne-pepper', '400 g canned-tomato'],
    steps: [
      ['Toast the paprika and the cayenne in a pot.', ['paprika', 'cayenne-pepper']],
      ['Brown the beef in it.', ['ground-beef']],
      ['Add the tomatoes and stew for an hour.', ['canned-tomato']],
    ],
  },
  {
    dish: 'CASSEROLE',
    title: 'Moussaka',
    lines: ['400 g eggplant', '400 g ground-lamb', '200 g canned-tomato', '200 g greek-yogurt'],
    steps: [
      ['Roast the eggplant on two baking sheets.', ['eggplant']],
      ['Meanwhile, brown the lamb in another pan.', ['ground-lamb']],
      ['Stir in the tomatoes and simmer.', ['canned-tomato']],
      ['Layer everything in a baking dish, spread the yogurt over and bake.', ['greek-yogurt']],
    ],
  },
  {
    dish: 'PAN',
    title: 'Steak',
    lines: ['500 g skirt-steak', '20 g butter', '5 g thyme'],
    art: { items: ['steak', 'thyme'] } as never,
    steps: [
      ['Salt the steak.', ['skirt-steak']],
      ['Sear it in a hot pan.', []],
      ['Add the butter and the thyme and spoon it over.', ['butter', 'thyme']],
      ['Let it rest on a board, then slice it.', []],
    ],
  },
];

test('what lies in which vessel after each step follows from what was cooked', () => {
  const seen = dishes.flatMap((each) => [each.title ?? '', ...picturesOf(each)]);
  expect(seen).toMatchInlineSnapshot(`
    [
      "Tomato soup",
      "IN_POT onion butter: stew of empty with softonion butter",
      "IN_POT onion butter canned-tomato: stew of tomato with",
      "IN_POT onion butter canned-tomato vegetable-stock: stew of - with",
      "Broccoli soup",
      "IN_POT water: stew of water with",
      "IN_POT water broccoli: stew of water with broccoli",
      "IN_POT water broccoli heavy-cream: stew of - with broccoli",
      "Beef stew",
      "IN_POT beef-chuck olive-oil: stew of empty with beefbite",
      "RAW cumin",
      "IN_POT cumin beef-chuck carrot beef-stock: stew of - with beefbite carrotcoin",
      "RAW cooked cumin beef-chuck carrot beef-stock",
      "Chicken curry",
      "RAW chicken-breast curry-powder",
      "IN_PAN chicken-breast curry-powder: pan of - with chicken",
      "IN_PAN chicken-breast curry-powder coconut-milk: pan of - with chicken",
      "IN_PAN chicken-breast curry-powder coconut-milk spinach: pan of - with chicken wilted",
      "Fried eggs",
      "IN_PAN butter: pan of - with butter",
      "IN_PAN butter mushroom: pan of - with mushroom",
      "IN_PAN butter mushroom egg: pan of - with friedegg mushroom",
      "Onion relish",
      "IN_PAN onion olive-oil: pan of - with goldenonion",
      "IN_PAN onion olive-oil garlic: pan of - with goldenonion",
      "IN_PAN onion olive-oil garlic ginger: pan of - with goldenonion",
      "Egg salad",
      "IN_POT egg: stew of water with wholeegg",
      "RAW cooked egg",
      "RAW lettuce mayonnaise",
      "Cauliflower gratin",
      "IN_POT cauliflower: saucepan of water with cauliflower",
      "IN_POT cauliflower butter heavy-cream: saucepan of - with cauliflower",
      "IN_OVEN cauliflower butter heavy-cream: casserole of - with cauliflower",
      "IN_OVEN cauliflower butter heavy-cream gruyere: casserole of - with cauliflower melted",
      "Pizza with tomato",
      "RAW almond-flour mozzarella",
      "IN_OVEN almond-flour mozzarella: pizza of dough with",
      "IN_OVEN almond-flour mozzarella canned-tomato: pizza of - with melted",
      "IN_OVEN almond-flour mozzarella canned-tomato salami: pizza of - with melted salami",
      "Pancakes",
      "RAW cream-cheese egg almond-flour",
      "IN_PAN butter: pan of - with butter",
      "IN_PAN butter cream-cheese egg almond-flour: pan of - with curdpancake",
      "Chicken skewers",
      "RAW chicken-thigh olive-oil",
      "RAW chicken-thigh olive-oil",
      "ON_GRILL chicken-thigh olive-oil bell-pepper: skewers of - with chickenbite peppers",
      "Salmon on a tray",
      "RAW asparagus olive-oil",
      "IN_OVEN asparagus olive-oil: tray of - with asparagus",
      "IN_OVEN asparagus olive-oil salmon: tray of - with salmon asparagus",
      "RAW cooked asparagus olive-oil salmon",
      "Quiche",
      "RAW almond-flour butter",
      "RAW almond-flour butter",
      "IN_PAN bacon: pan of - with bacon",
      "IN_OVEN bacon egg heavy-cream: cake of - with",
      "Seed bread",
      "RAW sunflower-seed flaxseed",
      "RAW sunflower-seed flaxseed water",
      "RAW egg",
      "RAW sunflower-seed flaxseed water egg",
      "Chocolate mousse",
      "IN_POT dark-chocolate: saucepan of cocoa with",
      "RAW heavy-cream",
      "IN_POT dark-chocolate heavy-cream egg: saucepan of - with",
      "Shrimp stir-fry",
      "IN_PAN shrimp sesame-oil: pan of - with shrimp",
      "IN_PAN ginger broccoli: pan of - with broccoli",
      "IN_PAN ginger broccoli shrimp tamari: pan of - with shrimp broccoli",
      "Cocoa",
      "IN_POT milk: saucepan of cream with",
      "IN_POT milk cocoa-powder: saucepan of - with",
      "Chili",
      "IN_POT paprika cayenne-pepper: stew of chili with  ~chili",
      "IN_POT paprika cayenne-pepper ground-beef: stew of empty with mince",
      "IN_POT paprika cayenne-pepper ground-beef canned-tomato: stew of - with mince",
      "Moussaka",
      "IN_OVEN eggplant: casserole of - with eggplant",
      "IN_PAN ground-lamb: pan of - with mince",
      "IN_PAN ground-lamb canned-tomato: pan of - with mince",
      "IN_OVEN ground-lamb canned-tomato greek-yogurt: casserole of - with mince",
      "Steak",
      "RAW skirt-steak",
      "IN_PAN skirt-steak: pan of - with steak thyme",
      "IN_PAN skirt-steak butter thyme: pan of - with steak thyme",
      "RAW cooked skirt-steak butter thyme",
    ]
  `);
});
