import type { Aisle, FoodId } from '../../foods/food.ts';
import type { FoodPart, PackForm } from '../../foods/purchase/pack.ts';
import type { RecipeId } from '../../recipes/recipe.ts';
import type { AmountPerSystem } from '../../recipes/amounts/shown-amount.ts';
import type { ItemKey } from './item-key.ts';
import type { ChosenAmounts, ListedRecipe } from './shopping-needs.rules.ts';

/** What is in the basket of one item. */
export interface Tick {
  readonly itemKey: string;
  /** Null for what the member wrote themselves. */
  readonly grams: number | null;
  /** It tells what the packs hold beyond the need: `grams` has that in it. */
  readonly hasRest: boolean;
  readonly tickedAt: Date;
  /** Who ticked it last; null where only this device knows. */
  readonly tickedById: string | null;
  readonly isCleared: boolean;
}

export interface Extra {
  readonly id: string;
  readonly text: string;
  readonly amount: string | null;
  /** The food it was chosen as; free text has none. */
  readonly foodId: FoodId | null;
  readonly addedAt: Date;
}

/** Where a member shops, with the way they walk through it. */
export interface Store {
  readonly id: string;
  readonly name: string;
  readonly aisles: readonly Aisle[];
}

/** What to take from the shelf. */
export interface Buying {
  readonly form: PackForm;
  /** How many of the form; 1 of what is weighed. */
  readonly count: number;
  /** Choose the larger ones. */
  readonly isLarge: boolean;
  /** Printed on each, or the weight to ask for; null where nature makes the size. */
  readonly size: AmountPerSystem | null;
  /** Of all together. */
  readonly grams: number;
}

/** What recipes need of the food, or of a part of it. */
export interface NeededPart {
  readonly part: FoodPart | null;
  readonly amount: AmountPerSystem;
  /** Of how many pieces the part is; null where it is not counted. */
  readonly pieces: number | null;
}

/** A staple is probably at home; what the member marked is so always. */
export type Standing = 'to-buy' | 'probably-at-home' | 'always-at-home';

export interface ItemSource {
  readonly recipeId: RecipeId;
  readonly part: FoodPart | null;
  /** As its cook reads it: lime juice, where limes are bought. */
  readonly name: string;
  readonly hasPlural: boolean;
  readonly amount: AmountPerSystem;
}

export interface ItemAlternative {
  readonly foods: readonly { readonly name: string; readonly amount: AmountPerSystem | null }[];
}

/** A food to buy, or what the member wrote. */
export interface ShoppingItem {
  readonly key: ItemKey;
  /** Of an extra: the food it was chosen as, if it was. */
  readonly foodId: FoodId | null;
  /** Of the shops in the reader's country; null for words that name no food. */
  readonly aisle: Aisle | null;
  readonly standing: Standing;
  readonly name: string;
  /** The name says one of many ("Egg") rather than a mass ("Butter"). */
  readonly hasPlural: boolean;
  /** Everything the recipes on the list need; null for what the member wrote. */
  readonly grams: number | null;
  /** Still to buy, or all of it when it is ticked. Null to taste, and for what the member wrote. */
  readonly buying: Buying | null;
  /** What is behind it. */
  readonly needed: readonly NeededPart[];
  /** Of an extra, in the member's words. */
  readonly amountText: string | null;
  /** The member wants another amount than the recipes. */
  readonly isAdjusted: boolean;
  /** Bought already, when the list has grown since it was ticked. */
  readonly haveAmount: AmountPerSystem | null;
  /** No recipe insists on it. */
  readonly isOptional: boolean;
  /** How much of it is optional, where the rest is not. */
  readonly optionalAmount: AmountPerSystem | null;
  readonly isToTaste: boolean;
  readonly isTicked: boolean;
  /** Ticked and cleared: on no part of the list any more, only in its recipes. */
  readonly isCleared: boolean;
  readonly tickedAt: Date | null;
  /** Of the people on the list, who ticked it last. */
  readonly tickedById: string | null;
  readonly alternatives: readonly ItemAlternative[];
  readonly sources: readonly ItemSource[];
}

export interface AisleItems {
  readonly aisle: Aisle;
  readonly items: readonly ShoppingItem[];
}

export interface MergedList {
  /** In the order of the shop; without what is ticked or at home. */
  readonly aisles: readonly AisleItems[];
  /** What the member wrote that stands in no aisle. */
  readonly extras: readonly ShoppingItem[];
  /** What the recipes need and most kitchens, or this one, have. */
  readonly atHome: readonly ShoppingItem[];
  /** The last one ticked first. */
  readonly completed: readonly ShoppingItem[];
  /** Every item, the cleared ones too. */
  readonly items: readonly ShoppingItem[];
  /** How many are still to buy. */
  readonly count: number;
}

/** What is on a list, as its facts tell it, with the recipes they name. */
export interface ListContent {
  readonly recipes: readonly ListedRecipe[];
  readonly extras: readonly Extra[];
  readonly ticks: readonly Tick[];
  readonly amounts: ChosenAmounts;
  /** Foods the member always has at home. */
  readonly home: ReadonlySet<FoodId>;
  /** Staples that are to be bought this time. */
  readonly wanted: ReadonlySet<FoodId>;
}
