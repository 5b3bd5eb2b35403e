import { ellipse, line, noOutline, opacity, path, rect, roundCaps } from '../svg.ts';
import type { Shape } from './colors.ts';

const stem = '#6E7F3A';

/** What smells before it is seen: whole spices, leaves, peppers, oil in its cruet, long breads. */
export const aromatics = {
  driedchili: ({ edge, face, light }) =>
    path('M-30-34C-14-44 2-30 10-12 18 8 30 22 46 38 22 40-2 28-14 10-24-4-38-20-30-34Z', edge) +
    path(
      'M-26-30C-14-36 0-26 7-9 14 8 24 20 36 33 18 32 0 23-10 7-19-6-32-19-26-30Z',
      face,
      noOutline,
    ) +
    line('M-14-18Q-6 2 12 18M-4-20Q4 0 22 16', edge, 3, roundCaps + opacity(0.6)) +
    line('M-18-26Q-10-26-4-18', light, 4, roundCaps) +
    line('M-29-34Q-38-38-42-48', stem, 6, roundCaps),
  nutmeg: ({ edge, face, light }) =>
    ellipse(-14, 6, 28, 34, edge) +
    ellipse(-15, 4, 24, 30, face, noOutline) +
    line(
      'M-28-10Q-20 8-28 24M-16-20Q-8 6-16 30M-4-14Q2 6-4 22',
      edge,
      3,
      roundCaps + opacity(0.7),
    ) +
    line('M-26-12Q-20-20-12-20', light, 4, roundCaps) +
    ellipse(30, 18, 20, 16, edge) +
    ellipse(30, 16, 17, 13, light, noOutline) +
    line('M20 16Q26 8 32 16T42 16M26 24Q32 20 38 24', edge, 2.6, roundCaps),
  clove: ({ edge, face, light }) =>
    ['-24 0 -20', '24 -8 18']
      .map((place) => {
        const [x, y, turn] = place.split(' ');
        return (
          `<g transform="translate(${x} ${y})rotate(${turn})">` +
          line('M0-6V40', edge, 11, roundCaps) +
          line('M-14-22 0-8 14-22M0-24V-8', edge, 8, roundCaps) +
          `${ellipse(0, -17, 10, 10, face, noOutline)}${line('M-3-20h.1', light, 5, roundCaps)}</g>`
        );
      })
      .join(''),
  leaf: ({ edge, face, light }) =>
    path('M-40 40C-46-2-18-44 40-42 46 8 12 44-40 40Z', edge) +
    path('M-35 35C-40 0-14-38 35-37 40 6 10 38-35 35Z', face, noOutline) +
    line('M-46 48 28-30M-20 20-24-4M-4 4-6-20M-20 20 6 24M-4 4 22 8', edge, 3.4, roundCaps) +
    line('M-26 4Q-16-22 10-30', light, 4, roundCaps),
  tinysprig: ({ edge, face, light }) =>
    line('M-8 50Q2 8 0-44M0 20Q14 10 24-8M-2 30Q-18 18-24 0', edge, 4, roundCaps) +
    line(
      'M-8 12h.1M10 4h.1M-9-6h.1M9-12h.1M-8-22h.1M8-28h.1M0-42h.1M-14 22h.1M-24 10h.1M-18 2h.1M-27-4h.1M14 18h.1M26 2h.1M18-2h.1M27-13h.1M8 28h.1',
      face,
      13,
      roundCaps,
    ) +
    line('M-10 10h.1M8 2h.1M7-14h.1M-10-24h.1M-26 8h.1M24 0h.1M-2-44h.1', light, 4, roundCaps),
  cruet: ({ edge, face, light }) =>
    path(
      'M-9-40H9V-24C30-16 34 2 34 20 34 46 18 50 0 50S-34 46-34 20C-34 2-30-16-9-24Z',
      '#D9E6EA',
    ) +
    path('M-30 8H30C32 40 20 46 0 46S-32 40-30 8Z', face, noOutline) +
    ellipse(0, 8, 30, 6, light, noOutline) +
    rect(-7, -56, 14, 18, 4, '#A8783E') +
    line('M30-6C50-14 48-34 34-42', '#B7CBD2', 5, roundCaps) +
    line('M-22-2Q-18-12-10-16M-22 20V30', '#fff', 5, roundCaps + opacity(0.85)) +
    line('M-24 40Q0 50 24 40', edge, 3, roundCaps),
  baguette: ({ edge, face, light }) =>
    path(
      'M-46 46C-58 34-48 18-34 4L4-34C18-48 34-58 46-46 58-34 48-18 34-4L-4 34C-18 48-34 58-46 46Z',
      edge,
    ) +
    path(
      'M-42 42C-51 33-43 19-30 7L7-30C19-43 33-51 42-42 51-33 43-19 30-7L-7 30C-19 43-33 51-42 42Z',
      face,
      noOutline,
    ) +
    line('M-30 16-14 24M-14-2 2 6M4-20 20-12M20-36 34-28', light, 8, roundCaps),
  breadsticks: ({ edge, face, light }) =>
    line('M-30 46-14-46M-4 48 2-48M34 44 14-46', edge, 15, roundCaps) +
    line('M-30 46-14-46M-4 48 2-48M34 44 14-46', face, 10, roundCaps) +
    line('M-28 20-24 0M-4 14-2-8M28 18 23-2', light, 3, roundCaps) +
    line('M-24 32h.1M-16-20h.1M0 30h.1M0-28h.1M30 30h.1M18-22h.1', edge, 4, roundCaps),
  bellpepper: ({ edge, face, light }) =>
    path(
      'M-14-24C-44-34-52-4-42 22-34 48-14 50 0 42 14 50 34 48 42 22 52-4 44-34 14-24 6-30-6-30-14-24Z',
      edge,
    ) +
    path(
      'M-14-19C-38-28-46-4-37 19-30 42-14 44 0 36 14 44 30 42 37 19 46-4 38-28 14-19 6-25-6-25-14-19Z',
      face,
      noOutline,
    ) +
    line('M-8-16Q-18 8-6 32M10-16Q20 8 8 32', edge, 4, roundCaps + opacity(0.6)) +
    line('M-28-10Q-34 4-28 18', light, 6, roundCaps) +
    line('M-12-25Q0-16 12-25M0-22Q0-38 10-44', stem, 8, roundCaps),
  melon: ({ edge, face, light }) =>
    path('M-52-16C-44 34 44 34 52-16Z', '#5E8A45') +
    path('M-46-16C-39 27 39 27 46-16Z', '#E9F0D2', noOutline) +
    path('M-40-16C-34 20 34 20 40-16Z', face, noOutline) +
    line('M-22-8v4M-8-2v4M8-2v4M22-8v4M0 8v3', edge, 4.5, roundCaps) +
    line('M-36-14H36', light, 4, roundCaps),
} satisfies Record<string, Shape>;
