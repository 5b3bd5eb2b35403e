import type { PageQuery } from './operations.gen.ts';

/** A page that is there. */
export type WrittenPage = NonNullable<PageQuery['page']>;
