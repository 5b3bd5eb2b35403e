import { builder } from '../../../api/builder.ts';
import { AmountPerSystemType } from '../../recipes/amounts/amounts.resolvers.ts';
import { RecipeNutritionType } from '../../recipes/nutrition/nutrition.resolvers.ts';
import { hasFoodPicture } from '../../recipes/pictures/food-picture.ts';
import type { RecipeSheet, SheetIngredient, SheetStep, StepIngredient } from './recipe-sheet.ts';
import { stepText, type SheetPiece } from './step-pieces.ts';
import { stepStates, type RecipeQuestion, type RecipeVideo } from '../../recipes/recipe.ts';

const IngredientLabelType = builder.enumType('IngredientLabel', {
  description: 'OR is an alternative to the line above, AND continues it.',
  values: { OR: { value: 'or' }, AND: { value: 'and' }, OPTIONAL: { value: 'optional' } } as const,
});

export const RecipeIngredientType = builder
  .objectRef<SheetIngredient>('RecipeIngredient')
  .implement({
    fields: (t) => ({
      key: t.exposeID('key'),
      foodId: t.exposeID('foodId'),
      foodGroup: t.exposeString('foodGroup'),
      hasPicture: t.boolean({
        description: 'There is a drawing at /ingredient/{foodId}.svg.',
        resolve: ({ foodId }, _input, { services }) => {
          const food = services.content.foodsById.get(foodId);
          return food !== undefined && hasFoodPicture(food);
        },
      }),
      name: t.exposeString('name', { description: 'Inflected for the amount.' }),
      note: t.exposeString('note', { nullable: true }),
      label: t.expose('label', { type: IngredientLabelType, nullable: true }),
      isStaple: t.boolean({
        description: 'Most kitchens have it: a shopping list asks for it only where it is wanted.',
        resolve: ({ foodId }, _input, { services }) => {
          return services.content.foodsById.get(foodId)?.purchase?.isStaple ?? false;
        },
      }),
      isAlternative: t.boolean({
        description: 'Instead of a line above; in no figure and on no shopping list.',
        resolve: ({ standing }) => standing === 'alternative',
      }),
      amount: t.expose('amount', { type: AmountPerSystemType }),
      weight: t.expose('weight', {
        type: AmountPerSystemType,
        nullable: true,
        description: 'Of what is counted and yet bought by weight.',
      }),
    }),
  });

const StepIngredientType = builder.objectRef<StepIngredient>('StepIngredient').implement({
  fields: (t) => ({
    ingredient: t.field({
      type: RecipeIngredientType,
      description: 'With the amount this step takes of it.',
      resolve: (ingredient) => ingredient,
    }),
    share: t.exposeFloat('share', {
      description: 'Of what the list says; below 1 the rest goes into other steps.',
    }),
    isPart: t.exposeBoolean('isPart', {
      description: 'Some of what the list says, too little to be measured: of the only egg.',
    }),
  }),
});

const KitchenUnitsType = builder.enumType('KitchenUnits', {
  description: 'What a kitchen measures with.',
  values: { METRIC: { value: 'metric' }, US: { value: 'us' } } as const,
});

const StepPieceType = builder.objectRef<SheetPiece>('StepPiece').implement({
  description:
    'Words of a step. Where there is an amount it stands before them, and they say what of.',
  fields: (t) => ({
    text: t.exposeString('text'),
    amount: t.expose('amount', { type: AmountPerSystemType, nullable: true }),
  }),
});

const StepStateType = builder.enumType('StepState', {
  description: 'Raw on a board, in what it is cooked in, on its plate.',
  values: stepStates,
});

const RecipeStepType = builder.objectRef<SheetStep>('RecipeStep').implement({
  fields: (t) => ({
    text: t.string({
      description: 'With the amounts of what is cooked, in words.',
      args: { units: t.arg({ type: KitchenUnitsType, defaultValue: 'metric' }) },
      resolve: ({ pieces, language }, { units }) => {
        return stepText({ pieces, language, units: units ?? 'metric' });
      },
    }),
    pieces: t.field({
      type: [StepPieceType],
      description: 'The same, for readers who put amounts into words themselves.',
      resolve: ({ pieces }) => [...pieces],
    }),
    state: t.expose('state', {
      type: StepStateType,
      description:
        'How far the dish is: what the drawing at /step/{recipe}/{number}.svg shows, from 1.',
    }),
    timerMinutes: t.exposeFloat('timerMinutes', {
      nullable: true,
      description: 'Of the first wait.',
    }),
    timersMinutes: t.exposeFloatList('timersMinutes', {
      description: 'Of every wait, in the order of the words; half a minute is 0.5.',
    }),
    ingredients: t.field({
      type: [StepIngredientType],
      description: 'What goes in here.',
      args: {
        untold: t.arg.boolean({
          description: 'Only those of which the words of the step do not say how much.',
          defaultValue: false,
        }),
      },
      resolve: ({ ingredients }, { untold }) =>
        ingredients.filter(({ isTold }) => !untold || !isTold),
    }),
  }),
});

const RecipeQuestionType = builder.objectRef<RecipeQuestion>('RecipeQuestion').implement({
  fields: (t) => ({
    question: t.exposeString('question'),
    answer: t.exposeString('answer'),
  }),
});

export const RecipeVideoType = builder.objectRef<RecipeVideo>('RecipeVideo').implement({
  fields: (t) => ({
    url: t.exposeString('url', { description: 'A YouTube, Vimeo or own address.' }),
    title: t.exposeString('title'),
  }),
});

export const RecipeSheetType = builder.objectRef<RecipeSheet>('RecipeSheet').implement({
  description: 'How a recipe is made, for so many servings.',
  fields: (t) => ({
    servings: t.exposeFloat('servings', {
      description: 'A plan also cooks portions between the servings a recipe offers.',
    }),
    nutrition: t.field({
      type: RecipeNutritionType,
      description: 'Of one serving of what is cooked: the food table times the amounts shown.',
      resolve: ({ nutrition }) => nutrition,
    }),
    ingredients: t.field({
      type: [RecipeIngredientType],
      resolve: ({ ingredients }) => [...ingredients],
    }),
    foodsToBuyCount: t.exposeInt('foodsToBuyCount', {
      description: 'Different foods of the recipe; optional ones are in, alternatives are not.',
    }),
    steps: t.field({ type: [RecipeStepType], resolve: ({ steps }) => [...steps] }),
    tip: t.exposeString('tip', { nullable: true }),
    faq: t.field({ type: [RecipeQuestionType], resolve: ({ faq }) => [...faq] }),
    video: t.field({ type: RecipeVideoType, nullable: true, resolve: ({ video }) => video }),
  }),
});
