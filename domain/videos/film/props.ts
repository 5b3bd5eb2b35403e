import { rawFood, type BoardFood } from '../../illustration/index.ts';
import { filmSize, type FilmKey } from './film.rules.ts';
import { centred } from './film-sheet.ts';

const { width, height } = filmSize;

/** The dark green of the kitchen, lit from above. */
export const backdrop =
  '<defs><radialGradient id="film-light" cx=".5" cy=".38" r=".75">' +
  '<stop offset="0" stop-color="#2A6650"/><stop offset=".55" stop-color="#1D4A39"/>' +
  '<stop offset="1" stop-color="#14362A"/></radialGradient></defs>' +
  `<rect width="${width}" height="${height}" fill="url(#film-light)"/>`;

/** A small plate with one food on it. */
export function saucer(food: BoardFood): string {
  return (
    '<ellipse cx="3" cy="8" rx="55" ry="52" fill="#0B2018" opacity=".35"/>' +
    '<circle r="54" fill="#F7F2E8"/><circle r="42" fill="#EDE5D6"/>' +
    '<circle r="54" fill="none" stroke="#fff" stroke-width="2" opacity=".7"/>' +
    foodAlone(food, 78)
  );
}

export function foodAlone(food: BoardFood, size: number): string {
  return centred(rawFood(food, size), size, size);
}

const wisp =
  '<path d="M0 0c-16-18 14-30 2-52" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round"/>';
const wispSeconds = 2.4;

/** Three wisps that rise again and again. */
export function steam({ from, to }: { from: number; to: number }) {
  return [-46, 4, 50].map((x, index) => {
    const keys: FilmKey[] = [{ at: 0, x: 0, y: 0, opacity: 0 }];
    for (let at = from + index * 0.7; at + wispSeconds <= to; at += wispSeconds + 0.2) {
      const column = width / 2 + x;
      keys.push(
        { at, x: column, y: 118, opacity: 0, scale: 0.8, ease: 'linear' },
        { at: at + wispSeconds * 0.4, x: column + 4, y: 96, opacity: 0.42, ease: 'linear' },
        { at: at + wispSeconds, x: column - 3, y: 66, opacity: 0, scale: 1.15 },
      );
    }
    return { markup: wisp, keys };
  });
}

const face =
  '<circle cx="2" cy="5" r="37" fill="#0B2018" opacity=".35"/><circle r="36" fill="#F7F2E8"/>' +
  '<circle r="31" fill="none" stroke="#FFC02E" stroke-width="6"/>' +
  [0, 90, 180, 270]
    .map(
      (turn) =>
        `<path d="M0-22v-5" stroke="#16251D" stroke-width="3" transform="rotate(${turn})"/>`,
    )
    .join('');
const hand =
  '<path d="M0 4V-20" stroke="#16251D" stroke-width="4.5" stroke-linecap="round"/><circle r="4.5" fill="#16251D"/>';

/** A clock whose hand goes round once while something cooks. "min" is written so in every language. */
export function clock({ minutes, from, to }: { minutes: number; from: number; to: number }) {
  const place = { x: width - 72, y: 62 };
  const shown = comeAndGo({ ...place, from, to });
  const label =
    '<rect x="-33" y="-13" width="66" height="26" rx="13" fill="#0B2018" opacity=".72"/>' +
    `<text y="5.5" text-anchor="middle" fill="#fff" font-size="15" font-weight="700" font-family="Figtree,Arial,sans-serif">${minutes} min</text>`;
  return [
    { markup: face, keys: shown },
    {
      markup: hand,
      keys: shown.map((key, index) => ({
        ...key,
        turn: index < 2 ? 0 : 360,
        ...(index === 1 ? { ease: 'linear' as const } : {}),
      })),
    },
    { markup: label, keys: comeAndGo({ x: place.x, y: place.y + 56, from, to }) },
  ];
}

const ray = '<path d="M0-168v-18" stroke="#FFC02E" stroke-width="7" stroke-linecap="round"/>';

/** Short rays around what is ready. */
export function rays(at: number) {
  return Array.from({ length: 10 }, (_, index) => {
    const place = { x: width / 2, y: height / 2 - 10, turn: index * 36 + 18 };
    return {
      markup: ray,
      keys: [
        { ...place, at, scale: 0.7, opacity: 0 },
        { ...place, at: at + 0.25, scale: 0.92 },
        { ...place, at: at + 0.9, scale: 1.06, opacity: 0 },
      ] satisfies FilmKey[],
    };
  });
}

/** Pops up, stays, and is gone. */
export function comeAndGo({
  x,
  y,
  from,
  to,
}: {
  x: number;
  y: number;
  from: number;
  to: number;
}): FilmKey[] {
  return [
    { at: from, x, y, scale: 0.5, opacity: 0, ease: 'overshoot' },
    { at: from + 0.4, x, y },
    { at: to, x, y },
    { at: to + 0.3, x, y, scale: 0.7, opacity: 0 },
  ];
}
