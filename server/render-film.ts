import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { frameAt, filmSize, type Film } from '../domain/videos/film/film.rules.ts';
import type { VideoText } from '../domain/videos/video.ts';
import { captionsOf } from '../domain/videos/write-captions.ts';
import { languages, type PerLanguage } from '../lib/language.ts';

const framesPerSecond = 25;
/** Twice the film's own units: 1280 × 720. */
const size = { width: filmSize.width * 2, height: filmSize.height * 2 } as const;

/** As the players of televisions and phones name languages. */
const languageCodes: PerLanguage<string> = { en: 'eng', es: 'spa', sv: 'swe' };

interface Rendering {
  film: Film;
  texts: PerLanguage<VideoText>;
  /** The file to write; what was there is replaced. */
  target: string;
  onFrame?: (share: number) => void;
}

/** The machine has no ffmpeg. */
export class NoFfmpegError extends Error {}

/** Draws every frame of a film and hands it to the system's ffmpeg, with captions to choose from. */
export async function renderFilm({ film, texts, target, onFrame }: Rendering): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'yolk-film-'));
  try {
    const captions = await writeCaptions({ folder, texts });
    const ffmpeg = await startFfmpeg(ffmpegArguments({ captions, target }));
    const count = Math.ceil(film.seconds * framesPerSecond);
    for (let frame = 0; frame < count; frame++) {
      await ffmpeg.write(await paint(frameAt(film, frame / framesPerSecond)));
      onFrame?.((frame + 1) / count);
    }
    await ffmpeg.finish();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function writeCaptions(args: { folder: string; texts: PerLanguage<VideoText> }) {
  return Promise.all(
    languages.map(async (language) => {
      const path = join(args.folder, `${language}.vtt`);
      await writeFile(path, captionsOf(args.texts[language]));
      return { path, code: languageCodes[language] };
    }),
  );
}

function ffmpegArguments(args: {
  captions: readonly { path: string; code: string }[];
  target: string;
}): string[] {
  const { captions, target } = args;
  const frames = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${size.width}x${size.height}`];
  const input = ['-y', '-loglevel', 'error', ...frames, '-r', String(framesPerSecond), '-i', '-'];
  const coding = ['-c:v', 'libx264', '-crf', '20', '-pix_fmt', 'yuv420p', '-c:s', 'mov_text'];
  return [
    ...input,
    ...captions.flatMap(({ path }) => ['-i', path]),
    '-map',
    '0:v',
    ...captions.flatMap((_, index) => ['-map', String(index + 1)]),
    ...coding,
    ...captions.flatMap(({ code }, index) => [`-metadata:s:s:${index}`, `language=${code}`]),
    '-movflags',
    '+faststart',
    target,
  ];
}

async function paint(svg: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const sized = svg.replace('<svg', `<svg width="${size.width}" height="${size.height}"`);
  return sharp(Buffer.from(sized)).removeAlpha().raw().toBuffer();
}

/** Its input is written as fast as it takes it; what it complains of is thrown. */
async function startFfmpeg(args: readonly string[]) {
  const child = spawn('ffmpeg', args, { stdio: ['pipe', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk) => (said += String(chunk)));
  // What is wrong is told by its end, not by the pipe that closes first.
  child.stdin.on('error', () => {});
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`ffmpeg: ${said.trim() || `ended with ${code}`}`)),
    );
  });
  await new Promise<void>((resolve, reject) => {
    child.once('spawn', resolve);
    ended.catch((error: NodeJS.ErrnoException) =>
      reject(error.code === 'ENOENT' ? new NoFfmpegError() : error),
    );
  });
  return {
    async write(frame: Buffer): Promise<void> {
      if (child.stdin.write(frame)) return;
      await Promise.race([new Promise((resolve) => child.stdin.once('drain', resolve)), ended]);
    },
    async finish(): Promise<void> {
      child.stdin.end();
      await ended;
    },
  };
}
