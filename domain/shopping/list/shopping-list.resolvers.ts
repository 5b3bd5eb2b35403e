import { builder } from '../../../api/builder.ts';
import type { RequestContext } from '../../../api/context.ts';
import { enumValues } from '../../../lib/enum-code.ts';
import { aisles } from '../../foods/food.ts';
import { AmountPerSystemType } from '../../recipes/amounts/amounts.resolvers.ts';
import { hasFoodPicture } from '../../recipes/pictures/food-picture.ts';
import { RecipeType } from '../../recipes/recipe-type.resolvers.ts';
import { BuyingType, FoodPartType, NeededPartType } from '../amounts/packs.resolvers.ts';
import type { RecipeFood, RecipeOnList, ShoppingList } from './find-shopping-list.ts';
import type {
  AisleItems,
  ItemAlternative,
  ItemSource,
  ShoppingItem,
  Standing,
} from './shopping-list.ts';

export const AisleType = builder.enumType('Aisle', {
  description: 'In the order one walks through a usual shop.',
  values: enumValues(aisles),
});

const standings: readonly Standing[] = ['to-buy', 'probably-at-home', 'always-at-home'];

const StandingType = builder.enumType('ShoppingItemStanding', {
  description: 'Staples are probably at home; what the member marked is so always.',
  values: enumValues(standings),
});

const AlternativeFoodType = builder
  .objectRef<ItemAlternative['foods'][number]>('ShoppingAlternativeFood')
  .implement({
    fields: (t) => ({
      name: t.exposeString('name'),
      amount: t.expose('amount', { type: AmountPerSystemType, nullable: true }),
    }),
  });

const AlternativeType = builder.objectRef<ItemAlternative>('ShoppingAlternative').implement({
  description: 'What a recipe allows instead: one food, or several together.',
  fields: (t) => ({
    foods: t.field({ type: [AlternativeFoodType], resolve: ({ foods }) => [...foods] }),
  }),
});

const SourceType = builder.objectRef<ItemSource>('ShoppingItemSource').implement({
  description: 'How much of an item one recipe takes, as its cook measures it.',
  fields: (t) => ({
    recipeId: t.exposeID('recipeId'),
    recipe: t.field({
      type: RecipeType,
      nullable: true,
      resolve: ({ recipeId }, _input, { services }) => services.content.recipesById.get(recipeId),
    }),
    part: t.expose('part', { type: FoodPartType, nullable: true }),
    amount: t.expose('amount', { type: AmountPerSystemType }),
  }),
});

export const ItemType = builder.objectRef<ShoppingItem>('ShoppingItem').implement({
  description: 'A food to buy, or something the member wrote.',
  fields: (t) => ({
    key: t.exposeString('key', { description: 'The same food has the same key on every device.' }),
    foodId: t.exposeID('foodId', {
      nullable: true,
      description: 'Of what the member wrote: the food it was chosen as, if it was.',
    }),
    foodGroup: t.string({
      nullable: true,
      resolve: (item, _input, context) => foodOf({ item, context })?.group ?? null,
    }),
    hasPicture: t.boolean({
      description: 'There is a drawing at /ingredient/{foodId}.svg.',
      resolve: (item, _input, context) => {
        const food = foodOf({ item, context });
        return food !== undefined && hasFoodPicture(food);
      },
    }),
    aisle: t.expose('aisle', { type: AisleType, nullable: true }),
    name: t.exposeString('name', { description: 'Inflected for the amount.' }),
    hasPlural: t.exposeBoolean('hasPlural', {
      description: 'False for foods whose name says no number: 2 of them are "2 pcs".',
    }),
    grams: t.int({
      nullable: true,
      description: 'All the recipes need, rounded up; null for what the member wrote.',
      resolve: ({ grams }) => (grams === null ? null : Math.ceil(grams)),
    }),
    standing: t.expose('standing', { type: StandingType }),
    buying: t.expose('buying', {
      type: BuyingType,
      nullable: true,
      description: 'Still to buy, or all of it when ticked. Null to taste, and for own items.',
    }),
    needed: t.field({
      type: [NeededPartType],
      description: 'What is behind it.',
      resolve: ({ needed }) => [...needed],
    }),
    amountText: t.exposeString('amountText', {
      nullable: true,
      description: "Of what the member wrote, in the member's words.",
    }),
    isAdjusted: t.exposeBoolean('isAdjusted', {
      description: 'The member wants another amount than the recipes.',
    }),
    haveAmount: t.expose('haveAmount', {
      type: AmountPerSystemType,
      nullable: true,
      description: 'Bought already, when the list has grown since it was ticked.',
    }),
    isToTaste: t.exposeBoolean('isToTaste', { description: 'A pinch is all that is needed.' }),
    isOptional: t.exposeBoolean('isOptional', { description: 'No recipe insists on it.' }),
    optionalAmount: t.expose('optionalAmount', {
      type: AmountPerSystemType,
      nullable: true,
      description: 'How much of it is optional, where the rest is not.',
    }),
    isTicked: t.exposeBoolean('isTicked'),
    tickedById: t.exposeID('tickedById', {
      nullable: true,
      description: 'Of the people on the list, who ticked it last.',
    }),
    alternatives: t.field({
      type: [AlternativeType],
      resolve: ({ alternatives }) => [...alternatives],
    }),
    sources: t.field({ type: [SourceType], resolve: ({ sources }) => [...sources] }),
  }),
});

function foodOf({ item, context }: { item: ShoppingItem; context: RequestContext }) {
  if (item.foodId === null) return undefined;
  return context.services.content.foodsById.get(item.foodId);
}

const AisleItemsType = builder.objectRef<AisleItems>('ShoppingAisle').implement({
  fields: (t) => ({
    aisle: t.expose('aisle', { type: AisleType }),
    items: t.field({ type: [ItemType], resolve: ({ items }) => [...items] }),
  }),
});

const RecipeFoodType = builder.objectRef<RecipeFood>('ShoppingRecipeFood').implement({
  description: 'What a recipe takes of a food on the list.',
  fields: (t) => ({
    key: t.string({ description: 'Of the item.', resolve: ({ item }) => item.key }),
    name: t.string({
      description: 'As its cook reads it: lime juice, where limes are bought.',
      resolve: ({ source }) => source.name,
    }),
    hasPlural: t.boolean({ resolve: ({ source }) => source.hasPlural }),
    isTicked: t.boolean({ resolve: ({ item }) => item.isTicked }),
    amount: t.field({ type: AmountPerSystemType, resolve: ({ source }) => source.amount }),
  }),
});

const RecipeOnListType = builder.objectRef<RecipeOnList>('ShoppingRecipe').implement({
  fields: (t) => ({
    recipe: t.field({ type: RecipeType, resolve: ({ recipe }) => recipe }),
    servings: t.exposeFloat('servings', { description: 'Of all its additions together.' }),
    additionIds: t.stringList({ resolve: ({ additionIds }) => [...additionIds] }),
    foods: t.field({ type: [RecipeFoodType], resolve: ({ foods }) => [...foods] }),
  }),
});

export const ShoppingListType = builder.objectRef<ShoppingList>('ShoppingList').implement({
  description: 'What a member has to buy, added up across recipes.',
  fields: (t) => ({
    count: t.exposeInt('count', { description: 'How many items are still to buy.' }),
    aisles: t.field({
      type: [AisleItemsType],
      description: 'What is still to buy, in the order of the store.',
      resolve: (list) => [...list.aisles],
    }),
    extras: t.field({
      type: [ItemType],
      description: 'What the member wrote, has not bought and stands in no aisle.',
      resolve: ({ extras }) => [...extras],
    }),
    atHome: t.field({
      type: [ItemType],
      description: 'What the recipes need and most kitchens, or this one, have.',
      resolve: ({ atHome }) => [...atHome],
    }),
    completed: t.field({
      type: [ItemType],
      description: 'The last one ticked first.',
      resolve: ({ completed }) => [...completed],
    }),
    recipes: t.field({ type: [RecipeOnListType], resolve: ({ recipes }) => [...recipes] }),
  }),
});
