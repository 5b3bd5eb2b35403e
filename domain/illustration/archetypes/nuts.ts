import { circle, ellipse, line, noOutline, path, roundCaps } from '../svg.ts';
import type { Archetype } from './archetype.ts';

export const nutsAndSpices = {
  cashew: { role: 'top', radius: 13, count: 7, draw: () => path('M-14 4C-14-12 10-16 14-2 14 6 6 6 4 2 0-4-6-2-6 4-6 12-14 12-14 4Z', '#C49A5A') + path('M-11 3C-11-9 8-12 11-2 10 2 7 2 5-1 0-7-8-4-9 4-9 7-11 7-11 3Z', '#F6E2B8', noOutline) },
  peanut: { role: 'top', radius: 12, count: 7, draw: () => ellipse(0, 0, 12, 8, '#B9803F') + ellipse(-1, -1, 9, 5.4, '#EDC68A', noOutline) + line('M-6 1Q0 3 7 0', '#C99A5A', 1.8, roundCaps) },
  pinenut: { role: 'garnish', radius: 8, count: 10, draw: () => path('M-8 0C-6-5 4-5 9 0 4 5-6 5-8 0Z', '#C9A05A') + path('M-5 0C-3-3 3-3 6 0 3 2-3 2-5 0Z', '#FBEBC6', noOutline) },
  pumpkinseed: { role: 'garnish', radius: 8, count: 10, draw: () => path('M-9 0C-6-6 4-6 10 0 4 6-6 6-9 0Z', '#4F6B2E') + path('M-6 0C-4-4 2-4 7 0 2 3-4 3-6 0Z', '#93AE5A', noOutline) },
  pomegranate: { role: 'garnish', radius: 6, count: 10, draw: () => path('M-5-3 3-6 7 2 0 7-6 3Z', '#A31B3C') + line('M-2-2 2-3', '#F48AA0', 2.4, roundCaps) },
  lingonberry: { role: 'top', radius: 8, count: 10, draw: () => circle(0, 0, 8, '#8E1420') + circle(-1, -1, 6, '#D12B36', noOutline) + line('M-3-3h.1', '#FBB0AC', 3, roundCaps) },
  cinnamonstick: { role: 'garnish', radius: 34, count: 2, draw: () => path('M-34-6 32-8 34 6-33 8Z', '#7A4020') + line('M-31-2 30-4M-30 4 31 2', '#B5733E', 3, roundCaps) + ellipse(34, -1, 4, 7, '#4E2612') },
  staranise: { role: 'garnish', radius: 16, count: 3, draw: () => line('M0-14V14M-12-7 12 7M12-7-12 7', '#6B3A1C', 8, roundCaps) + line('M0-8h.1M8 4h.1M-8 4h.1M0 8h.1M-8-4h.1M8-4h.1', '#D79A5A', 4, roundCaps) },
  cardamompod: { role: 'garnish', radius: 12, count: 6, draw: () => path('M-13 0C-8-8 6-8 13 0 6 8-8 8-13 0Z', '#7C8A4A') + line('M-9 0H9M-5-4Q0-6 6-4', '#C9D29A', 2, roundCaps) },
  peppercorn: { role: 'garnish', radius: 5, count: 12, draw: () => circle(0, 0, 5, '#2E2622') + circle(-1, -1, 2.2, '#6B5E55', noOutline) },
  icecube: { role: 'top', radius: 22, count: 4, draw: () => path('M-20-16 15-20 20 15-16 20Z', '#A9CFE0', ' fill-opacity=".75"') + path('M-15-12 12-15 14 4-12 9Z', '#F2FAFD', noOutline + ' opacity=".85"') },
  cucumberslice: { role: 'side', radius: 24, count: 5, draw: () => circle(0, 0, 24, '#3F7A38') + circle(0, 0, 21, '#E4F1C4', noOutline) + line('M0-11v4M9-5l-3 2M9 5l-3-2M0 11V7M-9 5l3-2M-9-5l3 2', '#B3CF86', 3, roundCaps) },
  spiceseeds: { role: 'top', radius: 20, count: 5, draw: () => line('M-15-8l4-5M-2-14l5 3M11-8l2 5M-12 6l5 2M1 1l4-4M14 8l-5 3M-2 14l-4-3', '#7A5224', 7.5, roundCaps) + line('M-15-8l4-5M-2-14l5 3M11-8l2 5M-12 6l5 2M1 1l4-4M14 8l-5 3M-2 14l-4-3', '#D8A765', 4, roundCaps) },
  chia: { role: 'garnish', radius: 4, count: 14, draw: () => circle(0, 0, 3.4, '#4A3E44') },
} satisfies Record<string, Archetype>;
