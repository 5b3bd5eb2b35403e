import { buildSchema, parse } from 'graphql';
import { expect, test } from 'vitest';
import { costOfOperation } from './cost.ts';
import { rootWeight, usualRows } from './weights.ts';

const schema = buildSchema(`
  input Filter { size: Int }
  type Thing { name: String! things(first: Int, ids: [ID!]): [Thing!]! }
  type Query { one: Thing things(first: Int, ids: [ID!], name: String, filter: Filter): [Thing!] }
  type Mutation { change(name: String): Thing }
`);

function costOf(query: string, variables: Record<string, unknown> = {}, operationName?: string) {
  return costOfOperation({ schema, document: parse(query), variables, operationName });
}

test('a field costs one, and one that asks the database its own weight', () => {
  expect(costOf('{ one { name } }')).toBe(rootWeight + 1);
  expect(costOf('{ one { name other: name } }')).toBe(rootWeight + 2);
  expect(costOf('mutation { change { name } }')).toBe(rootWeight + 1);
});

test('a list counts its rows: those asked for, those named, else the usual number', () => {
  expect(costOf('{ things { name } }')).toBe(rootWeight + usualRows);
  expect(costOf('{ things(first: 3) { name } }')).toBe(rootWeight + 3);
  expect(costOf('{ things(ids: ["a", "b"]) { name } }')).toBe(rootWeight + 2);
  expect(costOf('{ things(first: 50, ids: ["a", "b"]) { name } }')).toBe(rootWeight + 2);
});

test('rows within rows multiply', () => {
  const query = '{ things(first: 5) { things(first: 4) { name } } }';
  expect(costOf(query)).toBe(rootWeight + 5 * (1 + 4));
});

test('no operation is made cheaper by a number below zero, and none has more than 100 rows', () => {
  expect(costOf('{ things(first: -7) { name } }')).toBe(rootWeight);
  expect(costOf('{ things(first: 0) { name } }')).toBe(rootWeight);
  expect(costOf('{ things(first: 5000) { name } }')).toBe(rootWeight + 100);
});

test('a number that is not given, or given as nothing, is the usual number of rows', () => {
  const query = 'query Q($n: Int) { things(first: $n) { name } }';
  expect(costOf(query)).toBe(rootWeight + usualRows);
  expect(costOf(query, { n: null })).toBe(rootWeight + usualRows);
  expect(costOf('query Q($n: Int = 60) { things(first: $n) { name } }')).toBe(rootWeight + 60);
});

test('one value where a list may be is one row, and an empty list none', () => {
  expect(costOf('{ things(ids: "a") { name } }')).toBe(rootWeight + 1);
  expect(costOf('{ things(ids: []) { name } }')).toBe(rootWeight);
});

test.each([
  ['numbers', 'query Q($n: Int) { things(first: $n) { name } }', { n: 2 }, { n: 90 }, 88],
  [
    'lists',
    'query Q($ids: [ID!]!) { things(ids: $ids) { name } }',
    { ids: ['a'] },
    { ids: ['a', 'b', 'c'] },
    2,
  ],
  [
    'what is left out',
    'query Q($with: Boolean!) { one { name @include(if: $with) } }',
    { with: false },
    { with: true },
    1,
  ],
] as const)('with %s among its variables an operation is counted anew each time', (...given) => {
  const [, query, small, large, more] = given;
  const asked = { schema, document: parse(query), operationName: undefined };
  const first = costOfOperation({ ...asked, variables: small });
  expect(costOfOperation({ ...asked, variables: large })).toBe(first + more);
  expect(costOfOperation({ ...asked, variables: small })).toBe(first);
});

test('two operations of one document are counted each by itself', () => {
  const document = parse(
    'query A { one { name } } query B($name: String) { things(name: $name) { name } }',
  );
  const cost = (operationName: string) =>
    costOfOperation({ schema, document, variables: {}, operationName });
  for (const round of [1, 2]) {
    expect([round, cost('A'), cost('B')]).toEqual([round, rootWeight + 1, rootWeight + usualRows]);
  }
});
