import type { Services } from '../../../api/context.ts';

/** Everything that everybody reads: files, with what editors published over them. */
export type Catalogue = Pick<
  Services,
  'content' | 'themedPlans' | 'programs' | 'pages' | 'landing' | 'collections' | 'videos'
>;

export function catalogueOf(services: Catalogue): Catalogue {
  const { content, themedPlans, programs, pages, landing, collections, videos } = services;
  return { content, themedPlans, programs, pages, landing, collections, videos };
}
