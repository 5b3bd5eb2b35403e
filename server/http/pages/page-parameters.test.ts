import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withoutUnreadQuery } from './page-parameters.ts';

const root = join(import.meta.dirname, '..', '..', '..');
/** `searchParams.get('dish')`, `const dishParameter = 'dish'` */
const readings = [
  /(?:searchParams|search|query|params)\s*\.(?:get|has|getAll)\('(\w+)'\)/g,
  /[pP]arameter = '(\w+)'/g,
];

test('marks of a campaign go, what a page reads stays', () => {
  const url = new URL('https://yolk.example/recipes/soup?utm_source=mail&dish=3&fbclid=x&dish=4');
  expect(withoutUnreadQuery(url).search).toBe('?dish=3&dish=4');
  const campaign = new URL('https://yolk.example/?utm_medium=mail');
  expect(withoutUnreadQuery(campaign).href).toBe('https://yolk.example/');
});

test('every name that a page reads of its query stays', async () => {
  const missing = new Set<string>();
  for await (const file of glob('app/**/*.{ts,tsx}', { cwd: root })) {
    if (file.includes('.test.')) continue;
    const text = await readFile(join(root, file), 'utf8');
    for (const [, name = ''] of readings.flatMap((reading) => [...text.matchAll(reading)])) {
      const url = new URL(`https://yolk.example/?${name}=1`);
      if (withoutUnreadQuery(url).search === '') missing.add(name);
    }
  }
  expect([...missing]).toEqual([]);
});
