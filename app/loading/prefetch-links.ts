import { isbot } from 'isbot';
import { network } from '../offline/network.ts';
import { isPrefetchWelcome } from './is-prefetch-welcome.ts';
import { filesOfPage } from './page-files.ts';
import { everyMs, PrefetchQueue } from './prefetch-queue.ts';

/**
 * Watches which links are in view, and fetches their pages ahead, a few at a time. Returns the
 * function that ends this.
 */
export function prefetchLinks({ withData }: { withData: boolean }): () => void {
  if (isbot(navigator.userAgent)) return () => {};
  const queue = new PrefetchQueue();
  const endWatching = watchLinksInView(queue);
  const timer = setInterval(() => {
    const isSeen = document.visibilityState === 'visible';
    if (!isSeen || !isPrefetchWelcome(navigator) || !network().isThere()) return;
    queue.takeTurn((path) => fetchAhead({ path, withData }));
  }, everyMs);
  return () => {
    clearInterval(timer);
    endWatching();
  };
}

function watchLinksInView(queue: PrefetchQueue): () => void {
  const views = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const path = pathOf(target as HTMLAnchorElement);
      if (path === null) continue;
      if (isIntersecting) queue.enter(path);
      else queue.leave(path);
    }
  });
  const watchAll = () => {
    for (const link of document.querySelectorAll('a[data-discover]')) views.observe(link);
  };
  watchAll();
  const changes = new MutationObserver(watchAll);
  changes.observe(document.body, { subtree: true, childList: true });
  return () => {
    views.disconnect();
    changes.disconnect();
  };
}

/** The address of another page of ours; null for tabs and dialogs of the open page. */
function pathOf({ origin, pathname }: HTMLAnchorElement): string | null {
  const isOurs = origin === window.location.origin;
  return isOurs && pathname !== window.location.pathname ? pathname : null;
}

/** False while React Router does not know the page yet. */
function fetchAhead({ path, withData }: { path: string; withData: boolean }): boolean {
  const files = filesOfPage(path);
  if (files === null) return false;
  for (const href of files.scripts) addLink({ rel: 'modulepreload', href });
  if (withData && files.data !== null) addLink({ rel: 'prefetch', as: 'fetch', href: files.data });
  return true;
}

function addLink(attributes: { rel: string; href: string; as?: string }): void {
  const { href } = attributes;
  const known = document.head.querySelector(`link[href="${CSS.escape(href)}"]`);
  if (known === null)
    document.head.append(Object.assign(document.createElement('link'), attributes));
}
