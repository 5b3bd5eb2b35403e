import { builder } from '../../api/builder.ts';
import { locales } from '../../i18n/locales.ts';
import { RecipeType } from '../recipes/recipe-type.resolvers.ts';
import { findVideos } from './find-videos.ts';
import { isPremiumVideo } from './video-access.ts';
import { VideoCollectionType, VideoType } from './video-type.resolvers.ts';

/** Longer searches are cut. */
const mostLetters = 80;

const VideoFilterInput = builder.inputType('VideoFilterInput', {
  fields: (t) => ({
    collection: t.field({ type: VideoCollectionType }),
    text: t.string({ defaultValue: '', description: 'Words of the title or description.' }),
    areOpen: t.boolean({ defaultValue: false, description: 'Only those everybody may watch.' }),
  }),
});

builder.queryFields((t) => ({
  videos: t.field({
    type: [VideoType],
    args: {
      filter: t.arg({ type: VideoFilterInput }),
      first: t.arg.int({ description: 'All of them when left out.' }),
    },
    resolve: (_root, { filter, first }, { services, locale }) =>
      findVideos({
        videos: services.videos.videos,
        filter: {
          collection: filter?.collection ?? null,
          text: (filter?.text ?? '').slice(0, mostLetters),
          areOpen: filter?.areOpen ?? false,
        },
        language: locales[locale].contentLanguage,
        isOpen: (video) => !isPremiumVideo({ video, content: services.content }),
      }).slice(0, first === null || first === undefined ? undefined : Math.max(0, first)),
  }),
  video: t.field({
    type: VideoType,
    nullable: true,
    args: { slug: t.arg.string({ required: true, description: 'Of any language.' }) },
    resolve: (_root, { slug }, { services, locale }) =>
      services.videos.bySlug[locales[locale].contentLanguage].get(slug) ?? null,
  }),
}));

builder.objectField(RecipeType, 'film', (t) =>
  t.field({
    type: VideoType,
    nullable: true,
    description: 'The video in which it is cooked.',
    resolve: ({ id }, _input, { services }) => services.videos.byRecipeId.get(id) ?? null,
  }),
);
