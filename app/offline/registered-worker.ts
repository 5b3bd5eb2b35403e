import { newBuild } from '../loading/new-build.ts';
import type { WorkerMessage } from './messages.ts';

const updateAfterMs = 15 * 60 * 1000;

/** There is none in development, where every file changes, nor on pages that are not trusted. */
const isPossible = () => import.meta.env.PROD && 'serviceWorker' in navigator;

/** Starts the worker, looks for a newer one now and then, and tells of one that waits. */
export async function registerWorker(): Promise<void> {
  if (!isPossible()) return;
  const registration = await register();
  if (registration === null) return;
  announceWaiting(registration);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => announceWaiting(registration));
  });
  updateNowAndThen(registration);
}

/**
 * A browser that refuses, as some do in private windows, works like one that has none. One in which
 * workers are blocked may answer with nothing at all.
 */
async function register(): Promise<ServiceWorkerRegistration | null> {
  const answer: Promise<ServiceWorkerRegistration | undefined> =
    navigator.serviceWorker.register('/sw.js');
  return (await answer.catch(() => null)) ?? null;
}

/** The first worker of a device waits for nobody. */
function announceWaiting({ waiting, active }: ServiceWorkerRegistration): void {
  if (waiting === null || active === null) return;
  newBuild.announce((onTaken) => {
    if (waiting.state !== 'installed') return onTaken();
    waiting.addEventListener('statechange', () => waiting.state === 'activated' && onTaken());
    waiting.postMessage({ type: 'take-over' } satisfies WorkerMessage);
  });
}

/** A page that is kept open for days would hear of a new build only when it is left. */
function updateNowAndThen(registration: ServiceWorkerRegistration): void {
  let updatedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    const isOld = Date.now() - updatedAt > updateAfterMs;
    if (document.visibilityState !== 'visible' || !isOld) return;
    updatedAt = Date.now();
    void registration.update().catch(() => {});
  });
}

/** False where there is no worker, or where it could not do it. */
export async function askWorker(message: WorkerMessage): Promise<boolean> {
  // Where workers are blocked, none is ever ready.
  const active = (await workerRegistration())?.active ?? null;
  if (active === null) return false;
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }) => resolve(data === true));
    port1.start();
    active.postMessage(message, [port2]);
  });
}

/** As soon as its worker can receive messages; null where no worker is, or can be. */
export async function workerRegistration(): Promise<ServiceWorkerRegistration | null> {
  return (await findRegistration()) === null ? null : navigator.serviceWorker.ready;
}

/** One that can show notifications now; null where no worker is, or none has started yet. */
export async function activeRegistration(): Promise<ServiceWorkerRegistration | null> {
  const registration = await findRegistration();
  return registration?.active ? registration : null;
}

/** Registers the worker again where its first fetch was lost. */
async function findRegistration(): Promise<ServiceWorkerRegistration | null> {
  if (!isPossible()) return null;
  const { serviceWorker } = navigator;
  const found = await serviceWorker.getRegistration();
  if (found !== undefined) return found;
  await registerWorker();
  return (await serviceWorker.getRegistration()) ?? null;
}
