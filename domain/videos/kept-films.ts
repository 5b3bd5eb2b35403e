import type { ContentIndex } from '../recipes/content-index.ts';
import { drawFilm } from './film/draw-film.ts';
import { frameAt, type Film } from './film/film.rules.ts';
import type { Video } from './video.ts';

/** By content: recipes change while the server runs. */
const kept = new WeakMap<object, Map<Video, Film>>();

/** The film of a video of ours, drawn once for each state of the content; null for others. */
export function filmOf({ video, content }: { video: Video; content: ContentIndex }): Film | null {
  if (video.source.kind !== 'film') return null;
  const films = kept.get(content) ?? new Map<Video, Film>();
  kept.set(content, films);
  const known = films.get(video) ?? drawFilm({ video, content });
  films.set(video, known);
  return known;
}

/** What a chapter shows when it is over, as a picture of its own; null where there is none. */
export function stillOf(args: {
  video: Video;
  content: ContentIndex;
  /** From 1. */
  chapter: number;
}): string | null {
  const film = filmOf(args);
  const at = film?.stills[args.chapter - 1];
  return film === null || at === undefined ? null : frameAt(film, at);
}
