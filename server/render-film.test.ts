import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { perLanguage } from '../lib/language.ts';
import type { Film } from '../domain/videos/film/film.rules.ts';
import { NoFfmpegError, renderFilm } from './render-film.ts';

const film: Film = {
  seconds: 0.08,
  stills: [0.05],
  parts: ['<rect width="640" height="360" fill="#FF0000"/>'],
  layers: [{ part: 0, keys: [{ at: 0, x: 0, y: 0 }] }],
};
const texts = perLanguage((language) => ({
  slug: 'red',
  title: 'Red',
  description: 'Red.',
  chapters: [
    {
      title: 'Red',
      startSeconds: 0,
      cues: [{ startSeconds: 0, endSeconds: 0.08, text: language }],
    },
  ],
}));

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yolk-render-'));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

/** In the place of ffmpeg: notes what it was asked and given. */
async function pretendFfmpeg(body: string): Promise<void> {
  const path = join(folder, 'ffmpeg');
  await writeFile(path, `#!${process.execPath}\n${body}`);
  await chmod(path, 0o755);
  vi.stubEnv('PATH', folder);
}

test('every frame goes to ffmpeg in order, with captions in three languages', async () => {
  await pretendFfmpeg(`
    const fs = require('node:fs');
    const given = fs.readFileSync(0);
    const files = process.argv.filter((each) => each.endsWith('.vtt'));
    fs.writeFileSync(process.argv.at(-1), JSON.stringify({
      bytes: given.length, first: [...given.subarray(0, 3)],
      captions: files.map((each) => fs.readFileSync(each, 'utf8').trim().split('\\n').at(-1)),
      languages: process.argv.filter((each) => each.startsWith('language=')),
    }));`);
  const target = join(folder, 'red.mp4');
  await renderFilm({ film, texts, target });
  expect(JSON.parse(await readFile(target, 'utf8'))).toEqual({
    bytes: 2 * 1280 * 720 * 3,
    first: [255, 0, 0],
    captions: ['en', 'es', 'sv'],
    languages: ['language=eng', 'language=spa', 'language=swe'],
  });
});

test('a machine without ffmpeg is told apart from an ffmpeg that fails', async () => {
  vi.stubEnv('PATH', folder);
  await expect(renderFilm({ film, texts, target: 'x.mp4' })).rejects.toThrow(NoFfmpegError);
  await pretendFfmpeg(`console.error('no such codec'); process.exit(1);`);
  const render = () => renderFilm({ film, texts, target: 'x.mp4' });
  await expect(render()).rejects.toThrow(/^ffmpeg: no such codec$/);
  await pretendFfmpeg('process.exit(3);');
  await expect(render()).rejects.toThrow(/^ffmpeg: ended with 3$/);
});
