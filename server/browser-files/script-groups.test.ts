import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lengthOf } from './script-groups.ts';

const root = join(import.meta.dirname, '..', '..');

test('a script is as long wherever the project lies, so that every build has the same files', () => {
  const code = (folder: string) => `import { m } from "${folder}/app/words.ts";\nm();`;
  expect(lengthOf(code(root))).toBe(lengthOf(code('')));
  expect(lengthOf(code(''))).toBe(39);
});

test('comments and spaces at the beginning of lines do not arrive', () => {
  expect(lengthOf('/* what it does */a();\n  b();')).toBe('a();\nb();'.length);
});
