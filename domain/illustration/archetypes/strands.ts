import type { Random } from '../seed.ts';
import { blob } from '../shapes.ts';
import { line, noOutline, opacity, path, roundCaps } from '../svg.ts';
import type { Archetype } from './archetype.ts';
import { heap, strands, strewn, type Tones } from './cuts.ts';

/** What lies under a dish: noodles, rice, stewed leaves. */
export const strandBeds = {
  whitenoodles: { role: 'bed', radius: 64, coversAlone: true, draw: (random) => nest(random, ['#BDB092', '#E8E0CC', '#FFFDF5']) },
  coatednoodles: { role: 'bed', radius: 64, coversAlone: true, draw: (random) => nest(random, ['#A8743E', '#DDB072', '#F3D8A4']) },
  carbonara: { role: 'bed', radius: 64, coversAlone: true, draw: (random) => nest(random, ['#D0A23C', '#F4DC92', '#FFF6D0']) },
  ribbons: { role: 'bed', radius: 64, coversAlone: true, draw: (random) => nest(random, ['#8FA84E', '#D3E09A', '#F3F6D4']) },
  cabbageribbons: { role: 'bed', radius: 64, coversAlone: true, draw: (random) => nest(random, ['#A3B766', '#DDE7B0', '#F7FAE0']) },
  yellowrice: { role: 'bed', radius: 58, coversAlone: true, draw: (random) => rice(random, ['#D09A2A', '#F5CF6A', '#FBE6A6']) },
  friedrice: { role: 'bed', radius: 58, coversAlone: true, draw: (random) => rice(random, ['#B98A4A', '#EBD3A2', '#F9EBCB']) },
  greenrice: { role: 'bed', radius: 58, coversAlone: true, draw: (random) => rice(random, ['#B9C48A', '#F1F0D2', '#8FB55A']) },
  tabbouleh: { role: 'bed', radius: 58, coversAlone: true, draw: (random) => rice(random, ['#6E9A48', '#EFEFD0', '#4C8B3B']) },
  plainmash: {
    role: 'bed',
    radius: 54,
    coversAlone: true,
    draw: (random) =>
      path(blob(random, 56, 50, 14, 0.14), '#DFCFA4') +
      path(blob(random, 50, 44, 12, 0.12), '#FBF3DA', noOutline) +
      line('M-34 4C-30-28 26-34 34-4 36 22-14 30-18 6-18-10 10-14 14 2', '#E9DBB4', 6, roundCaps),
  },
  wilted: { role: 'bed', radius: 60, coversAlone: true, draw: (random) => leaves(random, ['#1F4A2A', '#35693A', '#5E9A52']) },
  creamedgreens: {
    role: 'bed',
    radius: 60,
    coversAlone: true,
    draw: (random) =>
      leaves(random, ['#1F4A2A', '#3C7040', '#5E9A52']) +
      line('M-38-6C-28-26 6-28 20-14 32-2 8 6-6 2-22-2-28 18-10 24 8 30 30 18 36 6', '#EFE7CC', 6, roundCaps + opacity(0.85)),
  },
  softcabbage: { role: 'bed', radius: 66, coversAlone: true, draw: (random) => nest(random, ['#B79A4A', '#E9D79A', '#FBF3D0']) },
  sauerkraut: { role: 'bed', radius: 66, coversAlone: true, draw: (random) => nest(random, ['#B9A869', '#E9DFB2', '#FBF6DC']) },
  yellowcabbage: { role: 'bed', radius: 66, coversAlone: true, draw: (random) => nest(random, ['#B98A1E', '#EDC84E', '#FBE9A0']) },
  slaw: {
    role: 'bed',
    radius: 66,
    coversAlone: true,
    draw: (random) => {
      const carrot = strands({ random, count: 5, reach: 50 });
      return nest(random, ['#A9B978', '#E9EFCB', '#FBFCEE']) + line(carrot, '#EE9A3C', 4, roundCaps);
    },
  },
  redslaw: { role: 'bed', radius: 66, coversAlone: true, draw: (random) => nest(random, ['#4E1548', '#8F3A84', '#C583BC']) },
  remoulade: { role: 'bed', radius: 66, coversAlone: true, draw: (random) => nest(random, ['#CFBF8A', '#F3E9C6', '#FFFBEA']) },
  beanmash: { role: 'bed', radius: 54, coversAlone: true, draw: (random) => heap({ random, tones: ['#6B4A2A', '#A57848', '#C9A06C'], reach: 46, mark: 'q4-4 7 1', width: 11, count: 22 }) },
  peamash: {
    role: 'bed',
    radius: 54,
    coversAlone: true,
    draw: (random) =>
      path(blob(random, 56, 50, 14, 0.14), '#6E9A3C') +
      path(blob(random, 50, 44, 12, 0.12), '#9CC45F', noOutline) +
      line('M-34 4C-30-28 26-34 34-4 36 22-14 30-18 6-18-10 10-14 14 2', '#C3DD8C', 6, roundCaps) +
      line('M-30 20h.1M-4 32h.1M22 24h.1M-20-26h.1M28-24h.1M4-34h.1', '#7FAF45', 9, roundCaps),
  },
  eggplantmash: { role: 'bed', radius: 54, coversAlone: true, draw: (random) => heap({ random, tones: ['#6E4A2A', '#B58A5A', '#DDBB8A'], reach: 46, mark: 'q6-4 10 1', width: 9, count: 20 }) },
  greendumplings: {
    role: 'side',
    radius: 30,
    count: 7,
    draw: (random) =>
      path(blob(random, 31, 24, 11, 0.12), '#2F5B2C') +
      path(blob(random, 25, 18, 11, 0.14), '#5C8A4A', noOutline) +
      line('M-12-6q6-6 14-3M-6 6q8-4 16 0', '#E9EFC8', 5, roundCaps),
  },
  granola: { role: 'top', radius: 26, count: 5, draw: (random) => heap({ random, tones: ['#7C4E22', '#C78F4A', '#F0D39C'], reach: 20, mark: 'h3', width: 7, count: 14 }) },
} satisfies Record<string, Archetype>;

function nest(random: Random, [edge, face, light]: Tones): string {
  return (
    path(blob(random, 66, 63, 14, 0.1), edge) +
    line(strands({ random, count: 13, reach: 60 }), face, 8, roundCaps) +
    line(strands({ random, count: 12, reach: 58 }), light, 6, roundCaps)
  );
}

function rice(random: Random, [edge, face, light]: Tones): string {
  return (
    path(blob(random, 60, 58, 16, 0.1), edge) +
    line(strewn({ random, count: 36, reach: 54, mark: 'l4 2' }), face, 7, roundCaps) +
    line(strewn({ random, count: 18, reach: 50, mark: 'l3-2' }), light, 5, roundCaps)
  );
}

function leaves(random: Random, [edge, face, light]: Tones): string {
  return (
    path(blob(random, 60, 54, 16, 0.16), edge) +
    line(strewn({ random, count: 16, reach: 44, mark: 'q8-9 18 0' }), face, 11, roundCaps) +
    line(strewn({ random, count: 9, reach: 40, mark: 'q7-8 14 0' }), light, 4, roundCaps)
  );
}
