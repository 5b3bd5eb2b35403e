import {
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type RefObject,
} from 'react';
import type { SuggestingFieldProps } from './plain-field.tsx';

interface ArrivingField {
  Field: ComponentType<SuggestingFieldProps> | null;
  /** Around the field, whichever it is. */
  around: {
    ref: RefObject<HTMLDivElement | null>;
    onFocus: () => void;
    onBlur: () => void;
  };
}

/**
 * The field with suggestions once it has arrived, null until then and where it does not. It takes
 * the place of the plain one while nobody types in that: the keyboard of a phone would close. Making
 * it takes a moment, in which the page stays open to presses: whoever went to the plain field
 * meanwhile is in the other.
 */
export function useSuggestingField(): ArrivingField {
  const [field, setField] = useState<ComponentType<SuggestingFieldProps> | null>(null);
  useEffect(() => {
    const left = new AbortController();
    void import('./suggesting-field.tsx').then(
      ({ SuggestingField }) => {
        const put = () => startTransition(() => setField(() => SuggestingField));
        onceNobodyTypes(put, left.signal);
      },
      // The plain field does without.
      () => {},
    );
    return () => left.abort();
  }, []);
  return { Field: field, around: useFocusKept(field) };
}

/** A field that gives way while it has the focus hears of no blur. */
function useFocusKept(field: unknown): ArrivingField['around'] {
  const ref = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  useLayoutEffect(() => {
    if (field !== null && hasFocus.current) ref.current?.querySelector('input')?.focus();
  }, [field]);
  return {
    ref,
    onFocus: () => (hasFocus.current = true),
    onBlur: () => (hasFocus.current = false),
  };
}

function onceNobodyTypes(act: () => void, signal: AbortSignal): void {
  if (signal.aborted) return;
  if (!(document.activeElement instanceof HTMLInputElement)) return act();
  document.activeElement.addEventListener('blur', () => onceNobodyTypes(act, signal), {
    once: true,
    signal,
  });
}
