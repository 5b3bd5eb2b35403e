import type { PerLanguage } from '../../lib/language.ts';
import type { RecipeId } from '../recipes/recipe.ts';

/** Shelves of videos, in the order of the page. */
export const videoCollections = ['cooking', 'lessons'] as const;
export type VideoCollection = (typeof videoCollections)[number];

/** What a chapter of a film of ours shows. */
export type Shot =
  | Readonly<{ kind: 'needs' }>
  | Readonly<{ kind: 'step'; step: number }>
  | Readonly<{ kind: 'foods'; foods: readonly string[]; areMeasured: boolean }>
  | Readonly<{ kind: 'plate'; items: readonly string[] }>
  | Readonly<{ kind: 'dish'; recipeId: RecipeId }>;

/** Drawn from data, a file of the operator, or a film of another site, which is asked on press. */
export type VideoSource =
  | Readonly<{ kind: 'film' }>
  | Readonly<{ kind: 'file'; name: string }>
  | Readonly<{ kind: 'youtube' | 'vimeo'; id: string }>;

/** One sentence, while it is shown. */
export type Cue = Readonly<{ startSeconds: number; endSeconds: number; text: string }>;

export type VideoChapter = Readonly<{
  title: string;
  startSeconds: number;
  cues: readonly Cue[];
}>;

export type VideoText = Readonly<{
  slug: string;
  title: string;
  description: string;
  chapters: readonly VideoChapter[];
}>;

export type Video = Readonly<{
  id: string;
  collection: VideoCollection;
  source: VideoSource;
  recipeId: RecipeId | null;
  lesson: Readonly<{ program: string; lesson: string }> | null;
  /** Stands for it where it is not played. */
  pictureRecipeId: RecipeId;
  /** As the file says; null where it is as open as its recipe. */
  isPremium: boolean | null;
  publishedOn: string;
  seconds: number;
  /** One for each chapter of a film of ours; empty for others. */
  shots: readonly Shot[];
  texts: PerLanguage<VideoText>;
}>;
