import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commands } from './commands.mjs';

test('npm run help explains every command there is, and no other', async () => {
  const file = await readFile(join(import.meta.dirname, '..', 'package.json'), 'utf8');
  const { scripts } = JSON.parse(file) as { scripts: Record<string, string> };
  const isHook = (name: string) => name.startsWith('pre') && name.slice(3) in scripts;
  const named = Object.keys(scripts).filter((name) => !isHook(name));
  expect(Object.keys(commands).toSorted()).toEqual(named.toSorted());
});
