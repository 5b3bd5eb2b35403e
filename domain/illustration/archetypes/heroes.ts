import { blob, joinNumbers } from '../shapes.ts';
import {
  circle,
  ellipse,
  line,
  noOutline,
  opacity,
  path,
  point,
  roundCaps,
  white,
} from '../svg.ts';
import type { Archetype } from './archetype.ts';

export const heroes = {
  salmon: {
    role: 'hero',
    radius: 66,
    draw: () =>
      path(
        'M-66-6C-62-30 8-38 50-27 70-22 74 2 64 18 52 35-18 38-48 30-66 25-69 8-66-6Z',
        '#DC6A3F',
      ) +
      path(
        'M-61-8C-56-28 8-35 48-25 65-20 68-2 60 12 46 26-16 29-45 22-61 17-64 4-61-8Z',
        '#F38E66',
        noOutline,
      ) +
      line(
        'M-40-20q16 17 4 41M-16-26q20 21 6 50M10-28q20 22 6 50M36-25q16 19 5 41',
        '#FBC5A6',
        4.5,
        roundCaps,
      ) +
      line('M-52-12q8 8 3 24M52-18q8 10 2 26', '#FBC5A6', 3, roundCaps) +
      path('M-48-20C-20-31 20-31 46-22 20-25-20-25-48-20Z', white, noOutline + opacity(0.4)),
  },
  whitefish: {
    role: 'hero',
    radius: 64,
    draw: () =>
      path(
        'M-66 2C-62-28-6-37 38-31 66-27 76-8 66 14 48 38-32 38-54 27-66 20-68 13-66 2Z',
        '#C98F36',
      ) +
      path(
        'M-60 0C-54-24-4-32 35-27 58-22 68-6 58 11 43 31-29 31-49 21-60 15-62 8-60 0Z',
        '#EDC678',
        noOutline,
      ) +
      path(
        'M-46 2C-42-14-4-21 26-17 46-14 54-3 47 6 34 20-22 20-38 14-46 10-48 7-46 2Z',
        '#FAEBC8',
        noOutline,
      ) +
      line('M-26-12q10 12 3 28M-2-17q12 14 3 34M22-17q12 12 3 33', '#DDBE82', 3, roundCaps) +
      line('M-52-10Q-20-29 30-25', '#FFF1CF', 4, roundCaps + opacity(0.8)),
  },
  steak: {
    role: 'hero',
    radius: 60,
    count: 5,
    fan: { step: 25, bend: 4 },
    draw: () =>
      path(
        'M-15-42Q-2-52 12-44 20-36 17 0 19 36 8 50-5 50-16 42-20 32-17 0-20-34-15-42Z',
        '#4A2A20',
      ) +
      path(
        'M-11-35Q-2-43 9-37 14-30 12 0 14 32 5 41-4 42-12 35-14 28-12 0-14-28-11-35Z',
        '#A93F43',
        noOutline,
      ) +
      path('M-6-28Q0-34 5-28 8-20 7 2 8 26 2 33-6 34-7 24-9-20-6-28Z', '#DE7E78', noOutline) +
      line('M-4-14q5 6 2 14M2 6q-4 6-1 14', '#F3B5AA', 2, roundCaps),
  },
  pork: {
    role: 'hero',
    radius: 56,
    draw: () =>
      path(
        'M-58 8C-66-22-34-46 2-42 42-40 66-12 56 16 46 42 6 46-16 38-38 32-52 30-58 8Z',
        '#B9713A',
      ) +
      path(
        'M-50 6C-56-18-30-38 2-35 36-33 57-10 49 13 40 33 6 37-13 30-34 26-45 24-50 6Z',
        '#DDA062',
        noOutline,
      ) +
      line('M-38-14 6 26M-18-30 34 20M8-34 48 6', '#8A4A22', 6, roundCaps + opacity(0.85)) +
      path('M-54 12C-46 34-20 36-4 38-26 42-50 34-54 12Z', '#F4DDB4', noOutline),
  },
  chicken: {
    role: 'hero',
    radius: 60,
    draw: () =>
      path(
        'M-62 10C-66-16-40-38-6-36 30-36 62-18 68 2 70 12 56 12 44 18 24 30 2 40-24 36-46 34-60 28-62 10Z',
        '#B97631',
      ) +
      path(
        'M-55 8C-58-14-36-31-6-30 26-30 54-15 61 1 58 6 46 8 36 13 20 24 0 33-22 30-42 28-53 24-55 8Z',
        '#E3AC5C',
        noOutline,
      ) +
      line(
        'M-40-12-22 24M-20-24 2 26M4-28 24 14M28-22 42 6',
        '#8C4B1E',
        6,
        roundCaps + opacity(0.8),
      ) +
      path('M-46-6C-38-22-18-27 4-26-14-20-34-14-46-6Z', '#FBE3AE', noOutline + opacity(0.75)),
  },
  chickenslices: {
    role: 'hero',
    radius: 58,
    count: 5,
    fan: { step: 24, bend: 6 },
    draw: () =>
      path('M-15-36Q0-46 14-36 20-20 17 4 18 34 2 42-16 38-18 6-20-22-15-36Z', '#B8752F') +
      path(
        'M-10-30Q0-37 10-30 14-16 12 4 13 28 2 34-10 31-12 4-14-20-10-30Z',
        '#F6E4C4',
        noOutline,
      ) +
      line('M-3-20q5 12 0 22M3 8q-4 8-1 16', '#E2C596', 2, roundCaps),
  },
  drumstick: {
    role: 'hero',
    radius: 46,
    count: 3,
    ringRadius: 46,
    draw: () =>
      line('M20-22 46-48', '#F3E7D0', 9, roundCaps) +
      circle(48, -46, 6, '#F3E7D0', noOutline) +
      circle(44, -51, 5, '#F3E7D0', noOutline) +
      path(
        'M24-26C34-14 28 12 10 28-8 44-38 42-44 24-50 4-30-24-6-30 6-33 18-34 24-26Z',
        '#B5682A',
      ) +
      path(
        'M18-20C26-10 20 10 5 22-10 34-32 32-36 19-40 4-24-18-4-23 5-26 13-26 18-20Z',
        '#D98C3D',
        noOutline,
      ) +
      path('M-26 6C-22-8-8-16 4-17-6-8-18-2-26 6Z', '#F7CE86', noOutline),
  },
  lamb: {
    role: 'hero',
    radius: 48,
    count: 3,
    ringRadius: 44,
    draw: () =>
      line('M10-14Q26-40 22-62', '#EFE3CC', 9, roundCaps) +
      path(
        'M-34 6C-38-18-14-32 8-26 30-20 36 2 26 20 14 38-12 40-24 28-32 22-33 16-34 6Z',
        '#6E3524',
      ) +
      path(
        'M-26 5C-29-12-11-23 6-19 22-15 27 1 20 14 11 27-9 29-18 20-25 15-25 11-26 5Z',
        '#A8553B',
        noOutline,
      ) +
      circle(-4, 2, 10, '#CE7F63', noOutline) +
      path('M-30 14C-24 30-8 35 6 30-6 38-26 34-30 14Z', '#F2DDB8', noOutline),
  },
  burger: {
    role: 'hero',
    radius: 60,
    count: 1,
    draw: (random) =>
      path(blob(random, 58, 56, 18, 0.12), '#4B2C1D') +
      path(blob(random, 50, 48, 14, 0.12), '#6D4129', noOutline) +
      line(crumbs(0), '#55321F', 6, roundCaps) +
      line(crumbs(1), '#8A593C', 9, roundCaps),
  },
  meatball: {
    role: 'hero',
    radius: 22,
    count: 7,
    packed: true,
    draw: (random) =>
      path(blob(random, 23, 22, 9, 0.1), '#6B3A20') +
      path(blob(random, 18, 17, 9, 0.14), '#92552F', noOutline) +
      ellipse(-5, -7, 8, 5, '#C08450', noOutline) +
      circle(6, 5, 2.5, '#5A2F1A', noOutline) +
      circle(-6, 8, 2, '#5A2F1A', noOutline),
  },
  sausage: {
    role: 'hero',
    radius: 52,
    count: 2,
    fan: { step: 34, bend: 3 },
    draw: () =>
      line('M-2-42Q6 0-2 42', '#7C3520', 30, roundCaps) +
      line('M-2-42Q6 0-2 42', '#A8502E', 23, roundCaps) +
      line('M-12-26 10-32M-9-8 13-14M-9 12 13 6M-11 30 9 24', '#5F2615', 4, roundCaps) +
      line('M-9-38Q-3 0-8 30', '#E09A66', 3, roundCaps + opacity(0.8)),
  },
  chickenbite: {
    role: 'hero',
    radius: 20,
    count: 7,
    packed: true,
    draw: () =>
      path('M-20-9-4-18 16-12 22 5 8 18-13 15-23 3Z', '#B9752D') +
      path('M-15-7-3-13 12-8 16 4 6 13-10 11-17 2Z', '#EDBB6C', noOutline) +
      line('M-9-6 3 9M3-9 12 5', '#A8662A', 4, roundCaps + opacity(0.75)) +
      line('M-13-4-4-10 6-9', '#FCE6B4', 3, roundCaps),
  },
  beefbite: {
    role: 'hero',
    radius: 20,
    count: 7,
    packed: true,
    draw: () =>
      path('M-21-8C-14-22 10-22 19-12 25 2 18 18 2 20-16 22-26 6-21-8Z', '#47261A') +
      path('M-16-7C-10-17 8-17 14-9 19 2 13 13 2 15-12 16-20 5-16-7Z', '#7A4630', noOutline) +
      line('M-9-6q8-6 16-1M-8 4q8 5 14 1', '#A9714F', 3, roundCaps),
  },
  shrimp: {
    role: 'hero',
    radius: 26,
    count: 6,
    packed: true,
    draw: () =>
      path('M8 26 22 36 20 20ZM4 22 2 38 16 28Z', '#D9542F') +
      path(
        'M10 26C-16 32-34 10-26-10-19-30 6-34 20-22 32-12 30 0 26 5 22-6 12-12 2-7-8-2-6 10 12 14 18 16 18 24 10 26Z',
        '#F58E6C',
      ) +
      line(
        'M-25 2q9 0 14 4M-22-13q9 2 15 9M-8-25q4 6 8 12M8-26q0 7 0 12',
        '#FCD0BC',
        3.5,
        roundCaps,
      ) +
      path('M-18-14C-11-26 6-29 18-19 6-24-8-21-18-14Z', white, noOutline + opacity(0.45)),
  },
  halloumi: {
    role: 'hero',
    radius: 40,
    count: 4,
    fan: { step: 26, bend: 6, sideways: true },
    draw: () =>
      path('M-22-34Q0-38 22-34 26 0 22 34 0 38-22 34-26 0-22-34Z', '#E9BE6A') +
      path('M-17-28Q0-31 17-28 20 0 17 28 0 31-17 28-20 0-17-28Z', '#FBE9BC', noOutline) +
      line('M-16-18 16-24M-16-2 16-8M-16 14 16 8M-14 27 16 22', '#B26F29', 5, roundCaps),
  },
  tofu: {
    role: 'hero',
    radius: 16,
    count: 9,
    packed: true,
    draw: () =>
      path('M-15-13 13-16 16 13-13 16Z', '#D9A24E') +
      path('M-11-10 10-12 12 9-9 12Z', '#F8E6BE', noOutline),
  },
  tuna: {
    role: 'hero',
    radius: 46,
    draw: (random) =>
      path(blob(random, 46, 38, 14, 0.3), '#C98F74') +
      Array.from({ length: 9 }, (_, index) => {
        const x = Math.cos(index * 2.4) * Math.sqrt(index) * 11 - 9;
        const y = Math.sin(index * 2.4) * Math.sqrt(index) * 9;
        const flake = `M${point(x, y)}q9-9 20-2-4 10-20 2Z`;
        return path(flake, index % 2 ? '#E5B79E' : '#F1D2BF', noOutline);
      }).join(''),
  },
  omelette: {
    role: 'hero',
    radius: 84,
    draw: () =>
      path('M-88-12C-88 42-46 62 0 62 46 62 88 42 88-12Z', '#DE9419') +
      path('M-78 8C-68 44-34 54 0 54 34 54 68 44 78 8Z', '#5E8F3C', noOutline) +
      line('M-58 34h.1M-30 45h.1M8 49h.1M42 40h.1', '#D8412F', 11, roundCaps) +
      line('M-44 40h.1M-10 48h.1M26 45h.1M60 31h.1', '#FFF3CF', 10, roundCaps) +
      path(
        'M-88-12C-88-46-42-58 0-58 42-58 88-46 88-12 86 14 46 38 0 38-46 38-86 14-88-12Z',
        '#E9A521',
      ) +
      path(
        'M-83-13C-82-42-40-53 0-53 40-53 82-42 83-13 80 9 44 31 0 31-44 31-80 9-83-13Z',
        '#FACB4C',
        noOutline,
      ) +
      path(
        'M-50-22C-30-40-4-38 8-30-4-20-34-14-50-22ZM20-10c16-8 36-6 42 2-14 8-34 8-42-2ZM-34 6c12-6 30-4 34 2-10 8-28 6-34-2Z',
        '#E7A32A',
        noOutline + opacity(0.8),
      ) +
      line('M-66-28Q-36-46 18-45', '#FFEBA6', 6, roundCaps),
  },
  friedegg: {
    role: 'hero',
    radius: 46,
    count: 2,
    ringRadius: 40,
    draw: (random) =>
      path(blob(random, 46, 43, 11, 0.22), '#E7C68C') +
      path(blob(random, 42, 39, 11, 0.2), '#FFFCF3', noOutline) +
      circle(2, 0, 19, '#EE9D13', noOutline) +
      circle(1, -1, 16.5, '#FFC32E', noOutline) +
      ellipse(-4, -7, 6, 4, '#FFEFB8', noOutline),
  },
  frittata: {
    role: 'surface',
    radius: 100,
    draw: (random) =>
      path(blob(random, 104, 104, 18, 0.05), '#D18A1C') +
      path(blob(random, 98, 98, 16, 0.05), '#F7C548', noOutline) +
      Array.from({ length: 8 }, (_, index) => {
        const reach = Math.sqrt(index + 0.6) * 32;
        const curd = `M${point(Math.cos(index * 2.4) * reach, Math.sin(index * 2.4) * reach)}`;
        return path(`${curd}q14-12 26 2-8 14-26-2Z`, index % 2 ? '#E6A02A' : '#FBDB7D', noOutline);
      }).join(''),
  },
} satisfies Record<string, Archetype>;

function crumbs(offset: number): string {
  return Array.from({ length: 7 }, (_, index) => {
    const angle = (index * 2 + offset) * 2.4;
    const reach = Math.sqrt(index * 2 + offset + 0.5);
    return `M${joinNumbers(Math.cos(angle) * reach * 13, Math.sin(angle) * reach * 13)}h.1`;
  }).join('');
}
