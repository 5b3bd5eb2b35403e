import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { typedTextIn } from './typed-input.ts';

/**
 * For a field whose text the page decides: what was typed in it before the page was taken over, which
 * React would put aside. Whoever types then types on.
 */
export function useEarlyText(take: (text: string) => void): RefObject<HTMLTextAreaElement | null> {
  const box = useRef<HTMLTextAreaElement>(null);
  const takeLatest = useEffectEvent(take);
  useLayoutEffect(() => {
    const field = box.current;
    const text = field && typedTextIn(field);
    if (text !== null && text !== undefined && text !== field?.defaultValue) takeLatest(text);
  }, []);
  return box;
}
