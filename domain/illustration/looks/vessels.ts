import {
  circle,
  ellipse,
  line,
  noOutline,
  opacity,
  path,
  rect,
  ring,
  roundCaps,
  white,
} from '../svg.ts';
import type { Shape } from './colors.ts';

const shade = '#1b120a';
const glaze = '#F7F3E6';

function bowl(): string {
  return (
    circle(2, 5, 45, shade, noOutline + opacity(0.16)) +
    circle(0, 0, 44, glaze) +
    circle(0, 0, 36, '#E4DCC8', noOutline)
  );
}

/** Foods that come in something: bowls, glasses, cups, jars and tins. */
export const inVessels = {
  powder: ({ edge, face, light }) =>
    bowl() +
    path(
      'M30-7C34 14 18 28-2 28-24 28-33 10-29-8-24-24-8-30 6-27 20-25 28-18 30-7Z',
      edge,
      noOutline,
    ) +
    path(
      'M23-6C26 10 14 20-2 21-18 21-25 8-22-6-18-18-6-22 5-20 16-19 22-14 23-6Z',
      face,
      noOutline,
    ) +
    path('M-16-2C-12-16 4-20 14-13 8-4-4 2-16-2Z', light, noOutline + opacity(0.8)) +
    line(
      'M2 4h.1M-8 12h.1M9-5h.1M14 8h.1M-16 5h.1M-2 22h.1M24 8h.1M-25-2h.1M18-17h.1',
      edge,
      3,
      roundCaps,
    ),
  seedheap: ({ edge, face, light }) =>
    bowl() +
    circle(0, 0, 30, edge, noOutline) +
    line(
      'M-18-10l5 2M-6-20l4 3M8-16l5 1M18-4l3 4M-22 4l5 1M-10-4l5 3M4-4l4 3M12 8l5 2M-16 16l5 1M-2 12l5 3M6 22l4 1M-8 24l4 0',
      face,
      6,
      roundCaps,
    ) +
    line('M-14-14l4 2M2-12l4 1M-4 4l4 2M16 14l3 1M-20 10l3 1M10-2l3 1', light, 4, roundCaps),
  grains: ({ edge, face, light }) =>
    bowl() +
    circle(0, 0, 33, edge, noOutline) +
    line(
      'M-20-12h.1M-8-22h.1M8-20h.1M20-8h.1M-24 4h.1M-10-6h.1M6-4h.1M18 10h.1M-16 18h.1M0 12h.1M10 24h.1M-6 26h.1',
      face,
      11,
      roundCaps,
    ) +
    line('M-22-14h.1M-2-14h.1M12-12h.1M-14 4h.1M8 8h.1M-4 20h.1M22 4h.1', light, 5, roundCaps),
  cereal: ({ edge, face, light }) =>
    bowl() +
    circle(0, 0, 34, '#FFFDF6', noOutline) +
    line(
      'M-16-10q6-8 12 0M4-16q6-7 12 1M-20 8q6-7 12 0M0 4q6-8 12 0M-6 20q6-7 12 0M16 10q5-6 9 1',
      edge,
      9,
      roundCaps,
    ) +
    line(
      'M-16-10q6-8 12 0M4-16q6-7 12 1M-20 8q6-7 12 0M0 4q6-8 12 0M-6 20q6-7 12 0M16 10q5-6 9 1',
      face,
      6,
      roundCaps,
    ) +
    line('M-12-14h3M8-20h3M4 0h3', light, 2.4, roundCaps),
  bowl: ({ edge, face, light }) =>
    bowl() +
    circle(0, 0, 33, edge, noOutline) +
    circle(-1, -1, 30, face, noOutline) +
    line('M-20 2C-16-18 14-20 19-2 20 14-8 18-10 4-8-4 4-5 6 2', light, 5, roundCaps),
  soup: ({ edge, face, light }) =>
    bowl() +
    circle(0, 0, 34, edge, noOutline) +
    circle(-1, -1, 31, face, noOutline) +
    line('M-12-8h.1M10-12h.1M14 8h.1', edge, 12, roundCaps) +
    line('M-13-9h.1M9-13h.1M13 7h.1', light, 8, roundCaps) +
    line('M-8 10l6 4M0-2l5-4', '#5E8F3C', 5, roundCaps),
  stew: ({ edge, face, light }) =>
    bowl() +
    circle(0, 0, 34, edge, noOutline) +
    line('M-14-10l6 3M6-16l7 3M14 4l6 4M-18 10l7 2M0 16l7 3M-2-1l6 2', face, 15, roundCaps) +
    line('M-12-12l4 2M8-18l4 2M2 13l4 2', light, 5, roundCaps) +
    line('M-4-8l4-3M10 12l4-2', '#5E8F3C', 5, roundCaps),
  oildish: ({ edge, face, light }) =>
    circle(2, 5, 45, shade, noOutline + opacity(0.16)) +
    circle(0, 0, 44, white) +
    circle(0, 0, 37, '#E3E7EE', noOutline) +
    circle(0, 0, 34, edge, noOutline) +
    circle(-1, -1, 31, face, noOutline) +
    path('M-24-6C-20-22 0-29 15-23-2-20-14-14-24-6Z', light, noOutline + opacity(0.9)) +
    circle(12, 14, 5, light, noOutline + opacity(0.6)),
  jar: ({ edge, face, light }) =>
    rect(-30, -30, 60, 74, 15, '#D3E2E8') +
    rect(-25, -18, 50, 57, 11, face, noOutline) +
    rect(-28, -46, 56, 17, 6, edge) +
    line('M-16-10V26', light, 7, roundCaps + opacity(0.8)) +
    rect(-25, 2, 50, 18, 0, '#FFFDF4', noOutline + opacity(0.85)) +
    line('M-14 11H12', edge, 4, roundCaps),
  tub: ({ edge, face, light }) =>
    path('M-38-22H38L30 38Q0 46-30 38Z', '#F4F6F8') +
    ellipse(0, -22, 40, 14, edge) +
    ellipse(0, -23, 34, 10, face, noOutline) +
    line('M-18-25Q-4-31 10-26', light, 4, roundCaps) +
    path('M-33 2 33 2 30 22-30 22Z', face, noOutline + opacity(0.6)),
  can: ({ edge, face, light }) =>
    rect(-34, -30, 68, 66, 10, '#C3CAD0') +
    rect(-34, -16, 68, 38, 0, face, noOutline) +
    ellipse(0, -30, 34, 12, '#DDE2E6') +
    ellipse(0, -30, 26, 8, edge, noOutline) +
    ellipse(-1, -31, 22, 6, light, noOutline) +
    line('M-24-8V14', light, 5, roundCaps + opacity(0.7)) +
    circle(8, 4, 9, light, noOutline),
  glass: ({ edge, face, light }) =>
    path('M-28-46H28L21 44Q0 50-21 44Z', '#DDEAF1') +
    path('M-24-28H24L18 40Q0 45-18 40Z', face, noOutline) +
    ellipse(0, -28, 24, 7, light, noOutline) +
    line('M-17-16-13 28', light, 5, roundCaps + opacity(0.8)) +
    line('M-24-28Q0-20 24-28', edge, 2.4, opacity(0.5)),
  fizzy: ({ edge, face, light }) =>
    path('M-28-46H28L21 44Q0 50-21 44Z', '#DDEAF1') +
    path('M-24-30H24L18 40Q0 45-18 40Z', face, noOutline) +
    rect(-16, -24, 17, 17, 4, '#F4FBFE', noOutline + opacity(0.75)) +
    rect(1, -14, 15, 15, 4, '#F4FBFE', noOutline + opacity(0.65)) +
    line('M-10 6h.1M6 12h.1M-4 22h.1M9 28h.1M-11 32h.1', light, 5, roundCaps) +
    line('M12-20 24-62', edge, 6, roundCaps),
  hotcup: ({ edge, face, light }) =>
    circle(2, 5, 45, shade, noOutline + opacity(0.16)) +
    circle(0, 0, 45, '#E9EDF0') +
    line('M30-6H48Q54-6 54 0T48 6H30', '#FFFFFF', 8, roundCaps) +
    circle(0, 0, 34, white, noOutline) +
    circle(0, 0, 27, edge, noOutline) +
    circle(-1, -1, 24, face, noOutline) +
    line('M-12-4Q-4-16 8-10', light, 4, roundCaps),
  wine: ({ edge, face, light }) =>
    path('M-24-48H24C28-16 18 0 3 3V34H18Q20 42 0 42T-18 34H-3V3C-18 0-28-16-24-48Z', '#DDEAF1') +
    path('M-23-28H23C22-12 14-4 0-3-14-4-22-12-23-28Z', face, noOutline) +
    ellipse(0, -28, 23, 6, edge, noOutline) +
    line('M-14-20Q-12-12-6-9', light, 4, roundCaps),
  beer: ({ edge, face, light }) =>
    line('M22-20H36Q42-20 42-12V12Q42 20 36 20H22', '#DDEAF1', 9) +
    rect(-30, -34, 54, 78, 9, '#E9F1F5') +
    rect(-25, -22, 44, 61, 6, face, noOutline) +
    line('M-14-12V28M-2-12V28M10-12V28', light, 4, roundCaps + opacity(0.7)) +
    line('M-20-32h.1M-6-38h.1M8-36h.1M18-30h.1', '#FFFDF4', 20, roundCaps) +
    line('M-25 38H19', edge, 3, opacity(0.4)),
  shot: ({ edge, face, light }) =>
    path('M-26-36H26L19 42Q0 48-19 42Z', '#DDEAF1') +
    path('M-23-10H23L17 36Q0 41-17 36Z', face, noOutline) +
    ellipse(0, -10, 23, 6, edge, noOutline) +
    line('M-15 0-12 26', light, 5, roundCaps),
  bottle: ({ edge, face, light }) =>
    path('M-8-54H8V-30C22-22 26-12 26 2V40Q24 48 0 48T-26 40V2C-26-12-22-22-8-30Z', face) +
    rect(-10, -60, 20, 12, 4, edge) +
    rect(-26, 4, 52, 24, 0, '#FFFDF4', noOutline + opacity(0.9)) +
    line('M-14 16H12', edge, 5, roundCaps) +
    line('M-15-10V-2M-15 34v4', light, 5, roundCaps),
  carton: ({ edge, face, light }) =>
    path('M-26-24 0-46 26-24V46H-26Z', '#F7F9FB') +
    path('M-26-24H26L0-46Z', light) +
    rect(-26, -6, 52, 34, 0, face, noOutline) +
    path('M-14 20C-6 4 6 4 14 20Z', light, noOutline) +
    line('M-12-52H12', edge, 7, roundCaps),
  saucebowl: ({ edge, face, light }) =>
    circle(2, 5, 41, shade, noOutline + opacity(0.16)) +
    circle(0, 0, 40, '#3F5E70') +
    circle(0, 0, 33, edge, noOutline) +
    circle(-1, -1, 30, face, noOutline) +
    line('M-18 2Q-12-16 6-14', light, 5, roundCaps) +
    line('M12 12 46 46', '#B9824A', 8, roundCaps) +
    ellipse(8, 8, 9, 7, light, noOutline),
  icebowl: ({ edge, face, light }) =>
    bowl() +
    circle(-12, 4, 19, edge) +
    circle(-13, 3, 16, face, noOutline) +
    circle(14, 6, 18, edge) +
    circle(13, 5, 15, light, noOutline) +
    circle(0, -14, 18, edge) +
    circle(-1, -15, 15, face, noOutline) +
    line('M-8-21Q-2-26 5-22', light, 4, roundCaps),
  plated: ({ edge, face, light }) =>
    circle(2, 5, 47, shade, noOutline + opacity(0.16)) +
    circle(0, 0, 46, white) +
    ring(39, '#DDE3EA', 2) +
    path('M-26 6C-28-14-8-22 8-18 26-14 28 4 18 14 4 24-24 20-26 6Z', edge) +
    path('M-20 5C-21-10-6-16 7-13 20-10 21 3 14 10 3 17-18 15-20 5Z', face, noOutline) +
    line('M-10-6Q0-12 8-8', light, 4, roundCaps) +
    line('M-22 22l6 4M-12 26l6 2M20 20l6-4', '#5E9A45', 8, roundCaps),
} satisfies Record<string, Shape>;
