import type { Terms } from './terms.ts';

declare module '../../api/context.ts' {
  interface Services {
    terms: Terms;
  }
}
