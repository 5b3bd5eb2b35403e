/** What stands out for everybody: of graphics, WCAG asks for as much. */
const leastContrast = 3;

/** From 1, the same, to 21, black on white. */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Whether one of the colours of a thing stands out from what is behind it. */
export function standsOut(colors: readonly string[], behind: string): boolean {
  return colors.some((color) => contrastOf(color, behind) >= leastContrast);
}

/** Every colour of a drawing, `#rrggbb`. */
export function colorsOf(drawing: string): readonly string[] {
  return [...new Set(drawing.match(/#[0-9a-f]{6}(?![0-9a-f])/gi) ?? [])];
}

function luminanceOf(color: string): number {
  const hex = /^#[0-9a-f]{3}$/i.test(color) ? color.replace(/[0-9a-f]/gi, '$&$&') : color;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
