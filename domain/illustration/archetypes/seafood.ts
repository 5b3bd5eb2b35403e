import { circle, ellipse, line, noOutline, opacity, path, ring, roundCaps } from '../svg.ts';
import type { Archetype } from './archetype.ts';
import { chunk } from './cuts.ts';

const shell = 'M-4 30C-24 20-26-14-2-32 10-24 14 14-4 30Z';

export const seafood = {
  fishchunks: {
    role: 'hero',
    radius: 24,
    count: 6,
    packed: true,
    draw: () => chunk(['#C9AE7C', '#F3E6C8', '#FFFCF0']) + line('M-6-8q4 8 0 18M8-10q4 8 0 18', '#DDC79A', 2.4, roundCaps),
  },
  salmonchunks: {
    role: 'hero',
    radius: 24,
    count: 7,
    packed: true,
    draw: () => chunk(['#DC6A3F', '#F38E66', '#FBB797']) + line('M-12-4q6 8 2 16M2-12q8 12 2 24', '#FBD0B8', 3, roundCaps),
  },
  wholefish: {
    role: 'hero',
    radius: 74,
    count: 3,
    fan: { step: 34, bend: 3, sideways: true },
    draw: () =>
      path('M54 0 84-18Q76 0 84 18Z', '#4B6274') +
      path('M-76 0C-60-24-10-26 60-3V3C-10 26-60 24-76 0Z', '#546F82') +
      path('M-70 2C-54 18-10 20 52 2-10 10-54 8-70 2Z', '#E3E9EC', noOutline) +
      path('M-66-4C-50-18-8-19 44-3-8-10-50-10-66-4Z', '#8FA9B8', noOutline) +
      line('M-46-14Q-38 0-46 13', '#3C5060', 3, roundCaps) +
      line('M-26-14-18 10M-6-14 2 10M14-11 22 7', '#3A2A1E', 4, roundCaps + opacity(0.6)) +
      circle(-60, -2, 4.4, '#FDF7E6', noOutline) +
      circle(-60, -2, 2.2, '#1E2A32', noOutline),
  },
  smokedroll: {
    role: 'side',
    radius: 26,
    count: 4,
    draw: () =>
      path('M-26 2C-26-18-8-27 8-24 26-20 30 0 22 14 12 28-8 27-18 20-24 15-26 9-26 2Z', '#D9623F') +
      line('M-16 4C-16-10 0-17 10-10 18-2 12 12 2 11-8 10-6-2 2-2', '#F8B294', 6, roundCaps) +
      line('M-20-6Q-14-18 0-19M16 12q6-8 4-18', '#FBD3C0', 3, roundCaps),
  },
  smokedfish: {
    role: 'hero',
    radius: 62,
    draw: () =>
      path('M-68-2C-52-26 20-30 66-8 70-2 70 6 64 12 16 32-50 26-68-2Z', '#8A5A22') +
      path('M-58-2C-44-19 18-22 56-5 60 0 59 4 54 7 14 23-42 18-58-2Z', '#D9A85C', noOutline) +
      line('M-40-6q8 8 3 14M-16-12q10 12 3 24M10-13q10 12 3 25M34-9q8 9 3 18', '#B27C34', 3.4, roundCaps) +
      line('M-48-8Q-20-19 24-16', '#F6DCA0', 4, roundCaps),
  },
  smokedflakes: {
    role: 'hero',
    radius: 24,
    count: 6,
    packed: true,
    draw: () => chunk(['#B98A4A', '#E9C688', '#FBEBC4']) + line('M-8-8q4 8 0 17M6-10q4 8 0 18', '#C79A54', 2.4, roundCaps),
  },
  hotsmoked: {
    role: 'hero',
    radius: 24,
    count: 6,
    packed: true,
    draw: () => chunk(['#C25E34', '#E88F66', '#F8C3A2']) + line('M-8-8q4 8 0 17M6-10q4 8 0 18', '#B9562E', 2.6, roundCaps),
  },
  mussel: {
    role: 'hero',
    radius: 32,
    count: 8,
    packed: true,
    draw: () => {
      const half = (at: string) =>
        `<g transform="${at}">${path(shell, '#1E2436')}${path('M-5 25C-19 16-20-10-3-25 5-18 8 12-5 25Z', '#8496B0', noOutline)}</g>`;
      return (
        half('translate(-10 0)rotate(-13)') +
        half('translate(13 2)rotate(14)scale(-1 1)') +
        path('M-2 20C-13 12-12-6-4-13 6-8 12 10-2 20Z', '#E58E33') +
        path('M-3 14C-9 9-8-2-4-7 1-3 5 8-3 14Z', '#FFC67E', noOutline)
      );
    },
  },
  squidring: {
    role: 'hero',
    radius: 20,
    count: 8,
    packed: true,
    draw: () => ring(15, '#D9B48A', 11) + ring(15, '#FBEBD6', 7),
  },
  anchovy: {
    role: 'top',
    radius: 26,
    count: 5,
    draw: () =>
      path('M-30 4C-14-10 12-10 32-2 14 10-12 12-30 4Z', '#6B3B26') +
      path('M-24 3C-10-6 10-6 24-1 10 6-10 8-24 3Z', '#A8674A', noOutline) +
      line('M-20 0Q0-6 20-1', '#E3C2A4', 2, roundCaps),
  },
  tunaslices: {
    role: 'hero',
    radius: 56,
    count: 5,
    fan: { step: 24, bend: 5 },
    draw: () =>
      path('M-14-36Q0-42 13-36 18 0 13 36 0 42-14 36-18 0-14-36Z', '#A98468') +
      path('M-9-31Q0-35 9-31 13 0 9 31 0 35-9 31-13 0-9-31Z', '#C8465A', noOutline) +
      line('M-3-18q4 8 0 16M3 2q-4 8 0 16', '#EE9AA2', 2.4, roundCaps),
  },
  nori: {
    role: 'garnish',
    radius: 14,
    count: 8,
    draw: () => path('M-14-4 13-6 14 4-12 6Z', '#1E3A2C') + line('M-9-1 9-3', '#4F7A5A', 2, roundCaps),
  },
  roe: {
    role: 'top',
    radius: 14,
    count: 1,
    draw: () => ellipse(0, 0, 15, 12, '#C2501E') + line('M-8-4h.1M0-6h.1M8-3h.1M-6 3h.1M2 2h.1M8 5h.1', '#F79A4A', 6, roundCaps),
  },
} satisfies Record<string, Archetype>;
