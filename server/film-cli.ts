import { resolve } from 'node:path';
import { indexContent } from '../domain/recipes/content-index.ts';
import { filmOf } from '../domain/videos/kept-films.ts';
import type { Video } from '../domain/videos/video.ts';
import { readBuiltContent, readBuiltVideos } from './built.ts';
import { CommandError, runCommand } from './carry-out.ts';
import { NoFfmpegError, renderFilm } from './render-film.ts';

const usage = 'npm run film -- <name> [file.mp4]';

async function run(): Promise<void> {
  const [name, file = `${name}.mp4`] = process.argv.slice(2);
  const videos = await readBuilt(readBuiltVideos);
  const video = videos.find(({ id }) => id === name);
  if (video === undefined) throw new CommandError(`${usage}\nFilms: ${namesOf(videos)}`);
  const content = indexContent(await readBuilt(readBuiltContent));
  const kept = filmOf({ video, content });
  if (kept === null)
    throw new CommandError(`${video.id} is no film of ours: it is a file already.`);
  const target = resolve(file);
  const { film } = kept;
  await renderFilm({ film, texts: video.texts, target, onFrame: sayTenths() }).catch(
    (error: unknown) => {
      if (!(error instanceof NoFfmpegError)) throw error;
      throw new CommandError('A film is made into a file by ffmpeg, and this machine has none.');
    },
  );
  console.log(`${target}: ${Math.round(video.seconds)} seconds, captions in three languages.`);
}

/** A film takes a minute or more: says how far it is, ten times. */
function sayTenths(): (share: number) => void {
  let said = 0;
  return (share) => {
    if (Math.floor(share * 10) <= said) return;
    said = Math.floor(share * 10);
    console.log(`${said * 10} %`);
  };
}

function namesOf(videos: readonly Video[]): string {
  const films = videos.filter(({ source }) => source.kind === 'film');
  return films.map(({ id }) => id).join(', ');
}

/** What the build made; without a build there is nothing to draw from. */
async function readBuilt<Built>(read: () => Promise<Built>): Promise<Built> {
  return read().catch(() => {
    throw new CommandError('Nothing is built yet: npm run build');
  });
}

await runCommand(run);
