/**
 * The few marks every drawing is made of. Their arguments are in the order of SVG's own attributes:
 * drawings read like a list of marks, which named arguments would bury.
 */

export const noOutline = ' stroke="none"';
export const roundCaps = ' stroke-linecap="round"';
export const white = '#fff';

export function opacity(value: number): string {
  return ` opacity="${value}"`;
}

export function circle(x: number, y: number, radius: number, fill: string, extra = ''): string {
  return `<circle ${centre(x, y)}r="${toTenth(radius)}" fill="${fill}"${extra}/>`;
}

export function ellipse(
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  fill: string,
  extra = '',
): string {
  const radii = `rx="${toTenth(radiusX)}" ry="${toTenth(radiusY)}"`;
  return `<ellipse ${centre(x, y)}${radii} fill="${fill}"${extra}/>`;
}

export function path(d: string, fill: string, extra = ''): string {
  return `<path d="${d}" fill="${fill}"${extra}/>`;
}

export function line(d: string, stroke: string, width: number, extra = ''): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}"${extra}/>`;
}

/** A centred ring: rims of plates, rind of citrus. */
export function ring(radius: number, stroke: string, width: number, extra = ''): string {
  return `<circle r="${radius}" fill="none" stroke="${stroke}" stroke-width="${width}"${extra}/>`;
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  corner: number,
  fill: string,
  extra = '',
): string {
  const box = `x="${x}" y="${y}" width="${width}" height="${height}" rx="${corner}"`;
  return `<rect ${box} fill="${fill}"${extra}/>`;
}

export function moved(x: number, y: number, scale: number, inner: string): string {
  const resized = scale && Math.abs(scale - 1) > 0.03 ? `scale(${toHundredth(scale)})` : '';
  return `<g transform="translate(${point(x, y)})${resized}">${inner}</g>`;
}

/** "x y" in whole units: a 400-unit stage needs no decimals, and they would cost bytes. */
export function point(x: number, y: number): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}

export function toTenth(value: number): number {
  return Math.round(value * 10) / 10;
}

export function toHundredth(value: number): number {
  return Math.round(value * 100) / 100;
}

function centre(x: number, y: number): string {
  return (x ? `cx="${toTenth(x)}" ` : '') + (y ? `cy="${toTenth(y)}" ` : '');
}
