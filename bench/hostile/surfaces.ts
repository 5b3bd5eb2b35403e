import { screenPath } from '../../i18n/paths.ts';
import { nextNumber, topicMark, type Attack, type HostileRequest } from './attack.ts';

const id = 'beef-and-broccoli-stir-fry';

function get(args: {
  name: string;
  sizes?: readonly number[];
  path: (size: number) => string;
  headers?: (size: number) => Record<string, string>;
  as?: HostileRequest['as'];
}): Attack {
  const { name, sizes = [1, 2], path, headers = () => ({}), as = 'visitor' } = args;
  return { name, sizes, request: (size) => ({ path: path(size), headers: headers(size), as }) };
}

function pictures(): Attack[] {
  const sizes = [200, 800, 2400, 4800];
  return [
    ...(['png', 'webp', 'avif', 'svg'] as const).map((format) =>
      get({
        name: `a picture as ${format}`,
        sizes,
        path: (size) => `/image/dish/${id}?width=${size - (nextNumber() % 7)}&format=${format}`,
      }),
    ),
    get({ name: 'a picture of a link', path: () => '/image/card/en/site/home' }),
    get({ name: 'pictures of links in turn', path: () => `/image/card/${turn(cards)}` }),
    get({
      name: 'drawings of steps in turn',
      path: () => `/step/${id}/${1 + (nextNumber() % 6)}.svg`,
    }),
    get({ name: 'a step that is not there', path: () => `/step/${id}/${nextNumber() % 99}.svg` }),
    get({ name: 'the drawing of a dish', path: () => `/dish/${id}-dark.svg` }),
    get({ name: 'the drawing of a food', path: () => '/ingredient/butter.svg' }),
    get({
      name: 'many parameters of a picture',
      sizes: [10, 50, 99],
      path: (size) => `/image/dish/${id}?${'width=1&'.repeat(size)}`,
    }),
  ];
}

const cards = ['en', 'es', 'sv'].flatMap((locale) =>
  ['a-table-for-two', 'a-week-at-the-stove', 'africa-and-the-middle-east'].map(
    (plan) => `${locale}/plan/${plan}`,
  ),
);

function turn(texts: readonly string[]): string {
  return texts[nextNumber() % texts.length] ?? '';
}

/** In the folder of videos of the benchmark. */
export const clipName = 'clip.mp4';

function films(): Attack[] {
  const film = 'a-plate-that-fills-drawn';
  const parts = (size: number) => ({
    range: `bytes=${Array.from({ length: size }, (_, at) => `${at * 2}-${at * 2}`).join(',')}`,
  });
  return [
    get({ name: 'a film as data', path: () => `/film/${film}.json` }),
    get({ name: 'a chapter of a film', path: () => `/film/${film}/1.svg` }),
    get({ name: 'captions', path: () => `/captions/${film}/en.vtt` }),
    get({ name: 'a file of a video', path: () => `/videos/${clipName}` }),
    get({
      name: 'many parts of a video at once',
      sizes: [1, 50, 500, 1500],
      path: () => `/videos/${clipName}`,
      headers: parts,
    }),
    get({
      name: 'parts that are not there',
      sizes: [10, 100, 1000],
      path: () => `/videos/${clipName}`,
      headers: (size) => ({ range: `bytes=${'9'.repeat(size)}-` }),
    }),
    get({
      name: 'signs of films that are known',
      sizes: [250, 1000, 4000, 12_000],
      path: () => `/film/${film}.json`,
      headers: (size) => ({ 'if-none-match': '"a" , '.repeat(size / 6) }),
    }),
  ];
}

function files(): Attack[] {
  const report = (name: string, part: (size: number) => object): Attack => ({
    name,
    sizes: [500, 2000, 7500],
    request: (size) => ({
      method: 'POST',
      path: '/error-report',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ type: 'Error', message: '', stack: '', screen: '', ...part(size) }),
    }),
  });
  return [
    get({ name: 'the feed', path: () => '/feed.xml' }),
    get({ name: 'the map of the site', path: () => '/sitemap-en.xml' }),
    get({ name: 'the list of maps', path: () => '/sitemap.xml' }),
    get({
      name: 'the JSON of the page of recipes',
      path: () => '/page-data/recipes/page-data.json',
    }),
    get({ name: 'the JSON of the home page', path: () => '/page-data/index/page-data.json' }),
    get({
      name: 'the JSON of a page in mixed letters',
      path: () => `/page-data/${mixed(screenPath('recipes', 'en').slice(1))}/page-data.json`,
    }),
    get({ name: 'a page in mixed letters', path: () => `/${mixed(`low-carb/recipes/${id}`)}` }),
    report('an error of spaces', (size) => ({ stack: ` at ${' '.repeat(size)}(` })),
    report('an error of brackets', (size) => ({ stack: `    at ${'('.repeat(size)}` })),
    report('an error of many lines', (size) => ({ stack: 'a@b:1:2\n'.repeat(size / 8) })),
    report('an error with a long message', (size) => ({ message: '"a '.repeat(size / 8) })),
  ];
}

/** Another writing of the same address at every request. */
function mixed(path: string): string {
  const number = nextNumber();
  return path
    .split('')
    .map((letter, at) => ((number >> (at % 16)) & 1 ? letter.toUpperCase() : letter))
    .join('');
}

/** A topic whose posts are as hard to read as posts can be. */
function community(): Attack[] {
  return [
    get({
      name: 'a topic of hard posts',
      path: () => `/community/topic/${topicMark}`,
      as: 'member',
    }),
    get({
      name: 'topics by their words',
      path: () => '/community?q=a+b+c+d+e+f+g+h',
      as: 'member',
    }),
  ];
}

/** What is not a page and not the API: pictures, films, feeds, files, reports of errors. */
export const surfaces: readonly Attack[] = [...pictures(), ...films(), ...files(), ...community()];
