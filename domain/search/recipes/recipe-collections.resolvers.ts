import type { Services } from '../../../api/context.ts';
import { builder } from '../../../api/builder.ts';
import { locales } from '../../../i18n/locales.ts';
import type { PerLanguage } from '../../../lib/language.ts';
import { RecipeType } from '../../recipes/recipe-type.resolvers.ts';
import { coverSize, recipeCollectionsOf, type RecipeCollection } from './recipe-collections.ts';
import { filterNames, type FilterName } from './search-filters.rules.ts';

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

interface ShownCollection extends RecipeCollection {
  readonly titles: PerLanguage<string>;
}

const RecipeCollectionType = builder.objectRef<ShownCollection>('RecipeCollection').implement({
  description: 'A search that is worth a look.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'SOUPS; editors add others.' }),
    title: t.string({
      resolve: ({ titles }, _input, { locale }) => titles[locales[locale].contentLanguage],
    }),
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
    resolve: (_root, _input, { services }) => shownCollections(services),
  }),
);

/** In the order and with the titles that editors gave them; the dishes they chose stand first. */
function shownCollections({ content, collections }: Services): ShownCollection[] {
  const made = recipeCollectionsOf({ content, shelves: collections.dishes });
  return collections.dishes.flatMap(({ key, titles, covers }) => {
    const collection = made.find(({ name }) => name === key);
    if (collection === undefined) return [];
    const chosen = covers.flatMap((id) => content.recipesById.get(id) ?? []);
    const others = collection.coverRecipes.filter(({ id }) => !covers.includes(id));
    const coverRecipes = [...chosen, ...others].slice(0, coverSize);
    return [{ ...collection, titles, coverRecipes }];
  });
}
