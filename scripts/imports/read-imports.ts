import { glob, readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { parseSync } from 'oxc-parser';
import type { Import } from './rules.ts';

export interface ImportGraph {
  files: string[];
  imports: Import[];
  /** Packages by the file that imports them, types aside. */
  packages: { from: string; name: string }[];
}

const pattern = '{api,app,bench,db,domain,e2e,i18n,lib,scripts,server}/**/*.{ts,tsx}';
const generated = /^i18n\/paraglide\/|\/\+types\//;

/** Every import of the project. Ours name the whole file, so that no resolver is needed. */
export async function readImports(root: string): Promise<ImportGraph> {
  const graph: ImportGraph = { files: [], imports: [], packages: [] };
  for await (const path of glob(pattern, { cwd: root })) {
    const from = path.replaceAll('\\', '/');
    if (generated.test(from)) continue;
    graph.files.push(from);
    for (const { specifier, isTypeOnly } of specifiersOf(
      from,
      await readFile(join(root, path), 'utf8'),
    )) {
      if (specifier.startsWith('.')) {
        const to = posix.normalize(posix.join(posix.dirname(from), specifier.replace(/\?.*$/, '')));
        graph.imports.push({ from, to, isTypeOnly });
      } else if (!isTypeOnly) {
        graph.packages.push({ from, name: specifier });
      }
    }
  }
  graph.imports.push(...(await readFragmentUse(root)));
  return graph;
}

/** An operation that spreads a fragment needs the file the fragment stands in. */
async function readFragmentUse(root: string): Promise<Import[]> {
  const files = await Array.fromAsync(glob('app/**/*.graphql', { cwd: root }));
  const texts = await Promise.all(
    files.map(async (path) => ({
      path: path.replaceAll('\\', '/'),
      text: await readFile(join(root, path), 'utf8'),
    })),
  );
  const homes = new Map<string, string>();
  for (const { path, text } of texts) {
    for (const [, name = ''] of text.matchAll(/^fragment (\w+) on /gm)) homes.set(name, path);
  }
  return texts.flatMap(({ path: from, text }) => {
    const spread = [...text.matchAll(/\.\.\.(\w+)/g)].map(([, name = '']) => homes.get(name));
    return [...new Set(spread)]
      .filter((to) => to !== undefined && to !== from)
      .map((to) => ({ from, to: String(to), isTypeOnly: true }));
  });
}

function specifiersOf(path: string, code: string) {
  const { module } = parseSync(path, code);
  const imported = module.staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    isTypeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
  }));
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ specifier: moduleRequest.value, isTypeOnly: isType }] : [],
    ),
  );
  const dynamic = module.dynamicImports.map(({ moduleRequest }) => ({
    specifier: code.slice(moduleRequest.start, moduleRequest.end).replaceAll(/['"`]/g, ''),
    isTypeOnly: false,
  }));
  return [...imported, ...exported, ...dynamic];
}
