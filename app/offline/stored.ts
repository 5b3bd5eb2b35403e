/**
 * A value kept on this device and shared by all its open pages. It is read for every render, so the
 * same text gives the same object.
 */
export interface Stored<Value> {
  read: () => Value;
  write: (change: (value: Value) => Value) => void;
  subscribe: (onChange: () => void) => () => void;
  /** What the server renders. */
  readonly empty: Value;
}

/** Of everything that is kept so; a member who logs out takes along all but what was not sent yet. */
export const storedPrefix = 'kept-';

/** Of anything that is kept so, by this page or by another one. */
const listeners = new Set<() => void>();

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  window.addEventListener('storage', onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('storage', onChange);
  };
}

export function createStored<Value>(args: {
  name: string;
  empty: Value;
  /** Null for what is not ours, or no longer. */
  parse: (json: unknown) => Value | null;
}): Stored<Value> {
  const key = `${storedPrefix}${args.name}`;
  const emptyText = JSON.stringify(args.empty);
  let known: { text: string | null; value: Value } = { text: null, value: args.empty };

  function read(): Value {
    const text = readText(key);
    // What was emptied is what the server renders: no page is drawn twice for it.
    const isEmpty = text === emptyText;
    if (text !== known.text) {
      known = { text, value: isEmpty ? args.empty : parseText({ ...args, text }) };
    }
    return known.value;
  }

  return {
    empty: args.empty,
    read,
    write(change) {
      writeText({ key, text: JSON.stringify(change(read())) });
      for (const listener of listeners) listener();
    },
    subscribe,
  };
}

function parseText<Value>(args: {
  text: string | null;
  empty: Value;
  parse: (json: unknown) => Value | null;
}): Value {
  if (args.text === null) return args.empty;
  try {
    return args.parse(JSON.parse(args.text)) ?? args.empty;
  } catch {
    return args.empty;
  }
}

function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // A browser that keeps nothing: everything works until the page is left.
    return null;
  }
}

function writeText({ key, text }: { key: string; text: string }): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // As above, or full.
  }
}
