import { randomFrom } from '../seed.ts';
import { blob, joinNumbers } from '../shapes.ts';
import { circle, ellipse, line, noOutline, opacity, path, ring, roundCaps } from '../svg.ts';
import type { Archetype } from './archetype.ts';

export const sides = {
  bacon: {
    role: 'side',
    radius: 40,
    count: 3,
    fan: { step: 18, bend: 8, sideways: true },
    draw: () => {
      const rasher = 'M-46 0q11-13 23 0t23 0t23 0t23 0';
      return (
        line(rasher, '#8E2F25', 19) +
        line(rasher, '#C5523F', 15) +
        line('M-46-4q11-13 23 0t23 0t23 0t23 0', '#F4CDB4', 4.5) +
        line('M-46 5q11-13 23 0t23 0t23 0t23 0', '#EBA88B', 2)
      );
    },
  },
  egg: {
    role: 'side',
    radius: 22,
    count: 3,
    draw: () =>
      ellipse(0, 0, 19, 24, '#FFFDF6') +
      circle(0, 3, 11.5, '#E99A12', noOutline) +
      circle(0, 3, 9.5, '#FBBD2C', noOutline) +
      ellipse(-3, 0, 3.5, 2.5, '#FFEDB5', noOutline),
  },
  avocado: {
    role: 'side',
    radius: 36,
    count: 1,
    draw: () =>
      path(
        'M0-42C14-42 18-22 24-6 34 20 20 38 0 38-20 38-34 20-24-6-18-22-14-42 0-42Z',
        '#41582A',
      ) +
      path(
        'M0-37C10-37 14-20 19-5 28 18 17 32 0 32-17 32-28 18-19-5-14-20-10-37 0-37Z',
        '#B9CC5D',
        noOutline,
      ) +
      path(
        'M0-31C7-31 10-17 14-4 22 15 13 26 0 26-13 26-22 15-14-4-10-17-7-31 0-31Z',
        '#EDF0A6',
        noOutline,
      ) +
      circle(0, 11, 12.5, '#7A4A28', noOutline) +
      ellipse(-4, 7, 4, 3, '#B98453', noOutline),
  },
  avoslice: {
    role: 'side',
    radius: 30,
    count: 5,
    fan: { step: 11, bend: 11 },
    draw: () =>
      path('M-5-34C12-30 18-8 12 12 8 26 0 34-5 36 0 14 0-12-5-34Z', '#55722F') +
      path('M-4-30C8-26 13-8 8 10 5 22 0 29-4 32 0 12 0-12-4-30Z', '#DCE58E', noOutline),
  },
  broccoli: {
    role: 'side',
    radius: 24,
    count: 4,
    draw: (random) => {
      const buds = [
        [-13, -4],
        [12, -6],
        [0, -15],
        [-8, 8],
        [10, 8],
        [0, -2],
      ] as const;
      const dots = buds.map(([x, y]) => `M${joinNumbers(x, y - 1)}h.1`).join('');
      const lights = buds
        .map(([x, y]) => `M${joinNumbers(x - 3, y - 4)}h.1m7 2h.1m-5 5h.1`)
        .join('');
      return (
        path('M-7 12-5 31Q1 34 7 30L7 10Z', '#B7CE83') +
        path(blob(random, 26, 23, 14, 0.1, 0.12), '#2F6A33') +
        line(dots, '#478A40', 19, roundCaps) +
        line(lights, '#86BB62', 3.4, roundCaps)
      );
    },
  },
  cauliflower: {
    role: 'side',
    radius: 24,
    count: 4,
    draw: (random) => {
      const buds = [
        [-13, -4],
        [12, -6],
        [0, -15],
        [-7, 8],
        [10, 8],
        [0, -2],
      ] as const;
      const dots = buds.map(([x, y]) => `M${joinNumbers(x, y - 1)}h.1`).join('');
      const shades = buds.map(([x, y]) => `M${joinNumbers(x + 4, y + 3)}h.1m-7 1h.1`).join('');
      return (
        path('M-8 12-5 32Q1 35 7 31L8 10Z', '#E4DDAE') +
        path(blob(random, 27, 24, 14, 0.1, 0.12), '#D9C797') +
        line(dots, '#F8EFD6', 19, roundCaps) +
        line(shades, '#DDB565', 3, roundCaps)
      );
    },
  },
  asparagus: {
    role: 'side',
    radius: 52,
    count: 5,
    fan: { step: 11, bend: 3 },
    draw: () =>
      line('M0 52Q-3 0 0-34', '#4c7a35', 11, roundCaps) +
      line('M0 52Q-3 0 0-34', '#84B357', 8, roundCaps) +
      path('M-7-28C-9-42-3-54 0-56 4-54 9-42 6-28Z', '#3F6F3B', noOutline) +
      line('M-3 30h5M-4 6h5M-3-14h5', '#4F8341', 2.5, roundCaps),
  },
  greenbeans: {
    role: 'side',
    radius: 40,
    count: 6,
    fan: { step: 8, bend: 9 },
    draw: () =>
      line('M0 42Q-7 0 2-42', '#3d6b2d', 10, roundCaps) +
      line('M0 42Q-7 0 2-42', '#6FA748', 7, roundCaps) +
      line('M-3 28Q-7 0-1-30', '#A6CF79', 1.8, roundCaps),
  },
  sprouts: {
    role: 'side',
    radius: 18,
    count: 6,
    draw: () =>
      circle(0, 0, 19, '#5F913F') +
      circle(0, 0, 15, '#C9DD8C', noOutline) +
      line(
        'M0 14V-2M0 4C-8 2-10-5-8-9M0 4C8 2 10-5 8-9M0-2C-4-5-4-9-2-12M0-2C4-5 4-9 2-12',
        '#86AE55',
        2.4,
        roundCaps,
      ),
  },
  mushroom: {
    role: 'side',
    radius: 22,
    count: 5,
    draw: () =>
      path(
        'M-25 3C-27-26 27-26 25 3 22 11 10 8 8 8L9 24Q0 30-9 24L-8 8C-10 8-22 11-25 3Z',
        '#B58B5E',
      ) +
      path(
        'M-21 1C-22-21 22-21 21 1 17 6 6 3 5 6L5 22Q0 25-5 22L-5 6C-6 3-17 6-21 1Z',
        '#F3E6D0',
        noOutline,
      ) +
      line('M-14-1Q0-9 14-1', '#B08A62', 4, roundCaps),
  },
  tomato: {
    role: 'side',
    radius: 25,
    count: 3,
    draw: () =>
      circle(0, 0, 25, '#C93A26') +
      circle(0, 0, 20.5, '#EF7152', noOutline) +
      ring(11, '#C93A26', 10, ' stroke-dasharray="10.5 3.32"') +
      line('M11 0h.1M5 10h.1M-6 10h.1M-11-1h.1M-5-10h.1M6-10h.1', '#FBD08A', 4, roundCaps),
  },
  cherrytomato: {
    role: 'side',
    radius: 15,
    count: 6,
    hasTwoVariants: true,
    draw: (_random, variant) => (variant ? wholeCherryTomato() : halfCherryTomato()),
  },
  cucumber: {
    role: 'side',
    radius: 20,
    count: 5,
    draw: () =>
      circle(0, 0, 20, '#3F7A38') +
      circle(0, 0, 17, '#DCECB4', noOutline) +
      circle(0, 0, 11, '#EFF6D4', noOutline) +
      line('M0-8v3M7-4l-2 2M7 4l-2-1M0 8v-3M-7 4l2-1M-7-4l2 2', '#B3CF86', 2.6, roundCaps),
  },
  zucchini: {
    role: 'side',
    radius: 21,
    count: 5,
    draw: () =>
      circle(0, 0, 21, '#3C6E33') +
      circle(0, 0, 18, '#E7EDB6', noOutline) +
      line('M-9-6h4M5-8h5M-3 4h5M8 5h3M-11 6h3M-2-12h3', '#BBA24A', 3, roundCaps + opacity(0.8)),
  },
  eggplant: {
    role: 'side',
    radius: 25,
    count: 4,
    draw: () =>
      ellipse(0, 0, 27, 23, '#46264F') +
      ellipse(0, 0, 23, 19, '#E9D5A4', noOutline) +
      line('M-13-6 9-10M-13 4 13-2M-9 12 11 7', '#A96A2E', 4.5, roundCaps + opacity(0.8)),
  },
  pepper: {
    role: 'side',
    radius: 24,
    count: 4,
    draw: (_random, variant) => {
      const slice =
        'M0-21C7-29 22-22 20-8 27 2 22 20 9 19 4 26-8 26-11 18-25 18-27 2-20-6-24-20-8-29 0-21Z';
      return (
        line(slice, '#2a160838', 11) +
        line(slice, variant ? '#F0A81E' : '#D23B27', 8) +
        line(slice, variant ? '#FFD676' : '#F0795E', 2)
      );
    },
  },
  peppers: {
    role: 'side',
    radius: 26,
    count: 6,
    hasTwoVariants: true,
    draw: (_random, variant) => {
      const strip = 'M-4-28Q14-8 2 28';
      return (
        line(strip, '#2a160830', 12, roundCaps) +
        line(strip, variant ? '#F0AE22' : '#D43D28', 9, roundCaps) +
        line('M-5-24Q10-6 0 22', variant ? '#FFDD87' : '#F38B6D', 2.4, roundCaps)
      );
    },
  },
  turnip: {
    role: 'side',
    radius: 34,
    count: 7,
    fan: { step: 10, bend: 7 },
    draw: () =>
      path('M-6-36Q0-39 6-36 8 0 5 36 0 39-5 36-8 0-6-36Z', '#C98A2E') +
      path('M-3-31Q1-33 4-31 5 0 2 28-1 30-3 28-5 0-3-31Z', '#F4CD73', noOutline),
  },
  pickle: {
    role: 'side',
    radius: 16,
    count: 4,
    draw: () =>
      path(blob(randomFrom(5), 17, 15, 12, 0.06, 0.08), '#5F7A2B') +
      circle(0, 0, 11.5, '#B9C866', noOutline) +
      line('M-4-3h.1M4-4h.1M0 5h.1', '#EAEFB2', 3, roundCaps),
  },
  ham: {
    role: 'side',
    radius: 34,
    count: 3,
    draw: (random) =>
      path(blob(random, 36, 32, 14, 0.16, 0.12), '#C7596A') +
      path(blob(random, 31, 27, 12, 0.14, 0.1), '#EE9FA0', noOutline) +
      line('M-22 6C-12-16 10-20 22-6M-14 14C-6 0 8-4 16 6', '#FBD3CC', 4, roundCaps),
  },
} satisfies Record<string, Archetype>;

function wholeCherryTomato(): string {
  return (
    circle(0, 0, 15, '#C8321F') +
    circle(0, 0, 12.4, '#E85236', noOutline) +
    ellipse(-4, -5, 4, 3, '#FBB59A', noOutline) +
    line('M3 3l-3-5M3 3l5-3M3 3l0 5M3 3l-5 1', '#5D8A3A', 2.2, roundCaps)
  );
}

function halfCherryTomato(): string {
  return (
    circle(0, 0, 15, '#C8321F') +
    circle(0, 0, 11.5, '#F27C5A', noOutline) +
    ellipse(-5, 0, 3.5, 6, '#C93A26', noOutline) +
    ellipse(5, 0, 3.5, 6, '#C93A26', noOutline) +
    line('M-5-2h.1M5 2h.1M-5 3h.1M5-2h.1', '#FBD08A', 2.4, roundCaps)
  );
}
