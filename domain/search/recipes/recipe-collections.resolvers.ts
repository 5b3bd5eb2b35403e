import { builder } from '../../../api/builder.ts';
import { RecipeType } from '../../recipes/recipe-type.resolvers.ts';
import { recipeCollectionsOf, type RecipeCollection } from './recipe-collections.ts';
import { recipeCollectionNames } from './recipe-collections.rules.ts';
import { filterNames, type FilterName } from './search-filters.rules.ts';

const RecipeCollectionNameType = builder.enumType('RecipeCollectionName', {
  values: recipeCollectionNames as [(typeof recipeCollectionNames)[number]],
});

interface ChosenFilter {
  filter: FilterName;
  values: readonly string[];
}

const ChosenFilterType = builder.objectRef<ChosenFilter>('ChosenFilter').implement({
  fields: (t) => ({
    filter: t.exposeString('filter', { description: 'As in `SearchFilters`.' }),
    values: t.stringList({ resolve: ({ values }) => [...values] }),
  }),
});

const RecipeCollectionType = builder.objectRef<RecipeCollection>('RecipeCollection').implement({
  description: 'A search that is worth a look.',
  fields: (t) => ({
    name: t.expose('name', { type: RecipeCollectionNameType }),
    filters: t.field({
      type: [ChosenFilterType],
      description: 'The search finds its recipes by them.',
      resolve: ({ filters }) =>
        filterNames
          .map((filter) => ({ filter, values: filters[filter] }))
          .filter(({ values }) => values.length > 0),
    }),
    recipeCount: t.exposeInt('recipeCount'),
    coverRecipes: t.field({
      type: [RecipeType],
      description: 'Up to three, for a picture of it.',
      resolve: ({ coverRecipes }) => [...coverRecipes],
    }),
  }),
});

builder.queryField('recipeCollections', (t) =>
  t.field({
    type: [RecipeCollectionType],
    resolve: (_root, _input, { services }) => [...recipeCollectionsOf(services.content)],
  }),
);
