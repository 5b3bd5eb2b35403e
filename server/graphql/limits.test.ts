import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { findExcess } from './limits.ts';

function excessOf(query: string): string | null {
  return findExcess(parse(query))?.message.replace('The operation asks for ', '') ?? null;
}

const times = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ');
const nested = (depth: number): string => (depth === 1 ? 'a' : `a { ${nested(depth - 1)} }`);

test('a refusal has a code that clients know', () => {
  const error = findExcess(parse(`{ ${times(21, (index) => `f${index}: me`)} }`));
  expect(error?.extensions).toEqual({ code: 'operation.too-large' });
});

test('what screens ask for passes', () => {
  expect(excessOf('{ me { name plans { title } } }')).toBeNull();
});

test('500 fields pass, one more does not', () => {
  expect(excessOf(`{ a { ${times(499, (index) => `f${index}`)} } }`)).toBeNull();
  expect(excessOf(`{ a { ${times(500, (index) => `f${index}`)} } }`)).toBe('more than 500 fields');
});

test('fields of fragments count each time they are spread', () => {
  const many = `fragment Many on A { ${times(99, (index) => `f${index}`)} }`;
  const spread = (count: number) => `{ ${times(count, (index) => `a${index}: a { ...Many }`)} }`;
  expect(excessOf(`${spread(5)} ${many}`)).toBeNull();
  expect(excessOf(`${spread(6)} ${many}`)).toBe('more than 500 fields');
  const inline = `{ a { ... on A { ${times(500, (index) => `f${index}`)} } } }`;
  expect(excessOf(inline)).toBe('more than 500 fields');
});

test('fragments that multiply are not counted to their end', () => {
  const levels = times(
    40,
    (level) => `fragment F${level} on A { ...F${level + 1} ...F${level + 1} }`,
  );
  expect(excessOf(`{ a { ...F0 } } ${levels} fragment F40 on A { x }`)).toBe(
    'more than 500 fields',
  );
});

test('twelve fields deep passes, deeper does not, however it is nested', () => {
  expect(excessOf(`{ ${nested(12)} }`)).toBeNull();
  expect(excessOf(`{ ${nested(13)} }`)).toBe('fields deeper than 12');
  const below = `fragment Below on A { ${nested(7)} }`;
  const within = (depth: number): string =>
    depth === 0 ? '...Below' : `a { ${within(depth - 1)} }`;
  expect(excessOf(`{ ${within(5)} } ${below}`)).toBeNull();
  expect(excessOf(`{ ${within(6)} } ${below}`)).toBe('fields deeper than 12');
});

test('twenty fields at once pass, one more does not, named apart or through fragments', () => {
  const most = times(20, (index) => `f${index}: me`);
  expect(excessOf(`{ ${most} }`)).toBeNull();
  expect(excessOf(`{ ${most} last: me }`)).toBe('more than 20 fields at once');
  expect(excessOf(`{ ...All last: me } fragment All on Query { ${most} }`)).toBe(
    'more than 20 fields at once',
  );
});

test('every operation of a document is looked at', () => {
  const document = `query Small { me } query Large { ${times(21, (index) => `f${index}: me`)} }`;
  expect(excessOf(document)).toBe('more than 20 fields at once');
});

test('a document of sixty parts passes, a longer one does not', () => {
  const parts = (count: number) => times(count, (index) => `query Q${index} { me }`);
  expect(excessOf(parts(60))).toBeNull();
  expect(excessOf(parts(61))).toBe('more than 60 parts');
});

test('a fragment within itself, or one that is not there, is left to validation', () => {
  expect(excessOf('{ a { ...Self } } fragment Self on A { a { ...Self } }')).toBeNull();
  expect(excessOf('{ a { ...Nowhere b } }')).toBeNull();
  const after = times(500, (index) => `f${index}`);
  expect(excessOf(`{ a { ...Self ${after} } } fragment Self on A { ...Self }`)).toBe(
    'more than 500 fields',
  );
});
