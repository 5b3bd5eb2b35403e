import { useEffect } from 'react';
import type { Locale } from '../../i18n/locales.ts';
import { screenPath } from '../../i18n/paths.ts';
import { askWorker, registerWorker } from './registered-worker.ts';
import { ownerIsSettled } from './use-device-owner.ts';

/** Starts the service worker, and has it do what can wait until a page is there. */
export function useWorker(locale: Locale): void {
  useEffect(() => {
    void registerWorker();
  }, []);

  useEffect(() => {
    const settle = () =>
      void ownerIsSettled().then(() =>
        askWorker({ type: 'settle', offlinePage: screenPath('offline', locale) }),
      );
    settle();
    navigator.serviceWorker?.addEventListener('controllerchange', settle);
    return () => navigator.serviceWorker?.removeEventListener('controllerchange', settle);
  }, [locale]);
}
