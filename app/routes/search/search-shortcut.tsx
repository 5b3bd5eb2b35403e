import { useEffect, useSyncExternalStore, type RefObject } from 'react';
import * as m from '../../../i18n/paraglide/messages.js';

const storageKey = 'search-shortcut';
const off = 'off';

/** A key of its own may get in the way of speech input and of keyboards' helpers: it can be turned off. */
export function SearchShortcut({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const isOn = useSyncExternalStore(subscribe, readIsOn, () => true);
  useEffect(() => {
    if (!isOn) return undefined;
    function focusField(event: KeyboardEvent) {
      if (!isPlainSlash(event) || isTyping(event.target)) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    }
    document.addEventListener('keydown', focusField);
    return () => document.removeEventListener('keydown', focusField);
  }, [field, isOn]);
  return (
    <p className="mt-1 hidden items-center gap-2 text-sm text-ink-2 pointer-fine:flex noscript:hidden">
      {isOn && m.search_shortcut_on()}
      <button type="button" className="link min-h-6" onClick={() => writeIsOn(!isOn)}>
        {isOn ? m.search_shortcut_turn_off() : m.search_shortcut_turn_on()}
      </button>
    </p>
  );
}

function isPlainSlash({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key === '/' && !ctrlKey && !metaKey && !altKey;
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable]') !== null
  );
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readIsOn(): boolean {
  return localStorage.getItem(storageKey) !== off;
}

function writeIsOn(isOn: boolean): void {
  if (isOn) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, off);
  for (const listener of listeners) listener();
}
