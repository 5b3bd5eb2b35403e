import type { PublishedContent } from './published/published-content.ts';

declare module '../../api/context.ts' {
  interface Services {
    /** Takes over what editors published since the last time; `content` is another object then. */
    refreshContent: PublishedContent['refresh'];
    /** Whether a dish has a photo, which takes the place of its drawing. */
    hasPhoto: (recipeId: string) => Promise<boolean>;
  }
}
