import { vi } from 'vitest';

/** What a browser keeps as text for a site, until the test ends: the names are its own keys. */
export function fakeStorage(texts: Map<string, string> = new Map()): Map<string, string> {
  const methods = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  };
  const storage = new Proxy(methods, {
    ownKeys: () => [...texts.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
  vi.stubGlobal('localStorage', storage);
  return texts;
}
