import { openDocument } from './open-document.ts';
import { pendingPage } from './pending-page.ts';

/** Of the Navigation API, as far as it is used here; older browsers do without. */
interface NavigateEvent extends Event {
  readonly navigationType: 'push' | 'replace' | 'reload' | 'traverse';
  readonly userInitiated: boolean;
}

/**
 * When the script of the next page cannot be had, React Router reloads the page it is still on. The
 * page that was asked for is loaded instead: as a document it works even without that script, so
 * nothing goes round in circles.
 */
export function watchMissingScripts(): void {
  const { navigation } = window as { navigation?: EventTarget };
  navigation?.addEventListener('navigate', (event) => {
    const { navigationType, userInitiated, cancelable } = event as NavigateEvent;
    const page = pendingPage();
    if (navigationType !== 'reload' || userInitiated || !cancelable || page === null) return;
    if (page.href === window.location.href) return;
    event.preventDefault();
    void openDocument(page.href);
  });
}
