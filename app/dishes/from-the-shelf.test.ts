import { expect, test } from 'vitest';
import { fromTheShelf } from './from-the-shelf.ts';

function line(name: string, parts: Partial<Parameters<typeof fromTheShelf>[0][number]> = {}) {
  return { name, isStaple: false, isAlternative: false, label: null, ...parts };
}

const names = (lines: readonly { name: string }[]) => lines.map(({ name }) => name);

test('staples stand apart, and alternatives stay with what they stand in for', () => {
  const staple = { isStaple: true };
  const or = { isAlternative: true, label: 'OR' as const };
  const { fresh, shelf } = fromTheShelf([
    line('salt', staple),
    line('chicken'),
    line('olive oil', staple),
    line('butter', or),
    line('mustard', staple),
    line('Dijon mustard', { ...or, ...staple }),
    line('cream'),
    line('pepper', { ...staple, label: 'OPTIONAL' }),
  ]);
  expect(names(fresh)).toEqual(['chicken', 'olive oil', 'butter', 'cream']);
  expect(names(shelf)).toEqual(['salt', 'mustard', 'Dijon mustard', 'pepper']);
});

test('of nothing there is nothing on the shelf', () => {
  expect(fromTheShelf([])).toEqual({ fresh: [], shelf: [] });
});
