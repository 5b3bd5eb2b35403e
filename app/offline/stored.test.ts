import { afterEach, expect, test, vi } from 'vitest';
import { createStored } from './stored.ts';

afterEach(() => vi.unstubAllGlobals());

function device(given: Record<string, string> = {}) {
  const texts = new Map(Object.entries(given));
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
  });
  return texts;
}

const isNumbers = (json: unknown): json is number[] =>
  Array.isArray(json) && json.every((each) => typeof each === 'number');

function storedNumbers() {
  return createStored<readonly number[]>({
    name: 'numbers',
    empty: [],
    parse: (json) => (isNumbers(json) ? json : null),
  });
}

test('what one page writes the next one reads, under a name that a log-out finds', () => {
  const texts = device();
  storedNumbers().write((numbers) => [...numbers, 1]);
  storedNumbers().write((numbers) => [...numbers, 2]);
  expect([...texts]).toEqual([['kept-numbers', '[1,2]']]);
  expect(storedNumbers().read()).toEqual([1, 2]);
});

test.each(['', 'null', '{"a":1}', '["x"]', '[1,'])(
  'what is not ours, %s, counts as nothing and is written over',
  (text) => {
    device({ 'kept-numbers': text });
    const stored = storedNumbers();
    expect(stored.read()).toBe(stored.empty);
    stored.write((numbers) => [...numbers, 3]);
    expect(stored.read()).toEqual([3]);
  },
);

test('the same text gives the same object, so that nothing is drawn again for it', () => {
  const texts = device({ 'kept-numbers': '[1]' });
  const stored = storedNumbers();
  const first = stored.read();
  expect(stored.read()).toBe(first);
  texts.set('kept-numbers', '[1, 2]');
  expect(stored.read()).toEqual([1, 2]);
  for (const end of [() => texts.set('kept-numbers', '[]'), () => texts.delete('kept-numbers')]) {
    end();
    expect(stored.read()).toBe(stored.empty);
  }
});

test('who listens hears of changes here and on other pages, until they stop', () => {
  device();
  const stored = storedNumbers();
  const heard = vi.fn<() => void>();
  const stop = stored.subscribe(heard);
  stored.write(() => [1]);
  window.dispatchEvent(new Event('storage'));
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  stored.write(() => [2]);
  window.dispatchEvent(new Event('storage'));
  expect(heard).toHaveBeenCalledTimes(2);
});

test('a browser that keeps nothing, or is full, still tells who listens', () => {
  const refuses = () => {
    throw new DOMException('Full', 'QuotaExceededError');
  };
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', { getItem: refuses, setItem: refuses });
  const stored = storedNumbers();
  const heard = vi.fn<() => void>();
  stored.subscribe(heard);
  stored.write(() => [1]);
  expect(heard).toHaveBeenCalledOnce();
  expect(stored.read()).toEqual([]);
});
