import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const indexFile = 'messages/_index.js';
const importLine = /^import .*$/gm;
/** What a function takes and gives stands in the declarations. */
const comment = /\/\*\* @type .*?\*\/ |^\/\*(?:\*[^]*?| eslint-disable )\*\/\n/gm;
const exported = /^export \* from '\.\/(?<key>\w+)\.js'/gm;

/**
 * Paraglide writes a module for every message, and reading some thousand of them takes a program
 * longer than its own work. All messages become one module; those that are found by a code and not
 * by name are exported by another as well. The single modules stay: scripts of the browser are
 * marked with what they say.
 */
export async function joinMessages(args: { folder: string; codes: readonly string[] }) {
  const { folder, codes } = args;
  const index = await readFile(join(folder, indexFile), 'utf8');
  const keys = [...index.matchAll(exported)].map(({ groups }) => groups?.['key'] ?? '');
  const modules = await Promise.all(
    keys.map((key) => readFile(join(folder, 'messages', `${key}.js`), 'utf8')),
  );
  const imports = new Set(modules.flatMap((text) => text.match(importLine) ?? []));
  const text = [
    ...[...imports].map((line) => line.replace("'../", "'./")),
    ...modules.map((module) => module.replaceAll(importLine, '').replaceAll(comment, '')),
  ].join('\n');
  await writeFile(join(folder, 'messages.js'), text);
  await writeFile(
    join(folder, 'errors.js'),
    `/* eslint-disable */\nexport { ${codes.join(', ')} } from './messages.js';\n`,
  );
  return keys;
}
