import { useEffect, useState } from 'react';

export type WakeLockState = 'on' | 'off' | 'unsupported';

/**
 * Keeps the screen lit. The browser lets go when the cook looks something up elsewhere, so it is
 * asked again on the way back.
 */
export function useWakeLock(): WakeLockState {
  const [state, setState] = useState<WakeLockState>('unsupported');

  useEffect(() => {
    if (!('wakeLock' in navigator)) return;
    let isLeft = false;
    let isAsking = false;
    let lock: WakeLockSentinel | null = null;

    async function request() {
      if (document.visibilityState !== 'visible' || isAsking || lock?.released === false) return;
      isAsking = true;
      lock = await requestLock();
      isAsking = false;
      // Left while the browser was thinking.
      if (isLeft) return void lock?.release();
      setState(lock === null ? 'off' : 'on');
      lock?.addEventListener('release', () => setState('off'));
    }

    void request();
    document.addEventListener('visibilitychange', request);
    // A battery saver that refused may have been switched off since.
    document.addEventListener('pointerdown', request);
    return () => {
      isLeft = true;
      document.removeEventListener('visibilitychange', request);
      document.removeEventListener('pointerdown', request);
      void lock?.release();
    };
  }, []);

  return state;
}

async function requestLock(): Promise<WakeLockSentinel | null> {
  try {
    return await navigator.wakeLock.request('screen');
  } catch {
    return null;
  }
}
