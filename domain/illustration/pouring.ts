import { sauces, type SauceName } from './sauces.ts';
import { blob } from './shapes.ts';
import type { Stage } from './stage.ts';
import { line, noOutline, opacity, path, point, roundCaps } from './svg.ts';

export function swirl(sauce: SauceName, radius: number): string {
  let d = `M${Math.round(radius * 0.9)} 0`;
  for (let turn = 1; turn <= 9; turn++) {
    const angle = turn * 0.95;
    const reach = radius * (0.9 - turn * 0.085);
    const bow = reach + radius * 0.12;
    d +=
      `Q${point(Math.cos(angle - 0.47) * bow, Math.sin(angle - 0.47) * bow)}` +
      ` ${point(Math.cos(angle) * reach, Math.sin(angle) * reach)}`;
  }
  const joints = `${roundCaps} stroke-linejoin="round"`;
  return line(d, sauces[sauce].base, Math.round(radius / 9), joints);
}

export function dollop(stage: Stage, sauce: SauceName, x: number, y: number, scale = 1): string {
  const { dark, base, light } = sauces[sauce];
  return (
    `<g transform="translate(${point(x, y)})scale(${scale})">` +
    path(blob(stage.random, 27, 24, 10, 0.12), dark) +
    path(blob(stage.random, 23, 20, 9, 0.12), base, noOutline) +
    line('M-13 2C-12-12 12-14 13 0 13 12-6 12-6 2-5-4 3-4 4 1', light, 4, roundCaps) +
    '</g>'
  );
}

export function puddle(
  stage: Stage,
  sauce: SauceName,
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
): string {
  const { dark, base, light } = sauces[sauce];
  const from = point(-radiusX * 0.6, -radiusY * 0.45);
  const to = point(radiusX * 0.5, -radiusY * 0.55);
  const [high, low] = [Math.round(-radiusY * 0.95), Math.round(-radiusY * 0.7)];
  const shine = `M${from}Q0 ${high} ${to}Q0 ${low} ${from}Z`;
  return (
    `<g transform="translate(${point(x, y)})">` +
    path(blob(stage.random, radiusX, radiusY, 13, 0.16), dark, noOutline) +
    path(blob(stage.random, radiusX * 0.94, radiusY * 0.93, 13, 0.12), base, noOutline) +
    path(shine, light, noOutline) +
    '</g>'
  );
}

export function drizzle(sauce: SauceName, reach: number): string {
  let d = `M${point(-reach, -reach * 0.3)}`;
  for (let turn = 1; turn < 8; turn++) {
    const side = turn % 2 ? 1 : -1;
    const bow = point(-reach + ((turn - 0.5) / 7) * reach * 2, -side * reach * 0.7);
    const end = point(-reach + (turn / 7) * reach * 2, side * reach * 0.2);
    d += `Q${bow} ${end}`;
  }
  const { dark, base } = sauces[sauce];
  return line(d, dark, 7, roundCaps + opacity(0.5)) + line(d, base, 5, roundCaps);
}
