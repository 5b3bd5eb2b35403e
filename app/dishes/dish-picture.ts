import { cardImage, imageAddress } from '../../domain/recipes/pictures/image-address.rules.ts';
import type { PictureSource } from '../ui/pictures/picture.tsx';

/** The drawing of a recipe, for light and dark pages. */
export function dishPicture(recipeId: string): PictureSource {
  return { src: `/dish/${recipeId}.svg`, darkSrc: `/dish/${recipeId}-dark.svg` };
}

/** One raster picture of a dish in a given size, for those who read a page without seeing it. */
export function dishImage({
  recipe: { id, imageVersion: version },
  ...shape
}: {
  recipe: { id: string; imageVersion: string };
  width: number;
  height: number;
}): string {
  return imageAddress({ kind: 'dish', id, version, ...cardImage, ...shape });
}
