import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { DocumentCache } from './document-cache.ts';

test('a document is found by its text, and counts sixty bytes for each of its characters', () => {
  const cache = new DocumentCache();
  const document = parse('{ me { id } }');
  cache.keep('{ me { id } }', document);
  expect(cache.find('{ me { id } }')).toBe(document);
  expect(cache.find('{ me { name } }')).toBeNull();
  expect(cache.sizeBytes).toBe('{ me { id } }'.length * 60);
  cache.keep('', document);
  expect(cache.find('')).toBe(document);
});

test('of more than sixteen mebibytes the longest unused go', () => {
  const cache = new DocumentCache();
  const document = parse('{ me { id } }');
  const halfLength = (16 * 1024 * 1024) / 60 / 2;
  const [first, second, third] = ['a', 'b', 'c'].map((letter) =>
    letter.repeat(Math.floor(halfLength)),
  ) as [string, string, string];
  cache.keep(first, document);
  cache.keep(second, document);
  expect(cache.find(first)).toBe(document);
  cache.keep(third, document);
  expect([first, second, third].map((text) => cache.find(text) !== null)).toEqual([
    true,
    false,
    true,
  ]);
});
