import type { Cue, Video, VideoChapter } from '../../videos/video.ts';
import { contentBuilder, type InLanguage } from './content-builder.ts';

const CueType = contentBuilder.objectRef<Cue>('Cue').implement({
  description: 'One sentence, while it is shown.',
  fields: (t) => ({
    startSeconds: t.exposeFloat('startSeconds'),
    endSeconds: t.exposeFloat('endSeconds'),
    text: t.exposeString('text'),
  }),
});

const ChapterType = contentBuilder.objectRef<VideoChapter>('Chapter').implement({
  fields: (t) => ({
    title: t.exposeString('title'),
    startSeconds: t.exposeFloat('startSeconds'),
    cues: t.field({ type: [CueType], resolve: ({ cues }) => [...cues] }),
  }),
});

export const VideoType = contentBuilder.objectRef<InLanguage<Video>>('Video');

VideoType.implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ thing }) => thing.id }),
    slug: t.string({ resolve: ({ thing, language }) => thing.texts[language].slug }),
    title: t.string({ resolve: ({ thing, language }) => thing.texts[language].title }),
    description: t.string({ resolve: ({ thing, language }) => thing.texts[language].description }),
    collection: t.string({ resolve: ({ thing }) => thing.collection }),
    source: t.string({
      description: '`film` is drawn from data at /videos; else `file`, `youtube` or `vimeo`.',
      resolve: ({ thing }) => thing.source.kind,
    }),
    sourceId: t.string({
      nullable: true,
      description: 'Of the file, or of the other site.',
      resolve: ({ thing: { source } }) => {
        if (source.kind === 'film') return null;
        return source.kind === 'file' ? source.name : source.id;
      },
    }),
    recipeId: t.string({ nullable: true, resolve: ({ thing }) => thing.recipeId }),
    lesson: t.string({
      nullable: true,
      description: 'By program and lesson: `first-steps/where-carbs-hide`.',
      resolve: ({ thing: { lesson } }) => lesson && `${lesson.program}/${lesson.lesson}`,
    }),
    pictureRecipeId: t.string({ resolve: ({ thing }) => thing.pictureRecipeId }),
    isPremium: t.boolean({
      nullable: true,
      description: 'Null where it is as open as its recipe.',
      resolve: ({ thing }) => thing.isPremium,
    }),
    publishedOn: t.string({ resolve: ({ thing }) => thing.publishedOn }),
    seconds: t.float({ resolve: ({ thing }) => thing.seconds }),
    chapters: t.field({
      type: [ChapterType],
      resolve: ({ thing, language }) => [...thing.texts[language].chapters],
    }),
  }),
});
