import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readOwnVideos } from '../../server/read-own-videos.ts';
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../server/testing/test-server.ts';
import { withOwnVideos } from '../content-store/videos/own-videos.ts';
import { premium } from '../recipes/testing/readers.ts';
import { compileVideo } from './compile-videos.ts';
import { frameAt, keyframesOf, type Film } from './film/film.rules.ts';
import { videoCollections, type Video } from './video.ts';

let folder: string;
let server: TestServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yolk-videos-'));
  await writeFile(join(folder, 'knife-skills.mp4'), 'abcdefghij');
  await writeFile(join(folder, 'secret.txt'), 'secret');
  server = await startTestServer({ environment: { VIDEO_DIR: folder } });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

interface Shown {
  id: string;
  slug: string;
  seconds: number;
  isLocked: boolean;
  source: { kind: string; address: string } | null;
  chapters: { startSeconds: number; cues: { text: string; endSeconds: number }[] | null }[];
}

const shown = `id slug seconds isLocked source { kind address } chapters { startSeconds cues { text endSeconds } }`;

let member: TestClient | undefined;

/** A paying member's browser asks for it. */
async function asMember(url: string) {
  member ??= await premium(server);
  return server.app.inject({ url, cookies: Object.fromEntries(member.cookies) });
}

test('twelve dishes and three lessons are films, each of at most 60 kB', async () => {
  const { videos } = server.services.videos;
  const films = videos.filter(({ source }) => source.kind === 'film');
  expect(films.filter(({ recipeId }) => recipeId !== null).length).toBeGreaterThanOrEqual(12);
  expect(films.filter(({ lesson }) => lesson !== null).length).toBeGreaterThanOrEqual(3);
  for (const { id } of films) {
    const answer = await asMember(`/film/${id}.json`);
    expect(answer.statusCode, id).toBe(200);
    expect(Buffer.byteLength(answer.body), id).toBeLessThanOrEqual(60_000);
  }
});

test('a film shows something of its own in every chapter, and its layers end within it', async () => {
  for (const { id, texts, seconds } of server.services.videos.videos) {
    const film = (await asMember(`/film/${id}.json`)).json<Film>();
    const stills = film.stills.map((at) => frameAt(film, at));
    expect(stills.length, id).toBe(texts.en.chapters.length);
    expect(film.seconds, id).toBe(seconds);
    expect(
      stills.filter((still) => still.length < 1000),
      id,
    ).toEqual([]);
    for (const layer of film.layers) {
      const offsets = keyframesOf(layer, seconds).map(({ offset }) => offset);
      expect(offsets, id).toEqual(offsets.toSorted((a, b) => a - b));
    }
  }
});

test('sentences follow each other, and none is on screen for less than it takes to read', () => {
  for (const { id, texts, seconds } of server.services.videos.videos) {
    for (const { chapters } of Object.values(texts)) {
      const cues = chapters.flatMap((chapter) => chapter.cues);
      for (const [index, cue] of cues.entries()) {
        expect(cue.startSeconds, id).toBeGreaterThanOrEqual(cues[index - 1]?.endSeconds ?? 0);
        expect(cue.endSeconds - cue.startSeconds, cue.text).toBeGreaterThan(cue.text.length / 24);
      }
      expect(cues.at(-1)?.endSeconds, id).toBeLessThan(seconds);
    }
  }
});

test('a visitor sees what there is; the film of a recipe for members is for members', async () => {
  const visitor = server.client();
  const { data } = await visitor.graphql<{ videos: Shown[] }>(`{ videos { ${shown} } }`);
  expect(data.videos.length).toBe(server.services.videos.videos.length);
  const open = data.videos.find(({ id }) => id === 'shakshuka-in-one-pan');
  expect(open?.isLocked).toBe(false);
  expect(open?.source).toEqual({
    kind: 'FILM',
    address: expect.stringMatching(/^\/film\/shakshuka-in-one-pan\.json\?v=[\w-]{12}$/),
  });
  const locked = data.videos.find(({ id }) => id === 'shawarma-from-a-tray');
  expect(locked?.isLocked).toBe(true);
  expect(locked?.source).toBeNull();
  expect(locked?.chapters.map(({ cues }) => cues)).toEqual(locked?.chapters.map(() => null));
});

test('videos are found by collection, by words of the language without accents, and by who may watch', async () => {
  const find = async (filter: object, locale: 'en' | 'es' = 'en') => {
    const { data } = await server
      .client({ locale })
      .graphql<{ videos: Shown[] }>(
        `query ($filter: VideoFilterInput) { videos(filter: $filter) { ${shown} } }`,
        { filter },
      );
    return data.videos;
  };
  expect((await find({ collection: 'LESSONS' })).length).toBe(3);
  expect((await find({ text: 'SALMON tray' })).map(({ id }) => id)).toEqual(['salmon-on-one-tray']);
  expect((await find({ text: 'salmon bandeja' }, 'es')).map(({ id }) => id)).toEqual([
    'salmon-on-one-tray',
  ]);
  expect((await find({ text: 'zzz' })).length).toBe(0);
  expect((await find({ areOpen: true })).every(({ isLocked }) => !isLocked)).toBe(true);
});

test('a video is found by its slug of any language, from its recipe and from its lesson', async () => {
  const { data } = await server.client({ locale: 'sv' }).graphql<{
    video: Shown;
    recipe: { recipe: { film: Shown } };
    program: { lessonVideo: Shown };
    none: null;
  }>(`{
    video(slug: "shakshuka-en-una-sarten") { ${shown} }
    none: video(slug: "nothing") { id }
    recipe(slug: "shakshuka-with-feta-and-herbs") { recipe { film { ${shown} } } }
    program(slug: "forsta-stegen") { lessonVideo(number: 2) { ${shown} } }
  }`);
  expect(data.video.slug).toBe('shakshuka-i-en-panna');
  expect(data.recipe.recipe.film.id).toBe('shakshuka-in-one-pan');
  expect(data.program.lessonVideo.id).toBe('where-carbs-hide-drawn');
  expect(data.none).toBeNull();
});

test('a chapter has a picture; captions are text for any player, for those who may watch', async () => {
  const still = await server.app.inject('/film/shakshuka-in-one-pan/3.svg');
  expect(still.headers['content-type']).toContain('image/svg+xml');
  expect(still.body).toMatch(/^<svg/);
  const captions = await server.app.inject('/captions/shakshuka-in-one-pan/es.vtt');
  expect(captions.body).toMatch(/^WEBVTT\n\n00:00:00\.300 --> 00:00:\d\d\.\d{3}\nSeis huevos/);
  expect((await server.app.inject('/captions/shawarma-from-a-tray/en.vtt')).statusCode).toBe(403);
  const film = await server.app.inject('/film/shakshuka-in-one-pan.json');
  expect([film.statusCode, film.headers['cache-control']]).toEqual([
    200,
    expect.stringContaining('public'),
  ]);
  expect((await server.app.inject('/film/shawarma-from-a-tray.json')).statusCode).toBe(403);
  const forMembers = await asMember('/film/shawarma-from-a-tray.json');
  expect([forMembers.statusCode, forMembers.headers['cache-control']]).toEqual([
    200,
    expect.stringContaining('private'),
  ]);
  for (const path of [
    '/film/nothing.json',
    '/film/shakshuka-in-one-pan/99.svg',
    '/film/shakshuka-in-one-pan/x',
    '/captions/shakshuka-in-one-pan/de.vtt',
    '/captions/nothing/en.vtt',
  ]) {
    expect((await server.app.inject(path)).statusCode, path).toBe(404);
  }
});

test('a film is asked about before it is used again, unless its address names what it shows', async () => {
  const { data } = await server.client().graphql<{
    video: { source: { address: string }; chapters: { stillPath: string }[] };
  }>(`{ video(slug: "shakshuka-in-one-pan") { source { address } chapters { stillPath } } }`);
  const film = data.video.source.address;
  const still = data.video.chapters[2]?.stillPath ?? '';
  const oneYear = 'public, max-age=31536000, immutable';
  for (const address of [film, still]) {
    const now = await server.app.inject(address);
    expect([now.statusCode, now.headers['cache-control']], address).toEqual([200, oneYear]);
    for (const other of [address.replace(/\?.*/, ''), address.replace(/v=.*/, 'v=former')]) {
      const asked = await server.app.inject(other);
      expect([asked.body, asked.headers['cache-control']]).toEqual([now.body, 'public, no-cache']);
      const headers = { 'if-none-match': String(asked.headers['etag']) };
      const again = await server.app.inject({ url: other, headers });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    }
  }
  const one = await server.app.inject('/captions/shakshuka-in-one-pan/es.vtt');
  const headers = { 'if-none-match': String(one.headers['etag']) };
  expect(one.headers['cache-control']).toBe('private, no-cache');
  const same = await server.app.inject({ url: '/captions/shakshuka-in-one-pan/es.vtt', headers });
  expect(same.statusCode).toBe(304);
  const other = await server.app.inject({ url: '/captions/shakshuka-in-one-pan/sv.vtt', headers });
  expect(other.statusCode).toBe(200);
  // An address that names the version opens nothing for who is no member.
  const locked = '/film/shawarma-from-a-tray.json';
  const etag = String((await asMember(locked)).headers['etag']);
  const version = etag.replace(/^W\/"|"$/g, '');
  expect((await asMember(`${locked}?v=${version}`)).headers['cache-control']).toBe(
    'private, no-cache',
  );
  const refused = { url: `${locked}?v=${version}`, headers: { 'if-none-match': etag } };
  expect((await server.app.inject(refused)).statusCode).toBe(403);
});

test("the operator's files are served in parts, with their type, and nothing beside them", async () => {
  const part = await server.app.inject({
    url: '/videos/knife-skills.mp4',
    headers: { range: 'bytes=2-4' },
  });
  expect(part.statusCode).toBe(206);
  expect(part.headers['content-type']).toBe('video/mp4');
  expect(part.headers['content-range']).toBe('bytes 2-4/10');
  expect(part.body).toBe('cde');
  const tooFar = { url: '/videos/knife-skills.mp4', headers: { range: 'bytes=99-' } };
  expect((await server.app.inject(tooFar)).statusCode).toBe(416);
  for (const path of ['/videos/other.mp4', '/videos/secret.txt', '/videos/..%2fsecret.txt']) {
    expect((await server.app.inject(path)).statusCode, path).toBe(404);
  }
});

const yaml = (chapters: string, facts = '') => `${facts}
title: Knife skills
description: How to hold it.
chapters:
  - title: One
    says:
${chapters}`;
const recorded = yaml(
  '      - 0:00 Hold it so.\n      - 1:02 Then cut.',
  'collection: cooking\nsource: { file: knife-skills.mp4, seconds: 90 }\npremium: true\npicture: shakshuka-with-feta-and-herbs\npublished: 2026-01-02',
);
const translated = yaml('      - 0:00 Så.\n      - 1:02 Skär.', 'slug: knivar');

function compile(sources: { en: string; es: string; sv: string }) {
  const { content } = server.services;
  return compileVideo({ id: 'knife-skills', content, lessons: new Set(), sources });
}

test('an operator describes a file with times, and it may be for members alone', async () => {
  const video = compile({ en: recorded, es: translated, sv: translated });
  expect(video.texts.sv.chapters[0]?.cues).toEqual([
    { startSeconds: 0, endSeconds: 62, text: 'Så.' },
    { startSeconds: 62, endSeconds: 90, text: 'Skär.' },
  ]);
  const all = server.services.videos.videos as Video[];
  all.push(video);
  expect((await server.app.inject('/videos/knife-skills.mp4')).statusCode).toBe(403);
  all.pop();
});

test.each([
  ['other chapters in a language', { es: yaml('      - 0:00 Una.') }, 'other chapters'],
  ['a time without order', { sv: yaml('      - 1:02 Så.\n      - 0:01 Skär.') }, 'not in order'],
  ['a sentence without a time', { sv: yaml('      - Så.\n      - 0:01 Skär.') }, 'its time'],
  ['an unknown dish', { en: recorded.replace('shakshuka-with', 'nothing-with') }, 'does not exist'],
  [
    'a path as a name',
    { en: recorded.replace('knife-skills.mp4', '../x.mp4') },
    'knife-skills.mp4',
  ],
])('%s is said when videos are compiled', (_, changed, message) => {
  const sources = { en: recorded, es: translated, sv: translated, ...changed };
  expect(() => compile(sources)).toThrow(message);
});

test('own videos come first and replace shipped ones; one with a mistake is left out alone', async () => {
  const { content, programs, videos: shipped } = server.services;
  const own = join(folder, 'content', 'videos');
  await mkdir(own, { recursive: true });
  const open = async () => {
    const files = await readOwnVideos(join(folder, 'content'));
    return withOwnVideos({ own: files, shipped, made: { content, programs } });
  };
  const write = (name: string, text: string) => writeFile(join(own, name), text);
  await write('knife-skills.yaml', recorded);
  const first = await open();
  expect(first.leftOut).toEqual([{ id: 'knife-skills', message: 'The file is missing.' }]);
  expect(first.videos.videos.length).toBe(shipped.videos.length);
  await write('knife-skills.es.yaml', translated);
  await write('knife-skills.sv.yaml', translated);
  await write('other.yaml', recorded.replace('shakshuka-with', 'nothing-with'));
  for (const language of ['es', 'sv']) await write(`other.${language}.yaml`, translated);
  const second = await open();
  expect(second.videos.videos[0]?.id).toBe('knife-skills');
  expect(second.leftOut).toEqual([
    { id: 'other', message: expect.stringContaining('does not exist: nothing-with-feta') },
  ]);
  expect(await readOwnVideos(undefined)).toEqual([]);
  expect(await readOwnVideos(join(folder, 'nowhere'))).toEqual([]);
});

test('every collection has something in it', () => {
  const used = new Set(server.services.videos.videos.map(({ collection }) => collection));
  expect([...used].toSorted()).toEqual([...videoCollections].toSorted());
});

test('the sitemap and the picture of a shared link know videos', async () => {
  const map = await server.app.inject('/sitemap-es.xml');
  expect(map.body).toContain('/es/videos/shakshuka-en-una-sarten<');
  const card = await server.app.inject('/image/card/sv/video/shakshuka-in-one-pan');
  expect(card.statusCode).toBe(200);
  expect((await server.app.inject('/image/card/sv/video/nothing')).statusCode).toBe(404);
});
