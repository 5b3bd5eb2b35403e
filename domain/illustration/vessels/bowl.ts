import { archetypes, type ArchetypeName } from '../archetypes/all.ts';
import { dollop, drizzle } from '../pouring.ts';
import type { Composition, Setting } from '../setting.ts';
import type { Stage } from '../stage.ts';
import { radiansOf } from '../shapes.ts';
import { circle, noOutline } from '../svg.ts';
import { glazedEdges, roundDish, sheen } from '../tableware.ts';
import { byImportance, hasSeveral, interleave, isLeafBed } from './placing.ts';

/** A bed fills the bowl, toppings in sectors, the hero on a third of it. */
export function fillBowl(setting: Setting): Composition {
  const { stage, foods, glaze } = setting;
  const vessel =
    roundDish(setting, 150) +
    circle(0, 0, 128, glaze.well, noOutline) +
    circle(0, 0, 128, depthOf(setting), noOutline) +
    sheen(150);
  const [citrus] = foods.citrus;
  const [garnish, second] = foods.garnish;
  const isMixed = foods.bed.length === 0 && !isLeafy(setting);
  const contents =
    (isMixed ? tossed(setting) : bedding(setting) + sectors(setting) + heroAtThird(setting)) +
    dressing(setting) +
    (citrus ? stage.place(citrus, -96, 50, 10, 1) : '') +
    (garnish ? stage.sprinkle(garnish, 92, 10, 1) : '') +
    (second ? stage.sprinkle(second, 80, 6, 0.9) : '');
  return {
    vessel,
    contents: setting.turned(contents),
    edges: glazedEdges(setting),
    rim: { radius: 150 },
  };
}

/** A salad without leaves: everything tossed together. */
function tossed(setting: Setting): string {
  const { stage, foods, hero } = setting;
  const tops = foods.top.filter(hasSeveral);
  const shown = [...foods.hero, ...foods.side, ...tops].slice(0, 6);
  if (hero && !archetypes[hero].packed) {
    const others = shown.filter((food) => food !== hero);
    return mixed(stage, others) + heroAtThird(setting);
  }
  return mixed(stage, shown);
}

function mixed(stage: Stage, foods: readonly ArchetypeName[]): string {
  return interleave({
    stage,
    foods,
    count: 26,
    reach: 104,
    centre: 0.4,
    fitTo: { size: 25, most: 1.1 },
  });
}

/** A salad of which no food is drawn as a leaf still needs a ground when it has nothing else. */
function isLeafy({ foods }: Setting): boolean {
  return [...foods.hero, ...foods.side, ...foods.top].length === 0;
}

function depthOf({ stage }: Setting): string {
  const color = '#1b120a';
  const stops = [
    { offset: 0.75, color, opacity: 0 },
    { offset: 1, color, opacity: 0.2 },
  ];
  return stage.gradient({ name: 'd', stops, extra: ' cx=".52" cy=".54"' });
}

function bedding(setting: Setting): string {
  const { stage, foods } = setting;
  const [first = 'lettuce'] = foods.bed;
  if (hasSolidBed(setting)) {
    return stage.place(first, 0, 0, 0, stageScaleOf(first));
  }
  const second = foods.bed.find((food) => food !== first && isLeafBed(food)) ?? first;
  return stage.bed(first, second, 88, 1.14);
}

/** So that the bed fills the bowl. */
function stageScaleOf(bed: ArchetypeName): number {
  return 118 / archetypes[bed].radius;
}

function sectors(setting: Setting): string {
  const { stage, foods, hero } = setting;
  const isSolid = hasSolidBed(setting);
  const otherBeds: ArchetypeName[] = isSolid ? foods.bed.slice(1) : [];
  const toppings = byImportance(setting, [
    ...foods.hero.slice(1),
    ...foods.side,
    ...otherBeds,
    ...foods.top.filter(hasSeveral),
  ]);
  const shown = toppings.slice(0, hero ? 5 : 6);
  const from = hero ? 205 : 20;
  const span = hero ? 260 : 360;
  const distance = shown.length === 1 ? 56 : 78;
  return shown
    .map((food, index) => {
      const degrees = from + (index + 0.5) * (span / shown.length);
      const angle = radiansOf(degrees);
      const x = Math.cos(angle) * distance;
      return stage.portion(food, x, Math.sin(angle) * distance, 42, degrees + 90);
    })
    .join('');
}

function heroAtThird(setting: Setting): string {
  const { stage, hero } = setting;
  if (!hero) return '';
  const [x, y] = [12, 36];
  const { fan, packed, ringRadius } = archetypes[hero];
  if (fan) return stage.fan(hero, x, y, 30, 1.02);
  if (packed) return stage.cluster(hero, x, y, hero === 'shrimp' ? 62 : 46, 7, 1.06);
  return ringRadius ? stage.place(hero, x, y, 10, 1.1) : stage.place(hero, x, y, 24, 1.12);
}

function dressing(setting: Setting): string {
  const { stage, hero, sauce } = setting;
  if (!sauce) return '';
  const isSpooned = hero && (hasSolidBed(setting) || stage.random() < 0.4);
  return isSpooned ? dollop(stage, sauce, 6, -4, 1.05) : drizzle(sauce, 84);
}

/** Mash, cauliflower rice or zoodles instead of leaves. */
function hasSolidBed({ foods: { bed } }: Setting): boolean {
  return bed[0] !== undefined && !isLeafBed(bed[0]);
}
