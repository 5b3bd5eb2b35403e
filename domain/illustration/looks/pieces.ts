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

/** Foods that lie there as they are. */
export const pieces = {
  round: ({ edge, face, light }) =>
    circle(0, 4, 37, edge) +
    circle(-1, 3, 33, face, noOutline) +
    ellipse(-13, -9, 10, 7, light, noOutline) +
    line('M0-32Q2-44 8-48', '#6B4A2A', 5, roundCaps) +
    path('M6-40C16-52 30-46 32-38 22-34 12-34 6-40Z', '#5E9A45'),
  stonefruit: ({ edge, face, light }) =>
    path('M0-34C24-42 40-22 38 2 36 28 16 40 0 40-16 40-36 28-38 2-40-22-24-42 0-34Z', edge) +
    path(
      'M0-28C20-35 33-18 32 2 30 24 14 34 0 34-14 34-30 24-32 2-33-18-20-35 0-28Z',
      face,
      noOutline,
    ) +
    line('M0-30Q-10 0 0 34', edge, 3, roundCaps + opacity(0.7)) +
    ellipse(-16, -8, 8, 12, light, noOutline + opacity(0.8)) +
    path('M2-34C10-48 24-46 28-40 20-34 10-32 2-34Z', '#6BA445'),
  citrus: ({ edge, face, light }) =>
    circle(0, 0, 42, edge) +
    circle(0, 0, 36, '#FFF9E4', noOutline) +
    ring(17, face, 28, ' stroke-dasharray="11.4 1.95"') +
    circle(0, 0, 3, '#FFF9E4', noOutline) +
    line('M-22-24Q-12-32 0-33', light, 3, roundCaps),
  wedge: ({ edge, face, light }) =>
    path('M-40 26C-44 6-24-28 18-42 30-30 40-4 40 22 14 34-16 36-40 26Z', edge) +
    path('M-34 22C-36 6-18-22 15-35 25-25 33-3 33 18 12 28-14 29-34 22Z', face, noOutline) +
    path('M-30 14C-26-2-10-22 14-31 10-20-12-2-30 14Z', light, noOutline),
  holes: ({ edge, face, light }) =>
    path('M-40 26C-44 6-24-28 18-42 30-30 40-4 40 22 14 34-16 36-40 26Z', edge) +
    path('M-34 22C-36 6-18-22 15-35 25-25 33-3 33 18 12 28-14 29-34 22Z', face, noOutline) +
    path('M-30 14C-26-2-10-22 14-31 10-20-12-2-30 14Z', light, noOutline + opacity(0.7)) +
    line('M-14 10h.1M10-10h.1M18 14h.1', edge, 12, roundCaps + opacity(0.55)) +
    line('M-2 20h.1M20-18h.1M2 0h.1', edge, 6, roundCaps + opacity(0.5)),
  veins: ({ edge, face, light }) =>
    path('M-40 26C-44 6-24-28 18-42 30-30 40-4 40 22 14 34-16 36-40 26Z', edge) +
    path('M-34 22C-36 6-18-22 15-35 25-25 33-3 33 18 12 28-14 29-34 22Z', face, noOutline) +
    path('M-30 14C-26-2-10-22 14-31 10-20-12-2-30 14Z', light, noOutline) +
    line(
      'M-18 12q5-6 11-3M2-12q4-7 10-4M10 8q7-4 12 1M-4 18q4-4 9 0M16-22q2 5 0 9',
      '#4F7A8C',
      5,
      roundCaps,
    ),
  roundcheese: ({ edge, face, light }) =>
    ellipse(0, 6, 44, 34, edge) +
    ellipse(0, 0, 44, 33, face) +
    path('M0 0 42-10A44 33 0 0 1 30 24Z', light, noOutline) +
    line('M0 0 42-10M0 0 30 24', edge, 3, roundCaps) +
    line('M-30-8Q-16-24 6-24', light, 4, roundCaps),
  block: ({ edge, face, light }) =>
    path('M-44-8-10-30 44-16 44 16 8 36-44 20Z', edge) +
    path('M-40-8-10-26 38-14 8 3Z', light, noOutline) +
    path('M-40-3 6 8 6 30-40 17Z', face, noOutline) +
    path('M11 7 40-10 40 13 11 30Z', edge, noOutline + opacity(0.5)),
  stick: ({ edge, face, light }) =>
    path('M-46-4-30-20 46-8 46 14 30 26-46 14Z', edge) +
    path('M-42-4-28-15 40-5 28 5Z', light, noOutline) +
    path('M-42 0 27 9 27 22-42 11Z', face, noOutline) +
    path('M-20 2-14 3-14 15-20 14ZM6 6 12 7 12 19 6 18Z', edge, noOutline + opacity(0.35)),
  rawcut: ({ edge, face, light }) =>
    path('M-44 6C-48-20-20-38 10-34 38-34 50-10 40 12 30 34 0 34-16 30-36 28-42 20-44 6Z', light) +
    path(
      'M-36 4C-38-14-16-28 9-26 30-26 40-8 33 9 25 26 0 26-13 23-30 21-35 14-36 4Z',
      face,
      noOutline,
    ) +
    line('M-20-6q12-8 22 2t22-4M-14 12q12-6 22 0', light, 4, roundCaps) +
    circle(20, -8, 7, '#FBF3E4', noOutline) +
    ring(7, edge, 2, ' transform="translate(20 -8)"'),
  ribs: ({ edge, face, light }) =>
    path('M-44-26Q0-36 44-24 50 0 44 26 0 36-44 28-50 0-44-26Z', edge) +
    path('M-38-20Q0-28 38-18 43 0 38 20 0 28-38 22-43 0-38-20Z', face, noOutline) +
    line('M-26-18V20M-9-21V22M9-21V22M26-18V20', light, 6, roundCaps) +
    line('M-26-30v6M-9-32v6M9-32v6M26-29v6', '#F6EBD6', 7, roundCaps),
  coldcut: ({ edge, face, light }) =>
    ellipse(-14, 10, 28, 26, edge) +
    ellipse(-14, 10, 24, 22, face, noOutline) +
    ellipse(14, 8, 28, 26, edge) +
    ellipse(14, 8, 24, 22, face, noOutline) +
    ellipse(0, -12, 28, 26, edge) +
    ellipse(0, -12, 24, 22, face, noOutline) +
    line('M-10-18h.1M4-22h.1M10-8h.1M-6-4h.1M20 16h.1M-22 18h.1', light, 5, roundCaps),
  organ: ({ edge, face, light }) =>
    path('M-42-4C-42-26-14-34 6-28 30-26 46-8 40 8 34 24 16 16 4 24-10 34-34 28-42-4Z', edge) +
    path(
      'M-35-3C-34-20-12-27 5-22 25-21 39-6 34 5 29 17 14 11 2 18-9 26-28 22-35-3Z',
      face,
      noOutline,
    ) +
    path('M-24-8C-18-20 0-22 14-17 2-12-12-12-24-8Z', light, noOutline + opacity(0.7)),
  link: ({ edge, face, light }) =>
    line('M-34 10Q-14-18 12-8T38-14', edge, 28, roundCaps) +
    line('M-34 10Q-14-18 12-8T38-14', face, 22, roundCaps) +
    line('M-34 6Q-16-18 8-12T34-18', light, 4, roundCaps) +
    line('M-20-8l8 10M4-16l6 12M22-16l4 12', edge, 3, roundCaps + opacity(0.6)),
  patty: ({ edge, face, light }) =>
    circle(0, 0, 40, edge) +
    circle(0, -1, 35, face, noOutline) +
    line('M-16-14h.1M4-20h.1M18-6h.1M-10 2h.1M10 10h.1M-18 16h.1M0 24h.1', edge, 7, roundCaps) +
    line('M-8-8h.1M12-14h.1M-2 14h.1M20 14h.1', light, 5, roundCaps),
  leg: ({ edge, face, light }) =>
    line('M18-20 40-42', '#F3E7D0', 9, roundCaps) +
    circle(42, -44, 7, '#F3E7D0') +
    path('M22-24C34-12 28 14 8 30-10 42-38 38-42 18-44-4-22-26-4-30 8-34 16-32 22-24Z', edge) +
    path(
      'M16-18C26-8 20 10 6 22-8 32-30 28-34 14-36-4-18-20-3-23 6-26 12-25 16-18Z',
      face,
      noOutline,
    ) +
    path('M-24 6C-20-8-6-14 4-15-6-6-16-2-24 6Z', light, noOutline),
  fillet: ({ edge, face, light }) =>
    path('M-46-4C-42-24 6-30 36-20 48-14 50 4 44 14 34 28-12 28-34 22-46 18-48 8-46-4Z', edge) +
    path(
      'M-40-4C-36-18 6-24 33-15 42-10 43 3 38 10 29 21-11 21-31 16-40 13-42 6-40-4Z',
      face,
      noOutline,
    ) +
    line(
      'M-26-14q9 12 2 28M-8-18q10 16 3 36M12-19q10 14 3 36M28-15q7 10 2 24',
      light,
      3.6,
      roundCaps,
    ),
  fish: ({ edge, face, light }) =>
    path('M34 0 54-16Q48 0 54 16Z', edge) +
    path('M-50 0C-38-24 0-26 38-4V4C0 26-38 24-50 0Z', edge) +
    path('M-44 0C-34-18 0-20 32-2-2 6-30 8-44 0Z', face, noOutline) +
    path('M-42 3C-30 16 0 18 30 3 0 10-28 10-42 3Z', light, noOutline) +
    line('M-28-14Q-22 0-28 13', edge, 3, roundCaps) +
    circle(-38, -3, 4, white, noOutline) +
    circle(-38, -3, 2, '#1E2A32', noOutline),
  crab: ({ edge, face, light }) =>
    line(
      'M-24 4-46-6M-22 14-46 16M24 4 46-6M22 14 46 16M-18 22-36 34M18 22 36 34',
      edge,
      7,
      roundCaps,
    ) +
    path(
      'M-38-36q-14 8-6 22 8 4 12-6l-6-2 8-4q2-8-8-10ZM38-36q14 8 6 22-8 4-12-6l6-2-8-4q-2-8 8-10Z',
      face,
    ) +
    ellipse(0, 8, 32, 23, edge) +
    ellipse(0, 6, 27, 18, face, noOutline) +
    line('M-14 0Q0-8 14 0', light, 4, roundCaps) +
    line('M-8-14v-5M8-14v-5', edge, 5, roundCaps),
  lobster: ({ edge, face, light }) =>
    path('M-12-34C-4-44 4-44 12-34L16 18 0 46-16 18Z', edge) +
    line('M-11-14H11M-12 0H12M-12 14H12M-8 27H8', light, 4, roundCaps) +
    line('M-10-28-26-42M10-28 26-42', face, 8, roundCaps) +
    path(
      'M-26-40q-16-4-16-18 10-6 14 4l6-6q10 12-4 20ZM26-40q16-4 16-18-10-6-14 4l-6-6q-10 12 4 20Z',
      face,
    ) +
    path('M0 40-16 54 16 54Z', face),
  clam: ({ edge, face, light }) =>
    path('M0 34C-32 26-48-6-34-22-16-40 16-40 34-22 48-6 32 26 0 34Z', edge) +
    path('M0 28C-26 20-40-5-29-18-14-33 14-33 29-18 40-5 26 20 0 28Z', face, noOutline) +
    line('M0 26V-26M-4 24-18-22M4 24 18-22M-8 20-30-10M8 20 30-10', light, 4, roundCaps),
  squid: ({ edge, face, light }) =>
    path('M0-50C18-34 22-8 16 8H-16C-22-8-18-34 0-50Z', face) +
    path('M-16-22-34-30-22-8ZM16-22 34-30 22-8Z', edge) +
    line(
      'M-12 10Q-18 30-12 44M-4 10Q-8 32-2 46M4 10Q8 32 4 46M12 10Q18 30 14 44',
      edge,
      6,
      roundCaps,
    ) +
    line('M-6-34Q-10-16-6-2', light, 4, roundCaps) +
    line('M-6 2h.1M6 2h.1', '#1E2A32', 5, roundCaps),
  root: ({ edge, face, light }) =>
    path('M-18-24C-6-34 8-34 18-24 16 6 6 36 0 50-6 36-16 6-18-24Z', edge) +
    path('M-13-21C-4-28 5-28 13-21 11 4 4 28 0 38-4 28-11 4-13-21Z', face, noOutline) +
    line('M-8-8h9M2 6h6M-4 18h5', edge, 3, roundCaps + opacity(0.6)) +
    line('M-6-18V0', light, 3, roundCaps) +
    line('M0-28Q-10-44-16-46M0-28V-52M0-28Q10-44 16-48', '#4F8A35', 5, roundCaps),
  bulb: ({ edge, face, light }) =>
    path('M0-42C6-26 38-20 38 10 38 32 18 42 0 42S-38 32-38 10C-38-20-6-26 0-42Z', edge) +
    path(
      'M0-30C6-20 32-16 32 10 32 28 15 36 0 36S-32 28-32 10C-32-16-6-20 0-30Z',
      face,
      noOutline,
    ) +
    line('M0-30Q-22 0-4 36M0-30Q22 0 4 36', light, 3, roundCaps) +
    line('M-6 42h12', '#8A6A42', 4, roundCaps),
  tuber: ({ edge, face, light }) =>
    path('M-44 4C-46-20-20-32 6-30 32-30 48-12 42 8 36 30 8 34-14 32-36 30-43 20-44 4Z', edge) +
    path(
      'M-38 3C-39-16-17-26 5-24 28-24 41-10 36 6 31 24 7 28-12 26-31 24-37 16-38 3Z',
      face,
      noOutline,
    ) +
    line('M-18-6h.1M4 8h.1M22-6h.1M-8 18h.1', edge, 5, roundCaps) +
    line('M-22-14Q-6-22 12-19', light, 4, roundCaps),
  stalks: ({ edge, face, light }) =>
    line('M-20 46Q-18 10-24-26M0 48V-30M20 46Q18 10 24-26', edge, 17, roundCaps) +
    line('M-20 46Q-18 10-24-26M0 48V-30M20 46Q18 10 24-26', face, 11, roundCaps) +
    line('M-23 34Q-21 6-26-18M-3 36V-18M17 36Q15 6 20-18', light, 3, roundCaps) +
    line('M-30-34q4-12 8-4M-6-38q6-12 12 0M20-36q6-8 10 2', '#4F8A35', 9, roundCaps),
  squash: ({ edge, face, light }) =>
    path('M0-26C30-40 48-14 44 8 40 34 20 40 0 38-20 40-40 34-44 8-48-14-30-40 0-26Z', edge) +
    path(
      'M0-21C25-33 41-12 38 8 34 28 17 34 0 32-17 34-34 28-38 8-41-12-25-33 0-21Z',
      face,
      noOutline,
    ) +
    line('M0-22Q-26 4-12 30M0-22Q26 4 12 30M0-22V32', edge, 3, roundCaps + opacity(0.7)) +
    line('M-28-4Q-26-16-16-18', light, 5, roundCaps) +
    line('M0-26Q2-38 10-42', '#6B7A2A', 8, roundCaps),
  pods: ({ edge, face, light }) =>
    path('M-46 14C-24-14 20-24 48-16 36 14-10 34-46 14Z', edge) +
    path('M-38 12C-20-8 18-18 40-12 29 10-9 25-38 12Z', face, noOutline) +
    line('M-22 8h.1M-6 3h.1M10-2h.1M25-7h.1', edge, 14, roundCaps) +
    line('M-23 7h.1M-7 2h.1M9-3h.1M24-8h.1', light, 10, roundCaps),
  greens: ({ edge, face, light }) =>
    path('M-14 40C-48 20-44-22-18-36-2-20-2 16-14 40Z', edge) +
    path('M14 40C48 20 44-22 18-36 2-20 2 16 14 40Z', edge) +
    path('M0 44C-24 22-22-26 0-46 22-26 24 22 0 44Z', face) +
    line(
      'M0 42V-30M0 18-11 6M0 18 11 6M0-2-9-14M0-2 9-14M-16 30Q-28 4-20-18M16 30Q28 4 20-18',
      light,
      3,
      roundCaps,
    ),
  sprig: ({ edge, face, light }) =>
    line('M0 48Q4 6-2-30', edge, 4, roundCaps) +
    path('M-1-26C-14-32-14-46-2-52 10-46 10-32-1-26Z', face) +
    path(
      'M1-4C-18-4-30-14-28-26-12-28-2-18 1-4ZM1-6C4-22 16-30 28-26 28-12 16-4 1-6ZM2 20C-16 22-30 12-30 0-14-4-2 6 2 20ZM3 18C6 2 18-4 30 0 28 14 16 22 3 18Z',
      face,
    ) +
    line('M-2-30V-44M-2-8-18-20M5-9 18-20M-2 14-18 4M7 14 19 5', light, 2.4, roundCaps),
  feathery: ({ edge, face, light }) =>
    line(
      'M0 48Q3 10-2-40M1 30-24 14M2 28 26 10M1 14-26-4M2 12 26-6M0-4-22-22M0-4 22-22M-1-20-14-36M-1-20 14-36',
      edge,
      5,
      roundCaps,
    ) +
    line(
      'M-12 22l-8 2M-14 20l-4-10M14 19l10 2M14 18l4-10M-13 5l-8 2M-14 4l-3-10M14 3l9 2M14 2l3-10M-11-13l-7 1M11-13l8 1',
      face,
      5,
      roundCaps,
    ) +
    line('M-10 23l-4 0M12 20l4-4', light, 3, roundCaps),
  needles: ({ edge, face, light }) =>
    line('M0 48V-44', edge, 5, roundCaps) +
    line(
      'M0 38-20 26M0 38 20 26M0 24-22 12M0 24 22 12M0 10-22-2M0 10 22-2M0-4-20-16M0-4 20-16M0-18-16-30M0-18 16-30M0-30-10-42M0-30 10-42',
      face,
      7,
      roundCaps,
    ) +
    line('M-4 33-14 27M4 5 14-1M-4-21-11-26', light, 3, roundCaps),
  blades: ({ edge, face, light }) =>
    line(
      'M-22 48Q-18 0-28-44M-8 50Q-6 0-10-50M6 50Q8 0 8-50M20 48Q20 0 30-42',
      edge,
      9,
      roundCaps,
    ) +
    line(
      'M-22 48Q-18 0-28-44M-8 50Q-6 0-10-50M6 50Q8 0 8-50M20 48Q20 0 30-42',
      face,
      5.4,
      roundCaps,
    ) +
    line('M-21 30Q-19 6-24-16M7 30Q8 6 8-20', light, 2, roundCaps) +
    rect(-26, 18, 50, 8, 4, '#D9A15C'),
  weed: ({ edge, face, light }) =>
    path('M-30 40C-44 10-20 4-30-16-38-36-14-50-8-38-2-26-14-14-4-2 4 10-6 20-8 40Z', edge) +
    path('M4 42C-4 18 18 10 10-10 4-30 26-46 34-32 40-20 24-8 32 8 38 24 26 34 24 44Z', face) +
    line('M-20 34Q-24 14-16 2-10-12-20-30M16 36Q16 18 20 6 26-8 22-26', light, 3.4, roundCaps),
  banana: ({ edge, face, light }) =>
    path('M-40-22C-34 24 4 40 44 18 46 26 40 34 28 38-14 50-52 24-50-22Z', edge) +
    path('M-42-20C-35 20-2 35 38 25 24 36-8 36-26 22-40 12-45-6-46-20Z', face, noOutline) +
    line('M-36-6Q-24 22 12 26', light, 3, roundCaps) +
    line('M-46-22v-10', '#6B4A2A', 7, roundCaps),
  pineapple: ({ edge, face, light }) =>
    path('M0-18-20-48-6-38 0-56 8-38 22-48Z', '#4F8A35') +
    ellipse(0, 14, 28, 36, edge) +
    ellipse(0, 14, 24, 32, face, noOutline) +
    line(
      'M-22 2 10 42M-12-12 22 30M2-17 24 12M22 2-10 42M12-12-22 30M-2-17-24 12',
      edge,
      3,
      roundCaps + opacity(0.8),
    ) +
    line('M-10-2h.1M8 4h.1', light, 6, roundCaps),
  berries: ({ edge, face, light }) =>
    line('M-18 10h.1M18 12h.1M0-10h.1M0 26h.1M-20-14h.1M22-12h.1', edge, 27, roundCaps) +
    line('M-19 9h.1M17 11h.1M-1-11h.1M-1 25h.1M-21-15h.1M21-13h.1', face, 21, roundCaps) +
    line('M-23 4h.1M13 6h.1M-5-16h.1M-5 20h.1M-25-20h.1M17-18h.1', light, 6, roundCaps),
  bunch: ({ edge, face, light }) =>
    line('M0-34V-50M0-48Q14-52 18-44', '#6B4A2A', 5, roundCaps) +
    line(
      'M-20-22h.1M0-24h.1M20-22h.1M-12-6h.1M10-6h.1M-2 10h.1M-18 8h.1M16 10h.1M0 28h.1',
      edge,
      22,
      roundCaps,
    ) +
    line(
      'M-21-23h.1M-1-25h.1M19-23h.1M-13-7h.1M9-7h.1M-3 9h.1M-19 7h.1M15 9h.1M-1 27h.1',
      face,
      17,
      roundCaps,
    ) +
    line('M-24-27h.1M-4-29h.1M-16-11h.1M-6 5h.1M12 5h.1', light, 5, roundCaps),
  dried: ({ edge, face, light }) =>
    line(
      'M-22 12q8-8 16 0M6 16q8-8 16 0M-10-8q8-8 16 0M14-10q6-8 14 0M-30-10q6-6 12 0M-8 30q8-6 16 0',
      edge,
      20,
      roundCaps,
    ) +
    line(
      'M-22 12q8-8 16 0M6 16q8-8 16 0M-10-8q8-8 16 0M14-10q6-8 14 0M-30-10q6-6 12 0M-8 30q8-6 16 0',
      face,
      14,
      roundCaps,
    ) +
    line('M-20 8q6-5 10-2M8 12q6-5 10-2M-8-12q6-5 10-2', light, 3, roundCaps),
  halves: ({ edge, face, light }) =>
    circle(-10, -4, 34, edge) +
    circle(-10, -4, 29, face, noOutline) +
    ellipse(-10, -4, 11, 13, light, noOutline) +
    line('M-14-4h.1M-7 0h.1M-10-10h.1', edge, 4, roundCaps) +
    ellipse(24, 24, 20, 18, edge) +
    ellipse(23, 22, 16, 14, face, noOutline) +
    line('M14 16Q20 10 28 13', light, 3.4, roundCaps),
  nut: ({ edge, face, light }) =>
    line('M-20 14h.1M18 16h.1M0-14h.1', edge, 40, roundCaps) +
    line('M-21 13h.1M17 15h.1M-1-15h.1', face, 33, roundCaps) +
    line('M-30 8q8-10 16-2M8 10q8-10 16-2M-10-20q8-10 16-2', light, 4, roundCaps) +
    line('M-20 2V24M18 4V26M0-26V-4', edge, 2.6, roundCaps + opacity(0.6)),
  longnut: ({ edge, face, light }) =>
    path(
      'M-34 22C-40 0-20-18-6-14-2 4-16 24-34 22ZM6 30C0 8 18-12 34-8 40 10 24 32 6 30ZM-14-14C-16-34 6-44 20-38 22-20 4-8-14-14Z',
      edge,
    ) +
    path(
      'M-29 17C-32 2-18-10-9-9-7 4-18 17-29 17ZM10 25C7 9 20-6 31-3 34 10 22 25 10 25ZM-9-18C-9-31 6-38 16-34 16-22 4-14-9-18Z',
      face,
      noOutline,
    ) +
    line('M-25 10Q-20 0-13-4M15 18Q20 6 28 2M-3-22Q4-30 11-31', light, 3, roundCaps),
  beans: ({ edge, face, light }) =>
    line(
      'M-24 12q6-14 16-2M6 18q6-14 16-2M-10-12q6-14 16-2M16-10q6-12 14-2M-32-12q6-12 13-2M-8 34q6-12 16-2',
      edge,
      17,
      roundCaps,
    ) +
    line(
      'M-24 12q6-14 16-2M6 18q6-14 16-2M-10-12q6-14 16-2M16-10q6-12 14-2M-32-12q6-12 13-2M-8 34q6-12 16-2',
      face,
      11,
      roundCaps,
    ) +
    line('M-22 6q4-4 8-2M8 12q4-4 8-2M-8-18q4-4 8-2', light, 3, roundCaps),
} satisfies Record<string, Shape>;
