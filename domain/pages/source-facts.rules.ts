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

export const oldestSourceYear = 1900;

/** What is written of a paper is written after it. */
export function newestSourceYear(): number {
  return new Date().getUTCFullYear();
}
