import { languages, perLanguage, type PerLanguage } from '../../lib/language.ts';
import { noFormerSlugs, type FormerSlugsOf } from '../../lib/slug-index.ts';
import type { Video } from './video.ts';

/** The videos there are, by what people and links call them. */
export interface VideoLibrary {
  readonly videos: readonly Video[];
  readonly byId: ReadonlyMap<string, Video>;
  /** By the slug of any language, the language's own first, and by what it was called before. */
  readonly bySlug: PerLanguage<ReadonlyMap<string, Video>>;
  readonly byRecipeId: ReadonlyMap<string, Video>;
  /** By program and lesson: `first-steps/where-carbs-hide`. */
  readonly byLesson: ReadonlyMap<string, Video>;
}

export function indexVideos(args: {
  videos: readonly Video[];
  former?: FormerSlugsOf;
}): VideoLibrary {
  const { videos, former = noFormerSlugs } = args;
  const byId = new Map(videos.map((video) => [video.id, video]));
  return {
    videos,
    byId,
    bySlug: perLanguage((language) => {
      const others = languages.filter((each) => each !== language);
      const inOrder = [...others, language];
      const before = inOrder.flatMap((each) =>
        Object.entries(former[each]).flatMap(([slug, id]) => {
          const video = byId.get(id);
          return video === undefined ? [] : [[slug, video] as const];
        }),
      );
      const now = inOrder.flatMap((each) =>
        videos.map((video) => [video.texts[each].slug, video] as const),
      );
      // Later entries win in a Map: the language's own.
      return new Map([...before, ...now]);
    }),
    byRecipeId: new Map(
      videos.toReversed().flatMap((video) => (video.recipeId ? [[video.recipeId, video]] : [])),
    ),
    byLesson: new Map(
      videos
        .toReversed()
        .flatMap((video) =>
          video.lesson ? [[`${video.lesson.program}/${video.lesson.lesson}`, video]] : [],
        ),
    ),
  };
}
