import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const app = join(import.meta.dirname, '..');
const sources = globSync('**/*.tsx', { cwd: app })
  .filter((file) => !file.endsWith('.test.tsx'))
  .map((file) => [file, readFileSync(join(app, file), 'utf8')] as const);

test('wherever somebody agrees to the terms, these and the privacy policy are a press away', () => {
  const agreeing = sources.filter(([, text]) => text.includes('name="hasAgreedToTerms"'));
  expect(agreeing.length).toBeGreaterThan(1);
  const without = agreeing.filter(([, text]) => !text.includes('<TermsLinks />'));
  expect(without.map(([file]) => file)).toEqual([]);
});
