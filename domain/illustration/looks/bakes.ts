import { circle, ellipse, line, noOutline, opacity, path, rect, ring, roundCaps } from '../svg.ts';
import type { Shape } from './colors.ts';

/** What comes from an oven, a fryer, a freezer or a counter. */
export const bakes = {
  slice: ({ edge, face, light }) =>
    path('M-36 34C-40 10-48-4-38-22-26-38 26-38 38-22 48-4 40 10 36 34 24 42-24 42-36 34Z', edge) +
    path(
      'M-31 29C-34 8-41-4-33-18-24-30 24-30 33-18 41-4 34 8 31 29 20 35-20 35-31 29Z',
      face,
      noOutline,
    ) +
    line(
      'M-16-10h.1M2-16h.1M16-6h.1M-8 8h.1M10 12h.1M-18 20h.1',
      edge,
      4,
      roundCaps + opacity(0.6),
    ) +
    line('M-18-22Q0-28 18-22', light, 4, roundCaps),
  loaf: ({ edge, face, light }) =>
    path('M-48 20C-52-8-40-24-20-24H24C44-24 52-6 48 20 30 30-30 30-48 20Z', edge) +
    path('M-42 15C-45-6-35-18-19-18H23C38-18 45-4 42 15 26 23-26 23-42 15Z', face, noOutline) +
    line('M-24-16-14 2M-4-18 6 0M16-17 26 1', light, 6, roundCaps),
  bun: ({ edge, face, light }) =>
    ellipse(0, 4, 44, 34, edge) +
    ellipse(0, 1, 38, 28, face, noOutline) +
    path('M-26-8C-16-24 12-26 26-12 12-16-10-14-26-8Z', light, noOutline) +
    line('M-14 12Q0 4 14 12', edge, 4, roundCaps + opacity(0.7)),
  flatbread: ({ edge, face, light }) =>
    ellipse(-4, 6, 42, 36, edge) +
    ellipse(2, -2, 44, 38, edge) +
    ellipse(2, -2, 39, 33, face, noOutline) +
    line('M-14-14h4M12-18h4M20 4h4M-4 4h4M-20 10h4M8 18h4', edge, 7, roundCaps + opacity(0.6)) +
    line('M-24-16Q-10-30 10-29', light, 4, roundCaps),
  pastry: ({ edge, face, light }) =>
    path(
      'M-48 18C-44-8-22-30 0-30S44-8 48 18C38 24 30 14 26 6 16 0-16 0-26 6-30 14-38 24-48 18Z',
      edge,
    ) +
    path(
      'M-40 12C-36-6-18-24 0-24S36-6 40 12C36 12 32 6 28 0 16-8-16-8-28 0-32 6-36 12-40 12Z',
      face,
      noOutline,
    ) +
    line('M-24-16-18 0M-8-23-6-4M8-23 6-4M24-16 18 0', light, 5, roundCaps),
  pasta: ({ edge, face, light }) =>
    circle(0, 0, 42, edge) +
    line(
      'M-26 16C-36-16 8-40 28-14 38 14 0 36-18 14-26-6 6-20 14-4 18 8 2 14-4 6',
      face,
      10,
      roundCaps,
    ) +
    line('M-30 6C-26-26 20-34 32-6M-14 26C4 38 30 28 32 12', light, 5, roundCaps),
  tubes: ({ edge, face, light }) =>
    line('M-28 18-6-6M-4 26 22 2M-18-14 8-32M14-8 36-30', edge, 19, roundCaps) +
    line('M-28 18-6-6M-4 26 22 2M-18-14 8-32M14-8 36-30', face, 13, roundCaps) +
    line('M-28 12-10-8M-4 20 16 1M-18-18 4-32', light, 3, roundCaps),
  cracker: ({ edge, face, light }) =>
    path('M-36-30 32-34 36 30-32 34Z', edge) +
    path('M-31-25 27-29 31 25-27 29Z', face, noOutline) +
    line(
      'M-16-14h.1M0-15h.1M16-16h.1M-15 0h.1M1-1h.1M17-1h.1M-14 15h.1M2 14h.1M18 13h.1',
      edge,
      5,
      roundCaps,
    ) +
    line('M-26-20 20-23', light, 3, roundCaps),
  cake: ({ edge, face, light }) =>
    path('M-44-2 30-30 44-6V20L-44 32Z', edge) +
    path('M-40 2 38-14V-2L-40 12Z', face, noOutline) +
    path('M-40 17 38 4V16L-40 27Z', face, noOutline) +
    path('M-42-4 29-27 40-9-40 0Z', light, noOutline) +
    circle(18, -26, 8, '#C2243A'),
  cheesecake: ({ edge, face, light }) =>
    path('M-44-4 30-28 44-8V22L-44 34Z', '#B9772F') +
    path('M-40 0 40-12V14L-40 24Z', face, noOutline) +
    path('M-42-4 29-25 40-11-40-2Z', light, noOutline) +
    line('M-28 12 24 2', edge, 3, roundCaps + opacity(0.5)),
  pie: ({ edge, face, light }) =>
    circle(0, 0, 43, '#A8682A') +
    circle(0, 0, 37, '#E3B56E', noOutline) +
    circle(0, 0, 30, edge, noOutline) +
    circle(-1, -1, 27, face, noOutline) +
    line('M-27-8H26M-27 8H26M-8-27V26M8-27V26', '#E9C588', 6, roundCaps) +
    line('M-20-18h.1M0 0h.1', light, 6, roundCaps),
  cookie: ({ edge, face, light }) =>
    circle(0, 0, 41, edge) +
    circle(0, 0, 36, face, noOutline) +
    line('M-16-14h.1M8-20h.1M20 2h.1M-4 4h.1M-20 12h.1M6 22h.1', '#4A2A1C', 9, roundCaps) +
    line('M-22-22Q-8-32 8-31', light, 4, roundCaps),
  sandwichcookie: ({ edge, face, light }) =>
    ellipse(0, 10, 40, 28, edge) +
    ellipse(0, 4, 39, 27, light) +
    ellipse(0, -4, 40, 28, edge) +
    ellipse(0, -5, 34, 22, face, noOutline) +
    line('M-14-10h.1M0-14h.1M14-10h.1M-8 0h.1M8 0h.1', edge, 5, roundCaps),
  doughnut: ({ edge, face, light }) =>
    ring(27, '#A8682A', 31) +
    ring(27, face, 24) +
    ring(12, edge, 2, opacity(0.5)) +
    line(
      'M-30-8l5-4M-12-32l6 2M14-30l5 4M32-4l-2 6M20 24l-5 4M-10 32l6-1M-30 14l3 5',
      light,
      5,
      roundCaps,
    ),
  muffin: ({ edge, face, light }) =>
    path('M-30 2 30 2 22 42-22 42Z', '#D9C7A4') +
    line('M-18 6-14 38M-6 6-5 38M6 6 5 38M18 6 14 38', '#B9A27F', 3) +
    path('M-38 4C-46-14-28-24-22-28-14-46 14-46 22-28 28-24 46-14 38 4Z', edge) +
    path('M-32-1C-37-13-23-18-18-23-11-37 11-37 18-23 23-18 37-13 32-1Z', face, noOutline) +
    line('M-12-22Q0-32 12-24', light, 4, roundCaps) +
    line('M-14-8h.1M6-14h.1M16-4h.1', edge, 6, roundCaps),
  waffle: ({ edge, face, light }) =>
    rect(-40, -40, 80, 80, 16, edge) +
    rect(-35, -35, 70, 70, 12, face, noOutline) +
    line('M-14-34V34M10-34V34M-34-12H34M-34 12H34', edge, 5, roundCaps + opacity(0.8)) +
    rect(-10, -14, 24, 20, 4, '#FFE08A') +
    line('M-6-10h12', light, 3, roundCaps),
  pancakes: ({ edge, face, light }) =>
    ellipse(4, 16, 42, 24, edge) +
    ellipse(4, 12, 42, 24, light) +
    ellipse(-2, 4, 42, 25, edge) +
    ellipse(-2, 0, 42, 25, light) +
    ellipse(2, -10, 42, 25, edge) +
    ellipse(2, -11, 37, 20, face, noOutline) +
    path('M-8-18 8-20 10-8-6-6Z', '#FFE08A'),
  scoop: ({ edge, face, light }) =>
    path('M-24 8 24 8 0 54Z', '#C98A42') +
    line('M-16 14 8 38M16 14-8 38M-6 12 12 30M6 12-12 30', '#9A5E26', 2.6) +
    path(
      'M-32 8C-40-26-18-46 0-46S40-26 32 8C22 18 14 8 8 14 0 20-10 10-16 14-24 18-28 14-32 8Z',
      edge,
    ) +
    path(
      'M-26 3C-31-24-14-40 0-40S31-24 26 3C18 8 12 4 6 8-2 12-10 4-16 8-22 10-24 8-26 3Z',
      face,
      noOutline,
    ) +
    line('M-14-22Q-8-32 2-33', light, 5, roundCaps),
  popsicle: ({ edge, face, light }) =>
    rect(-5, 26, 10, 28, 5, '#D9B37C') +
    path('M-24-18C-24-50 24-50 24-18V30Q0 36-24 30Z', edge) +
    path('M-19-18C-19-43 19-43 19-18V25Q0 30-19 25Z', face, noOutline) +
    line('M-8-20V14M8-20V14', light, 6, roundCaps + opacity(0.8)),
  bar: ({ edge, face, light }) =>
    path('M-44-12 34-30 44 8-34 28Z', edge) +
    path('M-38-9 31-25 38 5-31 22Z', face, noOutline) +
    line('M-19-15-11 19M0-19 8 15M19-23 27 11', edge, 4) +
    line('M-32-6-24-8M-12-11-4-13M8-16l8-2', light, 4, roundCaps),
  nutbar: ({ edge, face, light }) =>
    path('M-44-12 34-30 44 8-34 28Z', edge) +
    path('M-38-9 31-25 38 5-31 22Z', face, noOutline) +
    line('M-24 2l6-3M-8 6l6-4M8-12l6-2M18 2l7-3M-20-4l5-2M0-10l5 1', light, 8, roundCaps) +
    line('M-12 12h.1M12 4h.1M-4-4h.1M26-8h.1', '#4A2A1C', 6, roundCaps),
  candy: ({ edge, face, light }) =>
    path('M-22 0-46-18Q-40 0-46 18ZM22 0 46-18Q40 0 46 18Z', light) +
    ellipse(0, 0, 27, 21, edge) +
    ellipse(-1, -1, 22, 16, face, noOutline) +
    line('M-12-14 2 14M2-17 16 10', light, 4, roundCaps),
  gummies: ({ edge, face, light }) =>
    line('M-18 12h.1M16 16h.1M0-14h.1', edge, 30, roundCaps) +
    line('M-18 12h.1', face, 25, roundCaps) +
    line('M16 16h.1', light, 25, roundCaps) +
    line('M0-14h.1', face, 25, roundCaps) +
    line('M-24 6h.1M10 10h.1M-6-20h.1', '#FFFFFF', 6, roundCaps + opacity(0.7)),
  pudding: ({ edge, face, light }) =>
    ellipse(0, 30, 46, 14, '#E3E7EE') +
    path('M-26-28H26L38 26Q0 38-38 26Z', face) +
    ellipse(0, -28, 26, 9, edge) +
    path('M-26-28Q-24-8-16-12-8-16-6-4 2 4 6-8 12-18 18-8 24-6 26-28Z', edge, noOutline) +
    line('M-20 4Q-26 18-24 24', light, 5, roundCaps),
  cubes: ({ edge, face, light }) =>
    path('M-34-4-14-14 4-4 4 18-16 28-34 18Z', edge) +
    path('M-30-4-14-11 0-4-15 3Z', light, noOutline) +
    path('M-30 0-17 7-17 23-30 16Z', face, noOutline) +
    path('M2-26 20-36 38-26 38-4 20 6 2-4Z', edge) +
    path('M6-26 20-33 34-26 19-19Z', light, noOutline) +
    path('M6-22 17-15 17 0 6-7Z', face, noOutline),
  chips: ({ edge, face, light }) =>
    path('M-40 8C-36-18-8-26 4-14-2 10-22 24-40 8Z', edge) +
    path('M-34 6C-30-12-10-18-2-10-6 6-20 16-34 6Z', face, noOutline) +
    path('M0 24C-4-4 22-22 40-10 44 16 20 38 0 24Z', edge) +
    path('M5 20C3 0 22-14 34-6 36 12 19 28 5 20Z', face, noOutline) +
    path('M-16-20C-10-44 16-46 24-34 20-16 0-8-16-20Z', edge) +
    path('M-10-22C-5-37 12-39 18-32 14-20 0-15-10-22Z', light, noOutline) +
    line('M-24 0h.1M20 6h.1', edge, 4, roundCaps),
  popcorn: ({ edge, face, light }) =>
    line(
      'M-20 12h.1M-6 20h.1M-22-4h.1M14 14h.1M26 6h.1M14-8h.1M-2-22h.1M-8-10h.1M30-10h.1',
      edge,
      25,
      roundCaps,
    ) +
    line(
      'M-21 11h.1M-7 19h.1M-23-5h.1M13 13h.1M25 5h.1M13-9h.1M-3-23h.1M-9-11h.1M29-11h.1',
      light,
      20,
      roundCaps,
    ) +
    line('M-14 6h.1M18 4h.1M0-14h.1', face, 8, roundCaps),
  puffs: ({ edge, face, light }) =>
    line(
      'M-30 14Q-20-4-6 6M2 22Q14 4 30 14M-16-18Q-2-34 12-18M18-12Q30-26 38-14',
      edge,
      19,
      roundCaps,
    ) +
    line(
      'M-30 14Q-20-4-6 6M2 22Q14 4 30 14M-16-18Q-2-34 12-18M18-12Q30-26 38-14',
      face,
      14,
      roundCaps,
    ) +
    line('M-26 8Q-20 0-12 2M6 15Q14 6 24 9M-10-24Q0-30 8-24', light, 4, roundCaps),
  pretzel: ({ edge, face, light }) =>
    line(
      'M0 28C-44 20-44-30-16-28 6-26 0 6 24 22M0 28C44 20 44-30 16-28-6-26 0 6-24 22',
      edge,
      13,
      roundCaps,
    ) +
    line(
      'M0 28C-44 20-44-30-16-28 6-26 0 6 24 22M0 28C44 20 44-30 16-28-6-26 0 6-24 22',
      face,
      8,
      roundCaps,
    ) +
    line('M-30-2h.1M-20-26h.1M22-26h.1M30 0h.1M0 28h.1', light, 5, roundCaps),
  fries: ({ edge, face, light }) =>
    line('M-20 20-28-38M-10 20-12-46M0 20 2-42M10 20 14-48M20 20 30-36', edge, 11, roundCaps) +
    line('M-20 20-28-38M-10 20-12-46M0 20 2-42M10 20 14-48M20 20 30-36', face, 7, roundCaps) +
    path('M-32-6Q0 10 32-6L24 44Q0 50-24 44Z', '#C8402B') +
    line('M-16 10-14 34M0 12V36', light, 4, roundCaps),
  nuggets: ({ edge, face, light }) =>
    path(
      'M-42 10C-44-6-26-14-14-8-2-4-2 14-12 20-24 26-40 22-42 10ZM0 22C-2 4 14-4 28 2 42 8 40 28 28 32 14 36 2 34 0 22ZM-14-18C-14-34 6-42 20-34 32-26 26-10 12-8 0-4-12-8-14-18Z',
      edge,
    ) +
    path(
      'M-36 9C-37-2-25-8-16-4-7 0-8 11-14 15-23 19-35 18-36 9ZM6 21C5 8 15 3 26 8 35 12 34 24 26 27 15 30 7 29 6 21ZM-8-19C-8-30 6-35 16-29 24-24 20-14 11-13 2-11-7-13-8-19Z',
      face,
      noOutline,
    ) +
    line('M-28 4q6-4 10 0M12 16q6-4 10 0M0-24q6-4 10 0', light, 4, roundCaps),
  burger: ({ edge, face, light }) =>
    path('M-42 14H42Q42 38 0 38T-42 14Z', edge) +
    line('M-44 12H44', '#4B2C1D', 14, roundCaps) +
    line('M-44 2Q-34 10-24 2T-4 2 16 2 36 2 44 2', '#7DB552', 8, roundCaps) +
    line('M-36 7-24 16M20 7 30 16', '#FBC65A', 7, roundCaps) +
    path('M-44-4C-42-34-20-42 0-42S42-34 44-4Z', edge) +
    path('M-38-8C-36-30-18-37 0-37S36-30 38-8Z', face, noOutline) +
    line('M-18-24l4 2M0-30l4 1M16-22l4 2M-4-18l4 1', light, 4, roundCaps),
  hotdog: ({ edge, face, light }) =>
    rect(-48, -20, 96, 42, 21, edge) +
    rect(-44, -16, 88, 34, 17, '#F2D294', noOutline) +
    rect(-52, -10, 104, 20, 10, '#8E3A22') +
    rect(-49, -8, 98, 15, 8, face, noOutline) +
    line('M-40 0q8-9 16 0t16 0 16 0 16 0 12 0', light, 5, roundCaps),
  sandwich: ({ edge, face, light }) =>
    path('M-46 22-2-40 46 22Z', edge) +
    path('M-38 14-2-34 38 14Z', face, noOutline) +
    line('M-42 22H42', '#7DB552', 9, roundCaps) +
    line('M-36 30H36', '#E8897A', 9, roundCaps) +
    line('M-42 38H42', light, 10, roundCaps),
  taco: ({ edge, face, light }) =>
    line('M-34-2q8-14 17-4t17-6 17 4 16 4', '#7DB552', 15, roundCaps) +
    line('M-24-6h.1M0-12h.1M22-6h.1', '#C93A26', 11, roundCaps) +
    line('M-12-8h.1M12-10h.1', '#7C4A30', 12, roundCaps) +
    path('M-46 28C-48-4-24-14 0-14S48-4 46 28C40 38-40 38-46 28Z', edge) +
    path('M-40 23C-40-1-20-8 0-8S40-1 40 23C34 30-34 30-40 23Z', face, noOutline) +
    line('M-24 8h.1M-4 16h.1M20 6h.1M26 20h.1', edge, 5, roundCaps) +
    line('M-26-1Q-10-6 8-4', light, 3, roundCaps),
  pizza: ({ edge, face, light }) =>
    path('M-40-30Q0-50 40-30L4 46Q0 50-4 46Z', edge) +
    path('M-31-22Q0-36 31-22L2 38Q0 40-2 38Z', face, noOutline) +
    line('M-12-16h.1M12-12h.1M0 8h.1', '#BE4535', 15, roundCaps) +
    line('M0-20l4 2M-6-2l3 2M10 2l-2 3', '#5E8F3C', 4, roundCaps) +
    line('M-30-30Q0-42 30-30', light, 5, roundCaps),
  wrap: ({ edge, face, light }) =>
    path('M-44 20C-50 4-36-12-24-18L20-40C34-44 46-30 40-16L-4 40C-14 48-36 40-44 20Z', edge) +
    path(
      'M-37 18C-41 6-31-7-21-12L21-33C30-36 38-27 34-18L-8 33C-16 39-32 32-37 18Z',
      face,
      noOutline,
    ) +
    ellipse(28, -28, 11, 13, '#7DA84C') +
    line('M26-31h.1M31-26h.1', '#C93A26', 7, roundCaps) +
    line('M-26 2 4-14M-24 14-6 4', light, 4, roundCaps),
  egg: ({ edge, face, light }) =>
    path('M0-46C22-46 34-14 34 8 34 32 18 44 0 44S-34 32-34 8C-34-14-22-46 0-46Z', edge) +
    path(
      'M0-41C18-41 29-13 29 8 29 28 15 39 0 39S-29 28-29 8C-29-13-18-41 0-41Z',
      face,
      noOutline,
    ) +
    ellipse(-10, -10, 7, 13, light, noOutline),
  lump: ({ edge, face, light }) =>
    path('M-42 6C-46-14-24-30-4-26 16-36 44-18 42 4 44 26 18 36 0 30-20 38-42 26-42 6Z', edge) +
    path(
      'M-36 5C-38-11-20-24-4-20 14-29 37-14 36 4 37 21 16 29 0 24-17 31-36 21-36 5Z',
      face,
      noOutline,
    ) +
    line('M-18-6Q-6-14 6-8M-8 10Q4 4 16 10', light, 5, roundCaps),
} satisfies Record<string, Shape>;
