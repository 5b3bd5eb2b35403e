import { blob } from '../shapes.ts';
import { circle, ellipse, line, noOutline, path, roundCaps, white } from '../svg.ts';
import type { Archetype } from './archetype.ts';
import { heap } from './cuts.ts';

export const cheeses = {
  melted: {
    role: 'top',
    radius: 32,
    count: 5,
    draw: () =>
      path('M-34 2C-36-20-16-29 6-27 30-27 40-8 33 9 28 26 4 28-12 26-28 24-33 16-34 2Z', '#E0B04E') +
      path('M-28 1C-29-16-13-24 6-22 26-22 33-6 28 8 22 21 3 22-10 21-23 19-27 12-28 1Z', '#FFEFC0', noOutline) +
      line('M-14 8h.1M14-8h.1', '#D58A32', 8, roundCaps) +
      line('M-16-8Q-4-16 6-13', white, 4, roundCaps),
  },
  fetablock: {
    role: 'hero',
    radius: 54,
    draw: () =>
      path('M-54-30 50-36 56 28-48 36Z', '#D8CDB0') +
      path('M-48-25 45-30 49 14-43 21Z', '#FFFEF8', noOutline) +
      line('M-34-12 4-16M-20 4 22-2M16 8 38 2', '#E9E0C8', 3, roundCaps) +
      line('M-42 26 48 20', '#E0B872', 4, roundCaps),
  },
  crumbled: {
    role: 'top',
    radius: 12,
    count: 8,
    draw: () =>
      path('M-12-3-4-12 7-9 12 1 5 10-6 9Z', '#DDD4BC') +
      path('M-8-3-3-9 5-7 8 0 3 6-4 6Z', '#FFFDF4', noOutline),
  },
  bluecrumbs: {
    role: 'top',
    radius: 13,
    count: 7,
    draw: () =>
      path('M-13-3-4-12 8-10 13 1 5 11-6 10Z', '#DDD4BC') +
      path('M-9-3-3-9 6-7 9 0 3 7-4 7Z', '#FFFDF4', noOutline) +
      line('M-4-4q4 3 2 6M4-2q2 3 0 5', '#5B8296', 3, roundCaps),
  },
  goatround: {
    role: 'top',
    radius: 26,
    count: 4,
    draw: () =>
      circle(0, 0, 25, '#E6DFCF') +
      circle(0, 0, 21, '#FFFEFA', noOutline) +
      line('M-10-8Q0-14 8-9M-8 8Q2 12 10 6', '#EADFC2', 3, roundCaps),
  },
  brieslice: {
    role: 'top',
    radius: 30,
    count: 4,
    draw: () =>
      path('M-32 14C-30 4 4-22 24-22 32-16 30 10 24 16 6 22-20 22-32 14Z', '#F4F0E4') +
      path('M-24 11C-20 4 4-15 20-15 26-10 24 6 19 10 4 15-14 16-24 11Z', '#F8E2A4', noOutline) +
      line('M-8 4q8-8 18-8', '#FFF5D6', 3, roundCaps),
  },
  paneer: {
    role: 'hero',
    radius: 17,
    count: 9,
    packed: true,
    draw: () =>
      path('M-15-14 14-16 16 14-14 16Z', '#C98A3A') +
      path('M-12-10 11-12 12 10-11 12Z', '#FFF4DC', noOutline) +
      line('M-9-6Q0-10 8-8M-8 8 6 7', '#E9BE78', 3, roundCaps),
  },
  curds: {
    role: 'side',
    radius: 42,
    count: 1,
    coversAlone: true,
    draw: (random) => heap({ random, tones: ['#E4DCC8', '#FFFDF6', '#F3ECDA'], reach: 36, mark: 'h.1', width: 12, count: 30 }),
  },
  creamquenelle: {
    role: 'side',
    radius: 36,
    count: 1,
    coversAlone: true,
    draw: () =>
      path('M-40 6C-36-18 0-30 30-22 46-16 42 8 24 18 0 30-36 26-40 6Z', '#E3D9C2') +
      path('M-34 4C-30-15 0-24 26-17 39-12 35 6 20 13 0 23-31 20-34 4Z', '#FFFDF6', noOutline) +
      line('M-22 4C-12-10 10-16 24-10', '#EFE6D2', 4, roundCaps),
  },
  cheesecrisp: {
    role: 'dough',
    radius: 34,
    count: 7,
    draw: (random) =>
      path(blob(random, 35, 34, 16, 0.14, 0.08), '#B9761E') +
      path(blob(random, 30, 29, 14, 0.14, 0.06), '#EDB54A', noOutline) +
      line('M-14-10h.1M2-18h.1M16-6h.1M-4 4h.1M-18 8h.1M10 14h.1M-4 20h.1', '#FBDD92', 6, roundCaps) +
      line('M-4-8h.1M12 4h.1M-10 16h.1', '#A8641A', 4, roundCaps),
  },
  ricotta: {
    role: 'top',
    radius: 22,
    count: 4,
    draw: (random) => path(blob(random, 24, 20, 9, 0.2), '#E6DECB') + path(blob(random, 19, 15, 8, 0.2), '#FFFEFA', noOutline) + ellipse(-5, -5, 6, 3, white, noOutline),
  },
} satisfies Record<string, Archetype>;
