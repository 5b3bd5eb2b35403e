import type { Random } from '../seed.ts';
import { blob } from '../shapes.ts';
import { ellipse, line, noOutline, opacity, path, point, roundCaps } from '../svg.ts';

/** Three tones of one food: its edge, its face and the light on it. */
export type Tones = readonly [edge: string, face: string, light: string];

/** A small cube with its lit top. */
export function cube([edge, face, light]: Tones): string {
  return (
    path('M-12-10 10-13 13 9-9 13Z', edge) +
    path('M-9-8 8-10 10 5-7 9Z', face, noOutline) +
    path('M-7-6 6-8 7-2-5 1Z', light, noOutline)
  );
}

/** A strip, slightly bowed. */
export function strip([edge, face, light]: Tones, width = 13): string {
  const along = 'M-30 5Q-2-12 30 2';
  return (
    line(along, edge, width, roundCaps) +
    line(along, face, width - 5, roundCaps) +
    line('M-22 0Q-2-10 16-5', light, 2.4, roundCaps)
  );
}

/** A round slice: rind, flesh and what is in its middle. */
export function disc([edge, face, light]: Tones, radius: number, middle = ''): string {
  return (
    ellipse(0, 0, radius, radius - 1, edge) +
    ellipse(0, 0, radius - 3, radius - 4, face, noOutline) +
    line(`M${-radius * 0.5}${-radius * 0.3}Q0${-radius * 0.8} ${radius * 0.4}${-radius * 0.5}`, light, 3, roundCaps) +
    middle
  );
}

/** An uneven chunk: fish, tofu, stewed meat. */
export function chunk([edge, face, light]: Tones): string {
  return (
    path('M-24-8-8-19 14-16 25-2 19 15-4 19-21 12Z', edge) +
    path('M-19-6-6-15 12-12 20-2 15 11-4 14-17 9Z', face, noOutline) +
    path('M-13-6-4-11 9-9 6-4-8-1Z', light, noOutline)
  );
}

/** Half of something, cut lengthwise. */
export function half([edge, face, light]: Tones, length: number, width: number): string {
  const outline = (l: number, w: number) => `M0${-l}C${w * 1.2}${-l} ${w * 1.2} ${l} 0 ${l}S${-w * 1.2}${-l} 0${-l}Z`;
  return (
    path(outline(length, width), edge) +
    path(outline(length - 5, width - 5), face, noOutline) +
    path(outline(length - 14, width * 0.35), light, noOutline)
  );
}

/** Short marks strewn over a heap, in one path. */
export function strewn(
  { random, count, reach, mark }: { random: Random; count: number; reach: number; mark: string },
): string {
  let marks = '';
  for (let index = 0; index < count; index++) {
    const angle = index * 2.4 + random();
    const distance = reach * Math.sqrt((index + 0.4) / count);
    marks += `M${point(Math.cos(angle) * distance, Math.sin(angle) * distance)}${mark}`;
  }
  return marks;
}

/** A heap of small things in two tones. */
export function heap(
  { random, tones, reach, mark, width, count = 16 }: {
    random: Random;
    tones: Tones;
    reach: number;
    mark: string;
    width: number;
    count?: number;
  },
): string {
  const [edge, face, light] = tones;
  return (
    path(blob(random, reach + width * 0.7, reach * 0.94 + width * 0.6, 13, 0.1), edge) +
    line(strewn({ random, count, reach, mark }), face, width, roundCaps) +
    line(strewn({ random, count: Math.ceil(count * 0.6), reach: reach * 0.8, mark }), light, width * 0.6, roundCaps)
  );
}

/** A stroked strand field, as of noodles and shreds. */
export function strands({ random, count, reach }: { random: Random; count: number; reach: number }): string {
  let strokes = '';
  for (let index = 0; index < count; index++) {
    const from = random() * 6.3;
    const radius = reach * (0.25 + random() * 0.7);
    const to = from + 1 + random() * 1.2;
    const bow = radius * 1.3;
    const middle = (from + to) / 2;
    strokes +=
      `M${point(Math.cos(from) * radius, Math.sin(from) * radius)}` +
      `Q${point(Math.cos(middle) * bow, Math.sin(middle) * bow)}` +
      ` ${point(Math.cos(to) * radius, Math.sin(to) * radius)}`;
  }
  return strokes;
}

export const charred = opacity(0.75);
