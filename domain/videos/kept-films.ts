import { createHash } from 'node:crypto';
import type { ContentIndex } from '../recipes/content-index.ts';
import { drawFilm } from './film/draw-film.ts';
import { frameAt, type Film } from './film/film.rules.ts';
import type { Video } from './video.ts';

/** A film of ours as it is now. */
export interface KeptFilm {
  readonly film: Film;
  /** Of what it shows: another one after every change of its video, its dish or how it is drawn. */
  readonly version: string;
}

interface Asked {
  video: Video;
  content: ContentIndex;
}

/** By content: recipes change while the server runs. */
const kept = new WeakMap<object, Map<Video, KeptFilm>>();

/** The film of a video of ours, drawn once for each state of the content; null for others. */
export function filmOf({ video, content }: Asked): KeptFilm | null {
  if (video.source.kind !== 'film') return null;
  const films = kept.get(content) ?? new Map<Video, KeptFilm>();
  kept.set(content, films);
  const known = films.get(video) ?? drawnFilm({ video, content });
  films.set(video, known);
  return known;
}

function drawnFilm(asked: Asked): KeptFilm {
  const film = drawFilm(asked);
  const digest = createHash('sha256').update(JSON.stringify(film)).digest('base64url');
  return { film, version: digest.slice(0, 12) };
}

/** Where the film is as it is now: another address after every change. */
export function filmAddress(asked: Asked): string {
  return `/film/${asked.video.id}.json?v=${filmOf(asked)?.version ?? ''}`;
}

/** Of the picture of a chapter, from 1; null for what is no film of ours. */
export function stillAddress(asked: Asked & { chapter: number }): string | null {
  const film = filmOf(asked);
  return film && `/film/${asked.video.id}/${asked.chapter}.svg?v=${film.version}`;
}

/** What a chapter shows when it is over, as a picture of its own; null where there is none. */
export function stillOf({ film, chapter }: { film: Film; chapter: number }): string | null {
  const at = film.stills[chapter - 1];
  return at === undefined ? null : frameAt(film, at);
}
