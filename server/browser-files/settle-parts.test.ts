import { expect, test } from 'vitest';
import { settleParts, type Part } from './settle-parts.ts';

const part = (name: string, pages: string, bytes = 1000): Part => ({
  modules: [name],
  entries: new Set(pages),
  bytes,
});

/** Each page that needs one of the parts loads all of them, and asks for them once. */
function costOf(group: readonly Part[]): number {
  const pages = new Set(group.flatMap(({ entries }) => [...entries]));
  return pages.size * (group.reduce((sum, { bytes }) => sum + bytes, 0) + 500);
}

function settled(
  groups: Part[][],
  imports: Record<string, string[]> = {},
  waits: Record<string, string[]> = {},
): string[] {
  const importsOf = (module: string) => imports[module] ?? [];
  const files = settleParts({
    groups,
    costOf,
    importsOf,
    waits: new Map(Object.entries(waits).map(([id, awaited]) => [id, new Set(awaited)])),
  });
  const names = files.map((file) => file.flatMap(({ modules }) => modules));
  return names.map((file) => file.toSorted().join(' ')).toSorted();
}

test('a part goes to the group whose pages need it too', () => {
  const [x, y, z] = [part('x', 'ab'), part('y', 'cd'), part('z', 'cd')];
  expect(settled([[x, y], [z]])).toEqual(['x', 'y z']);
});

test('a part goes to a group of its own where it is in the way of every other', () => {
  const [x, y, z] = [part('x', 'ab'), part('y', 'cd'), part('z', 'ef')];
  expect(settled([[x, y], [z]])).toEqual(['x', 'y', 'z']);
});

test('a part goes nowhere where two files would need each other', () => {
  const [x, y, z] = [part('x', 'ab', 4000), part('y', 'abcdef', 100), part('z', 'abcdef', 4000)];
  expect(settled([[x, y], [z]])).toEqual(['x', 'y z']);
  const imports = { y: ['x'], x: ['z'] };
  expect(settled([[x, y], [z]], imports)).toEqual(['x', 'y', 'z']);
});

test('what is settled is left as it is', () => {
  const [x, y, z] = [part('x', 'ab'), part('y', 'ab'), part('z', 'cd')];
  expect(settled([[x, y], [z]])).toEqual(['x y', 'z']);
});

test('a part goes nowhere where a file would wait for itself', () => {
  const [x, y, z] = [part('x', 'ab'), part('y', 'cd'), part('z', 'cd')];
  expect(settled([[x, y], [z]])).toEqual(['x', 'y z']);
  expect(settled([[x, y], [z]], {}, { y: ['z'] })).toEqual(['x', 'y', 'z']);
});
