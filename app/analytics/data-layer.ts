import { onCLS, onINP, onLCP, type Metric } from 'web-vitals';

/** What the tag manager is told, in the order in which it happened. */
export interface DataLayerEntry {
  event?: string;
  [name: string]: string | number | null | undefined;
}

declare global {
  interface Window {
    dataLayer?: DataLayerEntry[];
  }
}

export function tell(entry: DataLayerEntry): void {
  (window.dataLayer ??= []).push(entry);
}

let isStarted = false;

/** Loads the operator's tag manager and begins to watch; once a document. */
export function startMeasuring(scriptUrl: string): void {
  if (isStarted) return;
  isStarted = true;
  // The words that Google's tag manager waits for; others read them the same way.
  tell({ event: 'gtm.js', 'gtm.start': Date.now() });
  const script = document.createElement('script');
  script.async = true;
  script.src = scriptUrl;
  document.head.append(script);
  for (const watch of [onLCP, onINP, onCLS]) watch(tellVital);
  watchFirstInput();
}

function tellVital({ name, value, id, rating }: Pick<Metric, 'name' | 'value' | 'id' | 'rating'>) {
  tell({ event: 'web-vitals', metric: name, value: roundedValue(name, value), id, rating });
}

/** Milliseconds; CLS is a share. */
function roundedValue(name: string, value: number): number {
  return name === 'CLS' ? Math.round(value * 10_000) / 10_000 : Math.round(value);
}

/**
 * First Input Delay: how long the first press waited for its handlers. INP took its place in the
 * library; reports that know the old name find it here.
 */
function watchFirstInput(): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('first-input')) return;
  const observer = new PerformanceObserver((list) => {
    const [first] = list.getEntries() as PerformanceEventTiming[];
    if (first === undefined) return;
    observer.disconnect();
    const value = first.processingStart - first.startTime;
    const rating = value <= 100 ? 'good' : value <= 300 ? 'needs-improvement' : 'poor';
    tellVital({ name: 'FID' as Metric['name'], value, id: `fid-${Date.now()}`, rating });
  });
  observer.observe({ type: 'first-input', buffered: true });
}
