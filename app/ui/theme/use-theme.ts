import { useSyncExternalStore } from 'react';
import { currentTheme, themeChanged, type Theme } from './theme.ts';

/** The chosen theme; on the server, and while hydrating, the system's. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme, () => 'system');
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(themeChanged, onChange);
  return () => window.removeEventListener(themeChanged, onChange);
}
