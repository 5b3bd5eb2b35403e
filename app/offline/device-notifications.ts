import { inTurn } from './notices-in-turn.ts';
import { activeRegistration, workerRegistration } from './registered-worker.ts';

/**
 * What this browser can do about notifications. It is asked each time, as people change the
 * permission in its settings.
 */
export type NotificationPermissionState = NotificationPermission | 'unsupported';

export function notificationPermission(): NotificationPermissionState {
  const isPossible = 'Notification' in window && 'serviceWorker' in navigator;
  return isPossible ? Notification.permission : 'unsupported';
}

/** Only ever after a press: browsers refuse the question otherwise, and people rightly too. */
export async function askForNotifications(): Promise<boolean> {
  if (notificationPermission() === 'unsupported') return false;
  return (await Notification.requestPermission()) === 'granted';
}

export interface BrowserSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export function canSubscribe(): boolean {
  return notificationPermission() !== 'unsupported' && 'PushManager' in window;
}

/**
 * The address that messages for this browser are pushed to; null when the browser or its push
 * service refuses.
 */
export async function subscribeBrowser(publicKey: string): Promise<BrowserSubscription | null> {
  try {
    const registration = await workerRegistration();
    if (registration === null) return null;
    // The browser would refuse to subscribe while it has a subscription for another key.
    await (await registration.pushManager.getSubscription())?.unsubscribe();
    const subscription = await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: publicKey,
    });
    const { endpoint, keys: { p256dh, auth } = {} } = subscription.toJSON();
    return endpoint && p256dh && auth ? { endpoint, p256dh, auth } : null;
  } catch {
    return null;
  }
}

/** Whoever uses this browser next begins without. */
export async function unsubscribeBrowser(): Promise<void> {
  try {
    if (!canSubscribe()) return;
    const registration = await navigator.serviceWorker.getRegistration();
    await (await registration?.pushManager.getSubscription())?.unsubscribe();
  } catch {
    // The server has forgotten it all the same.
  }
}

export interface Notice {
  title: string;
  body: string;
  tag: string;
  path: string;
}

interface ToShow {
  notice: Notice;
  /** Another page may have shown it while this one waited for its turn. */
  isStillWanted: () => boolean;
  /** Before any other page has its turn. */
  onShown: () => void;
}

/**
 * By the service worker, so that it stays when the page goes and opens the page again. Does nothing
 * where nothing can be shown: there is no worker yet, or the permission was taken back.
 */
export async function showNotice({ notice, isStillWanted, onShown }: ToShow): Promise<void> {
  const { title, body, tag, path } = notice;
  try {
    const registration = await activeRegistration();
    await inTurn(async () => {
      if (registration === null || !isStillWanted()) return;
      const options = { body, tag, icon: noticeIcon, data: { path } };
      await within(longestShowMs, registration.showNotification(title, options));
      onShown();
    });
  } catch {
    // Whoever asked tries again.
  }
}

export async function closeNotice(tag: string): Promise<void> {
  try {
    const registration = await activeRegistration();
    await inTurn(async () => {
      for (const notice of (await registration?.getNotifications({ tag })) ?? []) notice.close();
    });
  } catch {
    // Nothing is shown where nothing can be.
  }
}

const noticeIcon = '/icon-144.png';
/** A browser whose worker is replaced at that moment may never answer. */
const longestShowMs = 5_000;

function within<Value>(ms: number, work: Promise<Value>): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`No answer within ${ms} ms`)), ms);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}
