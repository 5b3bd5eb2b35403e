import { randomFrom } from '../seed.ts';
import { blob } from '../shapes.ts';
import { circle, ellipse, line, noOutline, path, point, roundCaps, white } from '../svg.ts';
import type { Archetype } from './archetype.ts';

export const toppings = {
  bean: {
    role: 'top',
    radius: 11,
    count: 3,
    draw: () =>
      ellipse(0, 0, 9, 13, '#4A2A1A') +
      ellipse(-2, -1, 5.5, 9.5, '#6E4530', noOutline) +
      line('M1-11Q-4-3 0 1T-1 11', '#2B160C', 2.4, roundCaps),
  },
  beans: {
    role: 'top',
    radius: 13,
    count: 7,
    draw: () => pulse({ edge: '#B58A4B', skin: '#E2BE7C', shine: '#F6E1B4' }),
  },
  blackbeans: {
    role: 'top',
    radius: 13,
    count: 7,
    draw: () => pulse({ edge: '#17141C', skin: '#35303F', shine: '#7D7690' }),
  },
  onion: {
    role: 'top',
    radius: 20,
    count: 4,
    draw: () =>
      line('M-19 0a19 15 0 1 1 38 2', '#8F2F6B', 5, roundCaps) +
      line('M-19-1a18 14 0 1 1 37 2', '#F0D5E6', 2, roundCaps),
  },
  olives: {
    role: 'top',
    radius: 10,
    count: 5,
    draw: (_random, variant) =>
      circle(0, 0, 10.5, variant ? '#7E8F34' : '#3B2B3E') +
      circle(0, 0, 4, variant ? '#C8402B' : '#1E1521', noOutline) +
      ellipse(-4, -5, 3, 2, variant ? '#C9D67C' : '#8A7590', noOutline),
  },
  greenolives: {
    role: 'top',
    radius: 10,
    count: 5,
    draw: () =>
      circle(0, 0, 10.5, '#6E7F2A') +
      circle(-1, -1, 8, '#9AAB48', noOutline) +
      circle(2, 2, 3, '#C8402B', noOutline) +
      ellipse(-4, -5, 3, 2, '#D6E08F', noOutline),
  },
  radish: {
    role: 'top',
    radius: 15,
    count: 5,
    draw: () =>
      circle(0, 0, 15, '#CF2F62') +
      circle(0, 0, 12.6, '#FFF6F6', noOutline) +
      line('M0-7V7M-6-4 6 4M-6 4 6-4', '#F7DCE2', 2, roundCaps),
  },
  salami: {
    role: 'top',
    radius: 22,
    count: 5,
    draw: () =>
      circle(0, 0, 22, '#8E2A22') +
      circle(0, 0, 19, '#BE4535', noOutline) +
      line('M-9-7h.1M6-11h.1M11 3h.1M-2 2h.1M-10 8h.1M4 12h.1', '#F2C3A8', 4, roundCaps),
  },
  feta: {
    role: 'top',
    radius: 11,
    count: 7,
    draw: () =>
      path('M-10-8 8-10 11 7-7 10Z', '#E6DFCB') +
      path('M-8-7 7-8 9 4-6 6Z', '#FFFEFA', noOutline),
  },
  mozzarella: {
    role: 'top',
    radius: 24,
    count: 4,
    draw: (random) =>
      path(blob(random, 25, 23, 10, 0.14), '#EADFC4') +
      path(blob(random, 21, 19, 9, 0.14), '#FFFCF2', noOutline) +
      ellipse(-6, -8, 8, 4, white, noOutline),
  },
  parmesan: {
    role: 'top',
    radius: 20,
    count: 5,
    draw: () =>
      path('M-22 2C-10-12 8-14 22-6 16 4-6 10-22 2Z', '#E8C873') +
      path('M-18 1C-8-8 8-10 18-5 12 1-6 6-18 1Z', '#FBEDBB', noOutline),
  },
  cheddar: {
    role: 'top',
    radius: 30,
    count: 1,
    draw: () =>
      path('M-27-27Q0-31 27-27 31 0 27 27 0 31-27 27-31 0-27-27Z', '#EE9E1B') +
      path('M-23-23Q0-26 23-23 0-20-20-16Z', '#FBC65A', noOutline),
  },
  shredded: {
    role: 'top',
    radius: 22,
    count: 6,
    draw: (random) => {
      let shreds = '';
      for (let index = 0; index < 8; index++) {
        shreds +=
          `M${point(random() * 34 - 20, random() * 34 - 17)}` +
          `l${point(random() * 20 - 10, random() * 14 - 7)}`;
      }
      return line(shreds, '#c47a1055', 5.5, roundCaps) + line(shreds, '#FFC850', 3.6, roundCaps);
    },
  },
  butter: {
    role: 'top',
    radius: 15,
    count: 1,
    draw: () =>
      path('M-14-12Q0-16 13-13 16 0 14 12 0 16-13 13-16 0-14-12Z', '#F4C33B') +
      path('M-11-10Q0-12 9-10 4-6-10-5Z', '#FFF0B4', noOutline),
  },
  almond: {
    role: 'top',
    radius: 11,
    count: 8,
    draw: () =>
      path('M0-13C9-6 9 8 0 12-9 8-9-6 0-13Z', '#9C5A2C') +
      line('M0-9V8M-3-4V5M3-4V5', '#D79C63', 1.6, roundCaps),
  },
  walnut: {
    role: 'top',
    radius: 13,
    count: 6,
    draw: (random) =>
      path(blob(random, 13, 12, 12, 0.12, 0.16), '#A9733F') +
      line('M0-10V10M-7-5q4 2 2 6M7-5q-4 2-2 6M-5 6l3-2M5 6l-3-2', '#E2BB84', 2.2, roundCaps),
  },
  coconut: {
    role: 'top',
    radius: 14,
    count: 6,
    draw: () =>
      path('M-15 2C-8-9 8-9 15 0 8-3-8-2-15 2Z', '#FFFDF5') +
      line('M-15 2C-8-9 8-9 15 0', '#8A5A36', 1.6),
  },
  chocolate: {
    role: 'top',
    radius: 14,
    count: 6,
    draw: () =>
      path('M-13-6 10-11 14 4-8 11Z', '#3D2218') +
      path('M-10-5 9-9 10-5-9 0Z', '#6B4130', noOutline),
  },
  blueberry: {
    role: 'top',
    radius: 10,
    count: 9,
    draw: () =>
      circle(0, 0, 10.5, '#36427F') +
      circle(-1, -1, 8, '#5261A8', noOutline) +
      line('M0-3 2 0M0-3-2 0M2 1-1 2', '#252C5C', 2.4, roundCaps) +
      ellipse(-4, -5, 2.5, 1.8, '#A7B2E2', noOutline),
  },
  raspberry: {
    role: 'top',
    radius: 13,
    count: 6,
    draw: () =>
      path(blob(randomFrom(3), 13, 14, 12, 0.04, 0.1), '#A61E44') +
      line(
        'M-6-6h.1M1-8h.1M7-4h.1M-8 1h.1M-1-1h.1M6 3h.1M-4 7h.1M3 9h.1',
        '#E0557B',
        6,
        roundCaps,
      ) +
      line('M-7-7h.1M0-9h.1M-9 0h.1M-2-2h.1', '#F9B4C4', 1.8, roundCaps),
  },
  strawberry: {
    role: 'top',
    radius: 17,
    count: 5,
    draw: () =>
      path('M0 19C-13 12-19-4-13-12-8-18-3-14 0-15 3-14 8-18 13-12 19-4 13 12 0 19Z', '#C2243A') +
      path('M0 13C-8 8-13-4-8-8-4-11 4-11 8-8 13-4 8 8 0 13Z', '#F58B8B', noOutline) +
      path('M0 7C-4 4-5-3 0-7 5-3 4 4 0 7Z', '#FFE4DF', noOutline),
  },
  blackberry: {
    role: 'top',
    radius: 13,
    count: 5,
    draw: () =>
      path(blob(randomFrom(3), 13, 14, 12, 0.04, 0.1), '#2C1836') +
      line(
        'M-6-6h.1M1-8h.1M7-4h.1M-8 1h.1M-1-1h.1M6 3h.1M-4 7h.1M3 9h.1',
        '#5E3A72',
        6,
        roundCaps,
      ) +
      line('M-7-7h.1M0-9h.1M-9 0h.1M-2-2h.1', '#B79BCB', 1.8, roundCaps),
  },
} satisfies Record<string, Archetype>;

/** A bean lying on its side, curved around where it hung. */
function pulse({ edge, skin, shine }: Record<'edge' | 'skin' | 'shine', string>): string {
  return (
    path('M-13 2C-13-10 13-10 13 2 13 9 6 10 3 6 1 3-1 3-3 6-6 10-13 9-13 2Z', edge) +
    path('M-11 2C-10-8 10-8 11 2 11 7 6 8 4 4 2 1-2 1-4 4-6 8-11 7-11 2Z', skin, noOutline) +
    line('M-6-2Q0-5 5-3', shine, 2.4, roundCaps)
  );
}
