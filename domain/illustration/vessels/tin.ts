import type { Composition, Setting } from '../setting.ts';
import { line, moved, opacity, rect, roundCaps } from '../svg.ts';
import { fit, hasSeveral } from './placing.ts';

const cups = [
  [-88, -46],
  [0, -46],
  [88, -46],
  [-88, 46],
  [0, 46],
  [88, 46],
] as const;

const tinEdge = '#565C62';

const metal =
  rect(-140, -88, 300, 212, 26, '#1b120a', opacity(0.22)) +
  rect(-148, -104, 296, 208, 26, tinEdge) +
  rect(-142, -98, 284, 196, 22, '#A3AAB1') +
  line('M-130-74Q-130-90-112-90H20', '#fff', 4, roundCaps + opacity(0.6));

/** A muffin tin, six cups filled. */
export function fillTin(setting: Setting): Composition {
  const { stage, foods } = setting;
  const dough = foods.dough[0] ?? 'muffin';
  const tops = foods.top.filter(hasSeveral).slice(0, 1);
  const wells = stage.reuse('<circle r="46" fill="#5A6067" stroke="none"/>');
  const contents = cups
    .map(([x, y]) => {
      const top = tops.map((food) =>
        stage.cluster(food, 0, 0, 18, 3, fit(food, { size: 12, most: 1 })),
      );
      return (
        wells(x, y) + stage.place(dough, x, y, stage.random() * 360) + moved(x, y, 1, top.join(''))
      );
    })
    .join('');
  return {
    vessel: metal,
    contents,
    tiltDegrees: stage.pick([-9, 7, -5, 10]),
    edges: [tinEdge],
    rim: { halfWidth: 148, halfHeight: 104 },
  };
}
