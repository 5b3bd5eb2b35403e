import { dollop } from '../pouring.ts';
import type { Composition, Setting } from '../setting.ts';
import { blob } from '../shapes.ts';
import type { Stage } from '../stage.ts';
import { line, moved, noOutline, path, roundCaps } from '../svg.ts';
import { flatPlate, glazedEdges, roundDish, sheen } from '../tableware.ts';
import { fit } from './placing.ts';

const heaps = [
  [26, 22],
  [-46, 44],
  [84, -42],
] as const;

/** Three pancakes with cream, berries or butter on top. */
export function stackPancakes(setting: Setting): Composition {
  const { stage, foods } = setting;
  const vessel = roundDish(setting, 150) + flatPlate(setting, 112) + sheen(150);
  const [garnish] = foods.garnish;
  const contents =
    pancake(stage, 16, 18) +
    pancake(stage, -8, 10) +
    pancake(stage, 4, -6, () => browned(stage)) +
    spoonful(setting) +
    toppings(setting) +
    (garnish ? stage.place(garnish, -20, -24, 30, 1.3) : '');
  return {
    vessel,
    contents: setting.turned(contents),
    edges: glazedEdges(setting),
    rim: { radius: 150 },
  };
}

function pancake(stage: Stage, x: number, y: number, topOf = () => ''): string {
  const round =
    path(blob(stage.random, 82, 80, 14, 0.06), '#B9772F') +
    path(blob(stage.random, 78, 76, 12, 0.05), '#F0C881', noOutline);
  return moved(x, y, 1.12, round + topOf());
}

function browned({ random }: Stage): string {
  const light = 'M-44-18q14-22 34-26M28 36q14-8 18-22M-36 30q6 10 16 14';
  return (
    path(blob(random, 70, 68, 14, 0.07), '#CE8A3D', noOutline) +
    path(blob(random, 60, 56, 12, 0.14), '#DA9C4E', noOutline) +
    line(light, '#E9B86D', 5, roundCaps)
  );
}

function spoonful({ stage, sauces }: Setting): string {
  const sauce = (['cream', 'berry'] as const).find((name) => sauces.includes(name));
  return sauce ? dollop(stage, sauce, 4, -6, 1.5) : stage.place('butter', 4, -6, 16, 1.3);
}

function toppings({ stage, foods }: Setting): string {
  return heaps
    .map(([x, y], index) => {
      const food = foods.top[index];
      return food ? stage.cluster(food, x, y, 26, 6, fit(food, { size: 17, most: 1.25 })) : '';
    })
    .join('');
}
