import type { Language } from '../../../lib/language.ts';
import type { Unit } from '../../../lib/units.ts';
import type { FoodId } from '../../foods/food.ts';
import { shownAmount } from '../../recipes/amounts/amounts.rules.ts';
import type { AmountPerSystem } from '../../recipes/amounts/shown-amount.ts';
import type { AmountStyle, ShownAmount } from '../../recipes/amounts/shown-amount.ts';
import { buyingAmount, isSeveral, type BuyableFood } from '../amounts/buying-amount.rules.ts';
import { extraKey, foodKey } from './item-key.ts';
import type { Extra, ItemAlternative, ItemSource, ShoppingItem, Tick } from './shopping-list.ts';
import type { FoodNeed } from './shopping-needs.rules.ts';

/** What names and amounts are read from, and in which language. */
export interface Reading {
  foodsById: ReadonlyMap<FoodId, BuyableFood>;
  language: Language;
}

/** A little more than was ticked is nothing to go back to the shop for. */
const missingTolerance = 0.02;

interface FoodItemParts extends Reading {
  need: FoodNeed;
  food: BuyableFood;
  tick: Tick | undefined;
}

/** The row of a food: what the recipes need of it against what is in the basket. */
export function foodItem({ need, food, tick, ...reading }: FoodItemParts): ShoppingItem {
  const { foodId, grams, optionalGrams, units } = need;
  const { language } = reading;
  const isTicked = tick !== undefined && isInBasket({ tick, grams });
  const bought = tick?.grams ?? 0;
  const shownGrams = isTicked ? grams : grams - bought;
  const amountOf = (some: number) => buyingAmounts({ food, grams: some, units, language });
  const amount = amountOf(shownGrams);
  return {
    key: foodKey(foodId),
    foodId,
    aisle: food.aisle,
    name: foodName({ food, language, grams: shownGrams, amount }),
    hasPlural: food.names[language].plural !== null,
    grams,
    amount,
    amountText: null,
    isAdjusted: need.isAdjusted,
    boughtAmount: isTicked || bought === 0 ? null : amountOf(bought),
    isOptional: !need.isRequired,
    optionalAmount: need.isRequired ? amountOf(optionalGrams) : null,
    isToTaste: grams === 0,
    isTicked,
    isCleared: isTicked && tick.isCleared,
    tickedAt: isTicked ? tick.tickedAt : null,
    alternatives: alternativesOf({ need, ...reading }),
    sources: sourcesOf({ need, food, language }),
  };
}

/** Whether so many grams are in the basket, or so nearly that nobody goes back for the rest. */
export function isInBasket(args: { tick: Pick<Tick, 'grams'>; grams: number }): boolean {
  const { tick, grams } = args;
  return tick.grams === null || grams - tick.grams <= grams * missingTolerance;
}

function foodName(args: {
  food: BuyableFood;
  language: Language;
  grams: number;
  amount: AmountPerSystem | null;
}): string {
  const { singular, plural } = args.food.names[args.language];
  const isPlural = args.amount === null || isSeveral(args);
  return plural !== null && isPlural ? plural : singular;
}

function alternativesOf(args: { need: FoodNeed } & Reading): readonly ItemAlternative[] {
  const { need, foodsById, language } = args;
  return need.alternatives.map(({ foods }) => ({
    foods: foods.flatMap(({ foodId, grams, units }) => {
      const food = foodsById.get(foodId);
      if (food === undefined) return [];
      const amount = buyingAmounts({ food, grams, units, language });
      return [{ name: foodName({ food, language, grams, amount }), amount }];
    }),
  }));
}

function sourcesOf(args: {
  need: FoodNeed;
  food: BuyableFood;
  language: Language;
}): readonly ItemSource[] {
  const { need, food, language } = args;
  return need.sources.map(({ recipeId, amount, unit }) => ({
    recipeId,
    amount: perSystem({
      language,
      amountIn: (style) => shownAmount({ amount, unit, food, style }),
    }),
  }));
}

function buyingAmounts(args: {
  food: BuyableFood;
  grams: number;
  units: ReadonlySet<Unit>;
  language: Language;
}): AmountPerSystem | null {
  const { language, ...need } = args;
  if (need.grams <= 0) return null;
  return perSystem({ language, amountIn: (style) => buyingAmount({ ...need, style }) });
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
export function extraItem({ extra, tick }: { extra: Extra; tick: Tick | undefined }): ShoppingItem {
  const isTicked = tick !== undefined;
  return {
    key: extraKey(extra.id),
    foodId: extra.foodId,
    aisle: null,
    name: extra.text,
    hasPlural: false,
    grams: null,
    amount: null,
    amountText: extra.amount,
    isAdjusted: false,
    boughtAmount: null,
    isOptional: false,
    optionalAmount: null,
    isToTaste: false,
    isTicked,
    isCleared: isTicked && tick.isCleared,
    tickedAt: tick?.tickedAt ?? null,
    alternatives: [],
    sources: [],
  };
}
