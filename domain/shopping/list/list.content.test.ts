import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { languages } from '../../../lib/language.ts';
import type { Food, FoodId } from '../../foods/food.ts';
import { marketOf, type PackForm } from '../../foods/purchase/pack.ts';
import { kitchenLines } from '../../kitchen/kitchen-lines.rules.ts';
import { tapWater } from '../../kitchen/measures/food-measures.ts';
import { recipeSheet } from '../../kitchen/sheet/recipe-sheet.ts';
import { shownAmount } from '../../recipes/amounts/amounts.rules.ts';
import type { AmountStyle } from '../../recipes/amounts/shown-amount.ts';
import { ownContent } from '../../recipes/testing/own-content.ts';
import { gramsShown } from '../amounts/needed-amount.rules.ts';
import { listContentWith } from '../testing/list-content-with.ts';
import { countToBuy } from './count-to-buy.rules.ts';
import { boughtAs, gramsOfWhole } from './food-rows.rules.ts';
import { mergeShoppingList } from './merge-list.rules.ts';
import type { ListedRecipe } from './shopping-needs.rules.ts';

const content = await ownContent();
const foods: ReadonlyMap<FoodId, Food> = new Map(content.foods.map((food) => [food.id, food]));

/** Up to a week of shipped recipes, each for any quarter of a serving up to twelve. */
const anyDishes: fc.Arbitrary<ListedRecipe[]> = fc.array(
  fc
    .record({
      id: fc.uuid(),
      recipe: fc.constantFrom(...content.recipes),
      quarters: fc.integer({ min: 1, max: 48 }),
    })
    .map(({ id, recipe, quarters }) => ({ id, recipe, servings: quarters / 4 })),
  { minLength: 1, maxLength: 21 },
);

/** What the cooks of all the dishes measure, food by food. */
function measuredGrams(dishes: readonly ListedRecipe[]): ReadonlyMap<FoodId, number> {
  const grams = new Map<FoodId, number>();
  for (const { recipe, servings } of dishes) {
    for (const line of kitchenLines({ recipe, servings, foods })) {
      if (line.standing === 'alternative' || line.foodId === tapWater) continue;
      const own = line.unit === 'pinch' ? 0 : line.grams;
      grams.set(line.foodId, (grams.get(line.foodId) ?? 0) + own);
    }
  }
  return grams;
}

test('what is bought is what the dishes measure, and less than a pack of each food more', () => {
  fc.assert(
    fc.property(anyDishes, fc.constantFrom(...languages), (recipes, language) => {
      const measured = measuredGrams(recipes);
      const list = mergeShoppingList({
        content: listContentWith({ recipes }),
        foodsById: foods,
        language,
      });
      const wholes = Map.groupBy(measured, ([foodId]) => boughtAs({ foodId, purchases: foods }));
      expect(new Set(list.items.map(({ foodId }) => foodId))).toEqual(new Set(wholes.keys()));
      for (const { foodId, buying } of list.items) {
        const parts = (wholes.get(foodId ?? '') ?? []).map(([id, grams]) => ({
          foodId: id,
          grams,
        }));
        const need = gramsOfWhole({ foodId: foodId ?? '', purchases: foods, parts });
        const bought = buying?.grams ?? 0;
        const packs = Object.values(foods.get(foodId ?? '')?.purchase?.packs ?? {}).flat();
        const largest = Math.max(0, ...packs.map(({ grams }) => grams));
        expect(bought, `${foodId}`).toBeGreaterThanOrEqual(need - 1e-3);
        expect(bought, `${foodId}`).toBeLessThan(need + largest + 1e-3);
      }
    }),
  );
});

test('ticking all there is leaves nothing to buy, in every language', () => {
  fc.assert(
    fc.property(anyDishes, fc.constantFrom(...languages), (recipes, language) => {
      const listed = { foodsById: foods, language } as const;
      const list = mergeShoppingList({ content: listContentWith({ recipes }), ...listed });
      const ticks = list.items.map(({ key: itemKey, buying }) => ({
        itemKey,
        grams: buying?.grams ?? 0,
        hasRest: true,
        tickedAt: new Date(0),
        tickedById: null,
        isCleared: false,
      }));
      const all = mergeShoppingList({ content: listContentWith({ recipes, ticks }), ...listed });
      expect([all.count, all.atHome]).toEqual([0, []]);
    }),
  );
});

test('the count that is kept is that of the list', () => {
  const anyPicks = fc.infiniteStream(fc.constantFrom('tick', 'home', 'want', 'none'));
  fc.assert(
    fc.property(anyDishes, anyPicks, fc.constantFrom(...languages), (recipes, picks, language) => {
      const reading = { foodsById: foods, language } as const;
      const items = mergeShoppingList({ content: listContentWith({ recipes }), ...reading }).items;
      const picked = Map.groupBy(items, () => picks.next().value);
      const idsOf = (pick: string) =>
        new Set((picked.get(pick) ?? []).map(({ foodId }) => foodId ?? ''));
      const ticks = (picked.get('tick') ?? []).map(({ key: itemKey, grams }) => {
        return {
          itemKey,
          grams,
          hasRest: false,
          tickedAt: new Date(0),
          tickedById: null,
          isCleared: false,
        };
      });
      const own = { recipes, ticks, home: idsOf('home'), wanted: idsOf('want') };
      const marked = { content: listContentWith(own), ...reading };
      expect(countToBuy(marked)).toBe(mergeShoppingList(marked).count);
    }),
  );
});

const spoons: readonly string[] = ['tsp', 'tbsp', 'ml', 'dl', 'fl-oz'];

test('no dish of a list measures in spoons what is bought by the piece', () => {
  const found = new Set<string>();
  for (const language of languages) {
    for (const recipe of content.recipes) {
      const recipes = [{ id: recipe.id, recipe, servings: recipe.servings }];
      const listed = { content: listContentWith({ recipes }), foodsById: foods, language };
      for (const { foodId, sources } of mergeShoppingList(listed).items) {
        const food = foods.get(foodId ?? '');
        const [pack] = food?.purchase?.packs[marketOf(language)] ?? [];
        // A piece of butter is a pack with its size on it.
        const isCounted = pack?.form === 'piece' && pack.size === null;
        if (food === undefined || !isCounted) continue;
        const { singular, plural } = food.names[language];
        for (const { name, amount } of sources) {
          const isSpooned = [amount.metric, amount.us].some(({ unit }) => spoons.includes(unit));
          if (isSpooned && [singular, plural].includes(name)) {
            found.add(`${language} ${recipe.id}: ${name}`);
          }
        }
      }
    }
  }
  expect([...found]).toEqual([]);
});

test('each dish of a list names and measures what its recipe does, line by line', () => {
  const sample = fc.record({
    recipe: fc.constantFrom(...content.recipes),
    language: fc.constantFrom(...languages),
  });
  fc.assert(
    fc.property(sample, ({ recipe, language }) => {
      const { servings } = recipe;
      const listed = {
        content: listContentWith({ recipes: [{ id: 'one', recipe, servings }] }),
        foodsById: foods,
        language,
      };
      const sources = mergeShoppingList(listed).items.flatMap((item) => item.sources);
      const onList = sources.map(({ name, amount }) => ({ name, amount }));
      const lines = recipeSheet({ recipe, servings, foods, language }).ingredients.filter(
        ({ standing, foodId }) => standing !== 'alternative' && foodId !== tapWater,
      );
      const timesOf = Map.groupBy(lines, ({ foodId, amount }) => `${foodId} ${amount.metric.unit}`);
      for (const { name, amount, foodId } of lines) {
        // What a recipe names twice is one line of the list.
        if (timesOf.get(`${foodId} ${amount.metric.unit}`)?.length !== 1) continue;
        expect(onList).toContainEqual({ name, amount });
      }
    }),
    { numRuns: 300 },
  );
});

test('a dish of several days takes what its foods’ rows say, and no less than its days', () => {
  const styles: readonly AmountStyle[] = [{ system: 'metric' }, { system: 'us' }];
  const anyWeek = fc.record({
    recipe: fc.constantFrom(...content.recipes),
    quarters: fc.array(fc.integer({ min: 2, max: 32 }), { minLength: 2, maxLength: 4 }),
  });
  fc.assert(
    fc.property(anyWeek, ({ recipe, quarters }) => {
      const dishes = quarters.map((each, day) => ({ id: `${day}`, recipe, servings: each / 4 }));
      const lines = dishes.flatMap(({ servings }) => kitchenLines({ recipe, servings, foods }));
      const listed = { content: listContentWith({ recipes: dishes }), foodsById: foods };
      for (const { foodId, needed, sources } of mergeShoppingList({ ...listed, language: 'en' })
        .items) {
        const [need, otherNeed] = needed;
        const [source, otherSource] = sources;
        if (!need || !source || otherNeed || otherSource) continue;
        expect(source.amount, foodId ?? '').toEqual(need.amount);
        const food = foods.get(foodId ?? '');
        if (food === undefined || need.part !== null) continue;
        for (const style of styles) {
          const saidByDays = lines
            .filter((line) => line.foodId === foodId && line.standing !== 'alternative')
            .filter(({ unit }) => unit !== 'pinch')
            .map(({ amount, unit }) => shownAmount({ amount, unit, food, style }))
            .reduce((sum, shown) => sum + gramsShown({ shown, food }), 0);
          const said = gramsShown({ shown: source.amount[style.system], food });
          expect(said * (1 + 1e-6), foodId ?? '').toBeGreaterThanOrEqual(saidByDays);
        }
      }
    }),
    { numRuns: 300 },
  );
});

/** What a pack of that form would say a second time. */
const packWords: Partial<Record<PackForm, RegExp>> = {
  can: /\b(canned|can|lata|burk|cooked|cocid[oa]s?|kokta?|drained|avrunna)\b/iu,
  jar: /\b(jar|frasco|burk|glas|cooked|cocid[oa]s?|kokta?|drained|avrunna)\b/iu,
  bag: /\b(bag|bolsa|påse|brewed|infusión|bryggt|soaked|blötlagd)\b/iu,
  box: /\b(box|caja|ask|brewed|infusión|bryggt|soaked|blötlagd)\b/iu,
  bottle: /\b(bottle|botella|flaska)\b/iu,
  tube: /\btubo?\b/iu,
  carton: /\b(carton|cartón|paket)\b/iu,
};

test('what is counted by its name has a plural, or a size is printed on it', () => {
  // Swedish counts many of them in the singular: "2 blomkål", "2 stjälkselleri".
  const found = content.foods.flatMap(({ id, names, purchase }) => {
    const packs = purchase?.packs.us ?? [];
    const isCounted = packs.some(({ form, size }) => form === 'piece' && size === null);
    const isUnnamed = names.en.plural === null || names.es.plural === null;
    return isCounted && isUnnamed ? [id] : [];
  });
  expect(found).toEqual([]);
});

test('no row of a list says twice what it is packed in', () => {
  const dishes = content.recipes.map((recipe, index) => ({ id: `${index}`, recipe, servings: 4 }));
  const found = languages.flatMap((language) => {
    const listed = { content: listContentWith({ recipes: dishes }), foodsById: foods, language };
    return mergeShoppingList(listed).items.filter(
      ({ name, buying }) => buying && packWords[buying.form]?.test(name),
    );
  });
  expect(found.map(({ name, buying }) => `${buying?.form} ${name}`)).toEqual([]);
});

/** What the cooks of all the dishes read, in grams, food by food. */
function readGrams(args: { dishes: readonly ListedRecipe[]; style: AmountStyle }) {
  const read = new Map<FoodId, number>();
  for (const { recipe, servings } of args.dishes) {
    for (const line of kitchenLines({ recipe, servings, foods })) {
      const food = foods.get(line.foodId);
      if (food === undefined || line.standing === 'alternative' || line.unit === 'pinch') continue;
      const shown = shownAmount({ ...line, food, style: args.style });
      read.set(line.foodId, (read.get(line.foodId) ?? 0) + gramsShown({ shown, food }));
    }
  }
  return read;
}

test('a row says at least what the dishes say one by one, in every language and unit', () => {
  fc.assert(
    fc.property(anyDishes, fc.constantFrom(...languages), (dishes, language) => {
      const list = mergeShoppingList({
        content: listContentWith({ recipes: dishes }),
        foodsById: foods,
        language,
      });
      for (const system of ['metric', 'us'] as const) {
        const style = { system, usesDeciliters: language === 'sv' };
        const read = readGrams({ dishes, style });
        const wholes = Map.groupBy(read, ([foodId]) => boughtAs({ foodId, purchases: foods }));
        for (const { foodId, needed, buying } of list.items) {
          const parts = (wholes.get(foodId ?? '') ?? []).toSorted(
            ([a], [b]) => Number(b === foodId) - Number(a === foodId) || (a < b ? -1 : 1),
          );
          expect(needed).toHaveLength(parts.length);
          const [[wholeId, wholeGrams] = ['', 0], ...others] = parts;
          const isWeighed = buying?.form === 'loose' && others.length === 0 && wholeId === foodId;
          const bought = isWeighed
            ? gramsShown({ shown: buying.size![system], food: foods.get(foodId)! })
            : Infinity;
          expect(bought, `${foodId} ${system}`).toBeGreaterThanOrEqual(wholeGrams * (1 - 1e-6));
          for (const [at, [id, grams]] of parts.entries()) {
            const shown = needed[at]!.amount[system];
            const said = gramsShown({ shown, food: foods.get(id)! });
            expect(said, `${id} ${system} ${JSON.stringify(shown)}`).toBeGreaterThanOrEqual(
              grams * (1 - 1e-6),
            );
            // The next mark is enough.
            expect(said, `${id} ${system}`).toBeLessThanOrEqual(grams * 1.35 + 15);
          }
        }
      }
    }),
  );
});
