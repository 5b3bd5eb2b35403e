const key = 'log-out-pending';
const listeners = new Set<() => void>();

/**
 * Somebody has logged out here, and the server could not be told: its cookie cannot be taken away by
 * scripts. Until the server knows, no page of theirs is shown.
 */
export const pendingLogOut = {
  isThere(): boolean {
    try {
      return localStorage.getItem(key) !== null;
    } catch {
      return false;
    }
  },
  begin(): void {
    change(() => localStorage.setItem(key, 'yes'));
  },
  end(): void {
    change(() => localStorage.removeItem(key));
  },
  /** Other pages of the device are told too. */
  subscribe(onChange: () => void): () => void {
    listeners.add(onChange);
    window.addEventListener('storage', onChange);
    return () => {
      listeners.delete(onChange);
      window.removeEventListener('storage', onChange);
    };
  },
};

function change(keep: () => void): void {
  try {
    keep();
  } catch {
    // A browser that keeps nothing forgets it with the page.
  }
  for (const listener of listeners) listener();
}
