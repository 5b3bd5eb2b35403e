import { network } from '../offline/network.ts';
import { newBuild } from './new-build.ts';
import { openDocument } from './open-document.ts';
import { isWorkerInCharge } from './worker-in-charge.ts';

/**
 * Links to other pages load them as documents while there is no network, since the next page's scripts
 * may not be kept, and once there is a new build, since they may be gone.
 */
export function watchLinks(): void {
  // Before React hears of it.
  window.addEventListener('click', leaveToBrowser, { capture: true });
}

function leaveToBrowser(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || !isPlain(event) || !leadsElsewhere(link) || !isDocumentBetter()) return;
  event.stopImmediatePropagation();
  if (!newBuild.isKnown()) return;
  event.preventDefault();
  void openDocument(link.href);
}

function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** Tabs, dialogs and steps are in the query or the hash: their page goes on. */
function leadsElsewhere({ href, origin, pathname, target, download }: HTMLAnchorElement): boolean {
  if (href === '' || target !== '' || download !== '') return false;
  return origin === window.location.origin && pathname !== window.location.pathname;
}

function isDocumentBetter(): boolean {
  return newBuild.isKnown() || (!network().isThere() && isWorkerInCharge());
}
