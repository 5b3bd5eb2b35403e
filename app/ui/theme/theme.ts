export type Theme = 'system' | 'light' | 'dark';

const storageKey = 'theme';

/** Remembers a choice on this device and applies it at once. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, theme);
  applyTheme(theme);
  window.dispatchEvent(new Event(themeChanged));
}

/** What this device follows now. */
export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset['theme'];
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}

export const themeChanged = 'themechanged';

function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

/** Runs in the head before the first paint; private browsing may refuse storage. */
export const themeScript =
  `try{let t=localStorage.${storageKey};` +
  `if(t=='light'||t=='dark')document.documentElement.dataset.theme=t}catch{}`;
