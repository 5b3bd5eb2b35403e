import type { PhotoFocus } from '../../domain/recipes/recipe.ts';
import type { Shape } from './image-box.ts';

export interface Photo {
  path: string;
  /** Of what the file holds, so that all servers name the picture alike. */
  hash: string;
  shape: Shape;
  /** Null where nobody said what must not be cut off. */
  focus: PhotoFocus | null;
}
