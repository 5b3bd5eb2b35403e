import { blob } from '../shapes.ts';
import { circle, ellipse, line, noOutline, path, roundCaps, white } from '../svg.ts';
import type { Archetype } from './archetype.ts';

export const eggs = {
  scrambled: {
    role: 'hero',
    radius: 26,
    count: 7,
    packed: true,
    draw: () =>
      path('M-26 4C-30-14-12-24 2-20 20-26 32-10 26 4 30 20 10 24 0 20-14 26-26 20-26 4Z', '#DE9419') +
      path('M-21 3C-24-11-9-19 3-15 17-20 26-7 21 4 23 15 9 18 0 15-12 20-21 15-21 3Z', '#FACB4C', noOutline) +
      line('M-14 6Q-4-2 4 6M2-9Q12-13 16-4M-10-8q4-4 8-2', '#E7A32A', 4, roundCaps) +
      line('M-12-11Q-4-16 4-12M8 8q6 0 8-4', '#FFEBA6', 3.4, roundCaps),
  },
  wholeegg: {
    role: 'hero',
    radius: 26,
    count: 5,
    packed: true,
    draw: () =>
      path('M0-26C14-26 21-6 20 6 19 19 10 25 0 25-10 25-19 19-20 6-21-6-14-26 0-26Z', '#A8713F') +
      path('M0-23C12-23 18-5 17 6 16 16 9 22 0 22-9 22-16 16-17 6-18-5-12-23 0-23Z', '#DCAB79', noOutline) +
      line('M-10-4Q-9-13-3-17', '#F3D2AC', 4, roundCaps) +
      line('M8 2h.1M2 12h.1M10-8h.1', '#B98250', 3, roundCaps),
  },
  rolledomelette: {
    role: 'hero',
    radius: 84,
    draw: () =>
      path('M-90 2C-90-26-50-40 0-40 50-40 90-26 90 2 90 28 50 42 0 42-50 42-90 28-90 2Z', '#DE9419') +
      path('M-84 0C-84-23-46-35 0-35 46-35 84-23 84 0 84 21 46 33 0 33-46 33-84 21-84 0Z', '#FACB4C', noOutline) +
      path('M-78 12C-50 30 50 30 78 12 60 32 30 34 0 34-30 34-60 32-78 12Z', '#E9A521', noOutline) +
      line('M-60-16Q-30-28 14-27M-20 4Q10 10 44 2', '#FFEBA6', 6, roundCaps),
  },
  poached: {
    role: 'hero',
    radius: 34,
    count: 2,
    packed: true,
    draw: () =>
      path('M-33 6C-38-18-14-32 6-29 30-30 38-8 32 10 27 30 2 31-10 28-26 28-31 20-33 6Z', '#E6DFCB') +
      path('M-28 4C-32-15-12-27 6-24 26-25 32-6 27 9 22 25 2 26-9 23-22 23-26 16-28 4Z', '#FFFDF6', noOutline) +
      ellipse(2, -1, 15, 14, '#F2B33A', noOutline) +
      ellipse(1, -2, 12, 11, '#FFC94A', noOutline) +
      line('M-6-7Q0-12 7-8', '#FFF3C4', 3, roundCaps) +
      line('M-22 8Q-16 18-6 19', white, 4, roundCaps),
  },
  custard: {
    role: 'surface',
    radius: 100,
    draw: (random) =>
      path(blob(random, 104, 104, 18, 0.05), '#D9A13A') +
      path(blob(random, 98, 98, 16, 0.05), '#F9DC8C', noOutline) +
      line('M-60-40q20-14 44-8M20-62q26 2 38 22M-70 24q10 26 34 34M24 40q24 2 40-20M-12 0q14-8 26 0', '#E7B04A', 6, roundCaps),
  },
  eggribbons: {
    role: 'top',
    radius: 24,
    count: 5,
    draw: () =>
      line('M-24 4Q-8-14 4 0T24-4M-18 12Q-4 0 8 10T22 8M-16-8Q-4-18 10-12', '#D9A431', 8, roundCaps) +
      line('M-24 4Q-8-14 4 0T24-4M-18 12Q-4 0 8 10T22 8M-16-8Q-4-18 10-12', '#FBE08A', 5, roundCaps),
  },
  eggyolk: {
    role: 'top',
    radius: 20,
    count: 1,
    draw: () =>
      circle(0, 0, 20, '#E08A0C') + circle(0, 0, 17.5, '#FFB31F', noOutline) + ellipse(-6, -8, 6, 4, '#FFE9A8', noOutline),
  },
} satisfies Record<string, Archetype>;
