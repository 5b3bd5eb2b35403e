import type { Clock } from '../../lib/clock.ts';
import { locales } from '../../i18n/locales.ts';
import { builder } from '../../api/builder.ts';
import { listRecipes } from './reading/list-recipes.ts';
import { RecipePageType } from './reading/recipe-page.resolvers.ts';
import './ratings/recipe-rating.resolvers.ts';
import './reading/discover.resolvers.ts';
import { MealType, StrictnessType } from './recipe-type.resolvers.ts';

const RecipeFilterInput = builder.inputType('RecipeFilter', {
  fields: (t) => ({
    meal: t.field({ type: MealType }),
    strictness: t.field({ type: StrictnessType }),
    isOpen: t.boolean({ description: 'Only those that need no membership.' }),
  }),
});

builder.queryFields((t) => ({
  recipes: t.field({
    type: RecipePageType,
    description: 'All recipes, those in season first.',
    args: {
      filter: t.arg({ type: RecipeFilterInput }),
      page: t.arg.int({ defaultValue: 1 }),
    },
    resolve: (_root, { filter, page }, { services: { content, clock }, locale }) =>
      listRecipes({
        content,
        language: locales[locale].contentLanguage,
        filter: {
          meal: filter?.meal ?? null,
          strictness: filter?.strictness ?? null,
          isOpen: filter?.isOpen ?? false,
        },
        month: monthOf(clock),
        page: page ?? 1,
      }),
  }),
  seasonMonth: t.int({
    description: 'The month whose recipes come first, 1 to 12.',
    resolve: (_root, _input, { services: { clock } }) => monthOf(clock),
  }),
}));

function monthOf(clock: Clock): number {
  return clock.now().getUTCMonth() + 1;
}
