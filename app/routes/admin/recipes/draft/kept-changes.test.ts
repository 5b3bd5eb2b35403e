import { afterEach, expect, test, vi } from 'vitest';
import { keepChanges, readKeptChanges } from './kept-changes.ts';

const soup = { userId: 'maja', kind: 'RECIPE', id: 'soup' } as never as Parameters<
  typeof readKeptChanges
>[0];
const change = { field: 'title.en', was: 'Soup', value: 'Green soup' };

afterEach(() => vi.unstubAllGlobals());

function keepsIn(stored: Map<string, string>) {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
}

test('what was typed is found again by who typed it, for what they typed it', () => {
  keepsIn(new Map());
  keepChanges(soup, JSON.stringify([change]));
  expect(readKeptChanges(soup)).toEqual([change]);
  expect(readKeptChanges({ ...soup, userId: 'ada' })).toEqual([]);
  expect(readKeptChanges({ ...soup, id: 'stew' })).toEqual([]);
});

test('nothing is kept once everything has reached the server', () => {
  const stored = new Map<string, string>();
  keepsIn(stored);
  keepChanges(soup, JSON.stringify([change]));
  keepChanges(soup, '[]');
  expect(stored.size).toBe(0);
});

test.each(['{', '{}', 'null', '[1, null, {"field":"a","was":"b"}]'])(
  'what is no change of ours is left alone: %s',
  (text) => {
    keepsIn(new Map());
    keepChanges(soup, text);
    expect(readKeptChanges(soup)).toEqual([]);
  },
);

test('a browser that keeps nothing does without', () => {
  const refuses = () => {
    throw new Error('full');
  };
  vi.stubGlobal('localStorage', { getItem: refuses, setItem: refuses, removeItem: refuses });
  keepChanges(soup, JSON.stringify([change]));
  expect(readKeptChanges(soup)).toEqual([]);
});
