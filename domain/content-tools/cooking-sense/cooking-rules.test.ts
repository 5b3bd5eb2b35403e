import { expect, test } from 'vitest';
import { perLanguage } from '../../../lib/language.ts';
import { buildFood } from '../../foods/testing/build-food.ts';
import type { Recipe } from '../../recipes/recipe.ts';
import { buildStep, compiled } from '../../recipes/testing/build-recipe.ts';
import type { Finding } from './cooking-rule.ts';
import { cookingRules } from './cooking-rules.ts';

const per100g = { energyKcal: 100, proteinGrams: 20, fatGrams: 2, waterGrams: 70, sodiumMg: 50 };
const foods = [
  buildFood({ id: 'chicken-breast', group: 'poultry', per100g }),
  buildFood({ id: 'beef-chuck', group: 'meat', per100g }),
  buildFood({ id: 'ground-beef', group: 'meat', per100g }),
  buildFood({ id: 'cauliflower-rice', per100g: { ...per100g, proteinGrams: 2 } }),
  buildFood({ id: 'cod', group: 'fish', avoidGroups: ['FISH'], per100g }),
  buildFood({ id: 'spinach', per100g: { ...per100g, proteinGrams: 3 } }),
  buildFood({ id: 'raspberry', per100g: { ...per100g, proteinGrams: 1 } }),
  buildFood({ id: 'raspberry-frozen', per100g: { ...per100g, proteinGrams: 1 } }),
  buildFood({ id: 'egg', group: 'eggs', gramsPerMeasure: { piece: 50 }, per100g }),
  buildFood({ id: 'chicken-leg', group: 'poultry', gramsPerMeasure: { piece: 230 }, per100g }),
  buildFood({
    id: 'onion',
    gramsPerMeasure: { piece: 110 },
    per100g: { ...per100g, proteinGrams: 1 },
  }),
  buildFood({ id: 'garlic', gramsPerMeasure: { clove: 4 }, per100g }),
  buildFood({ id: 'olive-oil', densityGramsPerMl: 0.9, per100g: { fatGrams: 100 } }),
  buildFood({ id: 'water', densityGramsPerMl: 1 }),
  buildFood({ id: 'bean-sprouts', per100g: { ...per100g, proteinGrams: 3 } }),
  buildFood({
    id: 'allspice-berry',
    gramsPerMeasure: { piece: 0.1 },
    names: perLanguage(() => ({ singular: 'Allspice berry', plural: 'Allspice berries' })),
    per100g,
  }),
  buildFood({ id: 'bay-leaf', gramsPerMeasure: { piece: 0.2 }, per100g }),
  buildFood({
    id: 'bacon',
    group: 'meat',
    names: perLanguage(() => ({ singular: 'Bacon', plural: null })),
    per100g,
  }),
  buildFood({ id: 'walnut', group: 'nuts', per100g }),
  buildFood({ id: 'canned-tomato', per100g: { ...per100g, proteinGrams: 1 } }),
  buildFood({ id: 'shrimp', group: 'shellfish', avoidGroups: ['SHELLFISH'], per100g }),
  buildFood({
    id: 'tomato',
    gramsPerMeasure: { piece: 120 },
    names: {
      en: { singular: 'Tomato', plural: 'Tomatoes' },
      es: { singular: 'Tomate', plural: 'Tomates' },
      sv: { singular: 'Tomat', plural: 'Tomater' },
    },
    per100g: { ...per100g, proteinGrams: 1 },
  }),
  buildFood({ id: 'salt', densityGramsPerMl: 1.2, per100g: { sodiumMg: 38_700 } }),
  buildFood({ id: 'coconut-milk', densityGramsPerMl: 1, gramsPerMeasure: { can: 400 }, per100g }),
  buildFood({ id: 'cauliflower', per100g: { ...per100g, proteinGrams: 2 } }),
  buildFood({ id: 'butter', group: 'fats', per100g: { fatGrams: 80 } }),
  buildFood({ id: 'halloumi', group: 'dairy', per100g }),
];

type Written = Readonly<{
  lines?: readonly string[];
  steps?: readonly (string | readonly [string, ...timers: (number | null)[]])[];
  title?: string;
  description?: string;
  tip?: string;
  /** Servings that every step's pan holds. */
  pan?: number;
  parts?: Partial<Recipe>;
}>;

/** What the rule says of a recipe. */
function said(id: string, written: Written): readonly string[] {
  return findingsOf(id, written).map(({ message }) => message);
}

function findingsOf(id: string, written: Written): readonly Finding[] {
  const { lines = ['300 g cod'], steps = [], title = 'Dinner', tip = null } = written;
  const { description = 'Good.' } = written;
  const recipe = compiled({
    foods,
    recipe: {
      lines,
      texts: perLanguage(() => ({
        slug: 'dinner',
        title,
        description,
        tip,
        short: null,
        faq: [],
        video: null,
        photoAlt: null,
      })),
      steps: steps.map((step, index) => {
        const [text, timerMinutes = null, ...later] = typeof step === 'string' ? [step] : step;
        const laterTimerMinutes = later.filter((minutes) => minutes !== null);
        const keys = index === 0 ? lines.map((line) => line.split(' ')[2] ?? '') : [];
        const uses = keys.map((ingredientKey) => ({ ingredientKey, share: 1 }));
        const pan = written.pan === undefined ? {} : { panServings: written.pan };
        return buildStep({
          texts: perLanguage(() => text),
          timerMinutes,
          laterTimerMinutes,
          uses,
          ...pan,
        });
      }),
      ...written.parts,
    },
  });
  const rule = cookingRules.find((each) => each.id === id);
  const foodsById = new Map(foods.map((food) => [food.id, food]));
  return rule?.find({ recipe, foods: foodsById }) ?? [];
}

const prep = (prepMinutes: number) => ({
  times: { prepMinutes, cookMinutes: 5, activeMinutes: 10, totalMinutes: 30 },
});
const inLanguages = (en: string, es: string, sv: string) => buildStep({ texts: { en, es, sv } });
const tipIn = (en: string, es: string, sv: string): Recipe['texts'] => {
  const tips = { en, es, sv };
  return perLanguage((language) => ({
    slug: 'dinner',
    title: 'Dinner',
    description: 'Good.',
    tip: tips[language],
    short: null,
    faq: [],
    video: null,
    photoAlt: null,
  }));
};
const sharing = (text: string, share: number) =>
  buildStep({ texts: perLanguage(() => text), uses: [{ ingredientKey: 'salt', share }] });
const partOfTomatoes = (es: string, sv: string) =>
  buildStep({
    texts: { en: 'Dice {tomato} of the tomatoes.', es, sv },
    uses: [{ ingredientKey: 'tomato', share: 0.5 }],
  });
const uncooked = {
  times: { prepMinutes: 5, cookMinutes: 0, activeMinutes: 5, totalMinutes: 5 },
};

/** A recipe that breaks the rule, and one that holds it. */
const cases: readonly (readonly [string, Written, Written])[] = [
  [
    'salt-of-serving',
    { lines: ['600 g cod', '2 tsp salt'] },
    { lines: ['600 g cod', '1/2 tsp salt'] },
  ],
  [
    'salt-enough',
    { lines: ['600 g cod'], parts: { servings: 4 } },
    { lines: ['600 g cod', '1/2 tsp salt'], parts: { servings: 4 } },
  ],
  [
    'listed-salt',
    { steps: ['Season it.', 'Boil the beans in salted water.'] },
    { lines: ['1 tsp salt'], steps: ['Boil the beans in salted water.'] },
  ],
  [
    'hot-blending',
    { steps: ['Simmer the onion.', 'Blend the soup until smooth.'], parts: { dish: 'SOUP' } },
    {
      steps: ['Simmer the onion.', 'Blend the soup with a stick blender.'],
      parts: { dish: 'SOUP' },
    },
  ],
  [
    'hot-blending',
    { steps: ['Simmer it in a pot and blend until smooth.'], parts: { dish: 'STEW' } },
    {
      steps: ['Simmer it.', 'Blend these until smooth, with the lid ajar under a towel.'],
      parts: { dish: 'STEW' },
    },
  ],
  [
    'hot-blending',
    {
      steps: ['Simmer the roots.', 'Blend the roots with their liquid.'],
      parts: { dish: 'STEW' },
    },
    {
      steps: ['Simmer the roots.', 'Blend the roots with their liquid, with a stick blender.'],
      parts: { dish: 'STEW' },
    },
  ],
  [
    'worded-minutes',
    { steps: ['Knead the lamb for three minutes.'] },
    { steps: ['Knead the lamb for 3 minutes. It is tender at two minutes or at forty.'] },
  ],
  [
    'cooling-minutes',
    { steps: ['Bake for 60 minutes. Cool completely before slicing.'] },
    { steps: ['Bake for 60 minutes. Let it cool completely, 60 minutes, before slicing.'] },
  ],
  [
    'fahrenheit',
    { steps: ['Fry until 60 °C inside.'] },
    { steps: ['Fry until 60 °C (140 °F) inside, or 52 to 55 °C (125 to 130 °F).'] },
  ],
  [
    'same-sizes',
    { parts: { steps: [inLanguages('A 26 cm (10 in) dish.', 'Una fuente.', 'En form, 26 cm.')] } },
    {
      parts: {
        steps: [inLanguages('2.5 to 3 cm (1 in).', 'De 2.5 a 3 cm (1 pulgada).', '2,5–3 cm.')],
      },
    },
  ],
  [
    'same-degrees',
    { parts: { steps: [inLanguages('To 74 °C (165 °F).', 'Hasta que esté.', 'Till 74 °C.')] } },
    {
      parts: {
        steps: [inLanguages('At 60 to 63 °C.', 'De 60 a 63 °C (140 a 145 °F).', '60–63 °C.')],
      },
    },
  ],
  [
    'same-degrees',
    {
      lines: ['300 g cod'],
      parts: { texts: tipIn('To 74 °C (165 °F).', 'Bien cocido.', 'Till 74 °C.') },
    },
    {
      lines: ['300 g cod'],
      parts: { texts: tipIn('To 74 °C (165 °F).', 'Hasta 74 °C (165 °F).', 'Till 74 °C.') },
    },
  ],
  [
    'same-days',
    { parts: { texts: tipIn('It keeps for 3 days.', 'Dura 2 días.', 'Håller i tre dagar.') } },
    { parts: { texts: tipIn('It keeps for 3 days.', 'Dura tres días.', 'Håller i 3 dagar.') } },
  ],
  [
    'same-volumes',
    { parts: { steps: [inLanguages('A 1.5-liter pan.', 'De 1 litro.', 'En form på 1,5 liter.')] } },
    {
      parts: {
        steps: [
          inLanguages('A 1.5-liter pan, 350 ml.', '1.5 litros, 350 ml.', '1,5 liter, 3,5 dl.'),
        ],
      },
    },
  ],
  [
    'same-sizes',
    { parts: { texts: tipIn('In 2 cm cubes.', 'En cubos de 3 cm.', 'I 2 cm stora tärningar.') } },
    { parts: { texts: tipIn('In 2 cm cubes.', 'En cubos de 2 cm.', 'I 2 cm stora tärningar.') } },
  ],
  [
    'frozen-raspberries',
    { lines: ['100 g raspberry-frozen'], steps: ['Stir the berries into the yogurt.'] },
    {
      lines: ['100 g raspberry-frozen'],
      steps: ['Boil the berries for 1 minute, let them cool and stir them into the yogurt.'],
    },
  ],
  [
    'frozen-raspberries',
    { lines: ['100 g raspberry'], tip: 'Frozen raspberries do as well.' },
    { lines: ['100 g raspberry'], tip: 'Frozen raspberries are boiled for a minute first.' },
  ],
  [
    'leaf-load',
    { lines: ['600 g spinach'], steps: ['Wilt the spinach in a wide pan for 4 minutes.'] },
    {
      lines: ['600 g spinach'],
      steps: ['Wilt the spinach in a wide pan, a handful at a time, for 4 minutes.'],
    },
  ],
  [
    'named-heat',
    { steps: ['Brown the cod in a large pan for 3 minutes.'] },
    { steps: ['Brown the cod in a large pan over medium heat for 3 minutes.'] },
  ],
  [
    'named-heat',
    { steps: ['Melt the butter in a small pan until it foams.'] },
    { steps: ['Melt the butter in a small pan over low heat until it foams.'] },
  ],
  [
    'named-heat',
    { steps: ['Heat the oil in a large pan until it shimmers.'] },
    { steps: ['Line a sheet pan.', 'Heat the oil in a large pan over high heat.'] },
  ],
  [
    'named-heat',
    { steps: ['Simmer the stock.', 'In another pan, fry the onion for 8 minutes.'] },
    { steps: ['Simmer it.', 'In another pan, fry the onion over medium heat for 8 minutes.'] },
  ],
  [
    'named-heat',
    { steps: ['Let the bacon color in a Dutch oven and brown the beef in the pot.'] },
    { steps: ['Let the bacon color in a Dutch oven over medium heat and brown the beef in it.'] },
  ],
  [
    'named-heat',
    { steps: ['Put the plums in a small pan with a lid. Let them bubble gently.'] },
    { steps: ['Put the plums in a small pan. Let them bubble over low heat.'] },
  ],
  [
    'shared-pieces',
    { lines: ['6 piece chicken-leg'], parts: { servings: 4 } },
    { lines: ['8 piece chicken-leg'], parts: { servings: 4 } },
  ],
  [
    'shared-pieces',
    {
      lines: ['5 piece egg'],
      steps: ['Make hollows and crack in the eggs.'],
      parts: { servings: 2 },
    },
    {
      lines: ['6 piece egg'],
      steps: ['Make hollows and crack in the eggs.'],
      parts: { servings: 2 },
    },
  ],
  [
    'rendered-fat',
    {
      lines: ['8 piece chicken-leg'],
      steps: [['Fry the chicken skin side down until deep brown.', 12]],
      parts: { servings: 4 },
    },
    {
      lines: ['8 piece chicken-leg (discarded fat 60)'],
      steps: [['Fry the chicken skin side down until deep brown.', 12]],
      parts: { servings: 4 },
    },
  ],
  [
    'told-protein',
    { lines: ['400 g cod', '100 g shrimp'], parts: { protein: 'SHELLFISH' } },
    { lines: ['400 g cod', '100 g shrimp'], parts: { protein: 'FISH' } },
  ],
  [
    'opened-pieces',
    { lines: ['0.25 piece onion'], parts: { servings: 4 } },
    { lines: ['0.5 piece onion'], parts: { servings: 4 } },
  ],
  [
    'opened-pieces',
    { lines: ['1.5 piece tomato'], parts: { servings: 4 } },
    { lines: ['2 piece tomato'], parts: { servings: 4 } },
  ],
  [
    'counted-pieces',
    { steps: ['Make four dents and break in the eggs.'] },
    { steps: ['Make a dent for each egg and break them in.'] },
  ],
  [
    'hidden-cooking',
    { lines: ['4 piece egg | hard-boiled for 9 minutes'] },
    { lines: ['4 piece egg'], steps: ['Boil the eggs for 9 minutes.'] },
  ],
  [
    'hidden-cooking',
    { lines: ['300 g onion | boiled, sliced'] },
    { lines: ['300 g onion | ready roasted', '300 g cod | poached'] },
  ],
  [
    'hidden-cooking',
    { lines: ['50 g walnut | toasted'] },
    { lines: ['50 g walnut | bought toasted'] },
  ],
  [
    'inches',
    { steps: ['Cut it into 2 cm cubes.'] },
    { steps: ['Cut it into 2 cm (¾ in, ¾ pulgada) cubes.'] },
  ],
  [
    'core-temperature',
    { lines: ['400 g chicken-breast'], steps: ['Fry until done.'] },
    { lines: ['400 g chicken-breast'], steps: ['Fry until 74 °C (165 °F) inside.'] },
  ],
  [
    'core-temperature',
    { lines: ['400 g ground-beef'], steps: ['Fry for 5 minutes, until no longer pink.'] },
    {
      lines: ['400 g ground-beef'],
      steps: ['Fry for 5 minutes, until no longer pink (71 °C, 160 °F).'],
    },
  ],
  [
    'core-temperature',
    { lines: ['400 g cod'], steps: ['Bake until it flakes.'] },
    { lines: ['400 g cod'], steps: ['Bake until it flakes (60 °C, 140 °F).'] },
  ],
  [
    'core-temperature',
    { lines: ['400 g cod'], steps: ['Bake until it flakes.'] },
    { lines: ['400 g cod'], steps: ['Cut it in thin slices.'], parts: { risks: ['RAW_FISH'] } },
  ],
  [
    'core-temperature',
    { lines: ['400 g ground-beef'], steps: ['Fry for 6 minutes.', 'Toss for 3 minutes.'] },
    { lines: ['400 g ground-beef'], steps: ['Fry for 6 minutes.', 'Simmer for 10 minutes.'] },
  ],
  [
    'oven-heated',
    { steps: ['Fill the dish.', 'Bake for 20 minutes.'] },
    { steps: ['Heat the oven to 200 °C (400 °F).', 'Bake for 20 minutes.'] },
  ],
  [
    'dish-size',
    { steps: ['Fill a baking dish.'] },
    { steps: ['Fill a 26 cm (10 in) baking dish.'] },
  ],
  [
    'pan-load',
    { lines: ['400 g cauliflower-rice'], steps: ['Fry the cauliflower rice for 4 minutes.'] },
    { lines: ['400 g cauliflower-rice'], steps: ['Fry the cauliflower rice for 7 minutes.'] },
  ],
  [
    'counted-pieces',
    { steps: ['Shape it into 16 fingers.'] },
    { steps: ['Shape it into fingers, four for each person.'] },
  ],
  [
    'dish-size',
    { steps: ['Oil a baking dish and spread the batter 3 cm (1¼ in) deep.'] },
    { steps: ['Oil a baking dish of 26 cm (10 in).'] },
  ],
  [
    'pan-load',
    { lines: ['600 g cauliflower-rice'], steps: ['Fry the rice for 7 minutes.'] },
    { lines: ['600 g cauliflower-rice'], steps: ['Fry the rice in two batches.'] },
  ],
  [
    'pan-load',
    { lines: ['800 g ground-beef'], steps: ['Brown the beef until no pink is left.'] },
    { lines: ['800 g ground-beef'], steps: ['Brown the beef in two batches.'] },
  ],
  [
    'pan-load',
    { lines: ['800 g ground-beef'], steps: ['Sauté the beef.'] },
    { lines: ['800 g ground-beef'], steps: ['Sauté the beef in two batches.'] },
  ],
  [
    'pan-load',
    { lines: ['700 g ground-beef'], steps: ['Grill it on a barbecue or in a grill pan.'] },
    {
      lines: ['700 g ground-beef'],
      steps: ['Grill it on a barbecue, or in two batches in a grill pan.'],
    },
  ],
  [
    'pan-load',
    { lines: ['400 g ground-beef', '300 g chicken-breast'], steps: ['Use a ridged pan.'] },
    { lines: ['400 g ground-beef', '200 g chicken-breast'], steps: ['Use a ridged pan.'] },
  ],
  [
    'pan-pieces',
    { lines: ['700 g chicken-breast | in strips'], steps: ['Fry for 5 minutes.'] },
    { lines: ['700 g chicken-breast | in strips'], steps: ['Fry in two batches.'] },
  ],
  [
    'pan-pieces',
    { lines: ['700 g chicken-breast | in strips'], steps: ['Season it.', 'Brown the chicken.'] },
    { lines: ['700 g chicken-breast | in strips'], steps: ['Season it.', 'Poach the chicken.'] },
  ],
  [
    'counted-pieces',
    { lines: ['600 g cod | in 4 pieces'], steps: ['Roll it into 20 balls.'] },
    {
      lines: ['600 g cod | in large pieces'],
      steps: ['Roll it into balls, five for each person.'],
    },
  ],
  [
    'braising-minutes',
    { lines: ['800 g beef-chuck'], steps: ['Simmer for 45 minutes, until tender.'] },
    { lines: ['800 g beef-chuck'], steps: ['Simmer for 1 1/2 hours, until tender.'] },
  ],
  [
    'batch-minutes',
    { steps: [['Fry in two batches for 12 minutes each.', 12]], parts: prep(20) },
    { steps: [['Fry in two batches for 4 minutes each.', 4]], parts: prep(20) },
  ],
  [
    'batch-timers',
    { steps: [['Brown it in two batches, 7 minutes each.', 14]] },
    { steps: [['Brown it in two batches, 7 minutes each.', 7]] },
  ],
  [
    'batch-timers',
    { steps: [['Brown it in two batches of about 6 minutes.', 12]] },
    { steps: [['Brown it in two batches, about 12 minutes in all.', 12]] },
  ],
  [
    'note-agreement',
    { lines: ['2 clove garlic | picados'] },
    { lines: ['2 clove garlic | picado'] },
  ],
  ['note-agreement', { lines: ['100 g bacon | strimlad'] }, { lines: ['100 g bacon | strimlat'] }],
  [
    'note-number',
    { lines: ['2 piece tomato | picado'] },
    { lines: ['2 piece tomato | picados', '1 piece tomato | picado'] },
  ],
  [
    'note-number',
    { lines: ['1 piece tomato | halverade'] },
    { lines: ['2 piece tomato | halverade'] },
  ],
  [
    'measurable-parts',
    {
      lines: ['1/2 tsp salt'],
      parts: {
        steps: [sharing('Add {salt} of the salt.', 3 / 4), sharing('Add the rest.', 1 / 4)],
      },
    },
    {
      lines: ['1/2 tsp salt'],
      parts: {
        steps: [sharing('Add {salt} of the salt.', 1 / 2), sharing('Add the rest.', 1 / 2)],
      },
    },
  ],
  [
    'named-vessel',
    { steps: ['Brown the cod over high heat.'] },
    { steps: ['Get a wide pan hot.', 'Brown the cod in it.'] },
  ],
  [
    'named-vessel',
    { steps: ['Oil a 26 cm (10 in) baking dish.', 'Fry the onion in butter.'] },
    { steps: ['Oil a 26 cm (10 in) baking dish.', 'Fry the onion in butter in a small pan.'] },
  ],
  [
    'named-vessel',
    { steps: ['Simmer the soup in a pot.', 'Meanwhile, fry the onion in butter.'] },
    { steps: ['Simmer the soup in a pot.', 'Meanwhile, fry the onion in a small pan.'] },
  ],
  [
    'named-vessel',
    { steps: ['Boil the roots in a pot.', 'While the roots boil, soften the leeks in butter.'] },
    {
      steps: ['Boil the roots in a pot.', 'While the roots boil, soften the leeks in a small pan.'],
    },
  ],
  [
    'told-minutes',
    { description: 'Good, and on the table in twenty minutes.', parts: prep(5) },
    { description: 'Good, and on the table in half an hour.', parts: prep(5) },
  ],
  [
    'named-waits',
    { steps: [['Fry until brown.', 4]] },
    { steps: [['Fry for about 4 minutes, until brown.', 4]] },
  ],
  [
    'pan-pieces',
    { lines: ['800 g shrimp'], steps: ['Sauté the shrimp for 2 minutes.'] },
    { lines: ['800 g shrimp'], steps: ['Sauté the shrimp in two batches.'] },
  ],
  [
    'pan-pieces',
    { lines: ['800 g shrimp'], steps: ['Sear the shrimp for 2 minutes.'] },
    { lines: ['800 g shrimp'], steps: ['Sear the shrimp in two batches.'] },
  ],
  [
    'pan-pieces',
    { lines: ['800 g shrimp'], steps: ['Sear the shrimp for 2 minutes.'], pan: 2 },
    { lines: ['800 g shrimp'], steps: ['Sear the shrimp for 2 minutes.'], pan: 1 },
  ],
  [
    'pan-servings',
    { lines: ['300 g chicken-breast'], steps: ['Brown the chicken in a wide pan.', 'Serve.'] },
    {
      lines: ['300 g chicken-breast'],
      steps: ['Brown the chicken in a wide pan.', 'Serve.'],
      pan: 4,
    },
  ],
  [
    'pan-servings',
    { lines: ['300 g cod'], steps: ['Fry the cod in a wide pan.', 'Serve.'], pan: 5 },
    { lines: ['300 g cod'], steps: ['Fry the cod in a wide pan.', 'Serve.'], pan: 4 },
  ],
  [
    'pan-servings',
    { lines: ['300 g shrimp'], steps: ['Sear the shrimp in one layer in a pan.', 'Serve.'] },
    { lines: ['300 g shrimp'], steps: ['Sear the shrimp in a pan in two batches.', 'Serve.'] },
  ],
  [
    'pan-servings',
    { lines: ['300 g ground-beef'], steps: ['Fry the beef in a wide pan.', 'Serve.'] },
    { lines: ['180 g ground-beef'], steps: ['Fry the beef in a wide pan.', 'Serve.'] },
  ],
  [
    'pan-servings',
    { lines: ['350 g beef-chuck'], steps: ['Brown the beef in a heavy pot.', 'Serve.'] },
    {
      lines: ['350 g beef-chuck'],
      steps: ['Brown the beef on a sheet pan in the oven.', 'Serve.'],
    },
  ],
  [
    'pan-servings',
    { lines: ['300 g ground-beef'], steps: ['Fry the beef in a wide pan.', 'Serve.'] },
    {
      lines: ['300 g ground-beef', '1 piece onion'],
      steps: ['Fry the beef with the onion in a wide pan.', 'Serve.'],
    },
  ],
  [
    'pan-servings',
    { lines: ['500 g chicken-leg'], steps: ['Brown the legs in a wide pan.', 'Serve.'], pan: 5 },
    { lines: ['500 g chicken-leg'], steps: ['Brown the legs in a wide pan.', 'Serve.'], pan: 4 },
  ],
  [
    'eating-risks',
    { steps: ['Bake until 52 °C (125 °F) in the middle.'], parts: { protein: 'FISH' } },
    { steps: ['Bake until 60 °C (140 °F) in the middle.'], parts: { protein: 'FISH' } },
  ],
  [
    'keeping-days',
    { tip: 'It freezes well.', parts: { isGoodAsLeftovers: true } },
    { tip: 'It freezes well and keeps for 3 days.', parts: { isGoodAsLeftovers: true } },
  ],
  [
    'boiling-water',
    { lines: ['500 ml water (discarded 500)'] },
    { lines: ['500 ml water (discarded 200)', '300 g cod'] },
  ],
  [
    'boiling-water',
    { lines: ['700 ml water (discarded 500)', '300 g cod'] },
    { lines: ['700 ml water', '300 g cod'] },
  ],
  [
    'keeping-days',
    { tip: 'Keeps for 3 days in the fridge.', parts: { risks: ['RUNNY_EGG'] } },
    { tip: 'Without the eggs it keeps for 3 days in the fridge.', parts: { risks: ['RUNNY_EGG'] } },
  ],
  [
    'dish-size',
    { steps: ['Grease the cups of a muffin tin.'] },
    { steps: ['Grease the cups of a muffin tin, three for each serving.'] },
  ],
  [
    'dish-size',
    { steps: ['Put paper cases in a muffin tin.'] },
    { steps: ['Brush a 12-hole muffin pan with oil.'] },
  ],
  [
    'measurable-parts',
    {
      lines: ['1 pinch salt'],
      parts: {
        steps: [sharing('Add {salt} of the salt.', 2 / 3), sharing('Add the rest.', 1 / 3)],
      },
    },
    { lines: ['1 pinch salt'], parts: { steps: [sharing('Add the salt.', 1)] } },
  ],
  ['measurable-amounts', { lines: ['303 g cod'] }, { lines: ['300 g cod', '2 piece egg'] }],
  ['measurable-amounts', { lines: ['1/4 piece onion'] }, { lines: ['1/2 piece onion'] }],
  ['measurable-amounts', { lines: ['1/2 clove garlic'] }, { lines: ['1 clove garlic'] }],
  [
    'plain-shares',
    { steps: ['Heat two fifths of the oil.'] },
    { steps: ['Heat 2 tablespoons of the oil.'] },
  ],
  [
    'keeping-days',
    {
      lines: ['2 clove garlic', '60 ml olive-oil'],
      tip: 'It keeps for 7 days in the fridge.',
      parts: { role: 'extra', ...uncooked },
    },
    {
      lines: ['2 clove garlic', '60 ml olive-oil'],
      tip: 'It keeps for 4 days in the fridge.',
      parts: { role: 'extra', ...uncooked },
    },
  ],
  [
    'keeping-days',
    { tip: 'It keeps for four days in the fridge.' },
    { tip: 'It keeps for three days in the fridge.' },
  ],
  [
    'keeping-days',
    { tip: 'It keeps for a week in the fridge.', parts: { role: 'side' } },
    { tip: 'It keeps for a week in the fridge.', parts: { role: 'side', ...uncooked } },
  ],
  [
    'keeping-days',
    { tip: 'It keeps for 3 days in the fridge.', parts: { protein: 'FISH' } },
    {
      tip: 'It keeps for 2 days in the fridge, the sauce alone 3 days. The rest of the can keeps for 3 days.',
      parts: { protein: 'FISH' },
    },
  ],
  [
    'keeping-days',
    {
      tip: 'Without the eggs it keeps for 3 days in the fridge.',
      parts: { isGoodAsLeftovers: true },
    },
    {
      tip: 'With its firm eggs it keeps until tomorrow, without eggs for 3 days in the fridge.',
      parts: { isGoodAsLeftovers: true },
    },
  ],
  [
    'keeping-days',
    {
      tip: 'It keeps for 3 days in the fridge, before the eggs go in.',
      parts: { isGoodAsLeftovers: true },
    },
    { tip: 'Without the eggs it keeps for 3 days in the fridge.', parts: {} },
  ],
  [
    'keeping-days',
    { parts: { isGoodAsLeftovers: true } },
    { tip: 'Keeps for 2 days in the fridge.', parts: { isGoodAsLeftovers: true } },
  ],
  [
    'discarded-fat',
    { lines: ['400 g chicken-breast'], steps: ['Pour off most of the fat.'] },
    { lines: ['400 g chicken-breast (discarded fat 20)'], steps: ['Pour off most of the fat.'] },
  ],
  [
    'side-timers',
    { steps: [['Fry for 3 minutes on each side.', 6]] },
    { steps: [['Fry for 3 minutes on each side.', 3]] },
  ],
  [
    'side-timers',
    { steps: [['Fry for 1 minute on each side, then rest for 5 minutes.', 2]] },
    { steps: [['Fry for 1 minute on each side, then rest for 5 minutes.', 1]] },
  ],
  [
    'named-waits',
    { steps: [['Bake for 15 to 18 minutes, then rest for 5 minutes.', 18]] },
    { steps: [['Bake for 15 to 18 minutes, then rest for 5 minutes.', 15, 5]] },
  ],
  [
    'named-waits',
    { steps: [['Bake for 15 to 18 minutes.', 18], 'Simmer for 10 minutes.'] },
    {
      steps: [
        ['Bake for 15 to 18 minutes.', 15],
        ['Fry for 2 minutes.', 2],
      ],
    },
  ],
  [
    'prep-minutes',
    { lines: ['100 g onion | chopped', '600 g cod | in cubes'], parts: prep(2) },
    { lines: ['100 g onion | chopped', '600 g cod | in cubes'], parts: prep(6) },
  ],
  ['title-promise', { title: 'Tofu dinner' }, { title: 'Cod dinner without tofu' }],
  ['main-protein', { lines: ['300 g onion'] }, { lines: ['300 g cod'] }],
  [
    'named-lining',
    { steps: ['Roast it on a lined baking sheet.'] },
    { steps: ['Roast it on a baking sheet lined with foil.'] },
  ],
  [
    'named-lining',
    { steps: ['Heat the oven and line a sheet pan.'] },
    { steps: ['Heat the oven and line a sheet pan with parchment.'] },
  ],
  [
    'named-lining',
    { parts: { steps: [inLanguages('Bake it.', 'Hornéalo en una bandeja con papel.', 'Baka.')] } },
    {
      parts: {
        steps: [inLanguages('Bake it.', 'Hornéalo en una bandeja con papel aluminio.', 'Baka.')],
      },
    },
  ],
  [
    'named-lining',
    { parts: { steps: [inLanguages('Bake it.', 'Hornéalo.', 'Baka på en klädd plåt.')] } },
    { parts: { steps: [inLanguages('Bake it.', 'Hornéalo.', 'Baka på en folieklädd plåt.')] } },
  ],
  [
    'paper-heat',
    { steps: ['Heat the oven to 230 °C (450 °F) and roast it on a lined baking sheet.'] },
    { steps: ['Heat the oven to 220 °C (425 °F) and roast it on a lined baking sheet.'] },
  ],
  [
    'paper-heat',
    { steps: ['Bake it on a sheet pan lined with parchment.', 'Slide it under the broiler.'] },
    { steps: ['Bake it on a sheet pan lined with foil.', 'Slide it under the broiler.'] },
  ],
  [
    'open-nuts',
    { steps: ['Heat the oven to 220 °C. Strew the nuts on top and bake for 12 minutes.'] },
    {
      steps: [
        'Heat the oven to 220 °C and bake for 12 minutes. Strew the nuts on top and bake for 5 minutes.',
      ],
    },
  ],
  [
    'open-nuts',
    { steps: ['Heat the oven to 210 °C. Strew it with pine nuts.', 'Bake for 9 minutes.'] },
    { steps: ['Heat the oven to 210 °C. Work the nuts into the dough.', 'Bake for 9 minutes.'] },
  ],
  [
    'keeping-place',
    { tip: 'Shape it in the fridge. Fried, it keeps for 3 days.' },
    { tip: 'Fried, it keeps for 3 days in the fridge.' },
  ],
  [
    'keeping-place',
    { tip: 'It keeps for 3 days in the fridge.', parts: { dish: 'BREAD' } },
    { tip: 'In a closed bag it keeps for 3 days in the fridge.', parts: { dish: 'BREAD' } },
  ],
  [
    'opened-tins',
    { lines: ['200 g canned-tomato'] },
    { lines: ['200 g canned-tomato'], tip: 'Freeze the rest of the can.' },
  ],
  [
    'opened-tins',
    { lines: ['600 g canned-tomato'] },
    { lines: ['390 g canned-tomato'], steps: ['Add the rest of the canola oil.'] },
  ],
  [
    'cooked-sprouts',
    { lines: ['100 g bean-sprouts'], steps: ['Serve with the bean sprouts.'] },
    { lines: ['100 g bean-sprouts'], steps: ['Fry the bean sprouts for 2 minutes.'] },
  ],
  [
    'whole-spices',
    { lines: ['2 piece bay-leaf'], steps: ['Simmer the bay leaves for 20 minutes.'] },
    { lines: ['2 piece bay-leaf'], steps: ['Simmer the bay leaves.', 'Take out the bay leaves.'] },
  ],
  [
    'whole-spices',
    { lines: ['2 piece bay-leaf'], steps: ['Boil the bay leaves. Take out the fish.'] },
    { lines: ['2 piece bay-leaf | very finely shredded'], steps: ['Boil the bay leaves.'] },
  ],
  [
    'whole-spices',
    { lines: ['2 piece bay-leaf'], steps: ['Simmer the bay leaves.', 'Blend the soup.'] },
    { lines: ['2 piece bay-leaf'], steps: ['Toast everything.', 'Grind them finely.'] },
  ],
  [
    'whole-spices',
    { lines: ['8 piece allspice-berry'], steps: ['Simmer it.', 'Remove the bay leaves.'] },
    { lines: ['8 piece allspice-berry'], steps: ['Simmer it.', 'Remove the allspice you find.'] },
  ],
  [
    'ounces',
    { tip: 'Thaw it, squeeze it and use 500 g for four.' },
    { tip: 'Use 500 g (1 lb), or 400 ml (1⅔ cups). Protein breads have 1 to 12 g a slice.' },
  ],
  [
    'note-repeats',
    { lines: ['8 piece allspice-berry | eight berries'] },
    { lines: ['8 piece allspice-berry | whole'] },
  ],
  [
    'told-weight',
    { lines: ['4 piece tomato | about 200 g (7 oz) each'] },
    { lines: ['4 piece tomato | about 120 g (4 oz) each'] },
  ],
  [
    'told-weight',
    { lines: ['4 piece tomato | about 480 g'] },
    { lines: ['1 piece chicken-leg | 300 g with the bone'] },
  ],
  [
    'counted-parts',
    {
      lines: ['2 piece tomato'],
      parts: { steps: [partOfTomatoes('{tomato} del tomate', '{tomato} av tomaten')] },
    },
    {
      lines: ['2 piece tomato'],
      parts: { steps: [partOfTomatoes('{tomato} de los tomates', '{tomato} av tomaterna')] },
    },
  ],
  [
    'named-vessel',
    { steps: ['Boil a pot of water.', 'Fry the balls over medium heat.'] },
    { steps: ['Boil a pot of water.', 'Fry the balls in a pan over medium heat.'] },
  ],
  [
    'named-vessel',
    { steps: ['Wilt the spinach in the oil over high heat for 3 minutes.'] },
    { steps: ['Wilt the spinach in the oil in a wide pan over high heat for 3 minutes.'] },
  ],
  [
    'nonstick-heat',
    { steps: ['Fry it in a nonstick pan over high heat.'] },
    { steps: ['Fry it in a nonstick pan over medium-high heat.'] },
  ],
  [
    'soaked-skewers',
    { steps: ['Thread it onto skewers.'], parts: { dish: 'GRILL' } },
    { steps: ['Thread it onto metal skewers.'], parts: { dish: 'GRILL' } },
  ],
  [
    'eating-risks',
    { lines: ['2 piece egg'], steps: ['Poach until set; the yolks stay soft.'] },
    {
      lines: ['2 piece egg'],
      steps: ['Poach until set; the yolks stay soft.'],
      parts: { risks: ['RUNNY_EGG'] },
    },
  ],
  ['opened-tins', { lines: ['200 ml coconut-milk'] }, { lines: ['400 ml coconut-milk'] }],
  ['opened-tins', { lines: ['1/2 can coconut-milk'] }, { lines: ['1 can coconut-milk'] }],
  [
    'opened-tins',
    { lines: ['340 g coconut-milk'] },
    // A spoonful stays in the tin.
    { lines: ['350 g coconut-milk'] },
  ],
  ['opened-tins', { lines: ['460 g coconut-milk'] }, { lines: ['450 g coconut-milk'] }],
  [
    'opened-tins',
    { lines: ['200 g coconut-milk'] },
    { lines: ['200 g coconut-milk'], tip: 'The rest of the can keeps for 3 days.' },
  ],
  [
    'pan-load',
    {
      lines: ['500 g cauliflower'],
      steps: ['Grate the cauliflower.', 'Add the cauliflower and fry for 8 minutes.'],
    },
    {
      lines: ['450 g cauliflower'],
      steps: ['Grate the cauliflower.', 'Add the cauliflower and fry for 8 minutes.'],
    },
  ],
  [
    'pan-load',
    {
      lines: ['500 g cauliflower'],
      steps: ['Grate the cauliflower.', 'Add the cauliflower and fry for 8 minutes.'],
    },
    {
      lines: ['500 g cauliflower'],
      steps: ['Cut the cauliflower.', 'Add the cauliflower and fry for 8 minutes.'],
    },
  ],
  [
    'pan-load',
    { lines: ['560 g halloumi'], steps: ['Fry the halloumi.'] },
    { lines: ['550 g halloumi'], steps: ['Fry the halloumi.'] },
  ],
  [
    'pan-load',
    { lines: ['560 g halloumi'], steps: ['Fry the halloumi.'] },
    { lines: ['optional 560 g halloumi'], steps: ['Fry the halloumi.'] },
  ],
  [
    'pan-load',
    { lines: ['560 g halloumi'], steps: ['Fry the halloumi.'] },
    { lines: ['560 g halloumi'], steps: ['Bake the halloumi.'] },
  ],
  [
    'pan-servings',
    {
      lines: ['300 g chicken-breast', '30 g butter'],
      steps: ['Brown the chicken in the butter in a wide pan.', 'Serve.'],
    },
    {
      lines: ['300 g chicken-breast', '30 g butter'],
      steps: ['Brown the chicken in the butter in a wide pan in two batches.', 'Serve.'],
    },
  ],
  [
    'boiling-water',
    { lines: ['300 ml water (discarded 150)'] },
    { lines: ['300 ml water (discarded 140)'] },
  ],
  [
    'core-temperature',
    { lines: ['300 g cod'], steps: ['Fry the cod.'] },
    { lines: ['optional 300 g cod'], steps: ['Fry the cod.'] },
  ],
  [
    'core-temperature',
    { lines: ['100 g cod'], steps: ['Fry the cod.'] },
    // Less than a piece for each.
    { lines: ['98 g cod'], steps: ['Fry the cod.'] },
  ],
  [
    'counted-pieces',
    { lines: ['300 g cod | cut into eight pieces'] },
    { lines: ['300 g cod | cut into pieces'] },
  ],
  [
    'discarded-fat',
    { lines: ['300 g cod', '20 g butter'], steps: ['Pour off the fat.'] },
    { lines: ['300 g cod (discarded fat 10)', '20 g butter'], steps: ['Pour off the fat.'] },
  ],
  [
    'batch-minutes',
    {
      steps: [['Fry in two batches for 11 minutes each.', 11]],
      parts: { times: { prepMinutes: 10, cookMinutes: 15, activeMinutes: 10, totalMinutes: 25 } },
    },
    {
      steps: [['Fry in two batches for 10 minutes each.', 10]],
      parts: { times: { prepMinutes: 10, cookMinutes: 15, activeMinutes: 10, totalMinutes: 25 } },
    },
  ],

  [
    'leaf-load',
    { lines: ['400 g spinach'], steps: ['Wilt the spinach in a wide pan.'] },
    { lines: ['390 g spinach'], steps: ['Wilt the spinach in a wide pan.'] },
  ],
  [
    'leaf-load',
    { lines: ['400 g spinach'], steps: ['Wilt the spinach in a wok.'] },
    { lines: ['optional 400 g spinach'], steps: ['Wilt the spinach in a wok.'] },
  ],
  [
    'leaf-load',
    { lines: ['400 g spinach'], steps: ['Wilt the spinach in a wok.'] },
    { lines: ['400 g spinach'], steps: ['Bake the spinach on a sheet pan.'] },
  ],
  [
    'leaf-load',
    { lines: ['800 g spinach'], steps: ['Wilt the spinach in a pan.'] },
    { lines: ['800 g spinach'], steps: ['Wilt the spinach in a pan, bit by bit.'] },
  ],
  ['opened-pieces', { lines: ['1.5 piece tomato'] }, { lines: ['optional 1.5 piece tomato'] }],
  ['opened-pieces', { lines: ['1.5 piece tomato'] }, { lines: ['2 piece tomato'] }],
  ['opened-pieces', { lines: ['1.5 piece tomato'] }, { lines: ['1/2 piece tomato'] }],
  [
    'opened-pieces',
    { lines: ['1/4 piece onion'], parts: { servings: 4 } },
    { lines: ['1/2 piece onion'], parts: { servings: 4 } },
  ],
  [
    'opened-pieces',
    { lines: ['1/4 piece onion'], parts: { servings: 4 } },
    { lines: ['1/4 piece onion'], parts: { servings: 3 } },
  ],
  ['opened-pieces', { lines: ['1.5 piece tomato'] }, { lines: ['150 g tomato'] }],
  ['measurable-amounts', { lines: ['21 g cod'] }, { lines: ['19 g cod'] }],
  ['measurable-amounts', { lines: ['252 g cod'] }, { lines: ['245 g cod'] }],
  ['measurable-amounts', { lines: ['255 g cod'] }, { lines: ['260 g cod'] }],
  ['measurable-amounts', { lines: ['22 ml water'] }, { lines: ['25 ml water'] }],
  ['measurable-amounts', { lines: ['50 g onion'] }, { lines: ['60 g onion'] }],
  ['measurable-amounts', { lines: ['0.4 tsp salt'] }, { lines: ['1/3 tsp salt'] }],
  ['measurable-amounts', { lines: ['1.1 tbsp olive-oil'] }, { lines: ['1 1/4 tbsp olive-oil'] }],
  ['measurable-amounts', { lines: ['1.3 piece tomato'] }, { lines: ['1.5 piece tomato'] }],
  ['hidden-cooking', { lines: ['100 g walnut | toasted'] }, { lines: ['100 g walnut | chopped'] }],
  ['hidden-cooking', { lines: ['100 g walnut | toasted'] }, { lines: ['100 g cod | toasted'] }],
  [
    'hidden-cooking',
    { lines: ['100 g spinach | steamed'] },
    { lines: ['100 g chicken-breast | steamed'] },
  ],
  [
    'hidden-cooking',
    { lines: ['100 g spinach | steamed'] },
    { lines: ['100 g spinach | steamed, bought ready'] },
  ],
  [
    'hot-blending',
    { steps: ['Simmer the leeks.', 'Blend the soup until smooth.'], parts: { dish: 'SOUP' } },
    { steps: ['Chop the leeks.', 'Blend the soup until smooth.'], parts: { dish: 'SOUP' } },
  ],
  [
    'hot-blending',
    { steps: ['Simmer the leeks.', 'Blend the soup.'], parts: { dish: 'SOUP' } },
    { steps: ['Simmer the leeks.', 'Blend the soup.'], parts: { dish: 'PAN' } },
  ],
  [
    'hot-blending',
    { steps: ['Boil the leeks.', 'Blend the soup.'], parts: { dish: 'SAUCE' } },
    {
      steps: ['Boil the leeks.', 'Blend the soup with a stick blender.'],
      parts: { dish: 'SAUCE' },
    },
  ],
  [
    'dish-size',
    { steps: ['Chop it.', 'Oil a pie dish.'] },
    { steps: ['Chop it.', 'Oil a pie dish of 26 cm (10 in).'] },
  ],
  [
    'dish-size',
    { steps: ['Chop it.', 'Fill a muffin tin.'] },
    { steps: ['Chop it.', 'Fill a muffin tin, two cups for each.'] },
  ],
  [
    'eating-risks',
    { lines: ['2 piece egg'], steps: ['Serve with a runny yolk.'] },
    {
      lines: ['2 piece egg'],
      steps: ['Serve with a runny yolk.'],
      parts: { risks: ['RUNNY_EGG'] },
    },
  ],
  [
    'eating-risks',
    { lines: ['2 piece egg'], steps: ['Serve with a runny yolk.'] },
    { lines: ['2 piece egg'], steps: ['Serve with a runny yolk.'], parts: { risks: ['RAW_EGG'] } },
  ],
  [
    'eating-risks',
    { lines: ['2 piece egg'], steps: ['Serve with a runny yolk.'] },
    { lines: ['300 g cod'], steps: ['Serve with a runny sauce.'] },
  ],
  [
    'eating-risks',
    { steps: ['The fish stays raw.'] },
    { steps: ['The fish stays raw.'], parts: { risks: ['RAW_FISH'] } },
  ],
  [
    'keeping-days',
    { tip: 'It keeps for 4 days in the fridge.' },
    { tip: 'It keeps for 3 days in the fridge.' },
  ],
  [
    'keeping-days',
    { tip: 'It keeps for a week in the fridge.' },
    { tip: 'It keeps for 2 days in the fridge.' },
  ],
  [
    'keeping-days',
    { tip: 'It keeps for 3 days in the fridge.', parts: { protein: 'FISH' } },
    { tip: 'It keeps for 2 days in the fridge.', parts: { protein: 'FISH' } },
  ],
  [
    'keeping-days',
    { tip: 'It keeps for 3 days in the fridge.', parts: { protein: 'SHELLFISH' } },
    { tip: 'The sauce alone keeps for 3 days in the fridge.', parts: { protein: 'SHELLFISH' } },
  ],
  [
    'keeping-days',
    { tip: 'It keeps for 3 days in the fridge.', parts: { risks: ['RAW_EGG'] } },
    { tip: 'Without the eggs it keeps for 3 days in the fridge.', parts: { risks: ['RAW_EGG'] } },
  ],
  [
    'keeping-days',
    {
      tip: 'It keeps for 5 days in the fridge.',
      lines: ['1 clove garlic', '30 ml olive-oil'],
      parts: uncooked,
    },
    {
      tip: 'It keeps for 4 days in the fridge.',
      lines: ['1 clove garlic', '30 ml olive-oil'],
      parts: uncooked,
    },
  ],
  [
    'keeping-days',
    { tip: 'It keeps for 4 days in the fridge.', lines: ['1 clove garlic', '30 ml olive-oil'] },
    {
      tip: 'It keeps for 4 days in the fridge.',
      lines: ['1 clove garlic', '30 ml olive-oil'],
      parts: uncooked,
    },
  ],
  [
    'keeping-days',
    { tip: 'It keeps for 4 days in the fridge.' },
    { tip: 'It keeps for 4 days in the fridge.', parts: { dish: 'BREAD' } },
  ],
  [
    'keeping-days',
    { tip: 'It keeps for 4 days in the fridge.', parts: { role: 'side' } },
    { tip: 'It keeps for 4 days in the fridge.', parts: { role: 'side', ...uncooked } },
  ],
  [
    'keeping-days',
    { tip: 'It keeps for 4 days in the fridge.', parts: { role: 'extra', dish: 'SAUCE' } },
    { tip: 'It keeps for 4 days in the fridge.', parts: { role: 'extra', dish: 'DESSERT' } },
  ],
  [
    'keeping-days',
    { tip: 'It keeps for 4 days in the fridge.' },
    { tip: 'It keeps for 4 days in an airtight box.' },
  ],
  [
    'keeping-days',
    { tip: 'Keeps for 2 days without the eggs.', parts: { isGoodAsLeftovers: true } },
    { tip: 'Keeps for 2 days. Fry it with the eggs tomorrow.', parts: { isGoodAsLeftovers: true } },
  ],
  [
    'keeping-days',
    { tip: 'Make it up to a day ahead.', parts: { isGoodAsLeftovers: true } },
    { tip: 'It keeps until the next day.', parts: { isGoodAsLeftovers: true } },
  ],
  ['keeping-place', { tip: 'It keeps for 3 days.' }, { tip: 'It keeps for 3 days in the fridge.' }],
  [
    'keeping-place',
    { tip: 'It keeps for 3 days in the fridge.', parts: { dish: 'BREAD' } },
    { tip: 'It keeps for 3 days in a bag in the fridge.', parts: { dish: 'BREAD' } },
  ],
  [
    'keeping-place',
    { steps: ['Chop it.', 'It stays good for two weeks.'] },
    { steps: ['Chop it.', 'It stays good for two weeks in the freezer.'] },
  ],
  [
    'open-nuts',
    { steps: ['Strew the nuts over and bake at 200 °C for 11 minutes.'] },
    { steps: ['Strew the nuts over and bake at 200 °C for 10 minutes.'] },
  ],
  [
    'open-nuts',
    { steps: ['Strew the nuts over and bake at 220 °C for 7 minutes.'] },
    { steps: ['Strew the nuts over and bake at 220 °C for 6 minutes.'] },
  ],
  [
    'open-nuts',
    { steps: ['Strew the nuts over and bake at 200 °C for 8 to 11 minutes.'] },
    { steps: ['Strew the nuts over and bake at 180 °C for 30 minutes.'] },
  ],
  [
    'open-nuts',
    { steps: ['Heat the oven to 220 °C.', 'Strew the nuts over.', 'Bake for 20 minutes.'] },
    {
      steps: ['Heat the oven to 220 °C.', 'Knead the nuts into the dough.', 'Bake for 20 minutes.'],
    },
  ],
  [
    'open-nuts',
    { steps: ['Heat the oven to 220 °C.', 'Scatter the almonds over.', 'Bake for 20 minutes.'] },
    {
      steps: ['Heat the oven to 220 °C.', 'Scatter the almond flour over.', 'Bake for 20 minutes.'],
    },
  ],
  [
    'open-nuts',
    { steps: ['Heat the oven to 220 °C.', 'Scatter the nuts over.', 'Bake for 20 minutes.'] },
    {
      steps: [
        'Heat the oven to 220 °C.',
        'Scatter the nuts over to serve.',
        'Bake for 20 minutes.',
      ],
    },
  ],
  ['shared-pieces', { lines: ['3 piece chicken-leg'] }, { lines: ['4 piece chicken-leg'] }],
  [
    'shared-pieces',
    { lines: ['3 piece chicken-leg'] },
    { lines: ['optional 3 piece chicken-leg'] },
  ],
  [
    'shared-pieces',
    { lines: ['3 piece egg'], steps: ['Poach the eggs.'] },
    { lines: ['1 piece egg'], steps: ['Poach the egg.'] },
  ],
  [
    'shared-pieces',
    { lines: ['3 piece egg'], steps: ['Crack the eggs into the pan.'] },
    { lines: ['3 piece egg'], steps: ['Whisk the eggs.'] },
  ],
  [
    'told-minutes',
    { description: 'On the table in 25 minutes.', parts: prep(5) },
    { description: 'On the table in 30 minutes.', parts: prep(5) },
  ],
  [
    'told-minutes',
    { description: 'Dinner is ready in twenty-five minutes.', parts: prep(5) },
    { description: 'Dinner is ready in half an hour.', parts: prep(5) },
  ],
  [
    'told-minutes',
    { description: 'Done in a quarter of an hour.', parts: prep(5) },
    { description: 'Done in forty minutes.', parts: prep(5) },
  ],
  [
    'named-waits',
    { steps: [['Fry for 4 minutes.', null]] },
    { steps: [['Fry for 4 minutes.', 4]] },
  ],
  [
    'named-waits',
    { steps: [['Fry for 4 to 6 minutes.', 6]] },
    { steps: [['Fry for 4 to 6 minutes.', 4]] },
  ],
  [
    'named-waits',
    { steps: [['Let it sizzle for 30 seconds. Add the greens and toss for 2 minutes.', 2]] },
    { steps: [['Let it sizzle for 30 seconds. Add the greens and toss for 2 minutes.', 0.5, 2]] },
  ],
  [
    'named-waits',
    { steps: [['Fry for 2 minutes, then braise for 1 1/2 hours.', 90, 2]] },
    {
      steps: [
        ['Fry for 2 minutes, then braise for 1 1/2 hours.', 2, 90],
        ['Grill for 6 to 8 minutes, turning every 2 minutes, the herbs for the last 2 minutes.', 6],
        ['Brown it in two batches, 7 minutes each.', 7, 7],
        ['Brown it in two batches, about 12 minutes in all. If it sticks, wait for 1 minute.', 12],
        'Serve within 30 minutes.',
      ],
    },
  ],
  [
    'named-waits',
    { steps: [['Fry it for 4 minutes, and then for 4 minutes more.', 4]] },
    { steps: [['Fry it for 4 minutes, and then for 4 minutes more.', 4, 4]] },
  ],
  [
    'named-waits',
    { steps: [['Fry it for 4 minutes.', 4, 4]] },
    { steps: ['Add it for the last 20 seconds, and warm it 15 seconds at a time.'] },
  ],
  ['named-waits', { steps: [['Fry it well.', 5]] }, { steps: [['Fry it for 1 hour.', 60]] }],
  [
    'same-waits',
    {
      parts: {
        steps: [inLanguages('Fry for 30 seconds.', 'Fríe un rato.', 'Stek i 30 sekunder.')],
      },
    },
    {
      parts: {
        steps: [
          inLanguages(
            'Cook for 1 1/2 hours, stirring every 10 minutes, 30 seconds each time.',
            'Cuece 1 hora y 30 minutos, revolviendo cada 10 minutos durante 30 segundos.',
            'Koka i 1 timme och 30 minuter, rör var 10 minut i 30 sekunder.',
          ),
        ],
      },
    },
  ],
  [
    'same-waits',
    {
      parts: {
        steps: [
          inLanguages(
            '2 minutes, then 1 minute.',
            '1 minuto y 2 minutos.',
            '2–3 minuter, 1 minut.',
          ),
        ],
      },
    },
    {
      parts: {
        steps: [
          inLanguages(
            '2 minutes, garlic for the last 30 seconds.',
            '2 minutos, el ajo los últimos 30 segundos.',
            '2 minuter, vitlöken sist.',
          ),
        ],
      },
    },
  ],
  [
    'worded-minutes',
    {
      parts: {
        steps: [inLanguages('Wait for 1 minute.', 'Espera medio minuto.', 'Vänta i 1 minut.')],
      },
    },
    {
      parts: {
        steps: [
          inLanguages(
            'Serve within a minute.',
            'Sirve antes de un minuto.',
            'Servera inom en minut.',
          ),
        ],
      },
    },
  ],
  [
    'worded-minutes',
    { steps: ['Toss for a minute.', 'Cool it for half an hour.'] },
    { steps: ['Stir once a minute. It is better after an hour.'] },
  ],
];

test.each(cases)('%s finds what breaks it and passes what holds it', (id, broken, held) => {
  expect(said(id, broken)).not.toEqual([]);
  expect(said(id, held)).toEqual([]);
});

test('an editor hears of each case what is wrong, and where', () => {
  const heard = cases.flatMap(([id, broken]) =>
    findingsOf(id, broken).map(({ message, at }) => {
      const place = Object.entries(at).map(([kind, which]) => `${kind} ${which}`);
      return `${id}, ${place.join()}: ${message}`;
    }),
  );
  expect(heard).toMatchInlineSnapshot(`
    [
      "salt-of-serving, field ingredients: A serving has 6.2 g of salt, the limit is 2.5.",
      "salt-enough, field ingredients: A kilogram of it has 1.3 g of salt and will taste flat; 3 is the least.",
      "listed-salt, step 1: The salt of its water is not in the list.",
      "hot-blending, step 1: Say "stick blender", or that the lid stays ajar under a towel.",
      "hot-blending, step 0: Say "stick blender", or that the lid stays ajar under a towel.",
      "hot-blending, step 1: Say "stick blender", or that the lid stays ajar under a towel.",
      "worded-minutes, step 0: Write its minutes in figures, and give it a timer.",
      "cooling-minutes, step 0: Say how many minutes it cools, and count them into the total.",
      "fahrenheit, field steps: "60 °C" stands without °F.",
      "fahrenheit, field steps: "60 °C" stands without °F in Spanish.",
      "same-sizes, step 0: In es it names "" cm, in English "26".",
      "same-degrees, step 0: In es it names "" °C, in English "74".",
      "same-degrees, field tip: In es it names "" °C, in English "74".",
      "same-days, field tip: In es it names "2" d, in English "3".",
      "same-volumes, step 0: In es it names "1.000" l, in English "1.500".",
      "same-sizes, field tip: In es it names "3" cm, in English "2".",
      "frozen-raspberries, field steps: Say that frozen raspberries are boiled for a minute first.",
      "frozen-raspberries, field steps: Say that frozen raspberries are boiled for a minute first.",
      "leaf-load, step 0: 600 g of leaves have no room in a pan; add them by the handful.",
      "named-heat, step 0: No heat is named for "Brown the cod in a large pan".",
      "named-heat, step 0: No heat is named for "Melt the butter in a small pan".",
      "named-heat, step 0: Say how high the heat is under its first pan.",
      "named-heat, step 1: No heat is named for "In another pan, fry".",
      "named-heat, step 0: Say how high the heat is under its first pan.",
      "named-heat, step 0: Say how high the heat is under its first pan.",
      "shared-pieces, ingredient 0: 6 pieces do not go round 4.",
      "shared-pieces, step 0: 5 eggs do not go round 2.",
      "rendered-fat, ingredient 0: 1840 g with the skin are browned, and none of the fat is poured off.",
      "told-protein, field protein: Its protein is told as SHELLFISH (100 g), and FISH is 400 g.",
      "opened-pieces, ingredient 0: 0.25 of a onion leaves the rest of it lying about; take a whole or half one.",
      "opened-pieces, ingredient 0: 1.5 of a tomato leaves the rest of it lying about; take a whole or half one.",
      "counted-pieces, step 0: "Make four dents" holds for one number of servings; count for each person.",
      "hidden-cooking, ingredient 0: "hard-boiled for 9 minutes" belongs into a step.",
      "hidden-cooking, ingredient 0: "boiled, sliced" belongs into a step.",
      "hidden-cooking, ingredient 0: "toasted" belongs into a step.",
      "inches, field steps: "2 cm" stands without inches.",
      "inches, field steps: "2 cm" stands without inches in Spanish.",
      "core-temperature, field steps: No step names 74 °C in the middle of the meat.",
      "core-temperature, field steps: No step names 71 °C in the middle of the meat.",
      "core-temperature, field steps: No step names 60 °C in the middle of the fish.",
      "core-temperature, field steps: No step names 60 °C in the middle of the fish.",
      "core-temperature, field steps: No step names 71 °C in the middle of the meat.",
      "oven-heated, step 1: The oven is used before a step heats it.",
      "dish-size, step 0: Nobody says how large the baking dish is.",
      "pan-load, step 0: Cauliflower rice takes 6 minutes to dry, the step gives it 4.",
      "counted-pieces, step 0: "Shape it into 16 fingers" holds for one number of servings; count for each person.",
      "dish-size, step 0: Nobody says how large the baking dish is.",
      "pan-load, ingredient 0: 600 g do not brown in one pan; say how many batches.",
      "pan-load, ingredient 0: 800 g do not brown in one pan; say how many batches.",
      "pan-load, ingredient 0: 800 g do not brown in one pan; say how many batches.",
      "pan-load, ingredient 0: 700 g do not brown in one pan; say how many batches.",
      "pan-load, ingredient 0: 700 g do not brown in one pan; say how many batches.",
      "pan-pieces, ingredient 0: 700 g of pieces do not brown in one pan; say how many batches.",
      "pan-pieces, ingredient 0: 700 g of pieces do not brown in one pan; say how many batches.",
      "counted-pieces, ingredient 0: "in 4 pieces" holds for one number of servings; count for each person.",
      "counted-pieces, step 0: "Roll it into 20 balls" holds for one number of servings; count for each person.",
      "braising-minutes, ingredient 0: beef-chuck takes 75 minutes to be tender, the steps give 45.",
      "batch-minutes, field times: 30 minutes do not do: its batches and waits alone take 24.",
      "batch-timers, step 0: Its timer should ring after 7 minutes.",
      "batch-timers, step 0: Its timer should ring after 6 minutes.",
      "note-agreement, ingredient 0: In es its note "picados" does not agree with "garlic".",
      "note-agreement, ingredient 0: In sv its note "strimlad" does not agree with "Bacon".",
      "note-number, ingredient 0: In es its note "picado" should be "picados".",
      "note-number, ingredient 0: In sv its note "halverade" should be "halverad".",
      "measurable-parts, step 0: Nobody measures the part of salt that it takes; divide it otherwise.",
      "named-vessel, step 0: Nobody says what to cook it in.",
      "named-vessel, step 1: Nobody says what to cook it in.",
      "named-vessel, step 1: Nobody says what to cook it in.",
      "named-vessel, step 1: Nobody says what to cook it in.",
      "told-minutes, field description: It is said to take 20 minutes and takes 30.",
      "named-waits, step 0: Its timer rings after 4 min that no word names.",
      "pan-pieces, ingredient 0: 800 g of pieces do not brown in one pan; say how many batches.",
      "pan-pieces, ingredient 0: 800 g of pieces do not brown in one pan; say how many batches.",
      "pan-pieces, ingredient 0: 800 g of pieces do not brown in one pan; say how many batches.",
      "pan-servings, step 0: Say how many servings its pan holds: "pan: 6".",
      "pan-servings, step 0: Its pan holds 4 servings, not 5.",
      "pan-servings, step 0: Say how many servings its pan holds: "pan: 4".",
      "pan-servings, step 0: Say how many servings its pan holds: "pan: 5".",
      "pan-servings, step 0: Say how many servings its pan holds: "pan: 5".",
      "pan-servings, step 0: Say how many servings its pan holds: "pan: 5".",
      "pan-servings, step 0: Its pan holds 4 servings, not 5.",
      "eating-risks, field steps: Fish stays raw inside: say risks: [RAW_FISH].",
      "keeping-days, field tip: It is good as leftovers, and nothing says for how long.",
      "boiling-water, ingredient 0: This water is poured away: say it in the step and leave it out here.",
      "boiling-water, ingredient 0: This water is poured away: say it in the step and leave it out here.",
      "keeping-days, field tip: It is said to keep 3 days; 2 are the most.",
      "dish-size, step 0: Nobody says how large the muffin tin is.",
      "dish-size, step 0: Nobody says how large the muffin tin is.",
      "measurable-parts, step 0: Nobody measures the part of salt that it takes; divide it otherwise.",
      "measurable-amounts, ingredient 0: Nobody measures 303 g cod; round it.",
      "measurable-amounts, ingredient 0: Nobody takes 0.25 piece onion: a kitchen counts it in halves or whole.",
      "measurable-amounts, ingredient 0: Nobody takes 0.5 clove garlic: a kitchen counts it in halves or whole.",
      "plain-shares, step 0: "two fifths of the oil" is nothing a cook measures; say how much.",
      "keeping-days, field tip: It is said to keep 7 days; 4 are the most.",
      "keeping-days, field tip: It is said to keep 4 days; 3 are the most.",
      "keeping-days, field tip: It is said to keep 7 days; 3 are the most.",
      "keeping-days, field tip: It is said to keep 3 days; 2 are the most.",
      "keeping-days, field tip: It is good as leftovers, and keeps without its eggs only.",
      "keeping-days, field tip: It is good as leftovers, and keeps without its eggs only.",
      "keeping-days, field tip: It is good as leftovers, and nothing says for how long.",
      "discarded-fat, step 0: Fat is poured off, but no ingredient says "(discarded fat …)".",
      "side-timers, step 0: Its timer should ring after 3 minutes, when the first side is done.",
      "side-timers, step 0: Its timer should ring after 1 minutes, when the first side is done.",
      "named-waits, step 0: It waits 15 min without a timer.",
      "named-waits, step 0: It waits 5 min without a timer.",
      "named-waits, step 0: Its timer rings after 18 min that no word names.",
      "named-waits, step 0: It waits 15 min without a timer.",
      "named-waits, step 0: Its timer rings after 18 min that no word names.",
      "named-waits, step 1: It waits 10 min without a timer.",
      "prep-minutes, field times: 2 minutes do not do for knife jobs of 6.",
      "title-promise, field title: The title promises tofu, the list has none.",
      "main-protein, field ingredients: A main of 2 g protein leaves people hungry, the least is 12.",
      "named-lining, step 0: "lined baking sheet" (en): say whether with parchment or foil.",
      "named-lining, step 0: "line a sheet pan" (en): say whether with parchment or foil.",
      "named-lining, step 0: "bandeja con papel" (es): say whether with parchment or foil.",
      "named-lining, step 0: "klädd plåt" (sv): say whether with parchment or foil.",
      "paper-heat, step 0: Paper lies in an oven of 230 °C; 220 is the most.",
      "paper-heat, step 1: Paper goes under the broiler.",
      "open-nuts, step 0: Nuts lie open for 12 minutes at 220 °C; 6 are the most.",
      "open-nuts, step 0: Nuts lie open for 9 minutes at 210 °C; 6 are the most.",
      "keeping-place, field tip: Where does it keep? "Fried, it keeps for 3 days."",
      "keeping-place, field tip: In what does it keep? "It keeps for 3 days in the fridge."",
      "opened-tins, ingredient 0: A part of a can of canned-tomato is left: say how it keeps.",
      "opened-tins, ingredient 0: A part of a can of canned-tomato is left: say how it keeps.",
      "cooked-sprouts, step 0: Bean sprouts are served raw.",
      "whole-spices, ingredient 0: Nobody takes out the bay-leaf.",
      "whole-spices, ingredient 0: Nobody takes out the bay-leaf.",
      "whole-spices, ingredient 0: Nobody takes out the bay-leaf.",
      "whole-spices, ingredient 0: Nobody takes out the allspice-berry.",
      "ounces, field steps: "500 g" stands without ounces, pounds or cups in en.",
      "ounces, field steps: "500 g" stands without ounces, pounds or cups in es.",
      "note-repeats, ingredient 0: "berries" of the note stands in the name already (en).",
      "note-repeats, ingredient 0: "berries" of the note stands in the name already (es).",
      "note-repeats, ingredient 0: "berries" of the note stands in the name already (sv).",
      "told-weight, ingredient 0: The note says 200 g, reckoned are 120 g each.",
      "told-weight, ingredient 0: The note says 480 g, reckoned are 120 g each.",
      "counted-parts, step 0: "del tomate" is one of several tomatos in es: use the plural.",
      "counted-parts, step 0: "tomaten" is one of several tomatos in sv: use the plural.",
      "named-vessel, step 1: Nobody says what to cook it in.",
      "named-vessel, step 0: Nobody says what to cook it in.",
      "nonstick-heat, step 0: A nonstick pan does not go over high heat.",
      "soaked-skewers, field steps: Say that the skewers are of metal or soaked.",
      "eating-risks, field steps: An egg stays raw or runny: say risks: [RUNNY_EGG] or [RAW_EGG].",
      "opened-tins, ingredient 0: A part of a can of coconut-milk is left: say how it keeps.",
      "opened-tins, ingredient 0: A part of a can of coconut-milk is left: say how it keeps.",
      "opened-tins, ingredient 0: A part of a can of coconut-milk is left: say how it keeps.",
      "opened-tins, ingredient 0: A part of a can of coconut-milk is left: say how it keeps.",
      "opened-tins, ingredient 0: A part of a can of coconut-milk is left: say how it keeps.",
      "pan-load, ingredient 0: 500 g do not brown in one pan; say how many batches.",
      "pan-load, ingredient 0: 500 g do not brown in one pan; say how many batches.",
      "pan-load, ingredient 0: 560 g do not brown in one pan; say how many batches.",
      "pan-load, ingredient 0: 560 g do not brown in one pan; say how many batches.",
      "pan-load, ingredient 0: 560 g do not brown in one pan; say how many batches.",
      "pan-servings, step 0: Say how many servings its pan holds: "pan: 6".",
      "boiling-water, ingredient 0: This water is poured away: say it in the step and leave it out here.",
      "core-temperature, field steps: No step names 60 °C in the middle of the fish.",
      "core-temperature, field steps: No step names 60 °C in the middle of the fish.",
      "counted-pieces, ingredient 0: "into eight pieces" holds for one number of servings; count for each person.",
      "discarded-fat, step 0: Fat is poured off, but no ingredient says "(discarded fat …)".",
      "batch-minutes, field times: 25 minutes do not do: its batches and waits alone take 22.",
      "leaf-load, step 0: 400 g of leaves have no room in a pan; add them by the handful.",
      "leaf-load, step 0: 400 g of leaves have no room in a pan; add them by the handful.",
      "leaf-load, step 0: 400 g of leaves have no room in a pan; add them by the handful.",
      "leaf-load, step 0: 800 g of leaves have no room in a pan; add them by the handful.",
      "opened-pieces, ingredient 0: 1.5 of a tomato leaves the rest of it lying about; take a whole or half one.",
      "opened-pieces, ingredient 0: 1.5 of a tomato leaves the rest of it lying about; take a whole or half one.",
      "opened-pieces, ingredient 0: 1.5 of a tomato leaves the rest of it lying about; take a whole or half one.",
      "opened-pieces, ingredient 0: 0.25 of a onion leaves the rest of it lying about; take a whole or half one.",
      "opened-pieces, ingredient 0: 0.25 of a onion leaves the rest of it lying about; take a whole or half one.",
      "opened-pieces, ingredient 0: 1.5 of a tomato leaves the rest of it lying about; take a whole or half one.",
      "measurable-amounts, ingredient 0: Nobody measures 21 g cod; round it.",
      "measurable-amounts, ingredient 0: Nobody measures 252 g cod; round it.",
      "measurable-amounts, ingredient 0: Nobody measures 255 g cod; round it.",
      "measurable-amounts, ingredient 0: Nobody measures 22 ml water; round it.",
      "measurable-amounts, ingredient 0: Nobody weighs 50 g onion; say how many pieces.",
      "measurable-amounts, ingredient 0: No spoon measures 0.4 tsp salt.",
      "measurable-amounts, ingredient 0: No spoon measures 1.1 tbsp olive-oil.",
      "measurable-amounts, ingredient 0: Nobody takes 1.3 piece tomato: a kitchen counts it in halves or whole.",
      "hidden-cooking, ingredient 0: "toasted" belongs into a step.",
      "hidden-cooking, ingredient 0: "toasted" belongs into a step.",
      "hidden-cooking, ingredient 0: "steamed" belongs into a step.",
      "hidden-cooking, ingredient 0: "steamed" belongs into a step.",
      "hot-blending, step 1: Say "stick blender", or that the lid stays ajar under a towel.",
      "hot-blending, step 1: Say "stick blender", or that the lid stays ajar under a towel.",
      "hot-blending, step 1: Say "stick blender", or that the lid stays ajar under a towel.",
      "dish-size, step 1: Nobody says how large the pie dish is.",
      "dish-size, step 1: Nobody says how large the muffin tin is.",
      "eating-risks, field steps: An egg stays raw or runny: say risks: [RUNNY_EGG] or [RAW_EGG].",
      "eating-risks, field steps: An egg stays raw or runny: say risks: [RUNNY_EGG] or [RAW_EGG].",
      "eating-risks, field steps: An egg stays raw or runny: say risks: [RUNNY_EGG] or [RAW_EGG].",
      "eating-risks, field steps: Fish stays raw inside: say risks: [RAW_FISH].",
      "keeping-days, field tip: It is said to keep 4 days; 3 are the most.",
      "keeping-days, field tip: It is said to keep 7 days; 3 are the most.",
      "keeping-days, field tip: It is said to keep 3 days; 2 are the most.",
      "keeping-days, field tip: It is said to keep 3 days; 2 are the most.",
      "keeping-days, field tip: It is said to keep 3 days; 2 are the most.",
      "keeping-days, field tip: It is said to keep 5 days; 4 are the most.",
      "keeping-days, field tip: It is said to keep 4 days; 3 are the most.",
      "keeping-days, field tip: It is said to keep 4 days; 3 are the most.",
      "keeping-days, field tip: It is said to keep 4 days; 3 are the most.",
      "keeping-days, field tip: It is said to keep 4 days; 3 are the most.",
      "keeping-days, field tip: It is said to keep 4 days; 3 are the most.",
      "keeping-days, field tip: It is good as leftovers, and keeps without its eggs only.",
      "keeping-days, field tip: It is good as leftovers, and nothing says for how long.",
      "keeping-place, field tip: Where does it keep? "It keeps for 3 days."",
      "keeping-place, field tip: In what does it keep? "It keeps for 3 days in the fridge."",
      "keeping-place, step 1: Where does it keep? "It stays good for two weeks."",
      "open-nuts, step 0: Nuts lie open for 11 minutes at 200 °C; 10 are the most.",
      "open-nuts, step 0: Nuts lie open for 7 minutes at 220 °C; 6 are the most.",
      "open-nuts, step 0: Nuts lie open for 11 minutes at 200 °C; 10 are the most.",
      "open-nuts, step 1: Nuts lie open for 20 minutes at 220 °C; 6 are the most.",
      "open-nuts, step 1: Nuts lie open for 20 minutes at 220 °C; 6 are the most.",
      "open-nuts, step 1: Nuts lie open for 20 minutes at 220 °C; 6 are the most.",
      "shared-pieces, ingredient 0: 3 pieces do not go round 2.",
      "shared-pieces, ingredient 0: 3 pieces do not go round 2.",
      "shared-pieces, step 0: 3 eggs do not go round 2.",
      "shared-pieces, step 0: 3 eggs do not go round 2.",
      "told-minutes, field description: It is said to take 25 minutes and takes 30.",
      "told-minutes, field description: It is said to take 25 minutes and takes 30.",
      "told-minutes, field description: It is said to take 15 minutes and takes 30.",
      "named-waits, step 0: It waits 4 min without a timer.",
      "named-waits, step 0: It waits 4 min without a timer.",
      "named-waits, step 0: Its timer rings after 6 min that no word names.",
      "named-waits, step 0: It waits 30 s without a timer.",
      "named-waits, step 0: It waits 2 min without a timer.",
      "named-waits, step 0: Its timer rings after 2 min that no word names.",
      "named-waits, step 0: It waits 4 min without a timer.",
      "named-waits, step 0: Its timer rings after 4 min that no word names.",
      "named-waits, step 0: Its timer rings after 5 min that no word names.",
      "same-waits, step 0: In es it names "" min, in English "0.5".",
      "same-waits, step 0: In es it names "1 2" min, in English "2 1".",
      "worded-minutes, step 0: Write its minutes in figures, and give it a timer.",
      "worded-minutes, step 0: Write its minutes in figures, and give it a timer.",
      "worded-minutes, step 1: Write its minutes in figures, and give it a timer.",
    ]
  `);
});

test('every rule has a case, a source and a name of its own', () => {
  const covered = new Set(cases.map(([id]) => id));
  expect([...covered].toSorted()).toEqual(cookingRules.map(({ id }) => id).toSorted());
  expect(cookingRules.filter(({ source }) => source === '')).toEqual([]);
});

test('meat that stays pink names who should not eat it so', () => {
  const steak = buildFood({ id: 'beef-chuck', group: 'meat', avoidGroups: ['BEEF'], per100g });
  const rule = cookingRules.find(({ id }) => id === 'eating-risks');
  const foundIn = (text: string, risks: Recipe['risks'] = []) => {
    const recipe = compiled({
      foods: [steak],
      recipe: {
        lines: ['300 g beef-chuck'],
        steps: [buildStep({ texts: perLanguage(() => text), timerMinutes: null, uses: [] })],
        risks,
      },
    });
    return rule?.find({ recipe, foods: new Map([[steak.id, steak]]) }) ?? [];
  };
  expect(foundIn('Sear to 54 °C (130 °F) in the middle.')).toHaveLength(1);
  expect(foundIn('Sear it, still pink inside.')).toHaveLength(1);
  expect(foundIn('Sear to 54 °C (130 °F) in the middle.', ['PINK_MEAT'])).toEqual([]);
  expect(foundIn('Braise at 150 °C (300 °F) for 3 hours.')).toEqual([]);
});

test('stock and cheese count with the spoon of salt', () => {
  const salted = buildFood({ id: 'cod', per100g: { ...per100g, sodiumMg: 900 } });
  const recipe = compiled({ foods: [salted], recipe: { lines: ['600 g cod'] } });
  const rule = cookingRules.find(({ id }) => id === 'salt-of-serving');
  const found = rule?.find({ recipe, foods: new Map([[salted.id, salted]]) });
  expect(found?.map(({ message }) => message)).toEqual([
    'A serving has 6.8 g of salt, the limit is 2.5.',
  ]);
});

test('a kilogram of a plate has at most 10 g of salt, of bread 13, of a sauce any', () => {
  const lines = ['300 g cod', '1/2 tsp salt'];
  const ofKg = (parts: Partial<Recipe>, own = lines) =>
    said('salt-of-serving', { lines: own, parts: { servings: 4, ...parts } });
  expect(ofKg({})).toEqual(['A kilogram of it has 11 g of salt, the limit is 10.']);
  expect(ofKg({ role: 'side' })).toEqual(['A kilogram of it has 11 g of salt, the limit is 10.']);
  expect(ofKg({ role: 'side', dish: 'BREAD' })).toEqual([]);
  expect(ofKg({ role: 'extra', dish: 'SAUCE' })).toEqual([]);
  const salty = ['300 g cod', '3/4 tsp salt'];
  expect(ofKg({ role: 'extra', dish: 'BREAD' }, salty)).toEqual([
    'A kilogram of it has 16 g of salt, the limit is 13.',
  ]);
});
