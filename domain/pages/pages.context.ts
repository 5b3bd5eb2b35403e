import type { Collections } from './collections/collections.ts';
import type { Landing } from './landing.ts';
import type { Pages } from './page.ts';

declare module '../../api/context.ts' {
  interface Services {
    pages: Pages;
    landing: Landing;
    collections: Collections;
  }
}
