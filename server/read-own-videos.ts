import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OwnVideo } from '../domain/content-store/videos/own-videos.ts';
import { videoFileName, videoNamesIn } from '../domain/videos/compile-videos.ts';
import type { Language } from '../lib/language.ts';

/** The files of `videos/` in the operator's content, as they are when the server starts. */
export async function readOwnVideos(contentDir: string | undefined): Promise<readonly OwnVideo[]> {
  if (contentDir === undefined) return [];
  const folder = join(contentDir, 'videos');
  const names = await readdir(folder).catch(() => []);
  return Promise.all(videoNamesIn(names).map((id) => readOne({ folder, id })));
}

async function readOne({ folder, id }: { folder: string; id: string }): Promise<OwnVideo> {
  const read = (language: Language) =>
    readFile(join(folder, videoFileName({ id, language })), 'utf8').catch(() => null);
  const [en, es, sv] = await Promise.all([read('en'), read('es'), read('sv')]);
  const sources = en === null || es === null || sv === null ? null : { en, es, sv };
  return { id, sources };
}
