import { languages, perLanguage, type PerLanguage } from '../../lib/language.ts';
import type { Video } from './video.ts';

/** The videos there are, by what people and links call them. */
export interface VideoLibrary {
  readonly videos: readonly Video[];
  readonly byId: ReadonlyMap<string, Video>;
  /** By the slug of any language, the language's own first. */
  readonly bySlug: PerLanguage<ReadonlyMap<string, Video>>;
  readonly byRecipeId: ReadonlyMap<string, Video>;
  /** By program and lesson: `first-steps/where-carbs-hide`. */
  readonly byLesson: ReadonlyMap<string, Video>;
}

export function indexVideos(videos: readonly Video[]): VideoLibrary {
  return {
    videos,
    byId: new Map(videos.map((video) => [video.id, video])),
    bySlug: perLanguage((language) => {
      const others = languages.filter((each) => each !== language);
      // Later entries win in a Map: the language's own.
      const inOrder = [...others, language].flatMap((each) =>
        videos.map((video) => [video.texts[each].slug, video] as const),
      );
      return new Map(inOrder);
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
