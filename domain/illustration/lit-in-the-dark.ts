import { colorsOf, contrastOf } from './contrast.ts';

/** What a food stands on in the dark: `--color-surface` of app/styles/tokens.css. */
const darkSurface = '#18211d';

/** Less than this, and one sees that something is there, but not what. */
const leastSeen = 2;

const light = '<style>@media(prefers-color-scheme:dark){svg>g{filter:brightness(1.45)}}</style>';

/**
 * A dark food (black beans, chocolate, blackberries) in more light where the page is dark. It is shown
 * by `<img>`, whose scheme is that of the page, also where somebody chose another than the system's.
 */
export function litInTheDark(drawing: string): string {
  return isLostInTheDark(drawing) ? drawing.replace('>', `>${light}`) : drawing;
}

/** At least half of its colours are; one of them is always a light. */
function isLostInTheDark(drawing: string): boolean {
  const colors = colorsOf(drawing);
  const lost = colors.filter((color) => contrastOf(color, darkSurface) < leastSeen);
  return lost.length * 2 >= colors.length;
}
