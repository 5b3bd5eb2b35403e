import { network } from '../../../offline/network.ts';
import {
  listChangedEvent,
  listHereEvent,
  liveListPath,
} from '../../../../domain/shopping/sync/list-signal.rules.ts';

/** Without a line to the server, it is asked so often. */
const pollMs = 20_000;

interface LiveList {
  /** The list may have changed elsewhere; the revision is known where the server told it. */
  onNews(revision: number | null): void;
  /** Who of the people on the list has it open; nobody while there is no line to the server. */
  onHere(personIds: readonly string[]): void;
}

/**
 * Hears of changes made elsewhere for as long as the page is looked at: from the server, and where it
 * cannot tell, by asking from time to time. Gives back the function that ends it.
 */
export function followList({ onNews, onHere }: LiveList): () => void {
  let source: EventSource | null = null;

  function open() {
    source?.close();
    source = new EventSource(liveListPath);
    source.addEventListener(listChangedEvent, ({ data }) => onNews(Number(data)));
    source.addEventListener(listHereEvent, ({ data }) => onHere(data.split(' ').filter(Boolean)));
    source.addEventListener('error', () => onHere([]));
  }

  function close() {
    source?.close();
    source = null;
  }

  function look() {
    if (document.visibilityState === 'hidden') return close();
    onNews(null);
    if (source?.readyState !== EventSource.OPEN) open();
  }

  function poll() {
    const isHeard = source?.readyState === EventSource.OPEN;
    if (!isHeard && document.visibilityState === 'visible' && network().isThere()) look();
  }

  const timer = setInterval(poll, pollMs);
  document.addEventListener('visibilitychange', look);
  const endListening = network().subscribe(() => network().isThere() && look());
  look();
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
    endListening();
    close();
  };
}
