import { RecipeFilm } from '../../../videos/recipe-film.tsx';
import type { PlayedVideoFragment } from '../../../videos/operations.gen.ts';
import type { RecipeExtrasFragment } from '../operations.gen.ts';
import { RecipeVideo } from './recipe-video.tsx';

interface RecipeFilmsProps {
  /** Of ours, drawn from data. */
  film: PlayedVideoFragment | null;
  /** The editor's own. */
  video: RecipeExtrasFragment['video'];
  recipeId: string;
  /** Where films of several dishes stand on a page, what these are of. */
  heading?: string;
}

export function RecipeFilms({ film, video, recipeId, heading }: RecipeFilmsProps) {
  return (
    <>
      {film && <RecipeFilm film={film} heading={heading} />}
      {video && <RecipeVideo video={video} recipeId={recipeId} heading={heading} />}
    </>
  );
}
