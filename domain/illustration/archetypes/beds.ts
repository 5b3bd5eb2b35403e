import type { Random } from '../seed.ts';
import { blob } from '../shapes.ts';
import { line, noOutline, path, point, roundCaps } from '../svg.ts';
import type { Archetype } from './archetype.ts';

export const beds = {
  lettuce: {
    role: 'bed',
    radius: 34,
    hasTwoVariants: true,
    draw: (random, variant) => {
      const [edge, heart, veins] = variant
        ? ['#5E9A3C', '#7DB552', '#D9EBA8']
        : ['#86B94C', '#A9D169', '#EEF6C4'];
      return (
        path(blob(random, 25, 36, 14, 0.14, 0.18), edge) +
        path(blob(random, 18, 28, 10, 0.16, 0.12), heart, noOutline) +
        line('M0 34Q3 4 0-24M1 14 12 4M1 14-10 2M1-2 9-11M0-2-8-12', veins, 2.5, roundCaps)
      );
    },
  },
  spinach: {
    role: 'bed',
    radius: 30,
    hasTwoVariants: true,
    draw: (_random, variant) => {
      const [leaf, veins] = variant ? ['#2F6B35', '#83B25F'] : ['#437F3B', '#9AC270'];
      return (
        path('M0 36C-5 24-26 18-22-6-20-22-8-32 0-36 10-32 21-20 22-6 25 18 5 24 0 36Z', leaf) +
        line('M0 36Q2 0 0-26M0 16 11 4M0 16-11 4M0-2 9-13M0-2-9-13', veins, 2.2, roundCaps)
      );
    },
  },
  arugula: {
    role: 'bed',
    radius: 32,
    hasTwoVariants: true,
    draw: (_random, variant) =>
      path(
        'M-1 38C-3 26-4 22-12 22-16 14-6 14-6 8-10 8-20 8-20-2-12-6-6-4-6-10-14-14-14-32 0-38 14-32 14-14 6-10 6-4 13-6 20-2 20 8 10 8 6 8 6 14 15 14 12 22 4 22 3 26 1 38Z',
        variant ? '#4E8A3A' : '#6BA445',
      ) +
      line('M0 38V-26', '#C4DE96', 2, roundCaps),
  },
  kale: {
    role: 'bed',
    radius: 36,
    hasTwoVariants: true,
    draw: (random, variant) =>
      path(blob(random, 26, 37, 20, 0.2, 0.26), variant ? '#23583C' : '#356F45') +
      path(blob(random, 18, 28, 12, 0.2, 0.22), variant ? '#32704B' : '#4B8A57', noOutline) +
      line('M0 36Q-2 6 0-24M0 16 10 6M0 16-10 6M0 0 8-9M0 0-8-9', '#B7D3A0', 2.4, roundCaps),
  },
  cabbage: {
    role: 'bed',
    radius: 34,
    hasTwoVariants: true,
    draw: (random, variant) => {
      const shreds = shredsOf({ random, count: 9 });
      return (
        line(shreds, '#4c6b2c40', 7, roundCaps) +
        line(shreds, variant ? '#C9DC93' : '#E6EFC0', 4.5, roundCaps)
      );
    },
  },
  redcabbage: {
    role: 'bed',
    radius: 34,
    hasTwoVariants: true,
    draw: (random, variant) => {
      const shreds = shredsOf({ random, count: 8 });
      return (
        line(shreds, '#3a103a55', 7, roundCaps) +
        line(shreds, variant ? '#7C2F74' : '#A7559B', 4.5, roundCaps)
      );
    },
  },
  caulirice: {
    role: 'bed',
    radius: 58,
    coversAlone: true,
    draw: (random) => {
      let pale = '';
      let warm = '';
      for (let index = 0; index < 84; index++) {
        const angle = index * 2.4;
        const reach = Math.sqrt(index + 0.5) * 6.4;
        const x = Math.cos(angle) * reach + random() * 6;
        const y = Math.sin(angle) * reach + random() * 6;
        const grain = `M${point(x, y)}l${point(random() * 5 - 2, random() * 5 - 2)}`;
        if (index % 3) pale += grain;
        else warm += grain;
      }
      return (
        path(blob(random, 60, 58, 16, 0.1), '#E7DBB8') +
        line(pale, '#FBF6E6', 6, roundCaps) +
        line(warm, '#F1E5C3', 5, roundCaps)
      );
    },
  },
  mash: {
    role: 'bed',
    radius: 54,
    coversAlone: true,
    draw: (random) =>
      path(blob(random, 56, 50, 14, 0.14), '#E8D49B') +
      path(blob(random, 50, 44, 12, 0.12), '#FBF1CE', noOutline) +
      line('M-34 4C-30-28 26-34 34-4 36 22-14 30-18 6-18-10 10-14 14 2', '#EAD8A2', 6, roundCaps) +
      path('M-6-6 9-9 12 6-3 9Z', '#FFCB3D', noOutline),
  },
  zoodles: {
    role: 'bed',
    radius: 64,
    coversAlone: true,
    draw: (random) => {
      const strands = { pale: '', light: '', dark: '' };
      for (let index = 0; index < 20; index++) {
        const from = random() * 6.3;
        const reach = 10 + random() * 50;
        const to = from + 1.1 + random() * 1.2;
        const middle = (from + to) / 2;
        const bow = reach * (1.25 + random() * 0.25);
        const strand =
          `M${point(Math.cos(from) * reach, Math.sin(from) * reach)}` +
          `Q${point(Math.cos(middle) * bow, Math.sin(middle) * bow)}` +
          ` ${point(Math.cos(to) * reach, Math.sin(to) * reach)}`;
        if (index % 3 === 0) strands.dark += strand;
        else if (index % 2) strands.pale += strand;
        else strands.light += strand;
      }
      return (
        path(blob(random, 66, 63, 16, 0.1), '#86A94B') +
        line(strands.light, '#A9C862', 8, roundCaps) +
        line(strands.dark, '#5B8A3A', 8, roundCaps) +
        line(strands.pale, '#D5E59A', 7, roundCaps)
      );
    },
  },
} satisfies Record<string, Archetype>;

function shredsOf({ random, count }: { random: Random; count: number }): string {
  let shreds = '';
  for (let index = 0; index < count; index++) {
    shreds +=
      `M${point(-30 + random() * 26, -26 + random() * 52)}` +
      `q${point(14 + random() * 16, -14 + random() * 28)}` +
      ` ${point(30 + random() * 12, -8 + random() * 16)}`;
  }
  return shreds;
}
