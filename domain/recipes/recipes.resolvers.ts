import { locales } from '../../i18n/locales.ts';
import { problem, type Problem } from '../../lib/problems.ts';
import { builder, ProblemType } from '../../api/builder.ts';
import type { RequestContext } from '../../api/context.ts';
import { findRecipe } from './reading/find-recipe.ts';
import { listRecipes } from './reading/list-recipes.ts';
import { canOpenRecipe } from './reading/recipe-access.rules.ts';
import { recipeSheet, type RecipeSheet } from './reading/recipe-sheet.ts';
import { RecipePageType } from './reading/recipe-page.resolvers.ts';
import './ratings/recipe-rating.resolvers.ts';
import { RecipeSheetType } from './reading/recipe-sheet.resolvers.ts';
import { MealType, RecipeType, StrictnessType } from './recipe-type.resolvers.ts';
import type { CompiledRecipe } from './recipe.ts';
import { recipeNotFound } from './recipes.errors.ts';
import { relatedRecipes } from './reading/related-recipes.rules.ts';
import { showcaseOf, type Showcase } from './reading/showcase.ts';

const relatedCount = 4;

interface RecipeAnswer {
  problems: Problem[];
  recipe: CompiledRecipe;
  sheet: RecipeSheet | null;
}

const RecipeAnswerType = builder.objectRef<RecipeAnswer>('RecipeAnswer').implement({
  fields: (t) => ({
    problems: t.field({
      type: [ProblemType],
      description: 'The servings are not offered; the sheet is then for those it was written for.',
      resolve: ({ problems }) => problems,
    }),
    recipe: t.field({
      type: RecipeType,
      description: 'Its slug is the right one where the asked one is of another language.',
      resolve: ({ recipe }) => recipe,
    }),
    sheet: t.field({
      type: RecipeSheetType,
      nullable: true,
      description: 'Null for a premium recipe and a viewer who is no premium member.',
      resolve: ({ sheet }) => sheet,
    }),
    related: t.field({
      type: [RecipeType],
      description: 'What goes well with it.',
      resolve: ({ recipe }, _input, { services }) => [
        ...relatedRecipes({ recipe, recipes: services.content.recipes, count: relatedCount }),
      ],
    }),
  }),
});

const RecipeFilterInput = builder.inputType('RecipeFilter', {
  fields: (t) => ({
    meal: t.field({ type: MealType }),
    strictness: t.field({ type: StrictnessType }),
  }),
});

const ShowcaseType = builder.objectRef<Showcase>('Showcase').implement({
  description: 'What a visitor sees first.',
  fields: (t) => ({
    recipeCount: t.exposeInt('recipeCount'),
    week: t.field({
      type: [RecipeType],
      description: 'Seven dinners, one a day.',
      resolve: ({ week }) => [...week],
    }),
    plates: t.field({
      type: [RecipeType],
      description: 'Round dishes, drawn without their table at /plate/{id}.svg.',
      resolve: ({ plates }) => [...plates],
    }),
    pan: t.field({ type: RecipeType, nullable: true, resolve: ({ pan }) => pan }),
  }),
});

builder.queryFields((t) => ({
  recipe: t.field({
    type: RecipeAnswerType,
    args: {
      slug: t.arg.string({ required: true, description: 'Of any language.' }),
      servings: t.arg.int({ description: 'Those it was written for when left out.' }),
    },
    resolve: (_root, { slug, servings }, context) =>
      answerRecipe({ slug, servings: servings ?? null, context }),
  }),
  recipes: t.field({
    type: RecipePageType,
    description: 'All recipes by title.',
    args: {
      filter: t.arg({ type: RecipeFilterInput }),
      page: t.arg.int({ defaultValue: 1 }),
    },
    resolve: (_root, { filter, page }, { services: { content }, locale }) =>
      listRecipes({
        content,
        language: locales[locale].contentLanguage,
        filter: { meal: filter?.meal ?? null, strictness: filter?.strictness ?? null },
        page: page ?? 1,
      }),
  }),
  showcase: t.field({
    type: ShowcaseType,
    resolve: (_root, _input, { services }) => showcaseOf(services.content),
  }),
}));

function answerRecipe({
  slug,
  servings,
  context,
}: {
  slug: string;
  servings: number | null;
  context: RequestContext;
}): RecipeAnswer {
  const { services, locale, isPremium } = context;
  const language = locales[locale].contentLanguage;
  const recipe = findRecipe({ content: services.content, slug, language });
  if (recipe === null) throw recipeNotFound();
  const isOffered = servings === null || recipe.servingsOptions.includes(servings);
  const problems = isOffered ? [] : [problem('servings', 'recipe.servings-mismatch')];
  if (!canOpenRecipe({ recipe, isPremium })) return { problems, recipe, sheet: null };
  const sheet = recipeSheet({
    recipe,
    servings: isOffered ? (servings ?? recipe.servings) : recipe.servings,
    foods: services.content.foodsById,
    language,
  });
  return { problems, recipe, sheet: sheet.ok ? sheet.value : null };
}
