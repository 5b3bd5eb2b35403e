import type { PhotoFocus } from '../recipes/recipe.ts';
import type { PublishedContent } from './published/published-content.ts';

/** A photo as it is kept: a JPEG of a size that pages need, upright, without notes of the camera. */
export type PreparePhoto = (upload: Buffer) => Promise<Buffer | null>;

/** What a page shows of a photo: it is cut around what must be seen. */
export type CutPhoto = (args: { photo: Buffer; focus: PhotoFocus }) => Promise<Buffer>;

declare module '../../api/context.ts' {
  interface Services {
    /** Takes over what editors published since the last time; `content` is another object then. */
    refreshContent: PublishedContent['refresh'];
    /** What nobody reads although somebody wrote it, as it is now. */
    leftOut: PublishedContent['leftOut'];
    /** Whether a dish has a photo, which takes the place of its drawing. */
    hasPhoto: (recipeId: string) => Promise<boolean>;
    /** Null for what is no photo, or one too large to open. */
    preparePhoto: PreparePhoto;
    cutPhoto: CutPhoto;
  }
}
