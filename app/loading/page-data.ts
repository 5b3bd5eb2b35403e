import { fetchInTime } from '../offline/fetch-in-time.ts';
import { network } from '../offline/network.ts';
import { newBuild } from './new-build.ts';
import { openDocument } from './open-document.ts';
import { pendingPage } from './pending-page.ts';
import { dataPathOf, dataSuffix, knownManifest, manifestPath } from './react-router-internals.ts';
import { isWorkerInCharge } from './worker-in-charge.ts';
import { withRetries } from './with-retries.ts';

const buildHeader = 'x-build';
const patienceMs = 15_000;
/** Longer than a server ever takes: a network that says nothing for so long leads nowhere. */
const dataPatienceMs = 12_000;
/** Of a server that could not answer, however often it was asked. */
const failedStatus = 500;

/**
 * Every page's data is asked for by React Router with the browser's own fetch, which it offers no
 * other way into: here it is tried again, and where it still does not arrive, is a failure, or comes
 * from another build, the page is loaded as a document. Whether any request is answered tells of the network.
 * What nobody answers is given up: a page can say so and offer to try again, what waits on the device is
 * sent another time, and no connection is held for ever.
 */
export function watchPageData(): void {
  const browserFetch = window.fetch;
  const fetchOfOurs = fetchInTime({ fetch: (...args) => browserFetch(...args), patienceMs });
  window.fetch = (input, init) => {
    if (!leadsToOurServer(input)) return browserFetch.call(window, input, init);
    const signal = init?.signal ?? null;
    const url = input instanceof URL && isOfPage({ url: input, init }) ? input : null;
    if (url !== null) {
      const askUntil = (until: AbortSignal) =>
        tellAnswered(browserFetch.call(window, input, { ...init, signal: until }));
      return askForData({ url, ask: askUntil, signal });
    }
    return tellLost({ answer: tellAnswered(fetchOfOurs(input, init)), signal });
  };
}

function leadsToOurServer(input: RequestInfo | URL): boolean {
  const address = input instanceof Request ? input.url : input;
  return new URL(address, window.location.href).origin === window.location.origin;
}

async function tellAnswered(answer: Promise<Response>): Promise<Response> {
  const response = await answer;
  network().answered();
  return response;
}

async function tellLost({
  answer,
  signal,
}: {
  answer: Promise<Response>;
  signal: AbortSignal | null;
}) {
  try {
    return await answer;
  } catch (error) {
    if (!isUnwanted(signal)) network().lost();
    throw error;
  }
}

/** Whether nobody waits for the request any more. A request that took too long does not count. */
function isUnwanted(signal: AbortSignal | null): boolean {
  const reason: unknown = signal?.reason;
  const isTimeout = reason instanceof DOMException && reason.name === 'TimeoutError';
  return signal?.aborted === true && !isTimeout;
}

function isOfPage({ url, init }: { url: URL; init: RequestInit | undefined }): boolean {
  const isRead = (init?.method ?? 'GET') === 'GET';
  const isData = url.pathname.endsWith(dataSuffix) || url.pathname === manifestPath;
  return isRead && isData && url.origin === window.location.origin;
}

interface Asking {
  url: URL;
  ask: (until: AbortSignal) => Promise<Response>;
  signal: AbortSignal | null;
}

async function askForData({ url, ask, signal }: Asking): Promise<Response> {
  if (newBuild.isKnown() && leadsTo(url)) return open(pendingPage());
  const patience = new AbortController();
  const until = AbortSignal.any([patience.signal, ...(signal === null ? [] : [signal])]);
  const timer = setTimeout(() => patience.abort(), dataPatienceMs);
  const isPointless = () => until.aborted || !network().isThere();
  const answer = withRetries({ ask: () => ask(until), pause, isPointless });
  try {
    const response = await tellLost({ answer, signal });
    if (isOfOtherBuild(response)) newBuild.announce();
    else if (response.status < failedStatus) return response;
    return leadsTo(url) ? await open(pendingPage()) : response;
  } catch (error) {
    if (!isUnwanted(signal) && isOfOpenPage(url)) return Response.json({});
    if (signal?.aborted || !leadsTo(url) || !canOpen()) throw error;
    return open(pendingPage());
  } finally {
    // What has begun to arrive is read to its end, however long that takes.
    clearTimeout(timer);
  }
}

/** Without a network and without a worker the browser would show its own error page. */
function canOpen(): boolean {
  return isWorkerInCharge() || navigator.onLine;
}

/** Whether the data is of the page that is being gone to, and of no part of the page that is open. */
function leadsTo(url: URL): boolean {
  const page = pendingPage();
  if (page === null) return false;
  if (url.pathname === manifestPath) return true;
  return url.pathname === dataPathOf(page.pathname);
}

/**
 * React Router asks whether there is a better page under an address with parameters even where that
 * page is open: what it knows will do. It asks for the addresses above as well, and for no other.
 */
function isOfOpenPage({ pathname, searchParams }: URL): boolean {
  if (pathname !== manifestPath || pendingPage() !== null) return false;
  const { pathname: openPath } = window.location;
  const asked = searchParams.get('paths')?.split(',') ?? [];
  return asked.includes(openPath) && asked.every((path) => `${openPath}/`.startsWith(`${path}/`));
}

function open(page: URL | null): Promise<never> {
  return openDocument((page ?? window.location).href);
}

function isOfOtherBuild(response: Response): boolean {
  const build = response.headers.get(buildHeader);
  return build !== null && build !== knownManifest()?.version;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
