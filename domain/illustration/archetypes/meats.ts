import { blob } from '../shapes.ts';
import { circle, ellipse, line, noOutline, opacity, path, roundCaps } from '../svg.ts';
import type { Archetype } from './archetype.ts';
import { charred, chunk, cube, disc, heap, strip } from './cuts.ts';

const brown = ['#4B2A1B', '#7C4A30', '#A9714F'] as const;

export const meats = {
  mince: {
    role: 'hero',
    radius: 30,
    count: 5,
    packed: true,
    draw: (random) => heap({ random, tones: ['#3E2216', '#6E4229', '#9A6443'], reach: 24, mark: 'q4-4 7 1', width: 8, count: 15 }),
  },
  palemince: {
    role: 'hero',
    radius: 30,
    count: 5,
    packed: true,
    draw: (random) => heap({ random, tones: ['#94663A', '#D0A06C', '#F0D3A6'], reach: 24, mark: 'q4-4 7 1', width: 8, count: 15 }),
  },
  pulled: {
    role: 'hero',
    radius: 38,
    count: 3,
    packed: true,
    draw: () => {
      const under = 'M-34 14q21-9 40-3M-14 10q17-3 46 3M-10-18q20-6 36 5M-24 4q21-8 44 0';
      const over = 'M-7 2q15-4 30 3M-34-10q18-8 44-5M-20 22q22-6 44-1M-28-2q18-6 40 0';
      return (
        line(under + over, '#7E4A20', 11, roundCaps) +
        line(under, '#B9752D', 7.5, roundCaps) +
        line(over, '#E0B274', 7, roundCaps) +
        line('M-30-12q16-6 34-5M-14 20q16-4 30-2', '#F8E2BC', 2.4, roundCaps)
      );
    },
  },
  beefstrip: {
    role: 'hero',
    radius: 28,
    count: 7,
    packed: true,
    draw: () => strip(brown, 17),
  },
  chickenstrip: {
    role: 'hero',
    radius: 28,
    count: 7,
    packed: true,
    draw: () => strip(['#B9752D', '#EBBE77', '#FCE6B4'], 17) + line('M-12-4l5 6M6-6l5 6', '#A8662A', 3, charred + roundCaps),
  },
  porkbite: {
    role: 'hero',
    radius: 23,
    count: 7,
    packed: true,
    draw: () => chunk(['#8A5028', '#C98A52', '#E9BE8A']),
  },
  medallion: {
    role: 'hero',
    radius: 32,
    count: 5,
    packed: true,
    draw: () => disc(['#9A5F30', '#DDA873', '#F2CFA2'], 31, line('M-18 8Q0 20 18 6M-10-2Q2 6 14-4', '#C58A52', 3, roundCaps)),
  },
  duckslices: {
    role: 'hero',
    radius: 54,
    count: 6,
    fan: { step: 21, bend: 5 },
    draw: () =>
      path('M-13-36Q0-46 12-36 18 0 14 34 2 44-12 36-18 0-13-36Z', '#8E4A22') +
      path('M-6-32Q4-38 10-30 14 0 11 28 2 36-6 30-10 0-6-32Z', '#D9897A', noOutline) +
      path('M-1-22Q4-26 6-20 9 0 6 18 2 24-1 18-4 0-1-22Z', '#EDB1A4', noOutline) +
      line('M-12-32Q-17 0-11 32', '#D9A15C', 4, roundCaps),
  },
  kebab: {
    role: 'hero',
    radius: 58,
    count: 3,
    fan: { step: 34, bend: 3 },
    draw: () =>
      line('M0-78V78', '#B98A52', 4, roundCaps) +
      line('M0-46V46', '#4E2B1A', 30, roundCaps) +
      line('M0-46V46', '#8A5332', 23, roundCaps) +
      line('M-11-40l22 8M-11-20l22 8M-11 0l22 8M-11 20l22 8M-11 40l18 6', '#5D341F', 4, roundCaps) +
      line('M-6-44V40', '#B98154', 3, roundCaps + opacity(0.8)),
  },
  thigh: {
    role: 'hero',
    radius: 42,
    count: 3,
    ringRadius: 46,
    draw: () =>
      path('M-42 4C-44-22-18-38 8-34 34-32 48-10 40 12 34 34 4 38-12 34-34 32-40 22-42 4Z', '#9C5620') +
      path('M-36 3C-37-19-15-32 7-29 29-27 41-8 34 10 29 28 4 32-10 29-29 27-34 18-36 3Z', '#D58A3A', noOutline) +
      path('M-26-8C-18-24 6-27 20-18 8-16-14-8-26-8Z', '#F6C67C', noOutline) +
      line('M-18 12Q0 22 20 10M-26 6q4 4 8 3M14 0q8-2 12-8', '#A96424', 4, roundCaps + opacity(0.8)),
  },
  spatchcock: {
    role: 'hero',
    radius: 88,
    draw: () =>
      line('M-52 58-74 92M52 58 74 92', '#F3E7D0', 12, roundCaps) +
      path('M0-76C34-82 62-58 64-30 86-26 92 4 78 22 84 48 66 76 44 72 30 84 10 74 0 62-10 74-30 84-44 72-66 76-84 48-78 22-92 4-86-26-64-30-62-58-34-82 0-76Z', '#9C5620') +
      path('M0-68C30-73 55-52 56-26 78-20 82 2 69 20 75 42 60 67 44 64 28 75 10 64 0 52-10 64-28 75-44 64-60 67-75 42-69 20-82 2-78-20-56-26-55-52-30-73 0-68Z', '#D88F3E', noOutline) +
      path('M-44-36C-36-60-14-64-6-58-10-32-26-18-44-36ZM44-36C36-60 14-64 6-58 10-32 26-18 44-36Z', '#F4C27A', noOutline) +
      line('M0-64V50M-60 16Q-50 40-30 44M60 16Q50 40 30 44', '#A96424', 4, roundCaps) +
      line('M-30-10l16 14M30-10 14 4M-56-8l10 12M56-8 46 4', '#7E4318', 5, charred + roundCaps),
  },
  roastmeat: {
    role: 'hero',
    radius: 76,
    draw: () =>
      path('M-80 8C-82-30-44-50-4-46 44-48 82-28 78 6 78 40 40 50 0 46-46 52-78 40-80 8Z', '#5E3018') +
      path('M-73 6C-74-24-40-42-4-39 40-40 74-22 71 5 70 33 36 42 0 39-42 44-71 34-73 6Z', '#A4602F', noOutline) +
      path('M-58-14C-40-34 20-38 48-26 20-26-24-22-58-14Z', '#D9985A', noOutline) +
      line('M-50 6Q-44 24-26 30M-14-2Q-8 20 6 30M24-6Q30 14 44 22', '#6E3A1C', 5, roundCaps) +
      line('M-62 8q10-8 18-6M40-2q12-8 20-4', '#C98A52', 4, roundCaps),
  },
  meatloaf: {
    role: 'hero',
    radius: 66,
    count: 5,
    fan: { step: 27, bend: 2, sideways: false },
    draw: () =>
      path('M-16-52Q0-58 15-52 20 0 15 50 0 57-16 50-20 0-16-52Z', '#7C2B22') +
      path('M-12-47Q0-52 11-47 15 0 11 45 0 50-12 45-15 0-12-47Z', '#7A4A30', noOutline) +
      line('M-14-50Q0-56 14-50M-14 50Q0 55 14 50', '#E9A48A', 5, roundCaps) +
      line('M-5-30h.1M5-16h.1M-4 2h.1M4 18h.1M-3 32h.1', '#B98A66', 5, roundCaps),
  },
  sausagecoin: {
    role: 'hero',
    radius: 20,
    count: 8,
    packed: true,
    draw: () => disc(['#7C3520', '#C4694A', '#E59A78'], 20, line('M-6-4h.1M6 3h.1M-3 8h.1M7-7h.1', '#F4CDB4', 3.4, roundCaps)),
  },
  sausagestrip: {
    role: 'hero',
    radius: 26,
    count: 7,
    packed: true,
    draw: () => strip(['#A8452E', '#DB7F62', '#F5B79C'], 16),
  },
  lardons: {
    role: 'top',
    radius: 13,
    count: 8,
    draw: () =>
      path('M-14-8 12-10 14 8-12 10Z', '#8E2F25') +
      path('M-11-5 11-7 11-2-11 0Z', '#D9685A', noOutline) +
      path('M-11 1 11-1 11 3-11 5Z', '#F7D3BE', noOutline),
  },
  hamcubes: { role: 'top', radius: 13, count: 7, draw: () => cube(['#B9566A', '#EE9FA0', '#FBD3CC']) },
  curedham: {
    role: 'side',
    radius: 32,
    count: 3,
    draw: (random) =>
      path(blob(random, 35, 24, 12, 0.3, 0.14), '#8E2230') +
      line('M-24 2Q-8-12 8-2T26-2M-18 10Q-4 2 8 10T22 8', '#C24A55', 6, roundCaps) +
      line('M-30 4Q-14-18 10-10T32-6', '#F6D9CC', 4, roundCaps),
  },
  salpicon: {
    role: 'top',
    radius: 16,
    count: 6,
    draw: () => circle(0, 0, 13, '#A63A22') + ellipse(-1, -1, 10, 9, '#D0603A', noOutline) + line('M-5-3h.1M4 2h.1M-2 5h.1', '#F2B08A', 3, roundCaps),
  },
  tempeh: {
    role: 'hero',
    radius: 44,
    count: 5,
    fan: { step: 22, bend: 5, sideways: true },
    draw: () =>
      path('M-20-36Q0-40 20-36 24 0 20 36 0 40-20 36-24 0-20-36Z', '#7A4A1E') +
      path('M-15-30Q0-33 15-30 18 0 15 30 0 33-15 30-18 0-15-30Z', '#B9803F', noOutline) +
      line('M-8-22h4M4-16h4M-6-4h4M8 2h3M-8 14h4M4 22h4M0-28h3', '#F2DDB0', 6, roundCaps) +
      line('M2-6h3M-4 24h3', '#6B3F18', 4, roundCaps),
  },
  tempehbar: { role: 'hero', radius: 28, count: 7, packed: true, draw: () => strip(['#7A4A1E', '#B9803F', '#F2DDB0'], 15) },
  tofuslab: {
    role: 'hero',
    radius: 46,
    count: 3,
    fan: { step: 40, bend: 6, sideways: true },
    draw: () =>
      path('M-32-24Q0-28 32-24 36 0 32 24 0 28-32 24-36 0-32-24Z', '#C98A3A') +
      path('M-27-19Q0-22 27-19 30 0 27 19 0 22-27 19-30 0-27-19Z', '#F4DDAE', noOutline) +
      line('M-18-8Q-6-12 6-8M-10 8Q6 12 20 6', '#D9A452', 5, roundCaps) +
      line('M-22-14Q0-18 20-15', '#FFF6DE', 3, roundCaps),
  },
} satisfies Record<string, Archetype>;
