import {
  imageCrops,
  imageFormats,
  imageGravities,
  imageLimits,
  imageThemes,
  type ImageCrop,
  type ImageFormat,
  type ImageGravity,
  type ImageTheme,
} from '../../domain/recipes/pictures/image-address.rules.ts';
import { problem, type Problem } from '../../lib/problems.ts';
import { refusal, success, type Result } from '../../lib/result.ts';

/** What is asked of a picture, its parameters understood. */
export interface ImageRequest {
  /** In pixels of the answer; null follows from the picture's own shape. */
  width: number | null;
  height: number | null;
  crop: ImageCrop;
  gravity: ImageGravity;
  format: ImageFormat | null;
  theme: ImageTheme;
  version: string | null;
}

type Query = Readonly<Record<string, unknown>>;

const names = ['width', 'height', 'crop', 'gravity', 'dpr', 'format', 'theme', 'v'];

/** The first parameter that cannot be taken, or all of them. */
export function readImageRequest(query: Query): Result<ImageRequest, Problem> {
  const problems: Problem[] = Object.keys(query)
    .filter((name) => !names.includes(name) || typeof query[name] !== 'string')
    .map((name) => problem(name, 'image.parameter-unknown'));
  const reader = { query, problems };
  const dpr = readRatio(reader);
  const request: ImageRequest = {
    width: inPixels({ size: readSize(reader, 'width'), dpr, name: 'width', problems }),
    height: inPixels({ size: readSize(reader, 'height'), dpr, name: 'height', problems }),
    crop: readChoice(reader, 'crop', imageCrops) ?? 'cover',
    gravity: readChoice(reader, 'gravity', imageGravities) ?? 'center',
    format: readChoice(reader, 'format', imageFormats),
    theme: readChoice(reader, 'theme', imageThemes) ?? 'light',
    version: readText(reader, 'v'),
  };
  const [first] = problems;
  return first === undefined ? success(request) : refusal(first);
}

interface Reader {
  query: Query;
  problems: Problem[];
}

function readText({ query }: Reader, name: string): string | null {
  const value = query[name];
  return typeof value === 'string' ? value : null;
}

function readSize(reader: Reader, name: 'width' | 'height'): number | null {
  const text = readText(reader, name);
  if (text === null) return null;
  const most = imageLimits[name];
  const size = /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 0;
  if (size >= 1 && size <= most) return size;
  reader.problems.push(problem(name, 'image.number-out-of-range', { least: 1, most }));
  return null;
}

function readRatio(reader: Reader): number {
  const text = readText(reader, 'dpr');
  if (text === null) return 1;
  const ratio = /^\d(\.\d{1,2})?$/.test(text) ? Number(text) : 0;
  if (ratio >= 1 && ratio <= imageLimits.dpr) return ratio;
  reader.problems.push(
    problem('dpr', 'image.number-out-of-range', { least: 1, most: imageLimits.dpr }),
  );
  return 1;
}

/** The limits are those of the answer: twice 2,400 pixels is as wide as it gets. */
function inPixels(args: {
  size: number | null;
  dpr: number;
  name: 'width' | 'height';
  problems: Problem[];
}): number | null {
  const { size, dpr, name, problems } = args;
  if (size === null) return null;
  const pixels = Math.round(size * dpr);
  if (pixels <= imageLimits[name]) return pixels;
  const most = Math.floor(imageLimits[name] / dpr);
  problems.push(problem(name, 'image.number-out-of-range', { least: 1, most }));
  return null;
}

function readChoice<Choice extends string>(
  reader: Reader,
  name: string,
  choices: readonly Choice[],
): Choice | null {
  const text = readText(reader, name);
  if (text === null) return null;
  const found = choices.find((choice) => choice === text);
  if (found !== undefined) return found;
  reader.problems.push(problem(name, 'image.choice-unknown', { choices: choices.join(', ') }));
  return null;
}
