import { expect, test } from 'vitest';
import { fileOf, remarkOf } from './edited-file.ts';

const file = fileOf('recipes/eggs.yaml', [
  { field: 'title.en', text: 'title: Eggs ' },
  { field: 'steps', text: 'steps:  ' },
  { field: 'step.s1.text.en', text: '  - Boil.' },
]);

test('a file is its lines, without spaces at their ends', () => {
  expect(file).toEqual({
    name: 'recipes/eggs.yaml',
    text: 'title: Eggs\nsteps:\n  - Boil.\n',
    fields: ['title.en', 'steps', 'step.s1.text.en'],
  });
});

test.each([
  [{ file: file.name, line: 3 }, 'step.s1.text.en'],
  [{ file: file.name, line: 1 }, 'title.en'],
  [{ file: file.name, line: 2 }, 'steps'],
  [{ file: file.name, line: null }, 'title.en'],
  [{ file: file.name, line: 9 }, 'title.en'],
  [{ file: 'another.yaml', line: 2 }, 'title.en'],
])('what is wrong at %o is told at %s', (at, field) => {
  const told = remarkOf({
    files: [fileOf('first', [{ field: 'x', text: '' }]), file],
    level: 'HINT',
  });
  expect(told({ ...at, message: 'Too hot.' })).toEqual({
    field,
    level: 'HINT',
    message: 'Too hot.',
  });
});
