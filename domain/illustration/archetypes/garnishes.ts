import { circle, ellipse, line, noOutline, path, ring, roundCaps } from '../svg.ts';
import type { Archetype } from './archetype.ts';

export const garnishes = {
  seeds: {
    role: 'garnish',
    radius: 4,
    count: 12,
    draw: (_random, variant) =>
      ellipse(0, 0, 2.4, 4, variant ? '#3C332B' : '#F2DFA6', ' stroke-width="1"'),
  },
  parsley: {
    role: 'garnish',
    radius: 11,
    count: 7,
    draw: () =>
      path(
        'M0 11C-2 6-9 8-11 2-6 1-10-6-4-8-2-4-2-11 2-11 5-9 2-4 5-7 10-6 6 0 11 1 9 8 3 6 0 11Z',
        '#4C8B3B',
      ) +
      line('M0 10V-4M0 3-5-1M0 3 5 0', '#9CC777', 1.4, roundCaps),
  },
  basil: {
    role: 'garnish',
    radius: 14,
    count: 5,
    draw: () =>
      path('M-2 15C-14 8-14-8-1-16 13-10 13 8-2 15Z', '#3A7D3B') +
      path('M-2 15C-9 4-8-8-1-16-14-8-14 8-2 15Z', '#5CA04C', noOutline) +
      line('M-1 12V-10', '#A9D08A', 1.4, roundCaps),
  },
  dill: {
    role: 'garnish',
    radius: 16,
    count: 6,
    draw: () =>
      line(
        'M0 16Q2 0-2-16M0 8l-8-5M1 8l8-6M0 1l-9-7M0 1l8-8M-1-6l-6-7M-1-6l6-7',
        '#477F37',
        2.4,
        roundCaps,
      ),
  },
  rosemary: {
    role: 'garnish',
    radius: 20,
    count: 2,
    draw: () =>
      line(
        'M0 22V-22M0 16l-8-6M0 16l8-6M0 8l-9-6M0 8l9-6M0 0l-9-6M0 0l9-6M0-8l-8-6M0-8l8-6M0-15l-5-6M0-15l5-6',
        '#4E7B52',
        3,
        roundCaps,
      ),
  },
  chives: {
    role: 'garnish',
    radius: 5,
    count: 14,
    draw: () =>
      line('M-3-2 3 2', '#3F7F33', 5, roundCaps) +
      line('M-3-2 3 2', '#86BD57', 2, roundCaps),
  },
  chili: {
    role: 'garnish',
    radius: 8,
    count: 6,
    draw: () =>
      circle(0, 0, 7, '#F7C9B0', ' stroke="#CF2E1F" stroke-width="4"') +
      line('M-2-1h.1M2 2h.1', '#F5E2A8', 2.4, roundCaps),
  },
  lemon: {
    role: 'citrus',
    radius: 24,
    draw: () =>
      circle(0, 0, 24, '#EDB820') +
      circle(0, 0, 20.5, '#FFF7D6', noOutline) +
      ring(9.5, '#FBD84B', 16, ' stroke-dasharray="6 1.46"'),
  },
  lime: {
    role: 'citrus',
    radius: 22,
    draw: () =>
      circle(0, 0, 22, '#5C9233') +
      circle(0, 0, 19, '#F4F8D4', noOutline) +
      ring(8.8, '#B8D662', 15, ' stroke-dasharray="5.6 1.3"'),
  },
} satisfies Record<string, Archetype>;
