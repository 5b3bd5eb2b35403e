import { filmSize, type Film, type FilmKey, type FilmLayer } from './film.rules.ts';

/** Where things are on the stage when nothing else is said; captions stand below. */
export const middle = { x: filmSize.width / 2, y: filmSize.height / 2 - 10 } as const;

/** How long something takes that comes or goes. */
export const moveSeconds = 0.5;

/** A film that is being drawn: equal drawings are kept once. */
export class FilmSheet {
  private readonly parts: string[] = [];
  private readonly layers: FilmLayer[] = [];

  add(markup: string, keys: readonly FilmKey[]): void {
    const known = this.parts.indexOf(markup);
    const part = known === -1 ? this.parts.push(markup) - 1 : known;
    this.layers.push({ part, keys: hiddenBefore(keys).map(shortened) });
  }

  finish({ seconds, stills }: Pick<Film, 'seconds' | 'stills'>): Film {
    return { seconds, stills, parts: this.parts, layers: this.layers };
  }
}

/** A drawing of its own, laid with its middle at 0,0. */
export function centred(svg: string, width: number, height: number): string {
  const place = `<svg x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}"`;
  return svg.replace(/^<svg([^>]*)/, (_, attributes: string) => {
    const kept = attributes.replaceAll(/ (xmlns|width|height|aria-hidden)="[^"]*"/g, '');
    return `${place}${kept}`;
  });
}

/** What stands there from its first key on is not seen earlier. */
function hiddenBefore(keys: readonly FilmKey[]): readonly FilmKey[] {
  const [first] = keys;
  if (first === undefined || first.at === 0 || first.opacity === 0) return keys;
  return [{ ...first, at: first.at - 0.02, opacity: 0, ease: 'linear' }, ...keys];
}

/** Small figures: a film is sent over the wire. */
function shortened({ at, x, y, scale, tall, turn, opacity, ease }: FilmKey): FilmKey {
  const short = (value: number) => Math.round(value * 100) / 100;
  return {
    at: short(at),
    x: Math.round(x * 10) / 10,
    y: Math.round(y * 10) / 10,
    ...(scale === undefined || scale === 1 ? {} : { scale: short(scale) }),
    ...(tall === undefined || tall === 1 ? {} : { tall: short(tall) }),
    ...(turn ? { turn: short(turn) } : {}),
    ...(opacity === undefined || opacity === 1 ? {} : { opacity: short(opacity) }),
    ...(ease === undefined || ease === 'out' ? {} : { ease }),
  };
}
