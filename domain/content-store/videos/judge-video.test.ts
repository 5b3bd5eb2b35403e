import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { indexVideos } from '../../videos/video-library.ts';
import type { Fields } from '../documents/document.rules.ts';
import type { Catalogue } from '../kinds/catalogue.ts';
import { judgeVideo } from './judge-video.ts';
import { withOwnVideos } from './own-videos.ts';
import { fieldsOfVideo } from './video-fields.ts';
import { linesOf, videoFiles, videoSources } from './video-files.ts';

const recipe = { steps: [{}, {}] };
function surroundings(videos = indexVideos({ videos: [] })) {
  return {
    content: {
      recipesById: new Map([
        ['eggs', recipe],
        ['soup', recipe],
      ]),
      foodsById: new Map([
        ['egg', {}],
        ['salmon', {}],
      ]),
    },
    programs: { programs: [] },
    videos,
  } as unknown as Pick<Catalogue, 'content' | 'programs' | 'videos'>;
}

/** A film of ours, with a chapter of each kind. */
const film: Fields = {
  collection: 'cooking',
  recipe: 'eggs',
  picture: 'soup',
  audience: 'members',
  published: '2026-03-01',
  chapters: 'c1 c2 c3 c4 c5 c6',
  'chapter.c1.shows': 'needs',
  'chapter.c2.shows': 'step 2',
  'chapter.c3.shows': 'foods egg salmon',
  'chapter.c4.shows': 'netCarbs egg salmon',
  'chapter.c5.shows': 'plate egg',
  'chapter.c6.shows': 'dish soup',
  'slug-es': 'huevos',
  'slug-sv': 'agg',
  ...Object.fromEntries(
    (['en', 'es', 'sv'] as const).flatMap((language) => [
      [`title.${language}`, `Eggs ${language}`],
      [`description.${language}`, `Of eggs ${language}.`],
      ...[1, 2, 3, 4, 5, 6].flatMap((at) => [
        [`chapter.c${at}.title.${language}`, `Chapter ${at} ${language}`],
        [`chapter.c${at}.says.${language}`, `One ${at} ${language}.\nTwo ${at} ${language}.`],
      ]),
    ]),
  ),
};

function judged(changes: Fields = {}, id = 'eggs-film', videos = indexVideos({ videos: [] })) {
  const fields = Object.fromEntries(
    Object.entries({ ...film, ...changes }).filter(([, value]) => value !== ''),
  );
  return judgeVideo({ id, fields, catalogue: surroundings(videos) });
}

test('a film comes back from its files as it was edited', () => {
  const { video, remarks } = judged();
  expect(remarks).toEqual([]);
  expect(video).toMatchObject({
    source: { kind: 'film' },
    isPremium: true,
    recipeId: 'eggs',
    pictureRecipeId: 'soup',
    lesson: null,
    shots: [
      { kind: 'needs' },
      { kind: 'step', step: 2 },
      { kind: 'foods', foods: ['egg', 'salmon'], areMeasured: false },
      { kind: 'foods', foods: ['egg', 'salmon'], areMeasured: true },
      { kind: 'plate', items: ['egg'] },
      { kind: 'dish', recipeId: 'soup' },
    ],
  });
  expect(video && fieldsOfVideo(video)).toEqual(film);
});

/** As it is recorded: each sentence begins with its time. */
function recorded(seconds: string, times: readonly string[]): Fields {
  const says = (language: string) => times.map((time, at) => `${time} Said ${at} ${language}.`);
  return {
    seconds,
    chapters: 'c1',
    ...Object.fromEntries(
      ['en', 'es', 'sv'].map((each) => [`chapter.c1.says.${each}`, says(each).join('\n')]),
    ),
  };
}

const unshown = Object.fromEntries([1, 2, 3, 4, 5, 6].map((at) => [`chapter.c${at}.shows`, '']));

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3', { kind: 'youtube', id: 'dQw4w9WgXcQ' }],
  ['https://m.youtube.com/watch?v=dQw4w9WgXcQ', { kind: 'youtube', id: 'dQw4w9WgXcQ' }],
  ['https://youtu.be/dQw4w9WgXcQ', { kind: 'youtube', id: 'dQw4w9WgXcQ' }],
  ['youtube dQw4w9WgXcQ', { kind: 'youtube', id: 'dQw4w9WgXcQ' }],
  ['https://vimeo.com/1234567', { kind: 'vimeo', id: '1234567' }],
  ['https://www.vimeo.com/1234567', { kind: 'vimeo', id: '1234567' }],
  ['file knife-skills.mp4', { kind: 'file', name: 'knife-skills.mp4' }],
] as const)('a recording at %s keeps the times of its sentences', (from, source) => {
  const times = ['0:00', '1:38', '59:59', '1:02:05'];
  const { video, remarks } = judged({ from, ...unshown, ...recorded('4000', times) });
  expect(remarks).toEqual([]);
  expect(video).toMatchObject({ source, seconds: 4000 });
  const fields = video === null ? {} : fieldsOfVideo(video);
  const written = 'id' in source ? `${source.kind} ${source.id}` : `file ${source.name}`;
  expect(fields).toMatchObject({
    from: written,
    seconds: '4000',
    chapters: 'c1',
    'chapter.c1.says.sv': times.map((time, at) => `${time} Said ${at} sv.`).join('\n'),
  });
  expect(fields).not.toHaveProperty('chapter.c1.shows');
});

test('a video as open as its recipe says so by nothing, and one of everyone by a word', () => {
  const fieldsWith = (changes: Fields) => {
    const { video } = judged(changes);
    return video === null ? {} : fieldsOfVideo(video);
  };
  expect(fieldsWith({ audience: '' })).not.toHaveProperty('audience');
  expect(fieldsWith({ audience: 'everyone' })).toMatchObject({ audience: 'everyone' });
  // The picture of its recipe need not be said.
  expect(fieldsWith({ picture: 'eggs' })).not.toHaveProperty('picture');
  expect(fieldsWith({ recipe: '', 'chapter.c2.shows': 'needs' })).not.toHaveProperty('recipe');
});

test('the files of a video say its facts in English alone, and only what is known', () => {
  const files = videoFiles({ id: 'eggs', fields: film });
  expect(files.map(({ name }) => name)).toEqual([
    'videos/eggs.yaml',
    'videos/eggs.es.yaml',
    'videos/eggs.sv.yaml',
  ]);
  const [en, es] = files.map(({ text }) => parse(text));
  expect(es).toMatchObject({ slug: 'huevos', title: 'Eggs es' });
  expect(Object.keys(es)).toEqual(['slug', 'title', 'description', 'chapters']);
  expect(en).not.toHaveProperty('slug');
  expect(en.chapters[0]).toEqual({ title: 'Chapter 1 en', says: ['One 1 en.', 'Two 1 en.'] });
  expect(parse(videoSources({}).en)).toEqual({
    collection: '',
    source: 'film',
    published: '',
    shows: [],
    title: '',
    description: '',
    chapters: [],
  });
  expect(parse(videoSources({ from: 'a tape', seconds: '3', recipe: 'eggs' }).en)).toMatchObject({
    source: 'a tape',
    recipe: 'eggs',
  });
  expect(
    parse(videoSources({ chapters: 'a b', 'chapter.a.shows': 'dish', from: '' }).en).shows,
  ).toEqual([{ dish: '' }, '']);
  expect(linesOf(' a \n\n b')).toEqual(['a', 'b']);
});

test.each([
  [{ 'title.en': '' }, 'title.en'],
  [{ 'description.en': '' }, 'description.en'],
  [{ from: 'a tape' }, 'from'],
  [{ from: 'vimeo 1234567', seconds: '0' }, 'seconds'],
  [{ collection: 'dancing' }, 'collection'],
  [{ published: 'soon' }, 'published'],
  [{ recipe: 'E G G S' }, 'recipe'],
  [{ chapters: '' }, 'chapters'],
  [{ 'chapter.c2.title.en': '' }, 'chapter.c2.title.en'],
  [{ 'chapter.c3.shows': 'dancing' }, 'chapter.c3.shows'],
  [{ 'chapter.c2.says.sv': 'En.' }, 'chapter.c2.says.sv'],
  [{ 'chapter.c4.says.es': 'Una.' }, 'chapter.c4.says.es'],
  [{ 'chapter.c2.shows': 'step 3' }, 'chapter.c2.shows'],
  [{ 'chapter.c1.shows': 'step 3', 'chapter.c2.shows': 'step 4' }, 'chapter.c2.shows'],
  [{ 'chapter.c5.shows': 'foods egg cod' }, 'chapter.c5.shows'],
  [{ 'chapter.c6.shows': 'dish cod' }, 'chapter.c6.shows'],
  [{ recipe: 'cod' }, 'recipe'],
  [{ picture: 'cod' }, 'picture'],
  [{ lesson: 'first/none' }, 'lesson'],
  [{ recipe: '', picture: '' }, 'picture'],
  [{ from: 'vimeo 1234567', seconds: '90' }, 'chapter.c1.says.en'],
  [
    { from: 'vimeo 1234567', ...unshown, ...recorded('90', ['0:10', '0:05']) },
    'chapter.c1.says.en',
  ],
] as [Fields, string][])('with %o a video is stopped at %s', (changes, field) => {
  const { video, remarks } = judged(changes);
  expect(video).toBeNull();
  expect(remarks.map((remark) => [remark.field, remark.level])).toEqual([[field, 'STOPS']]);
  expect(remarks[0]?.message).not.toBe('');
});

test('the address of another video is told where it is made', () => {
  const { video } = judged();
  const videos = indexVideos({ videos: video === null ? [] : [video] });
  const told = (changes: Fields, id = 'other') =>
    judged(changes, id, videos).remarks.map(({ field }) => field);
  expect(told({}, 'eggs-film')).toEqual([]);
  expect(told({})).toEqual(['slug-es']);
  expect(told({ 'slug-es': 'otros' })).toEqual(['slug-sv']);
});

test("the operator's videos replace those of their names; one with a mistake is left out alone", () => {
  const { video } = judged();
  const shipped = indexVideos({ videos: video === null ? [] : [video] });
  const made = surroundings() as unknown as Parameters<typeof withOwnVideos>[0]['made'];
  const sources = videoSources({ ...film, 'title.en': 'Mine', 'slug-es': 'mio', 'slug-sv': 'min' });
  const same = videoSources({ ...film, 'title.en': 'Mine' });
  const own = [
    { id: 'mine', sources },
    { id: 'twice', sources },
    { id: 'gone', sources: null },
    { id: 'eggs-film', sources: same },
  ];
  const { videos, leftOut } = withOwnVideos({ own, shipped, made });
  expect(videos.videos.map(({ id, texts }) => [id, texts.en.title])).toEqual([
    ['mine', 'Mine'],
    ['eggs-film', 'Mine'],
  ]);
  expect(leftOut.map(({ id }) => id)).toEqual(['twice', 'gone']);
  expect(leftOut[1]?.message).toBe('The file is missing.');
  const none = withOwnVideos({ own: [], shipped, made });
  expect(none.videos.videos).toEqual(shipped.videos);
  // A shipped address is no address of another one.
  const taken = withOwnVideos({ own: [{ id: 'thief', sources: same }], shipped, made });
  expect(taken.leftOut.map(({ id }) => id)).toEqual(['thief']);
});
