import './push-listeners.ts';
import { keptPageOf, pageWithoutNetwork } from './answer-without-network.ts';
import { fetchInTime } from './fetch-in-time.ts';
import { keepPages } from './keep-page.ts';
import { cachePrefixes, isWorkerMessage, offlinePrefix, type WorkerMessage } from './messages.ts';
import { networkOrPage } from './network-or-page.ts';
import { settle } from './settle.ts';
import type { FetchedEvent, WorkerScope } from './worker-scope.ts';

/** Of the build, filled in when it is made: another build brings other files. */
declare const buildVersion: string;
/** All icons: a button of a page may show another one when it is pressed. */
declare const iconFiles: readonly string[];

const inTime = (patienceMs: number) =>
  fetchInTime({ fetch: (...args) => fetch(...args), patienceMs });
/** Nobody waits for what is kept ahead. */
const fetchToKeep = inTime(30_000);
const fetchFile = inTime(60_000);
const fetchPicture = inTime(10_000);
const fetchKnownPicture = inTime(3_000);

const scope = globalThis as unknown as WorkerScope;
const names = {
  pages: `${cachePrefixes.pages}${buildVersion}`,
  files: `${cachePrefixes.files}${buildVersion}`,
};
const offlineName = `${offlinePrefix}${buildVersion}`;

// A new one waits until a page asks it to take over: nothing changes under a page that is in use.
scope.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all([scope.registration.navigationPreload?.enable(), scope.clients.claim()]),
  ),
);

scope.addEventListener('message', (event) => {
  const { data: message, ports } = event;
  if (!isWorkerMessage(message)) return;
  const answer = answerTo(message).catch(() => false);
  event.waitUntil(answer.then((isDone) => ports[0]?.postMessage(isDone)));
});

let settling: Promise<void> | null = null;

async function answerTo(message: WorkerMessage): Promise<boolean> {
  const keeping = {
    caches,
    names,
    fetch: fetchToKeep,
    now: Date.now(),
    unnamedFiles: iconFiles,
  };
  switch (message.type) {
    case 'keep':
      return keepPages({ ...keeping, message });
    case 'settle':
      // A page that was on its way while the worker became active has none yet, and would keep none.
      await scope.clients.claim();
      settling ??= settle({ ...keeping, ...message, offlineName }).finally(() => (settling = null));
      return settling.then(() => true);
    case 'take-over':
      return scope.skipWaiting().then(() => true);
  }
}

/** The network first: what is kept is for when there is none, or none that answers. */
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== scope.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(pageOf({ event, url }));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(keptOr(request));
  else if (isPicture(url.pathname)) event.respondWith(networkOrKept(request));
});

function isPicture(pathname: string): boolean {
  return /^\/(?:plate|dish|ingredient)\//.test(pathname);
}

function pageOf({ event, url }: { event: FetchedEvent; url: URL }): Promise<Response> {
  return networkOrPage({
    preload: Promise.resolve(event.preloadResponse),
    ask: () => fetch(event.request),
    keptPage: () => keptPageOf({ caches, url }),
    withoutNetwork: () => pageWithoutNetwork({ caches, url }),
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  });
}

async function networkOrKept(request: Request): Promise<Response> {
  const kept = await findKept(request);
  if (kept === undefined) return fetchPicture(request);
  return fetchKnownPicture(request).catch(() => kept);
}

/** Hashed files never change: those that are kept need no network. */
async function keptOr(request: Request): Promise<Response> {
  return (await findKept(request)) ?? fetchFile(request);
}

function findKept(request: Request): Promise<Response | undefined> {
  return caches.match(request.url, { ignoreSearch: true, ignoreVary: true });
}
