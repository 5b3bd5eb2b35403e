import { archetypes } from '../archetypes/all.ts';
import { isSauceName, sauces } from '../sauces.ts';
import type { Composition, Setting } from '../setting.ts';
import { blob, goldenAngleDegrees, radiansOf } from '../shapes.ts';
import { variantAt } from '../stage.ts';
import { circle, line, noOutline, opacity, path } from '../svg.ts';
import { boardEdge, shadow } from '../tableware.ts';
import { fit } from './placing.ts';

const edges = [boardEdge];
const rim = { radius: 138 };
const cuts =
  '<path d="M-112-78 112 78M-96 96 96-96M8-140-8 140" stroke="#8a4a14" stroke-opacity=".3" stroke-width="2.5" fill="none"/>';

/** Round, on its board; a base of dough has nothing on it yet. */
export function bakePizza(setting: Setting): Composition {
  const { stage, foods, plan } = setting;
  const crust = boardAndCrust(setting);
  if (plan.base === 'dough') return { vessel: crust, contents: '', edges, rim };
  const vessel = crust + sauceAndCheese(setting);
  const [bed] = foods.bed;
  const [garnish] = foods.garnish;
  stage.note('melted');
  const cheese = foods.top.includes('melted') ? stage.sprinkle('melted', 80, 5, 0.8) : '';
  const contents =
    meltedCheese(setting) +
    cheese +
    toppings(setting) +
    (bed ? stage.sprinkle(bed, 78, 6, 0.66) : '') +
    (garnish ? stage.sprinkle(garnish, 90, 6, 1.15) : '') +
    cuts;
  return { vessel, contents, edges, rim };
}

function boardAndCrust(setting: Setting): string {
  const { random } = setting.stage;
  const board = 'M-156-22A158 158 0 1 1-156 22';
  const grain = 'M-146-40H140M-154 4H152M-140 56H142M-112 104H116M-110-96H112';
  return (
    shadow(setting, 158) +
    path(board, '#C58F54') +
    line(board, boardEdge, 5) +
    circle(0, 0, 157, '#C79358', noOutline) +
    line(grain, '#AD7840', 2.5, opacity(0.6)) +
    path(blob(random, 138, 138, 22, 0.04), '#C98A3C') +
    path(blob(random, 132, 132, 20, 0.05), '#E8B768', noOutline)
  );
}

function sauceAndCheese({ plan, stage: { random } }: Setting): string {
  const { base = '' } = plan;
  const sauce = isSauceName(base) ? sauces[base].base : '#C23E25';
  return (
    path(blob(random, 114, 114, 20, 0.05), sauce, noOutline) +
    path(blob(random, 106, 106, 20, 0.1), '#F8D377', noOutline)
  );
}

function meltedCheese({ stage }: Setting): string {
  const patches = ['#FFEFC0', '#EBAA45', '#FBE09A'].map((color) =>
    stage.reuse(path(blob(stage.random, 28, 21, 7, 0.3), color, noOutline)),
  );
  return Array.from({ length: 9 }, (_, index) => {
    const distance = 92 * Math.sqrt((index + 0.4) / 9);
    const angle = radiansOf(index * goldenAngleDegrees + 20);
    const patch = patches[index % patches.length];
    const turn = stage.random() * 90;
    return patch?.(Math.cos(angle) * distance, Math.sin(angle) * distance, turn) ?? '';
  }).join('');
}

function toppings({ stage, foods, turnDegrees }: Setting): string {
  const shown = [
    ...foods.hero.filter((food) => archetypes[food].radius < 40),
    ...foods.side,
    ...foods.top.filter((food) => food !== 'shredded' && food !== 'melted'),
  ].slice(0, 5);
  const count = 17;
  return Array.from({ length: count }, (_, index) => {
    const food = shown[index % shown.length];
    if (!food) return '';
    const distance = 100 * Math.sqrt((index + 0.5) / count);
    const angle = radiansOf(turnDegrees + index * goldenAngleDegrees);
    return stage.place(
      food,
      Math.cos(angle) * distance,
      Math.sin(angle) * distance,
      stage.random() * 360,
      fit(food, { size: 22, most: 1.02 }),
      variantAt(food, index),
    );
  }).join('');
}
