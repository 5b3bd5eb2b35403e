import { builder, ProblemType } from '../../../api/builder.ts';
import type { DrawnPaper } from './papers.ts';

export const PaperType = builder.objectRef<DrawnPaper>('PaperToPrint').implement({
  fields: (t) => ({
    problems: t.field({ type: [ProblemType], resolve: ({ problems }) => [...problems] }),
    pdf: t.exposeString('pdf', { nullable: true, description: 'A PDF file in base64.' }),
  }),
});
