import type { Setting } from './setting.ts';
import { circle, line, noOutline, opacity, point, rect, ring, roundCaps, white } from './svg.ts';

/** A round dish of glazed ceramic: shadow, surface and decorated rim. */
export function roundDish(setting: Setting, radius: number): string {
  return (
    shadow(setting, radius) +
    circle(
      0,
      0,
      radius - 1,
      setting.glaze.surface,
      ` stroke="${setting.glaze.edge}" stroke-width="3"`,
    ) +
    rim(setting, radius)
  );
}

/** A flat plate with its sunken middle and a sheen. */
export function flatPlate(setting: Setting, wellRadius: number): string {
  const { surface, well } = setting.glaze;
  return (
    circle(0, 0, wellRadius, well, noOutline) + circle(2, 3, wellRadius - 3, surface, noOutline)
  );
}

/** What is seen of a dish of glazed ceramic against the cloth. */
export function glazedEdges({ glaze }: Setting): readonly string[] {
  return [glaze.surface, glaze.edge];
}

/** Of the line around what is made of glass. */
export const glassEdge = '#4E6F7D';

/** Of the dark line around a wooden board. */
export const boardEdge = '#7E5227';

export function shadow({ shade }: Setting, radius: number, x = 8, y = 14): string {
  return circle(x, y, radius * 1.13, shade, noOutline);
}

/** One of five decorations, the last of them none. */
export function rim({ stage, glaze }: Setting, radius: number): string {
  const color = glaze.rim;
  switch (Math.floor(stage.random() * 5)) {
    case 0:
      return ring(radius - 7, color, 3);
    case 1:
      return ring(radius - 15, color, 7, ' stroke-dasharray="3 9"') + ring(radius - 6, color, 2);
    case 2:
      return ring(radius - 15, color, 6, `${roundCaps} stroke-dasharray=".1 14"`);
    case 3:
      return ring(radius - 16, color, 2) + ring(radius - 10, color, 2, ' stroke-dasharray="16 5"');
    default:
      return '';
  }
}

export function sheen(radius: number): string {
  const arc = Math.round(radius * 0.93);
  const from = point(-radius * 0.88, -radius * 0.3);
  const to = point(radius * 0.1, -radius * 0.925);
  return line(`M${from}A${arc} ${arc} 0 0 1 ${to}`, white, 5, roundCaps + opacity(0.55));
}

/** The square wooden board of sandwiches and loaves; its grain runs along `grain`. */
export function woodenBoard({
  y,
  height,
  grain,
}: {
  y: number;
  height: number;
  grain: string;
}): string {
  return (
    rect(-140, y + 14, 300, height - 2, 34, '#1b120a', ' opacity=".2"') +
    rect(-152, y, 304, height, 34, boardEdge) +
    rect(-149, y + 3, 298, height - 6, 32, '#B9824A') +
    rect(-146, y + 4, 292, height - 12, 30, '#D3A066') +
    line(grain, '#BB854B', 3, opacity(0.7))
  );
}
