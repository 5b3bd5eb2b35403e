import { archetypes, type ArchetypeName } from '../archetypes/all.ts';
import { dollop } from '../pouring.ts';
import type { Composition, Setting } from '../setting.ts';
import { goldenAngleDegrees, radiansOf } from '../shapes.ts';
import { flatPlate, glazedEdges, roundDish, sheen } from '../tableware.ts';
import { fit } from './placing.ts';

/** A plate of one small thing: crackers, filled eggs, fries, nuts. */
export function layBites(setting: Setting): Composition {
  const { stage, foods, sauce } = setting;
  const vessel = roundDish(setting, 152) + flatPlate(setting, 120) + sheen(152);
  const bite = foods.dough[0] ?? foods.hero[0] ?? foods.side[0] ?? 'cracker';
  const [garnish, second] = foods.garnish;
  const [citrus] = foods.citrus;
  const others = [...foods.top, ...foods.side].filter((food) => food !== bite).slice(0, 3);
  const contents =
    pieces(setting, bite) +
    others.map((food, index) => strewn(setting, food, index)).join('') +
    (sauce ? dollop(stage, sauce, 2, 4, 1.5) : '') +
    (citrus ? stage.place(citrus, 84, 62, 0, 0.95) : '') +
    (garnish ? stage.sprinkle(garnish, 88, 9, 1) : '') +
    (second ? stage.sprinkle(second, 76, 6, 0.9) : '');
  return {
    vessel,
    contents: setting.turned(contents),
    edges: glazedEdges(setting),
    rim: { radius: 152 },
  };
}

function pieces({ stage }: Setting, bite: ArchetypeName): string {
  const { count = 7, radius } = archetypes[bite];
  const reach = Math.max(20, 118 - radius * 0.9);
  if (count > 7) return heaped(stage, { bite, count, reach: reach * 0.86 });
  const around = Array.from({ length: count - 1 }, (_, index) => {
    const angle = radiansOf((index * 360) / (count - 1));
    const turn = stage.random() * 360;
    return stage.place(bite, Math.cos(angle) * reach * 0.9, Math.sin(angle) * reach * 0.9, turn);
  });
  return around.join('') + stage.place(bite, 2, 2, 20);
}

function heaped(
  stage: Setting['stage'],
  { bite, count, reach }: { bite: ArchetypeName; count: number; reach: number },
): string {
  return Array.from({ length: count + 6 }, (_, index) => {
    const place = count + 5 - index;
    const angle = radiansOf(place * goldenAngleDegrees);
    const distance = reach * Math.sqrt((place + 0.3) / (count + 6));
    return stage.place(
      bite,
      Math.cos(angle) * distance,
      Math.sin(angle) * distance,
      stage.random() * 360,
    );
  }).join('');
}

function strewn({ stage }: Setting, food: ArchetypeName, index: number): string {
  return stage.sprinkle(food, 84 - index * 14, 5, fit(food, { size: 15, most: 0.9 }));
}
