import { blob } from '../shapes.ts';
import { circle, ellipse, line, noOutline, opacity, path, ring, roundCaps } from '../svg.ts';
import type { Archetype } from './archetype.ts';
import { cube, half, heap, strip } from './cuts.ts';

const charStroke = roundCaps + opacity(0.65);

export const vegetables = {
  tomatodice: { role: 'side', radius: 13, count: 7, draw: () => cube(['#B32E1B', '#E2543A', '#F78C6D']) },
  tomatowedge: {
    role: 'side',
    radius: 24,
    count: 5,
    draw: () =>
      path('M-26-6C-14 18 14 18 26-6 14 4-14 4-26-6Z', '#B32E1B') +
      path('M-26-6C-20-16 20-16 26-6 14 6-14 6-26-6Z', '#EF7152') +
      line('M-10-6h.1M0-3h.1M10-6h.1', '#FBD08A', 4, roundCaps) +
      line('M-16 4Q0 14 16 4', '#E2553C', 3, roundCaps),
  },
  greenpeppers: {
    role: 'side',
    radius: 26,
    count: 6,
    draw: () => {
      const along = 'M-4-28Q14-8 2 28';
      return line(along, '#2a160830', 12, roundCaps) + line(along, '#4F8A35', 9, roundCaps) + line('M-5-24Q10-6 0 22', '#A4CF78', 2.4, roundCaps);
    },
  },
  pepperrings: {
    role: 'side',
    radius: 24,
    count: 4,
    draw: () => {
      const slice = 'M0-21C7-29 22-22 20-8 27 2 22 20 9 19 4 26-8 26-11 18-25 18-27 2-20-6-24-20-8-29 0-21Z';
      return line(slice, '#2a160838', 10) + line(slice, '#4F8A35', 7) + line(slice, '#A4CF78', 2);
    },
  },
  pepperdice: {
    role: 'side',
    radius: 13,
    count: 7,
    hasTwoVariants: true,
    draw: (_random, variant) => cube(variant ? ['#C07A0C', '#F0AE22', '#FFDD87'] : ['#A82A19', '#DB4730', '#F3907A']),
  },
  greendice: { role: 'side', radius: 13, count: 7, draw: () => cube(['#356B27', '#62A047', '#A9D384']) },
  cucumberdice: { role: 'side', radius: 13, count: 8, draw: () => cube(['#3F7A38', '#CBE3A0', '#EFF6D4']) },
  cucumbersticks: { role: 'side', radius: 28, count: 6, draw: () => strip(['#3F7A38', '#D6E9AC', '#F4F9DE'], 14) },
  pepperhalf: {
    role: 'hero',
    radius: 44,
    count: 3,
    ringRadius: 48,
    draw: (random) =>
      path('M-8-50C8-58 34-44 36-14 44 14 24 44 2 46-26 46-42 18-36-10-36-36-20-46-8-50Z', '#A92A1A') +
      path('M-6-40C8-46 26-34 27-11 33 12 18 34 1 35-20 36-32 14-27-9-27-28-16-38-6-40Z', '#E0C08A', noOutline) +
      heapOnTop(random) +
      line('M-6-52q-4-10 4-14', '#4F8A35', 6, roundCaps),
  },
  greenpepperhalf: {
    role: 'hero',
    radius: 48,
    count: 3,
    ringRadius: 48,
    draw: () =>
      path('M0-58C20-56 30-24 26 6 22 34 10 54 0 56-10 54-24 34-27 6-30-24-20-56 0-58Z', '#2E5F2B') +
      path('M0-46C13-44 21-20 18 4 15 26 7 42 0 43-7 42-17 26-19 4-21-20-13-44 0-46Z', '#F6DC94', noOutline) +
      line('M-6-26h.1M6-12h.1M-6 4h.1M6 18h.1M-2 32h.1', '#D98F3A', 7, roundCaps) +
      line('M0-58v-10', '#6B8A3A', 5, roundCaps),
  },
  eggplanthalf: {
    role: 'hero',
    radius: 56,
    count: 3,
    ringRadius: 40,
    draw: (random) =>
      half(['#3E2148', '#E2C690', '#C99A5C'], 58, 34) +
      heap({ random, tones: ['#4B2A18', '#7C4A2D', '#B9803F'], reach: 17, mark: 'q3-3 6 1', width: 6, count: 10 }),
  },
  zucchiniboat: {
    role: 'hero',
    radius: 56,
    count: 4,
    fan: { step: 34, bend: 3 },
    draw: () =>
      half(['#3C6E33', '#E7EDB6', '#F6D98C'], 60, 24) +
      line('M-2-38Q8-20-2-6T0 34', '#E3A24A', 14, roundCaps) +
      line('M-2-36Q6-20-2-6T0 32', '#FBE2A4', 7, roundCaps),
  },
  portobello: {
    role: 'hero',
    radius: 40,
    count: 3,
    ringRadius: 46,
    draw: (random) =>
      path(blob(random, 41, 40, 14, 0.06), '#5A3A24') +
      circle(0, 0, 34, '#8A6140', noOutline) +
      ring(26, '#6B4529', 12, ' stroke-dasharray="2 5"') +
      path(blob(random, 24, 22, 9, 0.24), '#F3E2B4', noOutline) +
      line('M-8-4h.1M6-8h.1M8 8h.1M-6 10h.1', '#D9A04A', 6, roundCaps),
  },
  chanterelle: {
    role: 'side',
    radius: 24,
    count: 6,
    draw: () =>
      path('M-24-10C-18-22-6-14 0-18 8-22 22-20 24-8 16 0 10 4 7 22 2 28-6 28-8 20-9 6-16 0-24-10Z', '#C9801A') +
      path('M-18-10C-10-16 12-17 18-9 10-4 6 2 4 18 0 22-4 21-5 16-6 4-10-3-18-10Z', '#F2B340', noOutline) +
      line('M-6-6Q-2 4-1 14M4-8Q2 2 2 12', '#C9801A', 2.4, roundCaps),
  },
  bokchoy: {
    role: 'side',
    radius: 44,
    count: 3,
    fan: { step: 32, bend: 8 },
    draw: () =>
      path('M-20-6C-34-30-18-52 0-50 18-52 34-30 20-6 14 4-14 4-20-6Z', '#2F6B35') +
      path('M-14-2C-16 20-12 42 0 46 12 42 16 20 14-2 6-10-6-10-14-2Z', '#CBDDA6') +
      path('M-8 2C-9 18-6 34 0 38 6 34 9 18 8 2 4-3-4-3-8 2Z', '#F2F7DE', noOutline) +
      line('M0 0V-42M-4-14-14-30M4-14 14-30', '#A5CB84', 2.6, roundCaps),
  },
  cabbagewedge: {
    role: 'side',
    radius: 40,
    count: 3,
    fan: { step: 30, bend: 10 },
    draw: () =>
      path('M-6 44C-40 20-40-30-6-46 26-40 34 18-6 44Z', '#8FAE4E') +
      path('M-5 36C-30 16-30-24-5-37 18-32 24 14-5 36Z', '#DCE8AE', noOutline) +
      line('M-5 34Q-20 4-6-28M-4 34Q6 6 0-26M-4 34Q14 12 10-14M-6 30Q-26 6-18-18', '#A9C468', 3, roundCaps),
  },
  cauliflowersteak: {
    role: 'hero',
    radius: 62,
    count: 3,
    draw: (random) =>
      path('M-14 26-10 60Q0 64 12 60L16 26Z', '#E4DDAE') +
      path(blob(random, 62, 46, 18, 0.1, 0.12), '#C79A4E') +
      path(blob(random, 56, 40, 16, 0.1, 0.1), '#F4E6C2', noOutline) +
      line('M0 56V10M0 24-30-8M0 24 30-8M0 6-12-24M0 6 12-24', '#DDC48A', 7, roundCaps) +
      line('M-40-10h14M20-22h14M-8-30h12M34 4h10', '#A5671F', 6, roundCaps + opacity(0.7)),
  },
  peas: {
    role: 'side',
    radius: 16,
    count: 5,
    draw: () =>
      line('M-9-4h.1M6-8h.1M0 7h.1M12 5h.1M-12 10h.1', '#3F7A2C', 14, roundCaps) +
      line('M-10-5h.1M5-9h.1M-1 6h.1M11 4h.1M-13 9h.1', '#8BC152', 9, roundCaps) +
      line('M-12-7h.1M3-11h.1M-3 4h.1', '#D5EBA6', 3, roundCaps),
  },
  edamame: {
    role: 'side',
    radius: 32,
    count: 9,
    draw: () =>
      path('M-36 2C-30-12-18-8-11-12-3-17 4-8 11-11 20-15 32-8 38-2 30 10 20 8 12 12 4 16-4 8-12 12-22 15-32 12-36 2Z', '#4D8233') +
      path('M-30 1C-25-8-17-5-10-8-3-12 4-4 11-7 18-10 26-5 31-1 25 6 18 4 11 8 4 11-4 4-11 8-19 10-27 8-30 1Z', '#86B955', noOutline) +
      line('M-20 0h4M0 0h4M18-1h4', '#C6E29A', 5, roundCaps),
  },
  leek: {
    role: 'side',
    radius: 16,
    count: 6,
    draw: () => circle(0, 0, 16, '#6E9A48') + circle(0, 0, 13.5, '#E6EFC0', noOutline) + ring(9, '#A9C878', 2) + ring(4.5, '#C3D995', 2),
  },
  carrotstrips: { role: 'top', radius: 26, count: 6, draw: () => strip(['#C7670F', '#F0912E', '#FBC382'], 9) },
  carrotcoin: { role: 'side', radius: 14, count: 6, draw: () => circle(0, 0, 14, '#C7670F') + circle(0, 0, 11.5, '#F0912E', noOutline) + ring(6, '#FBB767', 3) },
  turnipdice: { role: 'side', radius: 13, count: 7, draw: () => cube(['#D5C390', '#F8EFD0', '#FFFDF0']) },
  turnipslice: {
    role: 'side',
    radius: 26,
    count: 5,
    draw: () => circle(0, 0, 26, '#CDB06A') + circle(0, 0, 23, '#F8ECC6', noOutline) + line('M-12-8Q0-16 12-8M-10 8Q0 14 12 6', '#E2CC92', 3, roundCaps),
  },
  eggplantdice: { role: 'side', radius: 14, count: 7, draw: () => cube(['#46264F', '#D9BC84', '#F0DDB4']) },
  zucchinidice: { role: 'side', radius: 14, count: 7, draw: () => cube(['#3C6E33', '#DFE8AC', '#F3F7D6']) },
  artichoke: {
    role: 'side',
    radius: 22,
    count: 5,
    draw: () =>
      path('M0 24C-18 16-24-4-14-22-6-14-4-24 0-26 4-24 6-14 14-22 24-4 18 16 0 24Z', '#7E8F4A') +
      path('M0 19C-12 12-16-2-9-14-4-8-2-15 0-17 2-15 4-8 9-14 16-2 12 12 0 19Z', '#D3D99C', noOutline) +
      line('M0 16V-6M-5 12-7-4M5 12 7-4', '#9AA864', 2.4, roundCaps),
  },
  beet: { role: 'side', radius: 14, count: 6, draw: () => cube(['#5A0F33', '#9A2458', '#CB5C8A']) },
  beansprouts: {
    role: 'top',
    radius: 24,
    count: 5,
    draw: () => {
      const sprouts = 'M-22 8Q-6-12 10 2M-14 14Q2 0 20 8M-18-6Q0-18 18-8';
      return line(sprouts, '#CFC49A', 6, roundCaps) + line(sprouts, '#FDF9E6', 3.6, roundCaps) + line('M10 2h.1M20 8h.1M18-8h.1', '#DDB64A', 8, roundCaps);
    },
  },
  endive: {
    role: 'bed',
    radius: 36,
    hasTwoVariants: true,
    draw: (_random, variant) =>
      path('M0 40C-16 28-18-16 0-42 18-16 16 28 0 40Z', variant ? '#C7CF74' : '#B7C55C') +
      path('M0 34C-10 24-11-12 0-28 11-12 10 24 0 34Z', '#FBF8E0', noOutline) +
      line('M0 34V-18', '#E1DDA6', 3, roundCaps),
  },
  tomatillo: {
    role: 'side',
    radius: 18,
    count: 5,
    draw: () => circle(0, 0, 18, '#5C8A34') + circle(0, 0, 15, '#B7D37C', noOutline) + line('M-6-4h.1M5-6h.1M0 6h.1M8 4h.1M-8 5h.1', '#EAF2C2', 4, roundCaps),
  },
  scallion: {
    role: 'side',
    radius: 54,
    count: 4,
    fan: { step: 15, bend: 5 },
    draw: () =>
      line('M0 50Q3 20 0-4', '#EFF3DC', 10, roundCaps) +
      line('M0-4Q-4-30-8-54M0-4Q4-30 8-52', '#4E8A3A', 7, roundCaps) +
      line('M-2 30h4M-3 12h6M-4-24h5M3-34h5', '#3A2A1C', 3, charStroke),
  },
  radishhalf: {
    role: 'side',
    radius: 17,
    count: 9,
    draw: () => ellipse(0, 0, 16, 18, '#B92A58') + ellipse(0, 1, 12.5, 14, '#FBE4D6', noOutline) + line('M-6 4q6 8 12 0', '#D99A5E', 4, roundCaps) + line('M0-18v-6', '#5D8A3A', 4, roundCaps),
  },
  pearlonion: { role: 'side', radius: 14, count: 5, draw: () => circle(0, 0, 14, '#D3B884') + circle(-1, -1, 11, '#FAF0D8', noOutline) + line('M-4-8Q-8 0-4 8M4-8Q8 0 4 8', '#E3D0A4', 2, roundCaps) },
  pickledspear: { role: 'side', radius: 40, count: 5, fan: { step: 18, bend: 5 }, draw: () => path('M-9-42Q0-48 9-42 12 0 8 42 0 46-8 42-12 0-9-42Z', '#5F7A2B') + path('M-5-36Q0-40 5-36 7 0 4 35 0 38-4 35-7 0-5-36Z', '#C6D27A', noOutline) + line('M0-26h.1M1-8h.1M-1 10h.1M0 26h.1', '#EEF2C0', 4, roundCaps) },
  redonionrings: {
    role: 'top',
    radius: 26,
    count: 7,
    draw: () => ring(20, '#A8336F', 8) + ring(20, '#F5B9D2', 4) + ring(10, '#A8336F', 5) + ring(10, '#F5C9DC', 2),
  },
  goldenonion: {
    role: 'top',
    radius: 20,
    count: 5,
    draw: () => line('M-19 2a19 15 0 1 1 38 2M-10 10Q2 2 14 10', '#B9782A', 6, roundCaps) + line('M-19 1a18 14 0 1 1 37 2M-10 9Q2 1 13 9', '#F0CE8A', 2.6, roundCaps),
  },
  softonion: {
    role: 'top',
    radius: 20,
    count: 5,
    draw: () => line('M-19 2a19 15 0 1 1 38 2M-10 10Q2 2 14 10', '#C2B070', 6.5, roundCaps) + line('M-19 1a18 14 0 1 1 37 2M-10 9Q2 1 13 9', '#FBF3D2', 3.6, roundCaps),
  },
  kimchi: {
    role: 'side',
    radius: 28,
    count: 5,
    draw: (random) =>
      path(blob(random, 28, 20, 11, 0.2, 0.12), '#A8321C') +
      path(blob(random, 21, 13, 9, 0.24, 0.1), '#F0CE94', noOutline) +
      line('M-16 4Q0-8 16 2M-8-8Q4-2 12-8', '#D9542F', 4, roundCaps),
  },
  chiliwhole: {
    role: 'garnish',
    radius: 26,
    count: 3,
    draw: () => path('M-22-8C-4-12 18-6 28 12 10 8-14 12-24 2Z', '#C22A1C') + line('M-14-4Q4-6 18 6', '#F2876E', 3, roundCaps) + line('M-22-4-32-8', '#4F8A35', 5, roundCaps),
  },
  greenchili: {
    role: 'garnish',
    radius: 8,
    count: 6,
    draw: () => circle(0, 0, 7, '#E6F0BE', ' stroke="#4C8B2F" stroke-width="4"') + line('M-2-1h.1M2 2h.1', '#FDF6C8', 2.4, roundCaps),
  },
  garlic: {
    role: 'garnish',
    radius: 12,
    count: 6,
    draw: () =>
      path('M-12 5C-14-6-2-14 10-10 14-2 10 10-2 11-8 11-11 9-12 5Z', '#D3B67C') +
      path('M-9 4C-10-4-1-10 8-7 10-1 7 7-2 8-6 8-8 7-9 4Z', '#FBF1D4', noOutline) +
      line('M-4 2Q0-4 5-4', '#E6D3A0', 2, roundCaps),
  },
  choppedgarlic: {
    role: 'top',
    radius: 18,
    count: 5,
    draw: () => {
      const bits = 'M-12-7l3-2M9-9l2 3M0 9l4-1';
      return line(bits, '#CDAF72', 8, roundCaps) + line(bits, '#FBF1D4', 5, roundCaps);
    },
  },
  gingerstrips: {
    role: 'garnish',
    radius: 16,
    count: 6,
    draw: () => line('M-16 3Q0-6 16 1', '#C9A04A', 7, roundCaps) + line('M-16 3Q0-6 16 1', '#FBE6A4', 4, roundCaps),
  },
  potato: {
    role: 'side',
    radius: 24,
    count: 5,
    draw: () =>
      path('M-25 2C-25-14-10-21 4-19 19-18 27-7 25 5 22 17 8 21-6 20-19 18-25 12-25 2Z', '#B98A3E') +
      path('M-20 2C-20-11-8-16 4-15 16-14 22-5 20 4 18 14 6 17-5 16-16 14-20 9-20 2Z', '#F3DD98', noOutline) +
      line('M-8-6Q0-11 8-7', '#FFF4CC', 4, roundCaps) +
      line('M-4 6h.1M8 3h.1', '#D6B45E', 3.4, roundCaps),
  },
  potatowedge: {
    role: 'side',
    radius: 30,
    count: 6,
    draw: () =>
      path('M-32 8C-18-14 18-14 32 8 14 16-14 16-32 8Z', '#A8722C') +
      path('M-25 5C-14-8 14-8 25 5 12 10-12 10-25 5Z', '#F2CE7A', noOutline) +
      line('M-14 2Q0-5 14 2', '#FBE6AA', 3, roundCaps),
  },
  parsnip: {
    role: 'side',
    radius: 15,
    count: 6,
    draw: () => circle(0, 0, 15, '#CDB27A') + circle(0, 0, 12, '#F7EBCB', noOutline) + ring(5, '#E2CE9A', 3),
  },
  sweetpotato: { role: 'side', radius: 14, count: 7, draw: () => cube(['#A84E1A', '#EE8A3C', '#FBBF85']) },
  apricot: {
    role: 'side',
    radius: 15,
    count: 5,
    draw: () => ellipse(0, 0, 16, 12, '#C2660F') + ellipse(-1, -1, 12, 8, '#F29A34', noOutline) + line('M-8-2Q0-6 8-2', '#FBC986', 3, roundCaps),
  },
  raisin: { role: 'top', radius: 8, count: 8, draw: () => ellipse(0, 0, 8, 6, '#3A1F2A') + line('M-4-1Q0-4 4-1', '#8A5A68', 2, roundCaps) },
  appleslice: {
    role: 'side',
    radius: 26,
    count: 5,
    draw: () =>
      path('M-26-6C-18 20 18 20 26-6 12 2-12 2-26-6Z', '#B8322E') +
      path('M-26-6C-18-14 18-14 26-6 14 12-14 12-26-6Z', '#FBF0C4') +
      line('M-6-4h.1M6-4h.1', '#7A4A22', 4, roundCaps),
  },
  orangeslice: {
    role: 'side',
    radius: 26,
    count: 5,
    draw: () =>
      circle(0, 0, 26, '#D9791A') +
      circle(0, 0, 22.5, '#FFE9C2', noOutline) +
      ring(10.5, '#F59A2E', 17, ' stroke-dasharray="6.6 1.6"'),
  },
  pearcube: { role: 'side', radius: 14, count: 7, draw: () => cube(['#B9A45E', '#F3E9C0', '#FFFBEA']) },
  pear: {
    role: 'hero',
    radius: 40,
    count: 3,
    ringRadius: 44,
    draw: () =>
      line('M0-42q2-8 8-12', '#5E3A1C', 5, roundCaps) +
      path('M0-44C13-44 14-26 20-12 36 6 28 40 0 40-28 40-36 6-20-12-14-26-13-44 0-44Z', '#8E2A3E') +
      path('M0-38C8-38 9-22 15-9 27 6 22 33 0 33-22 33-27 6-15-9-9-22-8-38 0-38Z', '#E5A0A0', noOutline) +
      ellipse(0, 14, 8, 11, '#C76A76', noOutline) +
      line('M-1 10h.1M2 18h.1', '#5E1E2A', 4, roundCaps),
  },
  melonwedge: {
    role: 'side',
    radius: 40,
    count: 4,
    fan: { step: 26, bend: 8 },
    draw: () =>
      path('M-8-44C22-26 22 26-8 44-2 20-2-20-8-44Z', '#8FA85A') +
      path('M-8-44C15-26 15 26-8 44-20 20-20-20-8-44Z', '#F2A25A') +
      path('M-9-34C-2-18-2 18-9 34-16 16-16-16-9-34Z', '#FBCB96', noOutline),
  },
  grapes: {
    role: 'side',
    radius: 16,
    count: 5,
    draw: () =>
      line('M-8-4h.1M7-7h.1M0 7h.1M13 5h.1', '#5E2A52', 15, roundCaps) +
      line('M-9-5h.1M6-8h.1M-1 6h.1M12 4h.1', '#8E4A7C', 10, roundCaps) +
      line('M-11-8h.1M4-11h.1M-3 3h.1', '#D9A4CC', 3.4, roundCaps),
  },
  rhubarb: { role: 'side', radius: 28, count: 6, draw: () => strip(['#A62A4A', '#E27A90', '#F8C3C8'], 14) },
  plum: {
    role: 'side',
    radius: 18,
    count: 5,
    draw: () => circle(0, 0, 18, '#4E1E4A') + circle(0, 0, 14.5, '#C8456A', noOutline) + ellipse(0, 0, 7, 9, '#8A4A2A', noOutline) + line('M-9-7Q-4-12 4-11', '#F2A0B4', 3, roundCaps),
  },
  nopal: {
    role: 'side',
    radius: 28,
    count: 6,
    hasTwoVariants: true,
    draw: (_random, variant) =>
      variant
        ? path('M-11-27 9-29 12 27-9 29Z', '#2F5638') +
          path('M-6-26 4-27 7 25-4 26Z', '#A3C489', noOutline) +
          line('M-7-17h.1M8-9h.1M-7 4h.1M9 13h.1', '#EFE7B8', 3.6, roundCaps)
        : path('M-9 29C-16 8-17-12-10-23-5-31 6-31 11-23 18-12 16 8 9 29Z', '#2F5638') +
          path('M-6 26C-12 8-13-11-7-20-3-26 4-26 8-20 13-11 12 8 6 26Z', '#7FA66C', noOutline) +
          line('M0-17h.1M-6-8h.1M6-7h.1M0 2h.1M-6 11h.1M6 11h.1M0 20h.1', '#EFE7B8', 4, roundCaps),
  },
  okra: {
    role: 'side',
    radius: 20,
    count: 7,
    hasTwoVariants: true,
    draw: (_random, variant) =>
      variant
        ? path('M-20-2C-18-13-4-15 8-11 18-8 26-3 29 3 20 8 8 14-6 13-16 12-21 6-20-2Z', '#33602B') +
          path('M-14-6C-4-10 12-7 22 2 10-1-4-2-14 0Z', '#9CC46A', noOutline) +
          path('M-14 3C-2 2 12 3 20 4 12 8-2 11-12 8Z', '#6FA146', noOutline) +
          ellipse(-15, 1, 5, 8, '#E8EBC2', noOutline)
        : path('M0-20C6-20 8-13 10-10 17-10 21-5 18-1 14 4 15 8 15 13 14 19 6 18 0 14-6 18-14 19-15 13-15 8-14 4-18-1-21-5-17-10-10-10-8-13-6-20 0-20Z', '#33602B') +
          path('M0-16C4-15 6-10 8-7 13-7 16-4 14-1 10 3 11 7 11 11 9 14 4 13 0 10-4 13-9 14-11 11-11 7-10 3-14-1-16-4-13-7-8-7-6-10-4-15 0-16Z', '#D5E3A0', noOutline) +
          line('M0-9h.1M8-2h.1M5 7h.1M-5 7h.1M-8-2h.1', '#8BAF55', 7, roundCaps) +
          line('M0-9h.1M8-2h.1M5 7h.1M-5 7h.1M-8-2h.1', '#FBF6DD', 4.2, roundCaps),
  },
  corn: {
    role: 'side',
    radius: 14,
    count: 6,
    draw: () => line('M-8-4h.1M6-8h.1M0 6h.1M12 4h.1M-12 8h.1', '#C9901A', 12, roundCaps) + line('M-9-5h.1M5-9h.1M-1 5h.1M11 3h.1M-13 7h.1', '#FBD34A', 8, roundCaps),
  },
  cabbageroll: {
    role: 'hero',
    radius: 44,
    count: 4,
    fan: { step: 34, bend: 4 },
    draw: () =>
      path('M-17-42Q0-52 17-42 23 0 17 42 0 52-17 42-23 0-17-42Z', '#8AA34C') +
      path('M-13-37Q0-45 13-37 18 0 13 37 0 45-13 37-18 0-13-37Z', '#C9D890', noOutline) +
      line('M0-40Q4 0 0 40M0-18-10-30M0 0 10-14M0 16-10 4', '#EEF4CC', 3, roundCaps) +
      line('M-8 43Q0 47 8 43', '#7C4A30', 6, roundCaps),
  },
  capers: { role: 'garnish', radius: 6, count: 9, draw: () => circle(0, 0, 6, '#56702C') + circle(-1, -1, 3.6, '#8FA650', noOutline) },
  sage: {
    role: 'garnish',
    radius: 18,
    count: 4,
    draw: () => path('M0 22C-12 10-10-12 0-22 10-12 12 10 0 22Z', '#7C9A7A') + path('M0 16C-6 8-6-10 0-16 3-10 3 8 0 16Z', '#A7BF9E', noOutline) + line('M0 18V-14', '#D5E2CC', 1.6, roundCaps),
  },
  mint: {
    role: 'garnish',
    radius: 16,
    count: 4,
    draw: () => path('M0 17C-13 10-13-8 0-17 13-8 13 10 0 17Z', '#2E7D4F') + path('M0 13C-8 6-8-7 0-13Z', '#55A873', noOutline) + line('M0 14V-12M0 4-6-1M0 4 6-1M0-4-5-8M0-4 5-8', '#B6DFBE', 1.6, roundCaps),
  },
  pickledpepper: {
    role: 'side',
    radius: 26,
    count: 3,
    draw: () => path('M-26-4C-10-14 14-12 30 4 12 14-12 14-26 8Z', '#8FA02E') + line('M-16 0Q4-6 18 4', '#DCE48A', 4, roundCaps) + line('M-26 2h-9', '#6B7A2A', 4, roundCaps),
  },
} satisfies Record<string, Archetype>;

function heapOnTop(random: () => number): string {
  return heap({ random, tones: ['#C9A06A', '#F0DCB0', '#FFF6DE'], reach: 20, mark: 'q4-3 7 1', width: 7, count: 12 });
}
