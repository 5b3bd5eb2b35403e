import { writtenKey } from '../../pages/collections/collection-keys.rules.ts';
import type { DishCollection, GuideCollection } from '../../pages/collections/collections.ts';
import { contentBuilder, type InLanguage } from './content-builder.ts';

export type Shelf = GuideCollection | DishCollection;

export const CollectionType = contentBuilder.objectRef<InLanguage<Shelf>>('Collection');

CollectionType.implement({
  description: 'A shelf of guides, or of dishes that a search finds.',
  fields: (t) => ({
    id: t.id({ resolve: ({ thing }) => writtenKey(thing.key) }),
    title: t.string({ resolve: ({ thing, language }) => thing.titles[language] }),
    guideIds: t.stringList({
      description: 'In the order to read them; none on a shelf of dishes.',
      resolve: ({ thing }) => ('guides' in thing ? [...thing.guides] : []),
    }),
    search: t.string({
      nullable: true,
      description: 'What finds its dishes, as behind the ? of a search; null on a shelf of guides.',
      resolve: ({ thing }) => ('search' in thing ? thing.search : null),
    }),
    coverRecipeIds: t.stringList({
      description: 'Dishes that an editor chose to stand for it.',
      resolve: ({ thing }) => ('covers' in thing ? [...thing.covers] : []),
    }),
  }),
});
