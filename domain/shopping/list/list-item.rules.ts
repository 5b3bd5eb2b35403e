import type { Language } from '../../../lib/language.ts';
import type { Unit } from '../../../lib/units.ts';
import type { FoodId } from '../../foods/food.ts';
import { nameInPack } from '../../foods/name-in-pack.rules.ts';
import { marketOf, type PackForm } from '../../foods/purchase/pack.ts';
import { shownAmount } from '../../recipes/amounts/amounts.rules.ts';
import type { AmountPerSystem } from '../../recipes/amounts/shown-amount.ts';
import type { AmountStyle, ShownAmount } from '../../recipes/amounts/shown-amount.ts';
import { neededAmount, type NamedAmount } from '../amounts/needed-amount.rules.ts';
import { packSizeAmount } from '../amounts/pack-size.rules.ts';
import { ingredientName } from '../../recipes/ingredients/ingredient-name.rules.ts';
import { packsToBuy } from '../amounts/packs.rules.ts';
import type { SoldFood } from '../amounts/sold-food.ts';
import { isInBasket, type Basket } from './basket.rules.ts';
import type { FoodRow } from './food-rows.rules.ts';
import { extraKey, foodKey } from './item-key.ts';
import type {
  Buying,
  Extra,
  ItemAlternative,
  ItemSource,
  NeededPart,
  ShoppingItem,
  Standing,
  Tick,
} from './shopping-list.ts';
import type { FoodNeed } from './shopping-needs.rules.ts';

/** What names and amounts are read from, and in which language. */
export interface Reading {
  foodsById: ReadonlyMap<FoodId, SoldFood>;
  language: Language;
}

interface FoodItemParts extends Reading {
  row: FoodRow;
  food: SoldFood;
  basket: Basket | undefined;
  standing: Standing;
}

/** The row of a food: what the recipes need of it against what is in the basket. */
export function foodItem(args: FoodItemParts): ShoppingItem {
  const { row, food, basket, standing, ...reading } = args;
  const { needs, grams } = row;
  const isTicked = isInBasket({ row, basket });
  const shownGrams = isTicked ? grams : grams - (basket?.grams ?? 0);
  const named = shownGrams < grams ? [] : namedOf(row);
  const buying = buyingOf({ food, grams: shownGrams, named, ...reading });
  const market = marketOf(reading.language);
  return {
    key: foodKey(food.id),
    foodId: food.id,
    aisle: food.purchase?.aisles[market] ?? food.aisle,
    standing,
    ...nameOf({ food, buying, grams: shownGrams, ...reading }),
    hasPlural: food.names[reading.language].plural !== null,
    grams,
    buying,
    needed: needs.flatMap((need) => neededPart({ need, row, ...reading })),
    amountText: null,
    isAdjusted: needs.some((need) => need.isAdjusted),
    haveAmount: isTicked || !basket?.grams ? null : haveAmount({ row, food, basket, ...reading }),
    isOptional: needs.every(({ isRequired }) => !isRequired),
    optionalAmount: optionalAmount({ needs, ...reading }),
    isToTaste: grams === 0,
    isTicked,
    isCleared: isTicked && basket?.isCleared === true,
    tickedAt: isTicked ? (basket?.tickedAt ?? null) : null,
    tickedById: isTicked ? (basket?.tickedById ?? null) : null,
    alternatives: needs.flatMap((need) => alternativesOf({ need, ...reading })),
    sources: needs.flatMap((need) => sourcesOf({ need, row, ...reading })),
  };
}

/** What the dishes say of a food that is bought as it is, dish by dish; nothing of parts of a whole. */
function namedOf({ foodId, needs }: FoodRow): FoodNeed['named'] {
  const [need, ...others] = needs;
  return need?.foodId === foodId && others.length === 0 ? need.named : [];
}

interface BuyingParts {
  food: SoldFood;
  grams: number;
  named: FoodNeed['named'];
}

/** What to take from the shelf; null to taste. A food nobody noted packs of is weighed. */
function buyingOf(args: BuyingParts & Reading): Buying | null {
  const { food, grams, language } = args;
  if (grams <= 0) return null;
  const bought = packsToBuy({ food, grams, market: marketOf(language) });
  if (bought === null || bought.pack.form === 'loose') {
    return { form: 'loose', count: 1, isLarge: false, ...weighed({ ...args, bought }) };
  }
  const { pack, count, isLarge } = bought;
  const size = pack.size && packSizeAmount({ size: pack.size, usesDeciliters: language === 'sv' });
  return {
    form: pack.form,
    count: count * pack.count,
    isLarge,
    size,
    grams: bought.grams,
  };
}

/** At the counter one asks for no less than the dishes say. */
function weighed(
  args: BuyingParts & { bought: { grams: number } | null; language: Language },
): Pick<Buying, 'size' | 'grams'> {
  const { food, bought, named, language } = args;
  const grams = bought?.grams ?? args.grams;
  const units = new Set<Unit>(['g']);
  const amountIn = (style: AmountStyle) => neededAmount({ food, grams, units, style, named });
  return { grams, size: perSystem({ language, amountIn }) };
}

/** One of a kind that is counted stands in the singular; what a pack says itself is not repeated. */
function nameOf(args: {
  food: SoldFood;
  buying: Buying | null;
  grams: number;
  language: Language;
}): Pick<ShoppingItem, 'name'> {
  const { food, buying, grams, language } = args;
  const { singular, plural } = food.names[language];
  const isOne =
    buying?.form === 'loose'
      ? grams <= (food.gramsPerMeasure.piece ?? 0)
      : isCountedByName(buying?.form) && buying?.count === 1;
  const name = plural !== null && !isOne ? plural : singular;
  return { name: buying ? nameInPack({ name, form: buying.form, language }) : name };
}

/** `2 cauliflowers`; other packs count themselves: `1 bag carrots`. */
function isCountedByName(form: PackForm | undefined): boolean {
  return form === 'piece' || form === 'head';
}

/** What recipes need of it, part by part. */
function neededPart(args: { need: FoodNeed; row: FoodRow } & Reading): readonly NeededPart[] {
  const { need, row, foodsById, language } = args;
  const food = foodsById.get(need.foodId);
  if (food === undefined || need.grams <= 0) return [];
  const part = need.foodId === row.foodId ? null : (food.purchase?.whole?.part ?? null);
  return [
    {
      part,
      amount: amountOf({ food, ...need, language }),
      pieces: piecesOf({ food, need }),
    },
  ];
}

/** Of how many wholes a part comes: the zest of 2. */
function piecesOf({ food, need }: { food: SoldFood; need: FoodNeed }): number | null {
  const gramsEach = food.gramsPerMeasure.piece;
  return gramsEach === undefined ? null : Math.ceil(need.grams / gramsEach - 1e-6);
}

/** Pieces where it is sold by the piece, else weight or volume. */
function haveAmount(
  args: { row: FoodRow; food: SoldFood; basket: Basket } & Reading,
): AmountPerSystem {
  const { row, food, basket, language } = args;
  const isPieces = food.purchase?.packs[marketOf(language)][0]?.form === 'piece';
  const units = isPieces ? ['piece' as const] : row.needs.flatMap((need) => [...need.units]);
  return amountOf({ food, grams: basket.grams, units: new Set(units), language });
}

/** How much of it is optional, where the rest is not. */
function optionalAmount(
  args: {
    needs: readonly FoodNeed[];
  } & Reading,
): AmountPerSystem | null {
  const { needs, foodsById, language } = args;
  const [need, ...others] = needs;
  const food = foodsById.get(need?.foodId ?? '');
  if (need === undefined || food === undefined || others.length > 0) return null;
  if (!need.isRequired || need.optionalGrams <= 0) return null;
  return amountOf({ food, grams: need.optionalGrams, units: need.units, language });
}

function alternativesOf(args: { need: FoodNeed } & Reading): readonly ItemAlternative[] {
  const { need, foodsById, language } = args;
  return need.alternatives.map(({ foods }) => ({
    foods: foods.flatMap(({ foodId, grams, units }) => {
      const food = foodsById.get(foodId);
      if (food === undefined) return [];
      const { singular, plural } = food.names[language];
      const isOne = grams <= (food.gramsPerMeasure.piece ?? 0);
      const name = plural !== null && !isOne ? plural : singular;
      return [{ name, amount: grams > 0 ? amountOf({ food, grams, units, language }) : null }];
    }),
  }));
}

function sourcesOf(args: { need: FoodNeed; row: FoodRow } & Reading): readonly ItemSource[] {
  const { need, row, foodsById, language } = args;
  const food = foodsById.get(need.foodId);
  if (food === undefined) return [];
  const part = need.foodId === row.foodId ? null : (food.purchase?.whole?.part ?? null);
  const hasPlural = food.names[language].plural !== null;
  return need.sources.map(({ recipeId, unit, named, grams }) => {
    const amountSaid = () => amountOf({ food, grams, units: new Set([unit]), named, language });
    return {
      recipeId,
      part,
      hasPlural,
      // A list has some hundred of them and shows those of one dish or food, so each is made where it is read.
      get name() {
        return ingredientName({ food, amount: amountSaid().metric, unit, grams, language });
      },
      get amount() {
        return amountSaid();
      },
    };
  });
}

/**
 * What one dish alone needs is said as that dish says it, the sum of several as a cook does. Pinches
 * are not added up: the largest is said.
 */
function amountOf(args: {
  food: SoldFood;
  grams: number;
  units: ReadonlySet<Unit>;
  named?: readonly NamedAmount[];
  language: Language;
}): AmountPerSystem {
  const { language, ...need } = args;
  const { named = [], grams } = need;
  const [said, other] = grams > 0 ? named : named.toSorted((a, b) => b.amount - a.amount);
  const amountIn = (style: AmountStyle) =>
    said && (!other || grams === 0)
      ? shownAmount({ ...need, ...said, style })
      : neededAmount({ ...need, style });
  return perSystem({ language, amountIn });
}

/** Swedish shops and kitchens measure in decilitres. */
function perSystem(args: {
  language: Language;
  amountIn: (style: AmountStyle) => ShownAmount;
}): AmountPerSystem {
  const usesDeciliters = args.language === 'sv';
  return {
    metric: args.amountIn({ system: 'metric', usesDeciliters }),
    us: args.amountIn({ system: 'us' }),
  };
}

/** The row of what the member wrote. */
export function extraItem(
  args: {
    extra: Extra;
    tick: Tick | undefined;
  } & Reading,
): ShoppingItem {
  const { extra, tick, foodsById, language } = args;
  const isTicked = tick !== undefined;
  const food = foodsById.get(extra.foodId ?? '');
  return {
    key: extraKey(extra.id),
    foodId: extra.foodId,
    aisle: food === undefined ? null : (food.purchase?.aisles[marketOf(language)] ?? food.aisle),
    standing: 'to-buy',
    name: extra.text,
    hasPlural: false,
    grams: null,
    buying: null,
    needed: [],
    amountText: extra.amount,
    isAdjusted: false,
    haveAmount: null,
    isOptional: false,
    optionalAmount: null,
    isToTaste: false,
    isTicked,
    isCleared: isTicked && tick.isCleared,
    tickedAt: tick?.tickedAt ?? null,
    tickedById: tick?.tickedById ?? null,
    alternatives: [],
    sources: [],
  };
}
