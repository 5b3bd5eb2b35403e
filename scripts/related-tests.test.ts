import { expect, test } from 'vitest';
import type { Import } from './imports/rules.ts';
import { relatedTests } from './related-tests.ts';

function imports(lines: string): Import[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [from = '', arrow, to = ''] = line.trim().split(' ');
      return { from, to, isTypeOnly: arrow === '~>' };
    });
}

const project = imports(`
  domain/shopping/amount.test.ts -> domain/shopping/amount.rules.ts
  domain/shopping/list.ts -> domain/shopping/amount.rules.ts
  app/shopping/row.test.tsx -> app/shopping/row.tsx
  app/shopping/row.tsx -> domain/shopping/amount.rules.ts
  app/amounts/words.test.ts ~> domain/shopping/amount.rules.ts
  server/testing/test-server.ts -> domain/shopping/list.ts
  domain/shopping/resolvers.test.ts -> server/testing/test-server.ts
  domain/recipes/resolvers.test.ts -> server/testing/test-server.ts
  app/routes/shopping/actions.test.ts -> server/testing/test-server.ts
  e2e/shopping.test.ts -> domain/shopping/amount.rules.ts
`);

test('a change of a rule is tested wherever it is imported, and in its area with the whole product', () => {
  expect(relatedTests({ changed: ['domain/shopping/amount.rules.ts'], imports: project })).toEqual({
    related: [
      'domain/shopping/amount.test.ts',
      'domain/shopping/resolvers.test.ts',
      'app/shopping/row.test.tsx',
    ],
    further: ['domain/recipes/resolvers.test.ts', 'app/routes/shopping/actions.test.ts'],
  });
});

test('a changed test is run, and what only imports types is not', () => {
  expect(
    relatedTests({ changed: ['app/amounts/words.test.ts'], imports: project }).related,
  ).toEqual(['app/amounts/words.test.ts']);
});

test('what starts the whole product is left to the run of all tests', () => {
  const changed = ['server/testing/test-server.ts'];
  const { related, further } = relatedTests({ changed, imports: project });
  expect(related).toEqual([]);
  expect(further).toHaveLength(3);
});

test('of very many the nearest are run', () => {
  const near = ['lib/near.test.ts -> lib/units.ts', 'lib/way.ts -> lib/units.ts'];
  const far = Array.from({ length: 50 }, (_, index) => `app/${index}/far.test.ts -> lib/way.ts`);
  const { related, further } = relatedTests({
    changed: ['lib/units.ts'],
    imports: imports([...far, ...near].join('\n')),
  });
  expect(related).toHaveLength(30);
  expect(related[0]).toBe('lib/near.test.ts');
  expect(further).toHaveLength(21);
});
