/** Makes what belongs to the new build ready, then goes on. */
type TakeOver = (onTaken: () => void) => void;

/**
 * Chromium begins to activate a worker one second after the one before it has done its work. A page that
 * is loaded in that very moment may wait for the worker without an end, so this is well behind it.
 */
const patienceMs = 3_000;

let takeOver: TakeOver | null = null;
const listeners = new Set<() => void>();

/** Whether the server has a newer build than this page; it is heard of in more than one way. */
export const newBuild = {
  isKnown: () => takeOver !== null,

  announce(by?: TakeOver): void {
    const wasKnown = takeOver !== null;
    takeOver = by ?? takeOver ?? ((onTaken) => onTaken());
    if (!wasKnown) for (const listener of listeners) listener();
  },

  /** Goes on soon, whatever becomes of the new build. */
  take(onTaken: () => void): void {
    const goOn = once(onTaken);
    if (takeOver === null) return goOn();
    setTimeout(goOn, patienceMs);
    takeOver(goOn);
  },

  subscribe(onChange: () => void): () => void {
    listeners.add(onChange);
    return () => void listeners.delete(onChange);
  },
};

function once(act: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    act();
  };
}
