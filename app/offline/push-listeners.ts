import { inTurn } from './notices-in-turn.ts';

/** The service worker's part of notifications: shows what is pushed, and opens what it is about. */

interface NotificationScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly Page[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener(type: 'push', listener: (event: PushedEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: ClickedEvent) => void): void;
}

interface Page {
  readonly url: string;
  focus(): Promise<unknown>;
}

interface LastingEvent {
  waitUntil(work: Promise<unknown>): void;
}

interface PushedEvent extends LastingEvent {
  readonly data: { text(): string } | null;
}

interface ClickedEvent extends LastingEvent {
  readonly notification: Notification;
}

const scope = globalThis as unknown as NotificationScope;

scope.addEventListener('push', (event) => event.waitUntil(show(event.data?.text() ?? '')));

scope.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(open(pathIn(notification.data)));
});

/** What is not ours shows nothing of itself. */
async function show(text: string): Promise<void> {
  const message = parse(text);
  if (message === null) return;
  const { title, body, tag, path } = message;
  const icon = new URL('/icon-144.png', scope.location.origin).href;
  await inTurn(() =>
    scope.registration.showNotification(title, { body, tag, icon, data: { path } }),
  );
}

interface Message {
  title: string;
  body: string;
  path: string;
  tag: string;
}

function parse(text: string): Message | null {
  try {
    const message = JSON.parse(text) as Partial<Message>;
    const { title, body, path, tag } = message;
    const areTexts = [title, body, path, tag].every((part) => typeof part === 'string');
    return areTexts ? (message as Message) : null;
  } catch {
    return null;
  }
}

function pathIn(data: unknown): string {
  if (typeof data !== 'object' || data === null || !('path' in data)) return '/';
  return typeof data.path === 'string' ? data.path : '/';
}

/** The page it is about where it is open already; else a new one. Only ever a page of this site. */
async function open(path: string): Promise<void> {
  const url = new URL(path, scope.location.origin);
  if (url.origin !== scope.location.origin) return;
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = pages.find((page) => new URL(page.url).pathname === url.pathname);
  await (shown ? shown.focus() : scope.clients.openWindow(url.href));
}
