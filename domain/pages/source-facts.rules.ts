import type { Source } from './page.ts';

/** What is written of a source, in files and in the workspace, in this order. */
export const sourceFacts = [
  'authors',
  'year',
  'title',
  'journal',
  'pmid',
  'doi',
] as const satisfies readonly (keyof Source)[];
