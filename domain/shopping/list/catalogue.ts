import type { ContentIndex } from '../../recipes/content-index.ts';

/** What use cases need of foods and recipes. */
export type Catalogue = Pick<ContentIndex, 'version' | 'recipesById' | 'foodsById'>;
