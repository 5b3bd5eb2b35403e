import type { UIMatch } from 'react-router';

/** `full`: header and footer; `task`: neither. */
export type PageLayout = 'full' | 'task';

/** A route chooses with `export const handle = { layout: 'task' } satisfies PageHandle`. */
export interface PageHandle {
  /** It may hang on the page's data. */
  layout: PageLayout | ((data: unknown) => PageLayout);
  /** A page that is kept as a stranger sees it: it says nothing of who is logged in. */
  isForStrangers?: true;
  /** A page that is only read: opened by its address it carries no scripts. It may hang on its data. */
  isDocument?: true | ((data: unknown) => boolean);
}

export function layoutOf(matches: readonly UIMatch[]): PageLayout {
  const layout = handleOf(matches)?.layout ?? 'full';
  return typeof layout === 'function' ? layout(matches.at(-1)?.loaderData) : layout;
}

export function isForStrangers(matches: readonly UIMatch[]): boolean {
  return handleOf(matches)?.isForStrangers ?? false;
}

export function isDocument(matches: readonly UIMatch[]): boolean {
  const isOne = handleOf(matches)?.isDocument ?? false;
  return typeof isOne === 'function' ? isOne(matches.at(-1)?.loaderData) : isOne;
}

function handleOf(matches: readonly UIMatch[]): Partial<PageHandle> | undefined {
  return matches.at(-1)?.handle as Partial<PageHandle> | undefined;
}
