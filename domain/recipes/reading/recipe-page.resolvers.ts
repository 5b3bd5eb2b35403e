import { builder } from '../../../api/builder.ts';
import type { RecipePage } from './list-recipes.ts';
import { RecipeType } from '../recipe-type.resolvers.ts';

export const RecipePageType = builder.objectRef<RecipePage>('RecipePage').implement({
  fields: (t) => ({
    recipes: t.field({ type: [RecipeType], resolve: ({ recipes }) => [...recipes] }),
    totalCount: t.exposeInt('totalCount', { description: 'On all pages.' }),
    page: t.exposeInt('page', { description: 'From 1; asked past the end, it is the last.' }),
    pageCount: t.exposeInt('pageCount'),
  }),
});
