import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commands } from './commands.mjs';
import { readImports } from './imports/read-imports.ts';

const root = join(import.meta.dirname, '..');
const file = await readFile(join(root, 'package.json'), 'utf8');
const { scripts } = JSON.parse(file) as { scripts: Record<string, string> };

test('npm run help explains every command there is, and no other', () => {
  const isHook = (name: string) => name.startsWith('pre') && name.slice(3) in scripts;
  const named = Object.keys(scripts).filter((name) => !isHook(name));
  expect(Object.keys(commands).toSorted()).toEqual(named.toSorted());
});

test('a command that speaks compiles its words first: they are in no fresh copy', async () => {
  const { imports } = await readImports(root);
  const importsOf = Map.groupBy(
    imports.filter(({ isTypeOnly }) => !isTypeOnly),
    ({ from }) => from,
  );
  const speaks = (program: string): boolean => {
    const reached = new Set([program]);
    for (const path of reached) for (const { to } of importsOf.get(path) ?? []) reached.add(to);
    const compilesItself = importsOf
      .get(program)
      ?.some(({ to }) => to === 'i18n/compile-messages.ts');
    return !compilesItself && [...reached].some((path) => path.startsWith('i18n/paraglide/'));
  };
  const silent = Object.entries(scripts).filter(([, script]) => {
    const [program] = /(?<=^node )[\w/.-]+/.exec(script) ?? [];
    return program !== undefined && speaks(program);
  });
  expect(silent.map(([name]) => name)).toEqual([]);
});
