import { archetypes, type ArchetypeName } from '../archetypes/all.ts';
import { swirl } from '../pouring.ts';
import { sauces, type SauceName } from '../sauces.ts';
import type { Composition, Setting } from '../setting.ts';
import { blob, radiansOf } from '../shapes.ts';
import { circle, line, moved, noOutline, opacity, path, roundCaps } from '../svg.ts';
import { glazedEdges, roundDish, sheen } from '../tableware.ts';
import { floating, liquidOf, oilDrops } from './liquid.ts';
import { fit } from './placing.ts';

const liquidRadius = 113;

/** A bowl of liquid with a swirl, floaters in a crescent. */
export function ladleSoup(setting: Setting): Composition {
  const { stage, glaze } = setting;
  const base = liquidOf(setting);
  const { dark, base: body, light } = sauces[base];
  const vessel =
    roundDish(setting, 146) +
    circle(0, 0, 120, glaze.well, noOutline) +
    circle(0, 0, 117, dark, noOutline) +
    sheen(146) +
    path(blob(stage.random, liquidRadius, liquidRadius, 16, 0.02), body, noOutline);
  const contents = floaters(setting, base);
  const drops = oilDrops({ stage, reach: liquidRadius, color: light });
  return {
    vessel,
    contents: setting.turned(drops + contents),
    edges: glazedEdges(setting),
    rim: { radius: 146 },
  };
}

function floaters(setting: Setting, base: SauceName): string {
  const { stage, foods } = setting;
  const [garnish] = foods.garnish;
  const [citrus] = foods.citrus;
  return (
    surfaceOf(setting, base) +
    floating(setting)
      .slice(0, 4)
      .map((food, index) => crescentPiece(setting, food, index))
      .join('') +
    (garnish ? stage.sprinkle(garnish, 44, 7, 1.15, 18, 18) : '') +
    (citrus ? stage.place(citrus, -60, 62, 0, 0.9) : '')
  );
}

/** Cream is swirled where there is cream; a clear soup only glints. */
function surfaceOf(setting: Setting, base: SauceName): string {
  const isClear = base === 'broth' && !setting.sauces.includes('cream');
  if (!isClear) return moved(-16, -14, 1, swirl(swirlOf(setting, base), 78));
  const glints = 'M-80-30q30-24 62-6M-60 36q34-20 66 0M10-66q24-10 44 4';
  return line(glints, sauces[base].light, 6, roundCaps + opacity(0.7));
}

function swirlOf(setting: Setting, base: SauceName): SauceName {
  if (setting.sauces.includes('pesto')) return 'pesto';
  return base === 'cream' ? 'butter' : 'cream';
}

function crescentPiece({ stage }: Setting, food: ArchetypeName, index: number): string {
  const angle = radiansOf([38, 88, -12, 150][index] ?? 0);
  const distance = index === 0 ? 58 : 70;
  const x = Math.cos(angle) * distance;
  const y = Math.sin(angle) * distance;
  const { role, radius } = archetypes[food];
  if (archetypes[food].coversAlone) return stage.place(food, x * 0.7, y * 0.7, 0, 34 / radius);
  if (role === 'bed') return stage.leaves(food, x, y, 14, 3, 0.7);
  const spread = radius > 16 ? 22 : 26;
  return stage.cluster(food, x, y, spread, radius > 18 ? 3 : 5, fit(food, { size: 21, most: 1 }));
}
