import { expect, test } from 'vitest';
import type { PerLanguage } from '../../lib/language.ts';
import {
  compileVideo,
  expectOwnSlugs,
  videoFileName,
  videoNamesIn,
  type VideoSurroundings,
} from './compile-videos.ts';
import { timesOfFilm, timesOfRecording } from './cue-times.ts';
import { findVideos } from './find-videos.ts';
import { canWatchVideo, isPremiumVideo } from './video-access.ts';
import type { VideoTexts } from './video-file.ts';
import { indexVideos } from './video-library.ts';
import { isVideoFileName, videoFileType } from './video-source.rules.ts';
import type { Video, VideoText } from './video.ts';
import { captionsOf } from './write-captions.ts';

const textOf = (slug: string, more: Partial<VideoText> = {}): VideoText => {
  return { slug, title: slug, description: '', chapters: [], ...more };
};

function videoOf(id: string, changes: Partial<Video> = {}): Video {
  return {
    id,
    collection: 'cooking',
    source: { kind: 'film' },
    recipeId: null,
    lesson: null,
    pictureRecipeId: 'soup',
    isPremium: null,
    publishedOn: '2026-01-02',
    seconds: 10,
    shots: [],
    texts: { en: textOf(id), es: textOf(`${id}-es`), sv: textOf(`${id}-sv`) },
    ...changes,
  };
}

const content = {
  recipesById: new Map([
    ['open', { isPremium: false }],
    ['closed', { isPremium: true }],
  ]),
};

test.each([
  [{ isPremium: true, recipeId: 'open' }, true],
  [{ isPremium: false, recipeId: 'closed' }, false],
  [{ isPremium: null, recipeId: 'closed' }, true],
  [{ isPremium: null, recipeId: 'open' }, false],
  [{ isPremium: null, recipeId: 'gone' }, false],
  [{ isPremium: null, recipeId: null }, false],
])('%j is for members: %s', (video, isForMembers) => {
  expect(isPremiumVideo({ video, content })).toBe(isForMembers);
  expect(canWatchVideo({ video, content, isPremium: false })).toBe(!isForMembers);
  expect(canWatchVideo({ video, content, isPremium: true })).toBe(true);
});

test.each([
  ['knife-skills.mp4', 'video/mp4'],
  ['a.webm', 'video/webm'],
  ['a1.m4v', 'video/x-m4v'],
  ['-a.mp4', null],
  ['a-.mp4', null],
  ['a.avi', null],
  ['../a.mp4', null],
  ['A.mp4', null],
  ['a.mp4.txt', null],
  [`${'a'.repeat(100)}.mp4`, 'video/mp4'],
  [`${'a'.repeat(101)}.mp4`, null],
])('%s is served as %s', (name, type) => {
  expect(videoFileType(name)).toBe(type);
  expect(isVideoFileName(name)).toBe(type !== null);
});

test('captions are WebVTT: hours, minutes and thousandths, and no markup', () => {
  const cues = [
    { startSeconds: 0.3, endSeconds: 61.25, text: 'Salt & <b>pepper</b>' },
    { startSeconds: 3599.5, endSeconds: 3661, text: 'Done' },
  ];
  const chapters = cues.map((cue) => ({ title: 'One', startSeconds: 0, cues: [cue] }));
  expect(captionsOf(textOf('a', { chapters }))).toBe(
    `WEBVTT

00:00:00.300 --> 00:01:01.250
Salt &amp; &lt;b&gt;pepper&lt;/b&gt;

00:59:59.500 --> 01:01:01.000
Done
`,
  );
});

const library = [
  videoOf('eggs', {
    texts: {
      ...videoOf('eggs').texts,
      es: textOf('huevos', { title: 'Jalapeño', description: 'Con HUEVOS' }),
    },
  }),
  videoOf('carbs', { collection: 'lessons', isPremium: true }),
  videoOf('soup'),
];
const found = (filter: object, language: 'en' | 'es' = 'en') =>
  findVideos({
    videos: library,
    filter: { collection: null, text: '', areOpen: false, ...filter },
    language,
    isOpen: ({ isPremium }) => isPremium !== true,
  }).map(({ id }) => id);

test('videos are found by shelf, by every word, and by who may watch, in the order of the library', () => {
  expect(found({})).toEqual(['eggs', 'carbs', 'soup']);
  expect(found({ collection: 'lessons' })).toEqual(['carbs']);
  expect(found({ areOpen: true })).toEqual(['eggs', 'soup']);
  expect(found({ text: '  jalapeno   huevos ' }, 'es')).toEqual(['eggs']);
  expect(found({ text: 'jalapeno soup' }, 'es')).toEqual([]);
  expect(found({ text: 'jalapeno' })).toEqual([]);
});

test('the language’s own address wins, then that of another one, then a former one', () => {
  const texts = (en: string, es: string, sv: string) => {
    return { en: textOf(en), es: textOf(es), sv: textOf(sv) };
  };
  const one = videoOf('one', { texts: texts('pan', 'uno', 'en'), recipeId: 'r' });
  const two = videoOf('two', { texts: texts('bread', 'pan', 'tva'), recipeId: 'r' });
  const former = { en: { old: 'one', gone: 'nobody' }, es: { old: 'two', uno: 'two' }, sv: {} };
  const { bySlug, byId, byRecipeId, byLesson, videos } = indexVideos({
    videos: [one, two, videoOf('three', { lesson: { program: 'p', lesson: 'l' } })],
    former,
  });
  expect([bySlug.en.get('pan')?.id, bySlug.es.get('pan')?.id]).toEqual(['one', 'two']);
  expect([bySlug.en.get('tva')?.id, bySlug.es.get('uno')?.id]).toEqual(['two', 'one']);
  expect([bySlug.en.get('old')?.id, bySlug.es.get('old')?.id]).toEqual(['one', 'two']);
  expect(bySlug.en.has('gone')).toBe(false);
  expect([videos.length, byId.get('two')?.id]).toEqual([3, 'two']);
  // Of two films of a recipe the first of the library.
  expect([byRecipeId.get('r')?.id, byRecipeId.size]).toEqual(['one', 1]);
  expect([byLesson.get('p/l')?.id, byLesson.size]).toEqual(['three', 1]);
});

test('two videos of one address in a language are refused', () => {
  expect(() => expectOwnSlugs([videoOf('a'), videoOf('b')])).not.toThrow();
  const texts = { ...videoOf('b').texts, sv: textOf('a-sv') };
  expect(() => expectOwnSlugs([videoOf('a'), videoOf('b', { texts })])).toThrow('a-sv (sv)');
});

test('a video is the file without a language, and its other files are called after it', () => {
  expect(videoNamesIn(['b.yaml', 'a.yaml', 'a.es.yaml', 'a.sv.yaml', 'notes.md'])).toEqual([
    'a',
    'b',
  ]);
  expect(videoFileName({ id: 'a', language: 'en' })).toBe('a.yaml');
  expect(videoFileName({ id: 'a', language: 'sv' })).toBe('a.sv.yaml');
});

const said = (...chapters: string[][]): VideoTexts => ({
  title: 'Title',
  description: 'What it shows.',
  chapters: chapters.map((says, index) => ({ title: `Chapter ${index + 1}`, says })),
});
const everywhere = (texts: VideoTexts, es = texts): PerLanguage<VideoTexts> => {
  return { en: texts, es, sv: texts };
};

test('a sentence of a film is shown as long as the longest translation takes, within bounds', () => {
  const { seconds, chapters } = timesOfFilm(
    everywhere(
      said(['short', 'x'.repeat(45)], ['x'.repeat(300)]),
      said(['corto', 'x'.repeat(60)], ['x'.repeat(10)]),
    ),
  );
  const cue = (startSeconds: number, endSeconds: number, text: string) => {
    return { startSeconds, endSeconds, text };
  };
  expect(chapters.es).toEqual([
    {
      title: 'Chapter 1',
      startSeconds: 0,
      cues: [cue(0.3, 2.9, 'corto'), cue(2.9, 7.5, 'x'.repeat(60))],
    },
    { title: 'Chapter 2', startSeconds: 7.8, cues: [cue(8.1, 14.6, 'x'.repeat(10))] },
  ]);
  expect(seconds).toBe(15.5);
});

test('a sentence of a recording is shown until the next one, and the last to the end', () => {
  const texts = everywhere(said(['0:00 Hold\nit so.', '1:02 Cut.'], ['1:01:05 Done.']));
  const { seconds, chapters } = timesOfRecording({ texts, seconds: 3700, file: 'a.yaml' });
  expect(seconds).toBe(3700);
  expect(chapters.en).toEqual([
    {
      title: 'Chapter 1',
      startSeconds: 0,
      cues: [
        { startSeconds: 0, endSeconds: 62, text: 'Hold\nit so.' },
        { startSeconds: 62, endSeconds: 3665, text: 'Cut.' },
      ],
    },
    {
      title: 'Chapter 2',
      startSeconds: 3665,
      cues: [{ startSeconds: 3665, endSeconds: 3700, text: 'Done.' }],
    },
  ]);
});

test.each([
  [['0:05 One.', '0:04 Two.'], 'not in order'],
  [['0:05 One.', '0:10 Two.'], 'not in order'],
  [['0:05 One.', 'Two.'], '"Two." does not begin with its time'],
  [['0:75 One.'], 'does not begin with its time'],
])('a recording of ten seconds that says %j is refused', (says, message) => {
  const read = () =>
    timesOfRecording({ texts: everywhere(said(says)), seconds: 10, file: 'a.yaml' });
  expect(read).toThrow(message);
  expect(read).toThrow('a.yaml');
});

const surroundings = {
  content: {
    recipesById: new Map([
      ['soup', { steps: [{}, {}] }],
      ['stew', { steps: [{}] }],
    ]),
    foodsById: new Map(['egg', 'leek', 'salmon'].map((id) => [id, {}])),
  } as unknown as VideoSurroundings['content'],
  lessons: new Set(['first-steps/carbs']),
};

const filmFacts = `collection: cooking
source: film
recipe: soup
published: 2026-01-02
shows: [needs, { step: 2 }]
`;
const filmTexts = `title: Soup
description: How it is cooked.
chapters:
  - { title: One, says: [Cut., Fry.] }
  - { title: Two, says: [Serve.] }
`;

function compiledVideo(facts = filmFacts, more: { es?: string; texts?: string } = {}) {
  const { texts = filmTexts, es = texts } = more;
  const sources = { en: `${facts}${texts}`, es: `slug: sopa\n${es}`, sv: texts };
  return compileVideo({ id: 'soup-film', ...surroundings, sources });
}

test('a film of a recipe stands for it, is as open as it, and is called by its file where it has no address', () => {
  const video = compiledVideo();
  expect(video).toMatchObject({
    id: 'soup-film',
    collection: 'cooking',
    source: { kind: 'film' },
    recipeId: 'soup',
    lesson: null,
    pictureRecipeId: 'soup',
    isPremium: null,
    publishedOn: '2026-01-02',
    shots: [{ kind: 'needs' }, { kind: 'step', step: 2 }],
  });
  expect(video.seconds).toBeGreaterThan(5);
  expect([video.texts.en.slug, video.texts.es.slug, video.texts.sv.slug]).toEqual([
    'soup-film',
    'sopa',
    'soup-film',
  ]);
  expect(video.texts.es).toMatchObject({
    title: 'Soup',
    description: 'How it is cooked.',
    chapters: [
      { title: 'One', cues: [{ text: 'Cut.' }, { text: 'Fry.' }] },
      { title: 'Two', cues: [{ text: 'Serve.' }] },
    ],
  });
});

test('a film of a lesson says its program, and what it shows chapter by chapter', () => {
  const facts = `collection: lessons
source: film
lesson: first-steps/carbs
picture: stew
premium: false
published: 2026-02-03
shows: [{ foods: [egg, leek] }, { netCarbs: [leek, salmon] }, { plate: [egg] }, { dish: stew }]
`;
  const texts = `title: Carbs
description: Where they hide.
chapters:
${['A', 'B', 'C', 'D'].map((title) => `  - { title: ${title}, says: [Look.] }`).join('\n')}
`;
  expect(compiledVideo(facts, { texts })).toMatchObject({
    recipeId: null,
    lesson: { program: 'first-steps', lesson: 'carbs' },
    pictureRecipeId: 'stew',
    isPremium: false,
    shots: [
      { kind: 'foods', foods: ['egg', 'leek'], areMeasured: false },
      { kind: 'foods', foods: ['leek', 'salmon'], areMeasured: true },
      { kind: 'plate', items: ['egg'] },
      { kind: 'dish', recipeId: 'stew' },
    ],
  });
});

test.each([
  ['{ file: soup.mp4, seconds: 30 }', { kind: 'file', name: 'soup.mp4' }],
  ['{ youtube: abcdefghijk, seconds: 30 }', { kind: 'youtube', id: 'abcdefghijk' }],
  ['{ vimeo: "123456789", seconds: 30 }', { kind: 'vimeo', id: '123456789' }],
])('a recording from %s says where it is, and shows nothing that is drawn', (source, expected) => {
  const facts = filmFacts.replace('source: film', `source: ${source}`).replace(/shows:.*\n/, '');
  const texts = `title: Soup
description: How it is cooked.
chapters:
  - { title: One, says: ["0:00 Cut.", "0:10 Fry."] }
`;
  const video = compiledVideo(facts, { texts });
  expect(video).toMatchObject({ source: expected, seconds: 30, shots: [] });
});

test.each([
  ['an unknown lesson', { add: 'lesson: first-steps/none\n' }, 'not exist: first-steps/none'],
  ['an unknown picture', { add: 'picture: cake\n' }, 'not exist: cake'],
  ['an unknown recipe', { from: 'recipe: soup', to: 'recipe: cake' }, 'not exist: cake'],
  ['an unknown dish', { from: 'needs', to: '{ dish: cake }' }, 'not exist: cake'],
  ['an unknown food', { from: 'needs', to: '{ foods: [egg, gold] }' }, 'not exist: gold'],
  ['nothing that stands for it', { from: 'recipe: soup\n', to: '' }, 'says no "picture"'],
  ['a shot too few', { from: 'needs, ', to: '' }, 'shows 1 things in 2 chapters'],
  ['a step too many', { from: 'step: 2', to: 'step: 3' }, 'a step that its recipe does not have'],
  ['a step of no recipe', { from: 'recipe: soup', to: 'picture: soup' }, 'does not have'],
])('a film with %s is refused', (_what, { add = '', from = '', to = '' }: Fault, message) => {
  expect(() => compiledVideo(`${filmFacts.replace(from, to)}${add}`)).toThrow(message);
});

interface Fault {
  add?: string;
  from?: string;
  to?: string;
}

test('a translation with a sentence less is refused, by its file', () => {
  const es = filmTexts.replace('[Cut., Fry.]', '[Cut.]');
  expect(() => compiledVideo(filmFacts, { es })).toThrow('soup-film.es.yaml has other chapters');
});
