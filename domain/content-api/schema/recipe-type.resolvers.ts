import type {
  CompiledIngredient,
  CompiledRecipe,
  RecipeCooking,
  RecipeStep,
} from '../../recipes/recipe.ts';
import { isOfTestKitchen } from '../../recipes/reading/test-kitchen.rules.ts';
import { shortTitleOf } from '../../recipes/reading/short-title.rules.ts';
import { contentBuilder, type InLanguage } from './content-builder.ts';

type LinedIngredient = InLanguage<CompiledIngredient>;

const IngredientType = contentBuilder.objectRef<LinedIngredient>('Ingredient').implement({
  fields: (t) => ({
    foodId: t.string({ resolve: ({ thing }) => thing.foodId }),
    food: t.string({
      nullable: true,
      description: 'What the food is called.',
      resolve: ({ thing, language }, _input, { services }) =>
        services.content.foodsById.get(thing.foodId)?.names[language].singular ?? null,
    }),
    amount: t.float({
      description: "For the recipe's own servings.",
      resolve: ({ thing }) => thing.amount,
    }),
    unit: t.string({ resolve: ({ thing }) => thing.unit }),
    grams: t.float({ resolve: ({ thing }) => thing.grams }),
    label: t.string({
      nullable: true,
      description: '`or`, `and` or `optional`.',
      resolve: ({ thing }) => thing.label,
    }),
    note: t.string({
      nullable: true,
      resolve: ({ thing, language }) => thing.notes[language],
    }),
  }),
});

const StepType = contentBuilder.objectRef<InLanguage<RecipeStep>>('Step').implement({
  fields: (t) => ({
    text: t.string({ resolve: ({ thing, language }) => thing.texts[language] }),
    timerMinutes: t.float({
      nullable: true,
      description: 'Of the first wait.',
      resolve: ({ thing }) => thing.timerMinutes,
    }),
    timersMinutes: t.floatList({
      description: 'Of every wait, in the order of the words; half a minute is 0.5.',
      resolve: ({ thing }) => [thing.timerMinutes ?? [], thing.laterTimerMinutes ?? []].flat(),
    }),
  }),
});

const QuestionType = contentBuilder
  .objectRef<{ question: string; answer: string }>('Question')
  .implement({
    fields: (t) => ({
      question: t.exposeString('question'),
      answer: t.exposeString('answer'),
    }),
  });

const CookingType = contentBuilder.objectRef<RecipeCooking>('Cooking').implement({
  description: 'Who of the kitchen cooked the dish when, and what they noted for the editors.',
  fields: (t) => ({
    by: t.exposeString('by'),
    on: t.exposeString('on', { description: 'A date, 2026-03-01.' }),
    note: t.exposeString('note', { nullable: true }),
  }),
});

const NutritionType = contentBuilder.objectRef<CompiledRecipe['nutrition']>('Nutrition').implement({
  description: 'Of a serving. Null is unknown, which is never zero.',
  fields: (t) => ({
    gramsPerServing: t.exposeFloat('gramsPerServing'),
    netCarbsGrams: t.exposeFloat('netCarbsGrams', { nullable: true }),
    energyKcal: t.float({ nullable: true, resolve: ({ nutrients }) => nutrients.energyKcal }),
    proteinGrams: t.float({ nullable: true, resolve: ({ nutrients }) => nutrients.proteinGrams }),
    fatGrams: t.float({ nullable: true, resolve: ({ nutrients }) => nutrients.fatGrams }),
    fiberGrams: t.float({ nullable: true, resolve: ({ nutrients }) => nutrients.fiberGrams }),
    sugarGrams: t.float({ nullable: true, resolve: ({ nutrients }) => nutrients.sugarGrams }),
    carbohydrateGrams: t.float({
      nullable: true,
      resolve: ({ nutrients }) => nutrients.carbohydrateGrams,
    }),
  }),
});

export const RecipeType = contentBuilder.objectRef<InLanguage<CompiledRecipe>>('Recipe');

RecipeType.implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ thing }) => thing.id }),
    slug: t.string({ resolve: ({ thing, language }) => thing.texts[language].slug }),
    title: t.string({ resolve: ({ thing, language }) => thing.texts[language].title }),
    short: t.string({ resolve: ({ thing, language }) => shortTitleOf(thing.texts[language]) }),
    description: t.string({ resolve: ({ thing, language }) => thing.texts[language].description }),
    tip: t.string({
      nullable: true,
      resolve: ({ thing, language }) => thing.texts[language].tip,
    }),
    faq: t.field({
      type: [QuestionType],
      resolve: ({ thing, language }) => [...thing.texts[language].faq],
    }),
    videoUrl: t.string({
      nullable: true,
      resolve: ({ thing, language }) => thing.texts[language].video?.url ?? null,
    }),
    photoAlt: t.string({
      nullable: true,
      description: 'What the photo at /image/dish/{id} shows; null where the dish is drawn.',
      resolve: ({ thing, language }) => thing.texts[language].photoAlt,
    }),
    publishedOn: t.string({ nullable: true, resolve: ({ thing }) => thing.publishedOn }),
    isPremium: t.boolean({ resolve: ({ thing }) => thing.isPremium }),
    isTestKitchen: t.boolean({ resolve: ({ thing }) => isOfTestKitchen(thing) }),
    cookings: t.field({ type: [CookingType], resolve: ({ thing }) => [...thing.cookings] }),
    cuisine: t.string({ resolve: ({ thing }) => thing.cuisine }),
    dish: t.string({ resolve: ({ thing }) => thing.dish }),
    protein: t.string({ resolve: ({ thing }) => thing.protein }),
    meals: t.stringList({ resolve: ({ thing }) => [...thing.meals] }),
    difficulty: t.string({ resolve: ({ thing }) => thing.difficulty }),
    strictness: t.string({ resolve: ({ thing }) => thing.strictness }),
    tags: t.stringList({ resolve: ({ thing }) => [...thing.tags] }),
    servings: t.int({ resolve: ({ thing }) => thing.servings }),
    leftoverServings: t.int({ nullable: true, resolve: ({ thing }) => thing.leftoverServings }),
    prepMinutes: t.int({ resolve: ({ thing }) => thing.times.prepMinutes }),
    cookMinutes: t.int({ resolve: ({ thing }) => thing.times.cookMinutes }),
    activeMinutes: t.int({ resolve: ({ thing }) => thing.times.activeMinutes }),
    totalMinutes: t.int({ resolve: ({ thing }) => thing.times.totalMinutes }),
    ingredients: t.field({
      type: [IngredientType],
      resolve: ({ thing, language }) =>
        thing.ingredients.map((each) => ({ thing: each, language })),
    }),
    steps: t.field({
      type: [StepType],
      resolve: ({ thing, language }) => thing.steps.map((each) => ({ thing: each, language })),
    }),
    nutrition: t.field({ type: NutritionType, resolve: ({ thing }) => thing.nutrition }),
  }),
});
