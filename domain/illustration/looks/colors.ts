/** A colour with its shadow and its light: every shape is painted in these. */
export interface Paint {
  edge: string;
  face: string;
  light: string;
}

/** Draws one food in the paint it is given, within 50 units around 0,0. */
export type Shape = (paint: Paint) => string;

export function paintOf(color: string): Paint {
  return {
    edge: mixed(color, '#2A1608', 0.34),
    face: color,
    light: mixed(color, '#FFFFFF', 0.5),
  };
}

function mixed(color: string, towards: string, by: number): string {
  const channel = (text: string, index: number) =>
    Number.parseInt(text.slice(1 + index * 2, 3 + index * 2), 16);
  const channels = [0, 1, 2].map((index) => {
    const own = channel(color, index);
    return Math.round(own + (channel(towards, index) - own) * by)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`.toUpperCase();
}
