import { archetypes, type ArchetypeName } from '../archetypes/all.ts';
import { dollop, puddle } from '../pouring.ts';
import type { Composition, Setting } from '../setting.ts';
import { radiansOf } from '../shapes.ts';
import type { Stage } from '../stage.ts';
import { moved } from '../svg.ts';
import { flatPlate, glazedEdges, roundDish, sheen } from '../tableware.ts';
import { byImportance, hasSeveral, isLeafBed } from './placing.ts';

type Slot = readonly [x: number, y: number, reach: number];

const slots = {
  behindOmelette: [
    [-56, -62, 46],
    [50, -66, 42],
    [0, -84, 34],
  ],
  oneBehindHero: [[-10, -54, 66]],
  behindHero: [
    [-52, -50, 54],
    [48, -54, 50],
    [98, 0, 28],
  ],
  withoutHero: [
    [-48, -34, 60],
    [54, -34, 56],
    [0, 58, 60],
  ],
} as const satisfies Record<string, readonly Slot[]>;

const melting: readonly ArchetypeName[] = ['shredded', 'parmesan', 'mozzarella', 'melted'];

/** Hero in front, up to three sides behind it, sauce below, citrus at the rim. */
export function layPlate(setting: Setting): Composition {
  const vessel = roundDish(setting, 152) + flatPlate(setting, 120) + sheen(152);
  const contents =
    sauceUnderHero(setting) +
    sidesBehind(setting) +
    heroInFront(setting) +
    meltingTop(setting) +
    seasoning(setting);
  return {
    vessel,
    contents: setting.turned(contents),
    edges: glazedEdges(setting),
    rim: { radius: 152 },
  };
}

function sauceUnderHero({ stage, hero, sauce }: Setting): string {
  if (!sauce || sauce === 'pesto' || !hero || hero === 'omelette') return '';
  return puddle(stage, sauce, 2, 40, 96, 60);
}

function sidesBehind(setting: Setting): string {
  const { stage, foods, hero } = setting;
  const second = foods.hero.slice(1, 2);
  const crunchy = foods.top.filter((food) => hasSeveral(food) && !melting.includes(food));
  const all = [...foods.dough, ...second, ...foods.bed, ...foods.side, ...crunchy];
  const sides = byImportance(setting, all).slice(0, 3);
  const places: readonly Slot[] = slots[slotsFor(hero, sides.length)];
  return sides
    .map((food, index) => {
      const [x, y, reach] = places[index] ?? slots.behindHero[2];
      if (!isLeafBed(food)) return stage.portion(food, x, y, reach, index ? 34 : -30);
      const from = -180 + index * 60;
      return (
        stage.leaves(food, x, y + 6, reach * 0.56, 6, reach / 54, from, 320) +
        stage.leaves(food, x, y, 8, 2, reach / 62)
      );
    })
    .join('');
}

function slotsFor(hero: ArchetypeName | undefined, sideCount: number): keyof typeof slots {
  if (!hero) return 'withoutHero';
  if (hero === 'omelette') return 'behindOmelette';
  return sideCount === 1 ? 'oneBehindHero' : 'behindHero';
}

function heroInFront({ stage, hero }: Setting): string {
  if (!hero) return '';
  const { fan, packed, ringRadius, count = 3 } = archetypes[hero];
  if (fan) return stage.fan(hero, 4, 42, 8, hero === 'steak' ? 1.16 : 1.1);
  if (packed) return stage.cluster(hero, 0, 38, 62, 8, 1.1);
  if (hero === 'omelette') return stage.place(hero, 0, 30, -8, 1.22);
  if (!ringRadius) return layWhole(stage, hero);
  const pieces = [0, 120, 240].slice(0, count).map((degrees) => {
    const angle = radiansOf(degrees + 20);
    const x = Math.cos(angle) * ringRadius * 0.92;
    return stage.place(hero, x, Math.sin(angle) * ringRadius * 0.74, degrees + 10);
  });
  return moved(4, 34, 1, pieces.join(''));
}

/** What is larger than a fillet stays within the rim. */
function layWhole(stage: Stage, hero: ArchetypeName): string {
  const { radius } = archetypes[hero];
  return radius > 70
    ? stage.place(hero, 2, 30, -8, 96 / radius)
    : stage.place(hero, 2, 44, -8, 1.42);
}

function meltingTop({ stage, foods }: Setting): string {
  const food = foods.top.find((each) => !hasSeveral(each) || melting.includes(each));
  if (!food) return '';
  return archetypes[food].count === 1
    ? stage.place(food, 10, 36, 20, 1)
    : stage.cluster(food, 4, 38, 46, 6, 0.85);
}

function seasoning(setting: Setting): string {
  const { stage, foods } = setting;
  const [first, second] = foods.garnish;
  const [citrus] = foods.citrus;
  return (
    (citrus ? stage.place(citrus, 100, 30, 20, 1.02) : '') +
    spoonful(setting) +
    (first ? garnish(setting, first) : '') +
    (second ? stage.sprinkle(second, 74, 6, 0.9) : '')
  );
}

function spoonful({ stage, hero, sauce, sauces }: Setting): string {
  const [first, second] = sauces;
  if (first === 'butter' && !sauce && hero) return stage.place('butter', 2, 36, 20, 1.05);
  if (sauce === 'pesto' && hero) return dollop(stage, 'pesto', 0, 36, 1.1);
  if (!second || second === 'butter' || second === 'broth') return '';
  return dollop(stage, second, -94, 26, 0.95);
}

function garnish({ stage }: Setting, food: ArchetypeName): string {
  if (food !== 'rosemary') return stage.sprinkle(food, 62, 9, 1.05, 2, 34);
  return stage.place('rosemary', -30, 50, 70, 1.1) + stage.place('rosemary', 44, 26, 110, 1);
}
