import { isArchetypeName } from '../archetypes/all.ts';
import { ingredient, type IngredientOptions } from '../ingredient.ts';
import { isGroupName } from '../ingredient-groups.ts';
import { aromatics } from './aromatics.ts';
import { bakes } from './bakes.ts';
import { paintOf, type Shape } from './colors.ts';
import { pieces } from './pieces.ts';
import { inVessels } from './vessels.ts';

const shapes: Readonly<Record<string, Shape>> = { ...inVessels, ...pieces, ...bakes, ...aromatics };

export const shapeNames = Object.keys(shapes);

/**
 * Whether a look can be drawn: `salmon`, one of the drawings of dishes, or `wedge:#F2C14E`, a shape
 * with its colour.
 */
export function isLook(look: string): boolean {
  const [name = '', color] = look.split(':');
  if (color === undefined) return isArchetypeName(name) || isGroupName(name);
  return Object.hasOwn(shapes, name) && /^#[0-9A-F]{6}$/.test(color);
}

/** A food alone, for rows and tiles; null for a look nobody knows. */
export function lookDrawing(look: string, options: IngredientOptions = {}): string | null {
  if (!isLook(look)) return null;
  const [name = '', color] = look.split(':');
  if (color === undefined) return ingredient(name, options);
  const { size = 48, edge = '#2a16081f' } = options;
  const outline = `stroke="${edge}" stroke-width="3" paint-order="stroke" stroke-linejoin="round"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"` +
    ` viewBox="-58 -58 116 116" aria-hidden="true"><g ${outline}>` +
    `${shapes[name]?.(paintOf(color)) ?? ''}</g></svg>`
  );
}
