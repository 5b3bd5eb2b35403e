import { builder } from '../../api/builder.ts';
import type { Source } from './page.ts';

export const PageSourceType = builder.objectRef<Source>('PageSource').implement({
  description: 'A study or table that a page leans on.',
  fields: (t) => ({
    authors: t.exposeString('authors'),
    year: t.exposeInt('year'),
    title: t.exposeString('title'),
    journal: t.exposeString('journal'),
    pmid: t.exposeString('pmid', { nullable: true, description: 'Its number in PubMed.' }),
    doi: t.exposeString('doi', { nullable: true }),
  }),
});
