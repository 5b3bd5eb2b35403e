import { lazy, useEffect, useState } from 'react';

const load = async () => {
  const { SuggestingField } = await import('./suggesting-field.tsx');
  return { default: SuggestingField };
};

export const LaterSuggestingField = lazy(load);

/**
 * Whether the field with suggestions has arrived. It takes the place of the plain one while nobody
 * types in that: the keyboard of a phone would close.
 */
export function useHasSuggestingField(): boolean {
  const [hasArrived, setHasArrived] = useState(false);
  useEffect(() => {
    const left = new AbortController();
    void load().then(
      () => onceNobodyTypes(() => setHasArrived(true), left.signal),
      // The plain field does without.
      () => {},
    );
    return () => left.abort();
  }, []);
  return hasArrived;
}

function onceNobodyTypes(act: () => void, signal: AbortSignal): void {
  if (signal.aborted) return;
  if (!(document.activeElement instanceof HTMLInputElement)) return act();
  document.activeElement.addEventListener('blur', () => onceNobodyTypes(act, signal), {
    once: true,
    signal,
  });
}
