import { useSyncExternalStore } from 'react';

/** What somebody answered on this device, when asked whether their visit may be measured. */
export type Consent = 'granted' | 'denied';

const storageKey = 'analytics';
const changed = 'analyticsconsent';

/** Null before an answer. Where nothing can be kept nobody is measured, nor asked again and again. */
function readConsent(): Consent | null {
  try {
    const kept = localStorage.getItem(storageKey);
    if (kept === 'granted' || kept === 'denied') return kept;
    return hasObjectedToAll() ? 'denied' : null;
  } catch {
    return 'denied';
  }
}

/** Global Privacy Control: an objection to every site, which some laws make binding. */
function hasObjectedToAll(): boolean {
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}

/** What was measured until now cannot be unloaded: the page is loaded anew without it. */
export function chooseConsent(consent: Consent): void {
  const wasGranted = readConsent() === 'granted';
  localStorage.setItem(storageKey, consent);
  if (wasGranted && consent === 'denied') window.location.reload();
  else window.dispatchEvent(new Event(changed));
}

/** Null before an answer. */
export function useConsent(): Consent | null {
  return useSyncExternalStore(subscribe, readConsent);
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(changed, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(changed, listener);
    window.removeEventListener('storage', listener);
  };
}
