/** A page to open again without a network; its scripts and styles are found in it. */
export interface PageToKeep {
  /** With the query, where that chooses what the page shows. */
  path: string;
  /** What the page of kept pages calls it. */
  title: string;
  /**
   * A kept page of the same version is not fetched again within a day; without a version it always
   * is.
   */
  version?: string;
}

/** What pages ask of the service worker. */
export interface KeepMessage {
  type: 'keep';
  pages: PageToKeep[];
  pictures: string[];
}

/** A page is there: whatever can wait until then is done. */
export interface SettleMessage {
  type: 'settle';
  /** In the language of the page. */
  offlinePage: string;
}

/** To a worker that waits, from a page that is about to be loaded anew. */
export interface TakeOverMessage {
  type: 'take-over';
}

export type WorkerMessage = KeepMessage | SettleMessage | TakeOverMessage;

/**
 * The caches of pages and of the files that the pages need. They are cleared when a member leaves
 * the device.
 */
export const cachePrefixes = { pages: 'pages-', files: 'files-' } as const;

/** The cache of the offline page and its files, which are the same for everybody. */
export const offlinePrefix = 'offline-';

export function isWorkerMessage(data: unknown): data is WorkerMessage {
  if (typeof data !== 'object' || data === null) return false;
  const { type, pages, pictures, offlinePage } = data as Record<string, unknown>;
  switch (type) {
    case 'keep':
      return Array.isArray(pages) && Array.isArray(pictures);
    case 'settle':
      return typeof offlinePage === 'string';
    default:
      return type === 'take-over';
  }
}
