import { builder, ProblemType } from '../../api/builder.ts';
import type { RequestContext } from '../../api/context.ts';
import { locales } from '../../i18n/locales.ts';
import { problem, type Problem } from '../../lib/problems.ts';
import { findRecipe } from '../recipes/reading/find-recipe.ts';
import { canOpenRecipe } from '../recipes/reading/recipe-access.rules.ts';
import { openInstead } from '../recipes/reading/open-instead.rules.ts';
import { knownRelatedRecipes } from '../recipes/reading/related-recipes.rules.ts';
import { RecipeType } from '../recipes/recipe-type.resolvers.ts';
import type { CompiledRecipe } from '../recipes/recipe.ts';
import { recipeNotFound } from '../recipes/recipes.errors.ts';
import { asCookedFor } from './cooked-times.rules.ts';
import { offeredServings } from './offered-servings.rules.ts';
import { AmountPerSystemType } from '../recipes/amounts/amounts.resolvers.ts';
import { keptSheet } from './sheet/kept-sheets.ts';
import type { RecipeSheet, SheetIngredient } from './sheet/recipe-sheet.ts';
import { RecipeSheetType } from './sheet/recipe-sheet.resolvers.ts';

const relatedCount = 4;
const firstLineCount = 6;

interface RecipeAnswer {
  problems: Problem[];
  recipe: CompiledRecipe;
  /** As asked for, or as it was written where that is not offered. */
  written: RecipeSheet;
  isLocked: boolean;
}

const GlimpsedIngredientType = builder
  .objectRef<Pick<SheetIngredient, 'name' | 'amount'>>('GlimpsedIngredient')
  .implement({
    fields: (t) => ({
      name: t.exposeString('name'),
      amount: t.expose('amount', { type: AmountPerSystemType }),
    }),
  });

const RecipeGlimpseType = builder.objectRef<RecipeSheet>('RecipeGlimpse').implement({
  description: 'What may be seen of a locked recipe.',
  fields: (t) => ({
    firstIngredients: t.field({
      type: [GlimpsedIngredientType],
      description: 'The first lines, without what could be taken instead.',
      resolve: ({ ingredients }) =>
        ingredients.filter(({ standing }) => standing !== 'alternative').slice(0, firstLineCount),
    }),
    stepCount: t.int({ resolve: ({ steps }) => steps.length }),
  }),
});

export const RecipeAnswerType = builder.objectRef<RecipeAnswer>('RecipeAnswer').implement({
  fields: (t) => ({
    problems: t.field({
      type: [ProblemType],
      description: 'The servings are not offered; the sheet is then for those it was written for.',
      resolve: ({ problems }) => problems,
    }),
    recipe: t.field({
      type: RecipeType,
      description:
        'Its slug is the right one where the asked one is of another language. Its times are those ' +
        'of the servings that the sheet is for.',
      resolve: ({ recipe, written: { servings } }) => asCookedFor({ recipe, servings }),
    }),
    sheet: t.field({
      type: RecipeSheetType,
      nullable: true,
      description: 'Null for a premium recipe and a viewer who is no premium member.',
      resolve: ({ written, isLocked }) => (isLocked ? null : written),
    }),
    glimpse: t.field({
      type: RecipeGlimpseType,
      nullable: true,
      description: 'In the place of the sheet, for who is no premium member.',
      resolve: ({ written, isLocked }) => (isLocked ? written : null),
    }),
    openInstead: t.field({
      type: [RecipeType],
      description: 'For a locked recipe: those like it that are open to everyone.',
      resolve: ({ recipe, isLocked }, _input, { services }) =>
        isLocked
          ? [
              ...openInstead({
                recipe,
                recipes: services.content.recipes,
                count: relatedCount,
              }),
            ]
          : [],
    }),
    related: t.field({
      type: [RecipeType],
      description: 'What goes well with it.',
      resolve: ({ recipe }, _input, { services }) => [
        ...knownRelatedRecipes({ recipe, recipes: services.content.recipes, count: relatedCount }),
      ],
    }),
  }),
});

builder.objectField(RecipeType, 'servingsOptions', (t) =>
  t.intList({
    description: 'It may be cooked for, ascending.',
    resolve: (recipe, _input, { services }) => [
      ...offeredServings({ recipe, foods: services.content.foodsById }),
    ],
  }),
);

builder.queryField('recipe', (t) =>
  t.field({
    type: RecipeAnswerType,
    args: {
      slug: t.arg.string({ required: true, description: 'Of any language.' }),
      servings: t.arg.int({ description: 'Those it was written for when left out.' }),
    },
    resolve: (_root, { slug, servings }, context) =>
      answerRecipe({ slug, servings: servings ?? null, context }),
  }),
);

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
  const { content } = services;
  const language = locales[locale].contentLanguage;
  const recipe = findRecipe({ content, slug, language });
  if (recipe === null) throw recipeNotFound();
  const offered = offeredServings({ recipe, foods: content.foodsById });
  const isOffered = servings === null || offered.includes(servings);
  const problems = isOffered ? [] : [problem('servings', 'recipe.servings-mismatch')];
  const written = keptSheet({
    recipe,
    servings: isOffered ? (servings ?? recipe.servings) : recipe.servings,
    foods: content.foodsById,
    language,
  });
  return { problems, recipe, written, isLocked: !canOpenRecipe({ recipe, isPremium }) };
}
