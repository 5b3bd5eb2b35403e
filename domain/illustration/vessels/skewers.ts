import { archetypes, type ArchetypeName } from '../archetypes/all.ts';
import { dollop } from '../pouring.ts';
import type { Composition, Setting } from '../setting.ts';
import { line, roundCaps } from '../svg.ts';
import { flatPlate, glazedEdges, roundDish, sheen } from '../tableware.ts';
import { fit, hasSeveral, isLeafBed } from './placing.ts';

const rows = [-46, 0, 46] as const;

/** Three skewers on a plate, what else there is at their side. */
export function laySkewers(setting: Setting): Composition {
  const { stage, foods, sauce } = setting;
  const vessel = roundDish(setting, 156) + flatPlate(setting, 126) + sheen(156);
  const [garnish] = foods.garnish;
  const [citrus] = foods.citrus;
  const [threaded, beside] = threadedAndBeside(setting);
  const contents =
    beside
      .slice(0, 2)
      .map((food, index) => atSide(setting, food, index))
      .join('') +
    rows.map((y, row) => skewer(setting, { threaded, y, row })).join('') +
    (sauce ? dollop(stage, sauce, 78, 84, 1.05) : '') +
    (citrus ? stage.place(citrus, -84, 82, 20, 0.9) : '') +
    (garnish ? stage.sprinkle(garnish, 96, 9, 1) : '');
  return {
    vessel,
    contents: setting.turned(contents),
    edges: glazedEdges(setting),
    rim: { radius: 156 },
  };
}

/** Minced meat is the whole skewer; cubes alternate with at most two vegetables. */
function threadedAndBeside({
  foods,
  hero,
}: Setting): [threaded: ArchetypeName[], beside: ArchetypeName[]] {
  const others = [...foods.side, ...foods.bed, ...foods.top.filter(hasSeveral)];
  if (hero === 'kebab') return [['kebab'], others];
  const cubes = others.filter((food) => firm.includes(food)).slice(0, hero ? 1 : 3);
  const threaded = [...(hero ? [hero] : []), ...cubes];
  return [threaded, others.filter((food) => !cubes.includes(food))];
}

const firm: readonly ArchetypeName[] = [
  'peppers',
  'pepperdice',
  'greendice',
  'greenpeppers',
  'zucchini',
  'zucchinidice',
  'mushroom',
  'cherrytomato',
  'olives',
  'pickledpepper',
  'anchovy',
];

function skewer(
  { stage }: Setting,
  { threaded, y, row }: { threaded: ArchetypeName[]; y: number; row: number },
): string {
  const tilt = row * 3 - 3;
  if (threaded[0] === 'kebab') return stage.place('kebab', 0, y, 90 + tilt, 1.24);
  const stick = line(`M-146 ${y - tilt}L146 ${y + tilt}`, '#A8783E', 5, roundCaps);
  const pieces = [-92, -54, -16, 22, 60, 98].map((x, index) => {
    const food = threaded[index % threaded.length];
    if (!food) return '';
    const scale = fit(food, { size: 24, most: 1.15 });
    return stage.place(food, x - 3, y + (tilt * x) / 146, index * 40 + row * 20, scale);
  });
  return stick + pieces.join('');
}

function atSide({ stage }: Setting, food: ArchetypeName, index: number): string {
  const [x, y] = index === 0 ? [0, -92] : [-20, 94];
  if (isLeafBed(food)) return stage.leaves(food, x, y, 24, 6, 0.85);
  if (archetypes[food].coversAlone) return stage.place(food, x, y, 0, 0.7);
  return stage.cluster(food, x, y, 44, 5, fit(food, { size: 19, most: 1 }));
}
