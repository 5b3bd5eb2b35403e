import { builder } from '../../api/builder.ts';
import { LocalizedSlugType, localizedSlugs } from '../../api/localized-slug.ts';
import { perLanguage } from '../../lib/language.ts';
import { locales } from '../../i18n/locales.ts';
import type { ContentIndex } from '../recipes/content-index.ts';
import { RecipeType } from '../recipes/recipe-type.resolvers.ts';
import type { RequestContext } from '../../api/context.ts';
import { filmAddress, stillAddress } from './kept-films.ts';
import { canWatchVideo, isPremiumVideo } from './video-access.ts';
import { videoFileType } from './video-source.rules.ts';
import { videoCollections, type Cue, type Video, type VideoChapter } from './video.ts';

export const VideoCollectionType = builder.enumType('VideoCollection', {
  values: Object.fromEntries(
    videoCollections.map((each) => [each.toUpperCase(), { value: each }]),
  ) as Record<
    Uppercase<(typeof videoCollections)[number]>,
    { value: (typeof videoCollections)[number] }
  >,
});

const VideoSourceKindType = builder.enumType('VideoSourceKind', {
  description: 'A film of ours, drawn from data; a file of the operator; or another site.',
  values: {
    FILM: { value: 'film' },
    FILE: { value: 'file' },
    YOUTUBE: { value: 'youtube' },
    VIMEO: { value: 'vimeo' },
  } as const,
});

const CueType = builder.objectRef<Cue>('VideoCue').implement({
  description: 'One sentence, and when it is shown.',
  fields: (t) => ({
    startSeconds: t.exposeFloat('startSeconds'),
    endSeconds: t.exposeFloat('endSeconds'),
    text: t.exposeString('text'),
  }),
});

interface ShownChapter extends VideoChapter {
  video: Video;
  number: number;
}

const ChapterType = builder.objectRef<ShownChapter>('VideoChapter').implement({
  fields: (t) => ({
    title: t.exposeString('title'),
    startSeconds: t.exposeFloat('startSeconds'),
    stillPath: t.string({
      nullable: true,
      description: 'A picture of the chapter, for films of ours.',
      resolve: ({ video, number }, _input, { services: { content } }) =>
        stillAddress({ video, content, chapter: number }),
    }),
    cues: t.field({
      type: [CueType],
      nullable: true,
      description: 'What is said. Null where the viewer may not watch.',
      resolve: ({ video, cues }, _input, context) => (isOpen(video, context) ? [...cues] : null),
    }),
  }),
});

const PlayedType = builder.objectRef<Video>('VideoSource').implement({
  fields: (t) => ({
    kind: t.field({ type: VideoSourceKindType, resolve: ({ source }) => source.kind }),
    address: t.string({
      description: 'Of the film as data, of the file, or of the frame of another site.',
      resolve: (video, _input, { services: { content } }) => addressOf({ video, content }),
    }),
    mediaType: t.string({
      nullable: true,
      resolve: ({ source }) => (source.kind === 'file' ? videoFileType(source.name) : null),
    }),
  }),
});

export const VideoType = builder.objectRef<Video>('Video').implement({
  description: 'Something to watch, with captions and a transcript.',
  fields: (t) => ({
    id: t.exposeID('id'),
    slug: t.string({ resolve: (video, _input, context) => textOf(video, context).slug }),
    slugs: t.field({
      type: [LocalizedSlugType],
      description: 'In every language.',
      resolve: ({ texts }) => localizedSlugs(perLanguage((language) => texts[language].slug)),
    }),
    title: t.string({ resolve: (video, _input, context) => textOf(video, context).title }),
    description: t.string({
      resolve: (video, _input, context) => textOf(video, context).description,
    }),
    collection: t.field({ type: VideoCollectionType, resolve: ({ collection }) => collection }),
    seconds: t.exposeFloat('seconds'),
    publishedOn: t.exposeString('publishedOn', { description: 'YYYY-MM-DD' }),
    pictureRecipeId: t.exposeID('pictureRecipeId', { description: 'The dish that stands for it.' }),
    chapterCount: t.int({ resolve: ({ texts }) => texts.en.chapters.length }),
    isPremium: t.boolean({
      resolve: (video, _input, { services }) =>
        isPremiumVideo({ video, content: services.content }),
    }),
    isLocked: t.boolean({
      description: 'The viewer may not watch it.',
      resolve: (video, _input, context) => !isOpen(video, context),
    }),
    source: t.field({
      type: PlayedType,
      nullable: true,
      description: 'Null where the viewer may not watch.',
      resolve: (video, _input, context) => (isOpen(video, context) ? video : null),
    }),
    chapters: t.field({
      type: [ChapterType],
      resolve: (video, _input, context) =>
        textOf(video, context).chapters.map((chapter, index) => {
          return { ...chapter, video, number: index + 1 };
        }),
    }),
    recipe: t.field({
      type: RecipeType,
      nullable: true,
      description: 'Of what it shows.',
      resolve: ({ recipeId }, _input, { services }) =>
        recipeId === null ? null : services.content.recipesById.get(recipeId),
    }),
  }),
});

export function isOpen(
  video: Video,
  { services, isPremium }: Pick<RequestContext, 'services' | 'isPremium'>,
): boolean {
  return canWatchVideo({ video, content: services.content, isPremium });
}

function textOf(video: Video, { locale }: Pick<RequestContext, 'locale'>) {
  return video.texts[locales[locale].contentLanguage];
}

/** Frames of the kind that sets no cookies; they play on press, so at once. */
function addressOf(args: { video: Video; content: ContentIndex }): string {
  const { source } = args.video;
  switch (source.kind) {
    case 'film':
      return filmAddress(args);
    case 'file':
      return `/videos/${source.name}`;
    case 'youtube':
      return `https://www.youtube-nocookie.com/embed/${source.id}?autoplay=1`;
    case 'vimeo':
      return `https://player.vimeo.com/video/${source.id}?autoplay=1&dnt=1`;
  }
}
