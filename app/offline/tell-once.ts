import { closeNotice, showNotice, type Notice } from './device-notifications.ts';
import { createStored } from './stored.ts';

interface Told {
  readonly tag: string;
  readonly atMs: number;
}

/** The notifications that this device needs no more, whichever of its pages has shown them. */
const storedTold = createStored<readonly Told[]>({
  name: 'told-notices',
  empty: [],
  parse: (json) => (Array.isArray(json) ? json.filter(isTold) : null),
});

const rememberedMs = 24 * 60 * 60 * 1000;
const firstPauseMs = 1_000;
/** Something is boiling meanwhile. */
const longestPauseMs = 5_000;

interface Telling {
  /** Its tag names what happened: the same tag is told once on this device. */
  readonly notice: Notice;
  /** Asked before every try: who sees it on the page needs no notification. */
  readonly isNeeded: () => boolean;
}

/**
 * Shows the notice, again and again until the browser has taken it: a service worker that is being
 * installed, or that could not be fetched, shows nothing yet. Answers how to take it back.
 */
export function tellOnce(telling: Telling): () => void {
  const end = new AbortController();
  void tell({ ...telling, signal: end.signal });
  return () => {
    end.abort();
    void closeNotice(telling.notice.tag);
  };
}

async function tell({ notice, isNeeded, signal }: Telling & { signal: AbortSignal }) {
  const isOpen = () => !signal.aborted && !wasTold(notice.tag);
  const done = () => remember(notice.tag);
  for (let pauseMs = firstPauseMs; isOpen(); pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    if (!isNeeded()) return done();
    await showNotice({ notice, isStillWanted: isOpen, onShown: done });
    if (isOpen()) await pause({ ms: pauseMs, signal });
  }
}

/** The wait ends early when another worker takes over, because that one may show the notice. */
function pause({ ms, signal }: { ms: number; signal: AbortSignal }): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  workers?.addEventListener('controllerchange', () => resolve(), { once: true, signal });
  signal.addEventListener('abort', () => resolve(), { once: true });
  return promise.finally(() => clearTimeout(timer));
}

function wasTold(tag: string): boolean {
  return storedTold.read().some((told) => told.tag === tag);
}

function remember(tag: string): void {
  const atMs = Date.now();
  storedTold.write((told) => [
    ...told.filter((former) => former.tag !== tag && former.atMs > atMs - rememberedMs),
    { tag, atMs },
  ]);
}

function isTold(json: unknown): json is Told {
  if (typeof json !== 'object' || json === null) return false;
  const { tag, atMs } = json as Partial<Told>;
  return typeof tag === 'string' && Number.isFinite(atMs);
}
