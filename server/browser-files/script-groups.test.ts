import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lengthOf, scriptGroups } from './script-groups.ts';

const root = join(import.meta.dirname, '..', '..');

test('a script is as long wherever the project lies, so that every build has the same files', () => {
  const code = (folder: string) => `import { m } from "${folder}/app/words.ts";\nm();`;
  expect(lengthOf(code(root))).toBe(lengthOf(code('')));
  expect(lengthOf(code(''))).toBe(39);
});

test('comments and spaces at the beginning of lines do not arrive', () => {
  expect(lengthOf('/* what it does */a();\n  b();')).toBe('a();\nb();'.length);
});

interface Module {
  imports?: string[];
  isEntry?: true;
  /** Loaded only when it is asked for. */
  isAskedFor?: true;
  code?: string;
}

/** The file that each module is put into; null for those of a page alone. */
function filesOf(modules: Record<string, Module>): Record<string, string | null> {
  const { plugin, groups } = scriptGroups();
  const infos = new Map(
    Object.entries(modules).map(([id, { imports = [], isEntry = false, ...rest }]) => [
      id,
      {
        id,
        isEntry,
        importedIds: imports,
        dynamicImporters: rest.isAskedFor ? ['/app/routes.ts'] : [],
        code: rest.code ?? '',
      },
    ]),
  );
  const build = { getModuleIds: () => infos.keys(), getModuleInfo: (id: string) => infos.get(id) };
  (plugin.buildEnd as (this: unknown) => void).call(build);
  const fileOf = (id: string) => {
    const names = groups.flatMap(({ name }) =>
      typeof name === 'function' ? [name(id, {} as never)] : [],
    );
    return names.find((name) => typeof name === 'string') ?? null;
  };
  return Object.fromEntries([...infos.keys()].map((id) => [id, fileOf(id)]));
}

test('what every page has is a file of its own, and so are the packages in it', () => {
  const files = filesOf({
    '/app/entry.client.tsx': {
      isEntry: true,
      imports: ['/node_modules/react.js', '/app/shell.ts'],
    },
    '/app/root.tsx': { isAskedFor: true, imports: ['/app/frame.ts'] },
    '/app/frame.ts': { imports: ['/app/deep.ts'] },
    '/app/deep.ts': {},
    '/app/shell.ts': {},
    '/node_modules/react.js': {},
    '/app/routes/home/home.tsx': { isAskedFor: true, imports: ['/app/frame.ts', '/app/card.ts'] },
    '/app/card.ts': { code: 'x'.repeat(50_000) },
  });
  expect(files).toMatchObject({
    '/app/entry.client.tsx': null,
    '/app/root.tsx': 'frame',
    '/app/frame.ts': 'frame',
    '/app/deep.ts': 'frame',
    '/app/shell.ts': 'frame',
    '/node_modules/react.js': 'react',
  });
  expect(files['/app/card.ts']).not.toBe('frame');
});

test('what two pages need much of is shared, and what a page alone needs stays with it', () => {
  const large = 'x'.repeat(50_000);
  const files = filesOf({
    '/app/routes/home/home.tsx': { isAskedFor: true, imports: ['/app/both.ts', '/app/one.ts'] },
    '/app/routes/search/search.tsx': { isAskedFor: true, imports: ['/app/both.ts'] },
    '/app/nobody.ts': { imports: ['/app/alone.ts'] },
    '/app/both.ts': { code: large },
    '/app/one.ts': { code: large },
    '/app/alone.ts': { code: large },
  });
  expect(files['/app/both.ts']).toMatch(/^shared-\d+$/);
  expect(files['/app/one.ts']).not.toBe(files['/app/both.ts']);
  // What nothing begins with is in no file: it is no page.
  expect([files['/app/nobody.ts'], files['/app/alone.ts']]).toEqual([null, null]);
});

test('the groups are of browsers alone, and what others need is taken first', () => {
  const { plugin, groups } = scriptGroups();
  const applies = plugin.applyToEnvironment as (environment: { name: string }) => boolean;
  expect([applies({ name: 'client' }), applies({ name: 'ssr' })]).toEqual([true, false]);
  const ranks = groups.map(({ priority }) => priority ?? 0);
  expect(ranks).toEqual(ranks.toSorted((one, other) => other - one));
  expect(groups[0]?.debugName).toBe('react');
  expect(ranks.at(-1)).toBe(1);
});
