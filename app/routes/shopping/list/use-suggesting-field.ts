import { useEffect, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import type { SuggestingFieldProps } from './plain-field.tsx';

/**
 * The field with suggestions once it has arrived, null until then and where it does not. It takes
 * the place of the plain one in a moment when nobody types in that: the keyboard of a phone would
 * close, and what is pressed next would go nowhere.
 */
export function useSuggestingField(): ComponentType<SuggestingFieldProps> | null {
  const [field, setField] = useState<ComponentType<SuggestingFieldProps> | null>(null);
  useEffect(() => {
    const left = new AbortController();
    void import('./suggesting-field.tsx').then(
      ({ SuggestingField }) => {
        const put = () => flushSync(() => setField(() => SuggestingField));
        onceNobodyTypes(put, left.signal);
      },
      // The plain field does without.
      () => {},
    );
    return () => left.abort();
  }, []);
  return field;
}

function onceNobodyTypes(act: () => void, signal: AbortSignal): void {
  if (signal.aborted) return;
  if (!(document.activeElement instanceof HTMLInputElement)) return act();
  document.activeElement.addEventListener('blur', () => onceNobodyTypes(act, signal), {
    once: true,
    signal,
  });
}
