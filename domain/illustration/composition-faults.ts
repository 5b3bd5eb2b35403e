import { archetypes } from './archetypes/all.ts';
import { standsOut } from './contrast.ts';
import { laidDish, type DishOptions, type Laid } from './dish.ts';
import type { DrawableRecipe } from './plan.ts';
import { piecesOf, type Piece } from './rim.ts';
import { colorsOfFood, mainFood } from './setting.ts';

/** A third of a plate's well from its middle, give or take what a heap of pieces needs. */
const third = { least: 22, most: 62 };

/**
 * What an eye trained on pictures would say against a dish: the main thing in the dead middle,
 * something over the garnish or over the rim, food that sinks into its plate, a dish that sinks into
 * its cloth. Empty for a dish that is well laid.
 */
export function compositionFaults(
  recipe: DrawableRecipe,
  options: DishOptions = {},
): readonly string[] {
  const laid = laidDish(recipe, options);
  const pieces = piecesLaid(laid);
  return [
    ...offTheThird(laid, pieces),
    ...coveredGarnish(pieces),
    ...overTheRim(laid, pieces),
    ...lowContrast(laid),
  ];
}

function piecesLaid({ setting: { stage }, composition: { contents, rim } }: Laid) {
  return piecesOf({ contents, stage, rim: rim ?? { radius: Infinity } });
}

/** Where one thing is served as the main one, with others beside it. */
function offTheThird({ setting }: Laid, pieces: readonly Piece[]): readonly string[] {
  const { hero, foods, plan } = setting;
  if (!hero || !['plate', 'bowl'].includes(plan.vessel) || foods.side.length === 0) return [];
  const main = pieces.filter(({ food }) => food === hero);
  if (main.length === 0 || isAllOver(main)) return [];
  const mean = (pick: (piece: Piece) => number) =>
    main.reduce((sum, piece) => sum + pick(piece), 0) / main.length;
  const distance = Math.hypot(
    mean(({ x }) => x),
    mean(({ y }) => y),
  );
  if (distance >= third.least && distance <= third.most) return [];
  return [`its main thing, "${hero}", does not lie on a third of the ${plan.vessel}`];
}

/** Tossed with the others: nothing is the main thing. */
function isAllOver(main: readonly Piece[]): boolean {
  return main.some((piece) => main.some((other) => distanceOf(piece, other) > 130));
}

/** Parsley under a steak was sprinkled too early. */
function coveredGarnish(pieces: readonly Piece[]): readonly string[] {
  const isOnTop = ({ food }: Piece) => ['garnish', 'citrus'].includes(archetypes[food].role);
  const covered = pieces.flatMap((piece, index) => {
    if (!isOnTop(piece)) return [];
    const over = pieces
      .slice(index + 1)
      .find((later) => !isOnTop(later) && distanceOf(piece, later) < later.reach * 0.7);
    return over === undefined ? [] : [`"${over.food}" covers its garnish "${piece.food}"`];
  });
  return [...new Set(covered)];
}

function distanceOf(one: Piece, other: Piece): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function overTheRim({ setting }: Laid, pieces: readonly Piece[]): readonly string[] {
  const over = pieces.filter(({ over: beyond }) => beyond > 1).map(({ food }) => food);
  return [...new Set(over)].map(
    (food) => `"${food}" hangs over the rim of the ${setting.plan.vessel}`,
  );
}

function lowContrast({ setting, composition, tableColor }: Laid): readonly string[] {
  const { glaze, plan } = setting;
  const main = mainFood(setting);
  const isFoodLost = main !== undefined && !standsOut(colorsOfFood(main), glaze.surface);
  return [
    ...(standsOut(composition.edges, tableColor)
      ? []
      : [`the ${plan.vessel} does not stand out from its cloth`]),
    ...(isFoodLost ? [`"${main}" does not stand out from the ${plan.vessel}`] : []),
  ];
}
