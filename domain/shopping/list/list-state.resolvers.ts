import { locales } from '../../../i18n/locales.ts';
import { languages, type Language } from '../../../lib/language.ts';
import { builder } from '../../../api/builder.ts';
import type { Food, Purchase } from '../../foods/food.ts';
import { marketOf, type Market, type Pack } from '../../foods/purchase/pack.ts';
import { hasFoodPicture } from '../../recipes/pictures/food-picture.ts';
import { RecipeType } from '../../recipes/recipe-type.resolvers.ts';
import type { CompiledIngredient, CompiledRecipe } from '../../recipes/recipe.ts';
import type { ListState, Suggestion } from './find-list-state.ts';
import { FactType } from '../operations/list-operation.resolvers.ts';
import { FoodPartType, PackFormType } from '../amounts/packs.resolvers.ts';
import { AisleType } from './shopping-list.resolvers.ts';

const IngredientType = builder.objectRef<CompiledIngredient>('ShoppingIngredient').implement({
  description: 'What a recipe takes of a food, for its own servings.',
  fields: (t) => ({
    foodId: t.exposeID('foodId'),
    amount: t.exposeFloat('amount'),
    unit: t.exposeString('unit'),
    grams: t.exposeFloat('grams'),
    label: t.exposeString('label', { nullable: true, description: 'or, and, optional.' }),
    standing: t.exposeString('standing', { description: 'counted, optional or alternative.' }),
  }),
});

export const ListedRecipeType = builder
  .objectRef<CompiledRecipe>('ShoppingListedRecipe')
  .implement({
    description: 'A recipe with all that is needed to add it up.',
    fields: (t) => ({
      recipe: t.field({ type: RecipeType, resolve: (recipe) => recipe }),
      servings: t.exposeFloat('servings', { description: 'That its ingredients are for.' }),
      ingredients: t.field({
        type: [IngredientType],
        resolve: ({ ingredients }) => [...ingredients],
      }),
    }),
  });

interface NamedIn {
  food: Food;
  language: Language;
}

const FoodNamesType = builder.objectRef<NamedIn>('ShoppingFoodNames').implement({
  fields: (t) => ({
    language: t.exposeString('language', { description: 'en, es or sv.' }),
    singular: t.string({ resolve: ({ food, language }) => food.names[language].singular }),
    plural: t.string({
      nullable: true,
      resolve: ({ food, language }) => food.names[language].plural,
    }),
  }),
});

const MeasureType = builder
  .objectRef<{ unit: string; grams: number }>('ShoppingMeasure')
  .implement({
    fields: (t) => ({ unit: t.exposeString('unit'), grams: t.exposeFloat('grams') }),
  });

const PackType = builder.objectRef<Pack>('ShoppingPack').implement({
  fields: (t) => ({
    form: t.expose('form', { type: PackFormType }),
    grams: t.exposeFloat('grams', { description: 'Of the food as recipes weigh it.' }),
    count: t.exposeInt('count', { description: 'How many of the form it is.' }),
    size: t.float({
      nullable: true,
      description: 'Printed on it, in grams or millilitres.',
      resolve: ({ size }) => size?.amount,
    }),
    sizeUnit: t.string({
      nullable: true,
      description: 'g or ml.',
      resolve: ({ size }) => size?.unit,
    }),
  }),
});

interface Sold {
  purchase: Purchase;
  market: Market;
}

const PurchaseType = builder.objectRef<Sold>('ShoppingPurchase').implement({
  description: "How shops of the reader's country sell a food.",
  fields: (t) => ({
    wholeId: t.id({
      nullable: true,
      description: 'The food it is bought as: lemons for their juice.',
      resolve: ({ purchase }) => purchase.whole?.foodId,
    }),
    part: t.field({
      type: FoodPartType,
      nullable: true,
      resolve: ({ purchase }) => purchase.whole?.part,
    }),
    gramsPerGram: t.float({
      nullable: true,
      description: 'Grams of the whole that a gram of it takes.',
      resolve: ({ purchase }) => purchase.whole?.gramsPerGram,
    }),
    isStaple: t.boolean({ resolve: ({ purchase }) => purchase.isStaple }),
    aisle: t.field({
      type: AisleType,
      resolve: ({ purchase, market }) => purchase.aisles[market],
    }),
    packs: t.field({
      type: [PackType],
      resolve: ({ purchase, market }) => [...purchase.packs[market]],
    }),
  }),
});

export const ListedFoodType = builder.objectRef<Food>('ShoppingListedFood').implement({
  description: 'A food with all that is needed to name and measure it.',
  fields: (t) => ({
    id: t.exposeID('id'),
    group: t.exposeString('group'),
    aisle: t.expose('aisle', { type: AisleType }),
    hasPicture: t.boolean({ resolve: hasFoodPicture }),
    densityGramsPerMl: t.exposeFloat('densityGramsPerMl', { nullable: true }),
    measures: t.field({
      type: [MeasureType],
      resolve: ({ gramsPerMeasure }) =>
        Object.entries(gramsPerMeasure).map(([unit, grams]) => ({ unit, grams })),
    }),
    purchase: t.field({
      type: PurchaseType,
      nullable: true,
      resolve: ({ purchase }, _input, { locale }) => {
        return purchase && { purchase, market: marketOf(locales[locale].contentLanguage) };
      },
    }),
    names: t.field({
      type: [FoodNamesType],
      args: {
        ofReader: t.arg.boolean({
          defaultValue: false,
          description: 'In the language of the endpoint alone.',
        }),
      },
      resolve: (food, { ofReader }, { locale }) => {
        const read = ofReader ? [locales[locale].contentLanguage] : languages;
        return read.map((language) => ({ food, language }));
      },
    }),
  }),
});

export const ListStateType = builder.objectRef<ListState>('ShoppingListState').implement({
  description: 'A list with all a device needs to add it up by itself, without a network.',
  fields: (t) => ({
    listId: t.exposeID('listId', { description: 'To be told with what a device did on it.' }),
    revision: t.exposeInt('revision', { description: 'Grows with every change.' }),
    facts: t.field({ type: [FactType], resolve: ({ facts }) => [...facts] }),
    recipes: t.field({ type: [ListedRecipeType], resolve: ({ recipes }) => [...recipes] }),
    foods: t.field({ type: [ListedFoodType], resolve: ({ foods }) => [...foods] }),
  }),
});

export const SuggestionType = builder.objectRef<Suggestion>('ShoppingSuggestion').implement({
  description: 'A word to write on the list at a touch.',
  fields: (t) => ({
    text: t.exposeString('text'),
    foodId: t.id({ nullable: true, resolve: ({ food }) => food?.id }),
    foodGroup: t.string({ nullable: true, resolve: ({ food }) => food?.group }),
    hasPicture: t.boolean({ resolve: ({ food }) => food !== null && hasFoodPicture(food) }),
  }),
});
