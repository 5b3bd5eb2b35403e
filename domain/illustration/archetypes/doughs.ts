import type { Random } from '../seed.ts';
import { blob } from '../shapes.ts';
import { circle, ellipse, line, noOutline, opacity, path, ring, roundCaps } from '../svg.ts';
import type { Archetype } from './archetype.ts';
import { strewn } from './cuts.ts';

const crust = '#A8682A';
const crumb = '#EBC98C';

/** Baked things that come as pieces; the vessels for them lay several. */
export const doughs = {
  breadslice: {
    role: 'dough',
    radius: 46,
    count: 5,
    draw: () =>
      path('M-44 34C-50 6-58-8-48-26-34-44 34-44 48-26 58-8 50 6 44 34 30 42-30 42-44 34Z', '#9A5E26') +
      path('M-38 29C-43 4-50-8-42-22-30-36 30-36 42-22 50-8 43 4 38 29 26 35-26 35-38 29Z', crumb, noOutline) +
      line('M-22-14h.1M-4-20h.1M18-12h.1M-14 6h.1M8 2h.1M26 8h.1M-28 18h.1M2 20h.1', '#CFA35F', 5, roundCaps),
  },
  seedslice: {
    role: 'dough',
    radius: 46,
    count: 5,
    draw: (random) =>
      path('M-44 34C-50 6-58-8-48-26-34-44 34-44 48-26 58-8 50 6 44 34 30 42-30 42-44 34Z', '#5E3A1C') +
      path('M-38 29C-43 4-50-8-42-22-30-36 30-36 42-22 50-8 43 4 38 29 26 35-26 35-38 29Z', '#B98452', noOutline) +
      line(strewn({ random, count: 12, reach: 34, mark: 'l4 3' }), '#F0DDB0', 5, roundCaps) +
      line(strewn({ random, count: 9, reach: 30, mark: 'l3-2' }), '#4A3320', 4, roundCaps),
  },
  tortilla: {
    role: 'dough',
    radius: 66,
    count: 3,
    draw: (random) => flatRound({ random, radius: 66, edge: '#B98A3C', face: '#F2DCAB', spots: '#CE9A4C' }),
  },
  flaxtortilla: {
    role: 'dough',
    radius: 66,
    count: 3,
    draw: (random) => flatRound({ random, radius: 66, edge: '#6B4522', face: '#B98652', spots: '#7E5430' }),
  },
  thinpancake: {
    role: 'dough',
    radius: 66,
    count: 3,
    draw: (random) => flatRound({ random, radius: 66, edge: '#B9772F', face: '#F5D79A', spots: '#D9A050' }),
  },
  savourypancake: {
    role: 'dough',
    radius: 46,
    count: 5,
    draw: (random) =>
      path(blob(random, 47, 45, 14, 0.1), '#9A6420') +
      path(blob(random, 42, 40, 13, 0.1), '#E3AE54', noOutline) +
      line(strewn({ random, count: 9, reach: 32, mark: 'q5-4 9 1' }), '#F7DC98', 6, roundCaps) +
      line(strewn({ random, count: 7, reach: 32, mark: 'q4 3 7-1' }), '#5E8F3C', 4, roundCaps),
  },
  curdpancake: {
    role: 'dough',
    radius: 38,
    count: 6,
    draw: (random) =>
      path(blob(random, 39, 38, 12, 0.06), '#F0DDB4') +
      path(blob(random, 33, 32, 12, 0.08), '#C9832F', noOutline) +
      path(blob(random, 25, 23, 10, 0.14), '#DFA04C', noOutline) +
      line('M-12-12Q0-20 12-14', '#F2C57E', 4, roundCaps),
  },
  eggwrap: {
    role: 'dough',
    radius: 66,
    count: 3,
    draw: (random) => flatRound({ random, radius: 66, edge: '#D9CBA4', face: '#FFFAEA', spots: '#E9D59A' }) + line('M-20-14h6M12-24h6M22 10h6M-14 22h6M-2 2h6', '#5E8F3C', 4, roundCaps),
  },
  naan: {
    role: 'dough',
    radius: 56,
    count: 4,
    draw: (random) =>
      path('M-8-62C26-60 50-20 48 20 44 50 8 62-14 54-46 44-54 8-44-22-36-46-24-62-8-62Z', '#B9813A') +
      path('M-8-55C22-53 43-18 41 18 38 43 8 54-12 47-38 38-46 8-37-19-31-40-20-54-8-55Z', '#F2DDAE', noOutline) +
      path(blob(random, 11, 8, 7, 0.3), '#C98F42', noOutline) +
      line('M-20-30h8M14-30h8M-24 16h10M18 14h10M-4 36h8M-2-8h.1', '#A8692A', 7, roundCaps + opacity(0.8)) +
      line('M-10-20l4 3M22-6l4 2M-14 32l4-2M8 22l3 3', '#4C8B3B', 4, roundCaps),
  },
  roll: {
    role: 'dough',
    radius: 44,
    count: 5,
    draw: (random) =>
      path(blob(random, 45, 43, 12, 0.05), '#9A5A22') +
      path(blob(random, 39, 37, 12, 0.05), '#D6934A', noOutline) +
      path('M-26-10C-16-30 12-34 26-18 12-24-10-22-26-10Z', '#F2C98A', noOutline) +
      line('M-20 12Q0 2 20 12M-10 24Q2 16 14 22', '#B26F2C', 4, roundCaps),
  },
  seedroll: {
    role: 'dough',
    radius: 44,
    count: 5,
    draw: (random) =>
      path(blob(random, 45, 43, 12, 0.05), '#9A5A22') +
      path(blob(random, 39, 37, 12, 0.05), '#DDA057', noOutline) +
      line(strewn({ random, count: 18, reach: 32, mark: 'l3 2' }), '#FBF0D0', 5, roundCaps),
  },
  cinnamonbun: {
    role: 'dough',
    radius: 44,
    count: 5,
    draw: (random) =>
      path(blob(random, 45, 43, 12, 0.05), '#9A5A22') +
      path(blob(random, 40, 38, 12, 0.05), '#E5B068', noOutline) +
      line('M30 2C30-22-4-34-22-18-36-2-22 26 2 24 20 22 20-6 2-8-12-8-12 10 0 10', '#8E5220', 6, roundCaps) +
      line('M-26-8h.1M10-26h.1M26 14h.1M-12 30h.1', '#FBEBC8', 7, roundCaps),
  },
  bagel: {
    role: 'dough',
    radius: 44,
    count: 5,
    draw: () =>
      ring(29, '#9A5A22', 32) +
      ring(29, '#D9964A', 25) +
      line('M-26-20Q0-44 28-20', '#F4CE92', 5, roundCaps) +
      line('M-30 6l3 2M-18 26l3-2M6 31l3 1M26 12l3 2M-22-24l3-1M2-34l3 1M24-18l2 3M-34-10l2 3', '#FFF6DC', 4, roundCaps),
  },
  muffin: {
    role: 'dough',
    radius: 42,
    count: 6,
    draw: (random) => muffinOf(random, ['#B9752D', '#E3AC5C', '#F6D08A']),
  },
  berrymuffin: {
    role: 'dough',
    radius: 42,
    count: 6,
    draw: (random) =>
      muffinOf(random, ['#B9752D', '#E3AC5C', '#F6D08A']) +
      line('M-10 6h.1M11-4h.1M3 16h.1M-5-13h.1', '#36427F', 13, roundCaps) +
      line('M-12 4h.1M9-6h.1M1 14h.1M-7-15h.1', '#6C7ABF', 6, roundCaps),
  },
  eggmuffin: {
    role: 'dough',
    radius: 42,
    count: 6,
    draw: (random) => muffinOf(random, ['#C98A1E', '#F5C84C', '#FCE494']) + line('M-14 4h.1M12-8h.1M6 14h.1', '#3F7A33', 11, roundCaps) + line('M-4-14h.1M-8 16h.1M16 4h.1', '#E5A03A', 6, roundCaps),
  },
  baconbite: {
    role: 'dough',
    radius: 38,
    count: 6,
    draw: (random) => muffinOf(random, ['#C98A1E', '#F5CE68', '#FCE8A8']) + line('M-14 2l6 3M8-10l7 2M2 12l7-3M-6-14l5 2', '#B5453A', 8, roundCaps),
  },
  cracker: {
    role: 'dough',
    radius: 36,
    count: 7,
    draw: (random) =>
      path('M-34-26 30-32 35 26-30 32Z', '#7C5228') +
      path('M-29-22 26-27 30 21-25 27Z', '#C99A5C', noOutline) +
      line(strewn({ random, count: 12, reach: 22, mark: 'l4 2' }), '#F5E6BE', 5, roundCaps) +
      line(strewn({ random, count: 8, reach: 20, mark: 'l3-3' }), '#4E3A22', 3.6, roundCaps) +
      line('M-14-10l4 4M10 8l4 4', '#7C9A4A', 6, roundCaps),
  },
  waffle: {
    role: 'dough',
    radius: 58,
    count: 3,
    draw: (random) =>
      path(blob(random, 59, 58, 14, 0.04), '#A8641E') +
      path(blob(random, 53, 52, 14, 0.04), '#E8B45C', noOutline) +
      line('M-22-46V46M0-52V52M22-46V46M-46-22H46M-52 0H52M-46 22H46', '#B9772A', 5, roundCaps),
  },
  focaccia: {
    role: 'dough',
    radius: 52,
    count: 4,
    draw: () =>
      path('M-48-40Q0-46 46-42 54 0 48 40 0 48-46 42-54 0-48-40Z', crust) +
      path('M-43-35Q0-40 41-37 48 0 43 35 0 42-41 37-48 0-43-35Z', '#EDC77E', noOutline) +
      line('M-24-18h.1M10-22h.1M28 6h.1M-6 8h.1M-26 22h.1M14 26h.1', '#2E2230', 13, roundCaps) +
      line('M-8-6l10-6M22-10l8 8M-34 4l8 4', '#4E7B52', 4, roundCaps),
  },
  cookie: {
    role: 'dough',
    radius: 42,
    count: 7,
    draw: (random) =>
      path(blob(random, 42, 41, 12, 0.08), crust) +
      path(blob(random, 38, 37, 10, 0.08), '#DDA457', noOutline) +
      line('M-22-14 18-18M-20 2 22-2M-16 18 18 14M-12-24-10 24M10-24 12 22', '#B97C34', 4, roundCaps),
  },
  cluster: {
    role: 'dough',
    radius: 36,
    count: 7,
    draw: (random) =>
      path(blob(random, 37, 34, 11, 0.3, 0.1), '#2A160E') +
      path(blob(random, 31, 28, 11, 0.3, 0.1), '#523225', noOutline) +
      line('M-12-8q4-6 10-2M4 4q6-4 10 2M-14 12q6-4 10 0M6-14q4-4 8 0', '#B9783C', 8, roundCaps) +
      line('M-18-2q4-4 8-2M8-4l5-2', '#FFF8E8', 3.6, roundCaps),
  },
  tacoshell: {
    role: 'dough',
    radius: 44,
    count: 3,
    draw: (random) =>
      path(blob(random, 45, 42, 14, 0.1, 0.05), '#B9761E') +
      path(blob(random, 40, 37, 13, 0.1, 0.05), '#F0BC52', noOutline) +
      line('M-16-12h.1M8-20h.1M20 0h.1M-20 12h.1M6 18h.1', '#FBE0A0', 7, roundCaps),
  },
  quesadilla: {
    role: 'dough',
    radius: 56,
    count: 3,
    draw: () =>
      path('M-62 16C-60-30-28-46 2-46 32-46 62-28 62 16 30 26-30 26-62 16Z', '#B9843C') +
      path('M-55 11C-52-26-24-40 2-40 28-40 54-24 55 11 28 20-28 20-55 11Z', '#F2D594', noOutline) +
      line('M-58 17Q0 32 58 17', '#8A6140', 7, roundCaps) +
      line('M-46 18h.1M-22 23h.1M8 24h.1M36 21h.1', '#FFE28A', 9, roundCaps) +
      line('M-28-14h10M4-24h10M26-2h9M-10 2h9', '#C98F42', 7, roundCaps),
  },
  wraproll: {
    role: 'dough',
    radius: 58,
    count: 3,
    draw: () =>
      path('M-62-18Q-10-26 50-22 62 0 50 22-10 26-62 18-70 0-62-18Z', '#C08A3C') +
      path('M-56-13Q-10-20 44-17 52 0 44 16-10 20-56 13-62 0-56-13Z', '#F5DFA6', noOutline) +
      ellipse(50, 0, 10, 21, '#F5DFA6') +
      ellipse(51, 0, 7, 16, '#7DA84C', noOutline) +
      line('M48-8h4M50 2h4M48 10h4', '#FFFDF4', 5, roundCaps) +
      line('M-40-6h14M-10 6h16M16-8h10', '#CE9A4C', 4, roundCaps),
  },
  lettucewrap: {
    role: 'dough',
    radius: 58,
    count: 3,
    draw: () =>
      path('M-62-22Q-30-34 0-26 30-34 58-20 68 0 56 22 30 32 0 26-30 34-62 20-70 0-62-22Z', '#6FA544') +
      path('M-54-15Q-28-25 0-19 28-25 50-14 57 0 49 15 28 23 0 19-28 25-54 13-60 0-54-15Z', '#A9D169', noOutline) +
      line('M-50 0Q0-10 50 2', '#E6F3BE', 4, roundCaps) +
      ellipse(54, 0, 9, 19, '#E9D9B4') +
      line('M52-8h4M54 4h4', '#C9573F', 6, roundCaps),
  },
  saltedalmonds: { role: 'dough', radius: 20, count: 24, draw: () => path('M0-17C12-8 12 10 0 16-12 10-12-8 0-17Z', '#7E4420') + line('M0-11V10M-4-5V7M4-5V7', '#C98A52', 2, roundCaps) },
  roastchickpea: {
    role: 'dough',
    radius: 16,
    count: 30,
    draw: () =>
      path('M-14 2C-15-11-4-15 2-13 12-13 16-4 14 4 12 12 2 14-5 13-11 12-14 8-14 2Z', '#9A5E22') +
      path('M-10 1C-10-8-3-11 2-9 9-9 12-3 10 3 8 9 2 10-4 9-8 8-10 6-10 1Z', '#DFA65A', noOutline) +
      line('M-5-4Q0-7 5-4', '#F8DFA6', 2.4, roundCaps),
  },
  macaroon: {
    role: 'dough',
    radius: 38,
    count: 7,
    draw: (random) =>
      path(blob(random, 38, 36, 16, 0.12, 0.08), '#C08A3C') +
      path(blob(random, 32, 30, 15, 0.12, 0.08), '#FBF0D4', noOutline) +
      line(strewn({ random, count: 10, reach: 24, mark: 'l6 3' }), '#E2BC78', 4, roundCaps) +
      line('M-22 10Q-6-2 6 10T24 4', '#4A2A1C', 6, roundCaps),
  },
  deviledegg: {
    role: 'dough',
    radius: 34,
    count: 7,
    draw: () =>
      ellipse(0, 0, 27, 35, '#E3DCCB') +
      ellipse(0, 0, 24, 32, '#FFFDF8', noOutline) +
      path('M-16 6C-18-8-8-14 0-16 8-14 18-8 16 6 12 18-12 18-16 6Z', '#F2B93A', noOutline) +
      line('M-9 6q4-10 9-4 5-6 9 4', '#FFE08A', 4, roundCaps) +
      line('M-3-6h.1M5 0h.1M-4 6h.1', '#B5452E', 3, roundCaps),
  },
  spinachroll: { role: 'dough', radius: 44, count: 5, draw: () => rouladeSlice(['#2F5B2C', '#5C8A4A', '#FBF6E9']) },
  cocoaroll: { role: 'dough', radius: 44, count: 5, draw: () => rouladeSlice(['#3A2118', '#6E4630', '#F6D3DE']) },
  cucumberroll: {
    role: 'dough',
    radius: 26,
    count: 7,
    draw: () => circle(0, 0, 26, '#3F7A38') + circle(0, 0, 22, '#DCECB4', noOutline) + line('M14 0A14 14 0 1 1 0-14 9 9 0 0 1 9-3', '#F08E66', 8, roundCaps) + circle(0, 0, 7, '#FFFDF6', noOutline),
  },
  pizzabite: {
    role: 'dough',
    radius: 32,
    count: 7,
    draw: (random) =>
      circle(0, 0, 31, '#3C6E33') +
      circle(0, 0, 27, '#E7EDB6', noOutline) +
      path(blob(random, 22, 21, 10, 0.16), '#C2472B', noOutline) +
      path(blob(random, 17, 16, 9, 0.2), '#FCE7AC', noOutline) +
      line('M-5-4h.1M6 3h.1', '#D9973A', 6, roundCaps) +
      line('M-4 5l4-3', '#3A7D3B', 4, roundCaps),
  },
  halloumistick: {
    role: 'dough',
    radius: 40,
    count: 9,
    draw: () =>
      path('M-9-38Q0-42 9-38 12 0 9 38 0 42-9 38-12 0-9-38Z', '#C98A32') +
      path('M-6-33Q0-36 6-33 8 0 6 33 0 36-6 33-8 0-6-33Z', '#FBE3A8', noOutline) +
      line('M-5-22l9-3M-5 0l9-3M-5 20l9-3', '#C07A2A', 4, roundCaps),
  },
  falafel: {
    role: 'hero',
    radius: 26,
    count: 7,
    packed: true,
    draw: (random) =>
      path(blob(random, 27, 26, 11, 0.1), '#5A3A1C') +
      path(blob(random, 22, 21, 11, 0.12), '#8F6230', noOutline) +
      line('M-8-8h.1M4-12h.1M10 2h.1M-4 4h.1M2 12h.1', '#BE9250', 5, roundCaps) +
      line('M-10 2h.1M8-6h.1', '#5E8F3C', 4, roundCaps),
  },
  porkrind: {
    role: 'dough',
    radius: 30,
    count: 9,
    draw: () =>
      path('M-30 4C-34-12-20-24-8-16 0-30 20-24 18-10 34-8 32 14 18 14 12 28-6 24-10 16-22 22-32 16-30 4Z', '#C08A3C') +
      path('M-23 3C-26-9-16-16-7-9 0-20 13-16 12-6 24-4 22 8 13 8 8 18-4 16-8 10-16 14-24 10-23 3Z', '#F6DDA6', noOutline) +
      line('M-12 0q4-4 8 0M4-2q4-4 8 0M-2 8q3-3 6 0', '#D0A052', 3, roundCaps),
  },
  bread: { role: 'dough', radius: 50, count: 2, draw: (random) => path(blob(random, 50, 48, 12, 0.06), '#9A5E26') + path(blob(random, 43, 41, 12, 0.06), '#E3B56E', noOutline) + line('M-18-14h.1M0-22h.1M18-8h.1M-14 8h.1M6 4h.1M20 14h.1M-4 22h.1', '#C08B44', 6, roundCaps) },
  hashbrown: {
    role: 'dough',
    radius: 46,
    count: 5,
    draw: (random) =>
      path(blob(random, 47, 44, 14, 0.16, 0.06), '#A8641E') +
      path(blob(random, 41, 38, 13, 0.16, 0.06), '#DDA04A', noOutline) +
      line(strewn({ random, count: 14, reach: 30, mark: 'l8 3' }), '#F6DDA0', 5, roundCaps),
  },
} satisfies Record<string, Archetype>;

function flatRound({ random, radius, edge, face, spots }: { random: Random; radius: number; edge: string; face: string; spots: string }): string {
  return (
    path(blob(random, radius, radius - 2, 14, 0.04), edge) +
    path(blob(random, radius - 5, radius - 7, 14, 0.04), face, noOutline) +
    line(strewn({ random, count: 9, reach: radius * 0.75, mark: 'h4' }), spots, 8, roundCaps + opacity(0.75)) +
    line(strewn({ random, count: 5, reach: radius * 0.7, mark: 'h.1' }), '#4A3A2B', 3, roundCaps)
  );
}

function muffinOf(random: Random, [edge, face, light]: readonly [string, string, string]): string {
  return (
    path(blob(random, 42, 42, 22, 0.02, 0.08), '#E9DCC6') +
    path(blob(random, 33, 32, 12, 0.08), edge, noOutline) +
    path(blob(random, 28, 27, 12, 0.1), face, noOutline) +
    path('M-20-8C-14-20 2-23 12-18 2-14-10-10-20-8Z', light, noOutline)
  );
}

/** A slice of what was rolled up around a cream: its rim, its sponge and the spiral of the cream. */
function rouladeSlice([edge, sponge, cream]: readonly [string, string, string]): string {
  return (
    circle(0, 0, 44, edge) +
    circle(0, 0, 40, sponge, noOutline) +
    line('M34 6A33 33 0 1 1 8-31 24 24 0 0 1 22 4 17 17 0 0 1-10 10 10 10 0 0 1-2-8', cream, 8, roundCaps)
  );
}
