import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const inputsOfMessage = /^\* @param \{(?<inputs>.*)\} inputs$/m;

/**
 * Writes the types of the compiled messages as two files of declarations. Without them the compiler
 * reads every message's function in every language, which takes it a third of its time.
 */
export async function declareMessages(args: {
  folder: string;
  messages: readonly string[];
  errors: readonly string[];
}): Promise<void> {
  const { folder } = args;
  for (const name of ['messages', 'errors'] as const) {
    const declared = await Promise.all(args[name].map((key) => declarationOf(folder, key)));
    await writeFile(join(folder, `${name}.d.ts`), `${head}\n${declared.join('\n')}\n`);
  }
}

const head = `import type { LocalizedString } from './runtime.js';

interface Options { locale?: 'en' | 'es' | 'sv' | 'zu' }
`;

async function declarationOf(folder: string, key: string): Promise<string> {
  const text = await readFile(join(folder, 'messages', `${key}.js`), 'utf8');
  const inputs = inputsOfMessage.exec(text)?.groups?.['inputs'];
  if (inputs === undefined) throw new Error(`The function of message ${key} names no inputs`);
  const parameter = inputs === '{}' ? 'inputs?: {}' : `inputs: ${inputs}`;
  return `export declare const ${key}: (${parameter}, options?: Options) => LocalizedString;`;
}
