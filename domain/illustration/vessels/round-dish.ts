import { archetypes, type ArchetypeName } from '../archetypes/all.ts';
import { isSauceName, sauces } from '../sauces.ts';
import type { Composition, Setting } from '../setting.ts';
import { blob } from '../shapes.ts';
import { circle, line, moved, noOutline, opacity, path, point, roundCaps } from '../svg.ts';
import { glazedEdges, roundDish, sheen } from '../tableware.ts';
import { interleave, isLeafBed } from './placing.ts';

const radius = 150;
/** Edge, crust and highlights of what rose or set in the oven. */
const crust = { dark: '#B9762A', base: '#EDBE5C', light: '#FBE3A0' };
const meltingCheeses: readonly ArchetypeName[] = ['melted', 'shredded', 'parmesan'];
/** Where the dish stands and how large it is when a salad stands beside it. */
const aside = { x: -54, y: -4, scale: 0.82 };
const plate = { x: 112, y: 44, radius: 62 };

/** A round dish out of the oven, browned all over; leaves stand beside it and not on it. */
export function bakeRoundDish(setting: Setting): Composition {
  const { stage, foods, glaze } = setting;
  const leaves = foods.bed.filter(isLeafBed);
  const hasSalad = leaves.length > 0;
  const ware =
    roundDish(setting, radius) + circle(0, 0, 130, glaze.well, noOutline) + sheen(radius);
  const baked = surfaceOf(setting) + (hasSalad ? '' : pieces(setting)) + garnish(setting);
  stage.note(...foods.top.filter((food) => meltingCheeses.includes(food)));
  if (!hasSalad) {
    return { vessel: ware, contents: baked, edges: glazedEdges(setting), rim: { radius: 128 } };
  }
  const { x, y, scale } = aside;
  const salad = interleave({
    stage,
    foods: [...leaves, ...foods.side],
    count: 9,
    reach: 40,
    centre: 0.4,
    fitTo: { size: 20, most: 1 },
  });
  return {
    vessel: moved(x, y, scale, ware) + sidePlate(setting),
    contents: moved(x, y, scale, baked) + moved(plate.x, plate.y, 1, salad),
    edges: glazedEdges(setting),
    rim: null,
  };
}

/** The filling where the recipe names one, else a brown crust. */
function surfaceOf({ stage, plan: { base } }: Setting): string {
  const tones = base !== undefined && isSauceName(base) ? sauces[base] : crust;
  const { dark: edge, base: face, light } = tones;
  const swirl = stage.reuse(line('M-22 6Q-8-14 8-4T26-8', light, 7, roundCaps + opacity(0.9)));
  const spots = Array.from({ length: 10 }, (_, index) => {
    const distance = 92 * Math.sqrt((index + 0.4) / 10);
    const angle = index * 2.4 + stage.random();
    return [Math.cos(angle) * distance, Math.sin(angle) * distance] as const;
  });
  const browned = spots
    .filter((_, index) => index % 3 === 0)
    .map(([x, y]) => `M${point(x + 10, y + 12)}q10-9 20-1`);
  return (
    path(blob(stage.random, 126, 126, 18, 0.03), edge, noOutline) +
    path(blob(stage.random, 116, 116, 18, 0.05), face, noOutline) +
    spots.map(([x, y]) => swirl(x, y, stage.random() * 360)).join('') +
    line(browned.join(''), '#A5651F', 6, roundCaps + opacity(0.7))
  );
}

function pieces({ stage, foods }: Setting): string {
  const seen = [...foods.hero, ...foods.side, ...foods.top].filter((food) => {
    return !meltingCheeses.includes(food) && archetypes[food].role !== 'bed';
  });
  const fitTo = { size: 22, most: 1.1 };
  return interleave({ stage, foods: seen.slice(0, 4), count: 9, reach: 88, centre: 0.5, fitTo });
}

function garnish({ stage, foods }: Setting): string {
  const [food] = foods.garnish;
  return food ? stage.sprinkle(food, 86, 7, 1) : '';
}

function sidePlate({ glaze, shade }: Setting): string {
  const ring = ` stroke="${glaze.edge}" stroke-width="3"`;
  return (
    circle(plate.x + 6, plate.y + 10, plate.radius * 1.12, shade, noOutline) +
    circle(plate.x, plate.y, plate.radius, glaze.surface, ring) +
    circle(plate.x, plate.y, plate.radius - 14, glaze.well, noOutline)
  );
}
