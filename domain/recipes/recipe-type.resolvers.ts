import { locales } from '../../i18n/locales.ts';
import { perLanguage } from '../../lib/language.ts';
import { builder } from '../../api/builder.ts';
import type { RequestContext } from '../../api/context.ts';
import { LocalizedSlugType, localizedSlugs } from '../../api/localized-slug.ts';
import { SatietyType } from '../foods/figures/figures.resolvers.ts';
import { RecipeNutritionType } from './nutrition/nutrition.resolvers.ts';
import { canOpenRecipe } from './reading/recipe-access.rules.ts';
import { shortTitleOf } from './reading/short-title.rules.ts';
import { isOfTestKitchen } from './reading/test-kitchen.rules.ts';
import { cuisines, dishes, eatingNotes, meals, proteinSources, recipeTags } from './recipe.ts';
import type { CompiledRecipe, RecipeCooking, RecipeText, RecipeTimes } from './recipe.ts';

export const MealType = builder.enumType('Meal', { values: meals });
export const StrictnessType = builder.enumType('Strictness', {
  description: 'How strictly low in carbs: the label of a recipe or meal plan.',
  values: {
    KETO: { value: 'keto' },
    MODERATE: { value: 'moderate' },
    LIBERAL: { value: 'liberal' },
    NONE: { value: 'none', description: 'Too many carbs for any label, or unknown.' },
  } as const,
});
const DifficultyType = builder.enumType('Difficulty', {
  values: {
    BEGINNER: { value: 'beginner' },
    EASY: { value: 'easy' },
    MEDIUM: { value: 'medium' },
    HARD: { value: 'hard' },
  } as const,
});
const RecipeRoleType = builder.enumType('RecipeRole', {
  values: { MAIN: { value: 'main' }, SIDE: { value: 'side' }, EXTRA: { value: 'extra' } } as const,
});
const CuisineType = builder.enumType('Cuisine', { values: cuisines });
const DishType = builder.enumType('Dish', { values: dishes });
const ProteinSourceType = builder.enumType('ProteinSource', { values: proteinSources });

const EatingNoteType = builder.enumType('EatingNote', {
  description: 'LABEL_…: check the label. OR_…: only an alternative brings it.',
  values: eatingNotes,
});

export const RecipeTimesType = builder.objectRef<RecipeTimes>('RecipeTimes').implement({
  fields: (t) => ({
    prepMinutes: t.exposeInt('prepMinutes'),
    cookMinutes: t.exposeInt('cookMinutes'),
    activeMinutes: t.exposeInt('activeMinutes'),
    totalMinutes: t.exposeInt('totalMinutes'),
  }),
});

const RecipeCookingType = builder.objectRef<RecipeCooking>('RecipeCooking').implement({
  description: 'Somebody of the kitchen cooked the dish as it is written.',
  fields: (t) => ({
    by: t.exposeString('by', { description: 'Their name.' }),
    on: t.exposeString('on', { description: 'A date, 2026-03-01.' }),
  }),
});

/** What a recipe is, for everyone; how it is made is `RecipeSheet`. */
export const RecipeType = builder.objectRef<CompiledRecipe>('Recipe').implement({
  description: 'What a recipe is, in the language of the endpoint. Open to everyone.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Names its pictures too: /dish/{id}.svg.' }),
    slug: t.string({ resolve: (recipe, _input, context) => textOf(recipe, context).slug }),
    slugs: t.field({
      type: [LocalizedSlugType],
      resolve: ({ texts }) => localizedSlugs(perLanguage((language) => texts[language].slug)),
    }),
    title: t.string({ resolve: (recipe, _input, context) => textOf(recipe, context).title }),
    short: t.string({
      description: 'The title in at most 20 letters, for where it has no room.',
      resolve: (recipe, _input, context) => shortTitleOf(textOf(recipe, context)),
    }),
    description: t.string({
      resolve: (recipe, _input, context) => textOf(recipe, context).description,
    }),
    cuisine: t.expose('cuisine', { type: CuisineType }),
    dish: t.expose('dish', { type: DishType }),
    protein: t.expose('protein', { type: ProteinSourceType }),
    meals: t.field({ type: [MealType], resolve: (recipe) => [...recipe.meals] }),
    role: t.expose('role', { type: RecipeRoleType }),
    difficulty: t.expose('difficulty', { type: DifficultyType }),
    strictness: t.expose('strictness', { type: StrictnessType }),
    strictnessWithoutPolyols: t.expose('strictnessWithoutPolyols', {
      type: StrictnessType,
      description: 'Differs from `strictness` where sugar alcohols make the difference.',
    }),
    eatingNotes: t.field({
      type: [EatingNoteType],
      description: 'What people with an allergy, a diet or a weak immune system should read.',
      resolve: ({ eatingNotes: notes }) => [...notes],
    }),
    tags: t.stringList({
      description: `Of ${recipeTags.join(', ')}.`,
      resolve: ({ tags }) => [...tags],
    }),
    isTestKitchen: t.boolean({
      description: 'Cooked and tasted by the editors before it was published.',
      resolve: isOfTestKitchen,
    }),
    cookings: t.field({
      type: [RecipeCookingType],
      description: 'Who cooked it when, the last one first.',
      resolve: ({ cookings }) => cookings.toSorted((a, b) => b.on.localeCompare(a.on)),
    }),
    publishedOn: t.exposeString('publishedOn', {
      nullable: true,
      description: 'A date, 2026-03-01.',
    }),
    photoAlt: t.string({
      nullable: true,
      description: 'What the photo shows; null where the dish is drawn.',
      resolve: (recipe, _input, context) => textOf(recipe, context).photoAlt,
    }),
    isGoodAsLeftovers: t.exposeBoolean('isGoodAsLeftovers'),
    leftoverServings: t.exposeInt('leftoverServings', {
      nullable: true,
      description: 'Of `servings`, how many are meant for the day after.',
    }),
    servings: t.exposeInt('servings', { description: 'It was written for.' }),
    times: t.field({ type: RecipeTimesType, resolve: ({ times }) => times }),
    nutrition: t.field({ type: RecipeNutritionType, resolve: ({ nutrition }) => nutrition }),
    satiety: t.field({ type: SatietyType, resolve: ({ satiety }) => satiety }),
    isPremium: t.exposeBoolean('isPremium'),
    isLocked: t.boolean({
      description: 'Ingredients and steps are not open to the viewer.',
      resolve: (recipe, _input, { isPremium }) => !canOpenRecipe({ recipe, isPremium }),
    }),
  }),
});

function textOf({ texts }: CompiledRecipe, { locale }: RequestContext): RecipeText {
  return texts[locales[locale].contentLanguage];
}
