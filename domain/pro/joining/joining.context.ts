import type { PaperMaker } from './papers.ts';

declare module '../../../api/context.ts' {
  interface Services {
    papers: PaperMaker;
  }
}
