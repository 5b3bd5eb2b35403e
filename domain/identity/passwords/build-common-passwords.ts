/** `npm run common-passwords`: writes the list that no new password may be in, from the package's. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dictionary } from '@zxcvbn-ts/language-common';

/** ASVS 5.0, 6.2.4 asks for 3,000 of those that the own policy would let pass. */
const count = 10_000;
const shortest = 6;
const wordsPerLine = 10;

const words = dictionary['passwords-common']
  .map(String)
  .filter((word) => [...word].length >= shortest && !/[\s`\\$]/.test(word))
  .slice(0, count);
const lines = Array.from({ length: Math.ceil(words.length / wordsPerLine) }, (_, line) =>
  words.slice(line * wordsPerLine, (line + 1) * wordsPerLine).join(' '),
);
const file = join(import.meta.dirname, 'common-passwords.gen.ts');
await writeFile(
  file,
  `/** Written by \`npm run common-passwords\`: the most common first. */\nexport const commonPasswords = \`\n${lines.join('\n')}\n\`;\n`,
);
