import { archetypes, isArchetypeName, type ArchetypeName } from './archetypes/all.ts';
import { extentOf, type Extent } from './ingredient-extents.ts';
import { groupNamed, isGroupName, type GroupName, type Piece } from './ingredient-groups.ts';
import { hashOf, randomFrom } from './seed.ts';
import { point } from './svg.ts';
import { archetypeOf } from './archetype-of.ts';

export interface IngredientOptions {
  /** Width and height of the SVG; 48 when left out. */
  size?: number;
  /** Colour of the soft outline. */
  edge?: string;
}

/**
 * One food on its own, for list rows and tiles: an archetype ("salmon"), a group ("dairy") or any
 * English food name ("baby spinach"). Null when that food has no drawing.
 */
export function ingredient(
  name: string,
  { size = 48, edge = '#2a16081f' }: IngredientOptions = {},
): string | null {
  const drawable = drawableNamed(name);
  if (!drawable) return null;
  const pieces = groupNamed(drawable) ?? [{ food: drawable as ArchetypeName, x: 0, y: 0 }];
  const outline = `stroke="${edge}" stroke-width="3" paint-order="stroke" stroke-linejoin="round"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"` +
    ` viewBox="${viewBoxOf(extentOf(drawable))}" aria-hidden="true">` +
    `<g ${outline}>${pieces.map(drawPiece).join('')}</g></svg>`
  );
}

function drawableNamed(name: string): ArchetypeName | GroupName | null {
  if (isArchetypeName(name) || isGroupName(name)) return name;
  const known = archetypeOf(name);
  return known && isArchetypeName(known) ? known : null;
}

/** A square around the food with a little air. */
function viewBoxOf([left, top, width, height]: Extent): string {
  const side = Math.max(width, height) * 1.08;
  const corner = point(left + width / 2 - side / 2, top + height / 2 - side / 2);
  return `${corner} ${point(side, side)}`;
}

function drawPiece({ food, x, y, turn = 0, scale = 1, variant = 0 }: Piece): string {
  const transform = `translate(${point(x, y)})rotate(${Math.round(turn)})scale(${scale})`;
  const drawing = archetypes[food].draw(randomFrom(hashOf(food)), variant);
  return `<g transform="${transform}">${drawing}</g>`;
}
