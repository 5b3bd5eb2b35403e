/** The stage of every film, in units of its drawings. */
export const filmSize = { width: 640, height: 360 } as const;

export type FilmEase = 'linear' | 'out' | 'both' | 'overshoot';

/** Where a layer is at a moment, and how it gets from there to the next key. */
export interface FilmKey {
  /** Seconds from the beginning. */
  at: number;
  x: number;
  y: number;
  scale?: number;
  /** Of the height alone: bars grow with it. */
  tall?: number;
  /** Degrees. */
  turn?: number;
  opacity?: number;
  ease?: FilmEase;
}

/** A part, drawn around 0,0, and its way over the stage. */
export interface FilmLayer {
  part: number;
  keys: readonly FilmKey[];
}

/** A film as data: what is drawn, and how it moves. It holds no words. */
export interface Film {
  seconds: number;
  /** For each chapter the moment that shows it best. */
  stills: readonly number[];
  /** Markup of SVG, each drawn once and shown by any number of layers. */
  parts: readonly string[];
  layers: readonly FilmLayer[];
}

/** Control points of a cubic Bézier curve, as CSS takes them. */
const easings: Readonly<Record<FilmEase, readonly [number, number, number, number]>> = {
  linear: [0, 0, 1, 1],
  out: [0.2, 0.8, 0.3, 1],
  both: [0.5, 0, 0.3, 1],
  overshoot: [0.3, 1.5, 0.6, 1],
};

/** The whole picture at a moment: for stills, and for whoever makes a file of a film. */
export function frameAt(film: Film, seconds: number): string {
  const drawn = film.layers.map((layer) => {
    const { opacity = 1, ...place } = placeAt(layer.keys, seconds);
    if (opacity < 0.004) return '';
    const seen = opacity > 0.996 ? '' : ` opacity="${rounded(opacity)}"`;
    return `<g transform="${transformOf(place, '')}"${seen}>${film.parts[layer.part] ?? ''}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${filmSize.width} ${filmSize.height}">${drawn.join('')}</svg>`;
}

/** The way of a layer for the Web Animations API, over the whole film. */
export function keyframesOf({ keys }: FilmLayer, seconds: number) {
  const [first] = keys;
  const last = keys.at(-1);
  if (first === undefined || last === undefined) return [];
  const all = [{ ...first, at: 0 }, ...keys, { ...last, at: seconds }];
  return all.map((key) => ({
    offset: Math.min(1, Math.max(0, key.at / seconds)),
    transform: transformOf(key, 'px'),
    opacity: key.opacity ?? 1,
    easing: `cubic-bezier(${easings[key.ease ?? 'out'].join(',')})`,
  }));
}

function placeAt(keys: readonly FilmKey[], seconds: number): FilmKey {
  const next = keys.findIndex(({ at }) => at > seconds);
  const before = keys[next === -1 ? keys.length - 1 : Math.max(0, next - 1)];
  const after = keys[next];
  if (before === undefined) return { at: seconds, x: 0, y: 0, opacity: 0 };
  if (after === undefined || next === 0) return before;
  const share = eased(before.ease ?? 'out', (seconds - before.at) / (after.at - before.at));
  const between = (from: number, to: number) => from + (to - from) * share;
  return {
    at: seconds,
    x: between(before.x, after.x),
    y: between(before.y, after.y),
    scale: between(before.scale ?? 1, after.scale ?? 1),
    tall: between(before.tall ?? 1, after.tall ?? 1),
    turn: between(before.turn ?? 0, after.turn ?? 0),
    opacity: Math.min(1, Math.max(0, between(before.opacity ?? 1, after.opacity ?? 1))),
  };
}

function transformOf(
  { x, y, scale = 1, tall = 1, turn = 0 }: Omit<FilmKey, 'at'>,
  unit: '' | 'px',
): string {
  const turned = `rotate(${rounded(turn)}${unit === '' ? '' : 'deg'})`;
  const place = `translate(${rounded(x)}${unit},${rounded(y)}${unit})`;
  return `${place} ${turned} scale(${rounded(scale)},${rounded(scale * tall)})`;
}

/** How far a movement is at a share of its time: the curve solved by halving. */
function eased(ease: FilmEase, share: number): number {
  const [x1, y1, x2, y2] = easings[ease];
  let [low, high] = [0, 1];
  for (let round = 0; round < 20; round++) {
    const middle = (low + high) / 2;
    if (bezier(x1, x2, middle) < share) low = middle;
    else high = middle;
  }
  return bezier(y1, y2, (low + high) / 2);
}

function bezier(first: number, second: number, at: number): number {
  const rest = 1 - at;
  return 3 * rest * rest * at * first + 3 * rest * at * at * second + at ** 3;
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
