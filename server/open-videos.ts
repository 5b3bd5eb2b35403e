import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { compileVideos, type VideoSurroundings } from '../domain/videos/compile-videos.ts';
import { indexVideos, type VideoLibrary } from '../domain/videos/video-library.ts';
import type { Video } from '../domain/videos/video.ts';

interface OpeningVideos {
  shipped: readonly Video[];
  /** Of the operator's content; its `videos/` come beside the shipped ones. */
  folder: string | undefined;
  surroundings: VideoSurroundings;
  warn: (message: string) => void;
}

/** The shipped videos and the operator's own, as they are when the server starts. */
export async function openVideos(args: OpeningVideos): Promise<VideoLibrary> {
  const own = await readOwn(args);
  const names = new Set(own.map(({ id }) => id));
  return indexVideos([...own, ...args.shipped.filter(({ id }) => !names.has(id))]);
}

/** None where there is no folder; a mistake is said, and the shipped ones are shown. */
async function readOwn({ folder, surroundings, warn }: OpeningVideos): Promise<readonly Video[]> {
  if (folder === undefined) return [];
  const videos = join(folder, 'videos');
  const isThere = await access(videos).then(
    () => true,
    () => false,
  );
  if (!isThere) return [];
  try {
    return await compileVideos({ ...surroundings, folder: videos });
  } catch (error) {
    warn(`Videos of ${videos} are left out: ${error instanceof Error ? error.message : error}`);
    return [];
  }
}
