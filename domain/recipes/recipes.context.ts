import type { ContentIndex } from './content-index.ts';

declare module '../../api/context.ts' {
  interface Services {
    /** Another one after every change of the operator's recipes: ask again for every request. */
    readonly content: ContentIndex;
  }
}
