import type { Pages } from './page.ts';

declare module '../../api/context.ts' {
  interface Services {
    pages: Pages;
  }
}
