import { parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { printDocuments } from './print-documents.ts';
import { schema } from './schema.ts';

const heads = parse('fragment Head on Recipe { id title }');
const cards = parse('fragment Card on Recipe { ...Head slug }');
const query = parse('query Cards { recipes { recipes { ...Card ...Head } } }');

test('an operation carries the fragments it spreads and theirs, each once, from wherever they stand', () => {
  const printed = printDocuments({ own: [query], all: [heads, cards, query] });
  expect(printed).toMatch(/^export const CardsDocument = new TypedDocumentString<CardsQuery, /);
  const text = /`([^`]*)`/.exec(printed)?.[1] ?? '';
  expect(text.match(/fragment Head/g)).toHaveLength(1);
  expect(validate(schema, parse(text))).toEqual([]);
});

test('a fragment that stands nowhere is told by its name', () => {
  expect(() => printDocuments({ own: [query], all: [query, heads] })).toThrow('Card');
});
