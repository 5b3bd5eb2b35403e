import { buildSchema, getIntrospectionQuery } from 'graphql';
import { expect, test } from 'vitest';
import { mostCost } from './cost.ts';
import { OperationRunner } from './run-operation.ts';
import { rootWeight } from './weights.ts';

const schema = buildSchema(`
  type Thing { name: String things(first: Int): [Thing!] }
  type Query { one: Thing many(first: Int): [Thing!] plain: String }
  type Mutation { signUp: String logIn: String small: String }
`);

/** Answers operations about things, and lists what was carried out. */
function runnerOf({ isIntrospectionOn = true, knownTexts = [] as string[] } = {}) {
  const runner = new OperationRunner({ schema, isIntrospectionOn, knownTexts });
  const carriedOut: string[] = [];
  for (const type of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(type?.getFields() ?? {})) {
      field.resolve = () => {
        carriedOut.push(field.name);
        return null;
      };
    }
  }
  const services = { traces: null } as Parameters<OperationRunner['run']>[1]['services'];
  const ask = async (text: string, variables: Record<string, unknown> = {}, name?: string) => {
    const operation = { text, variables, operationName: name };
    const { data, errors, cost } = await runner.run(operation, { services });
    return { data, cost, error: errors?.[0] };
  };
  return { runner, ask, carriedOut };
}

const times = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ');
const names = (count: number) => times(count, (index) => `n${index}: name`);

/** Costs 19 901 and as much again as its variable says. */
const almostAll = `query ($n: Int!) {
  ${times(8, (index) => `f${index}: many(first: 100) { ${names(16)} }`)}
  more: many(first: 100) { ${names(31)} }
  last: one { things(first: $n) { name } } }`;

test('an operation that costs as much as it may is carried out, and one more is not', async () => {
  const { ask, carriedOut } = runnerOf();
  expect(await ask(almostAll, { n: 99 })).toMatchObject({ cost: mostCost, error: undefined });
  expect(carriedOut).toHaveLength(10);
  const refused = await ask(almostAll, { n: 100 });
  expect(refused).toMatchObject({ cost: mostCost + 1, data: undefined });
  expect(refused.error?.message).toBe('The operation costs 20001, the limit is 20000');
  expect(refused.error?.extensions).toEqual({
    code: 'operation.too-costly',
    cost: 20_001,
    limit: 20_000,
  });
  expect(carriedOut).toHaveLength(10);
});

test('a refused operation is refused again, and its document is carried out with less', async () => {
  const { ask } = runnerOf();
  for (const n of [100, 100, 1, 100]) {
    const { error } = await ask(almostAll, { n });
    expect([n, error === undefined]).toEqual([n, n === 1]);
  }
});

test('twenty fields at once are answered, and of twenty-one none is', async () => {
  const { ask, carriedOut } = runnerOf();
  const fields = (count: number) => `{ ${times(count, (index) => `f${index}: plain`)} }`;
  expect(await ask(fields(20))).toMatchObject({ cost: 20 * rootWeight, error: undefined });
  expect(carriedOut).toHaveLength(20);
  expect((await ask(fields(21))).error?.extensions.code).toBe('operation.too-large');
  expect(carriedOut).toHaveLength(20);
});

test('two expensive changes are refused before the first is made', async () => {
  const { ask, carriedOut } = runnerOf();
  const { error } = await ask('mutation { signUp ... on Mutation { logIn } }');
  expect(error?.message).toBe('One of these is enough for one request: signUp, logIn');
  expect(carriedOut).toEqual([]);
  expect((await ask('mutation { signUp small }')).error).toBeUndefined();
  expect(carriedOut).toEqual(['signUp', 'small']);
});

test('a document with several operations costs what the one that is named costs', async () => {
  const { ask } = runnerOf();
  const document = 'query A { plain } query B { a: plain b: plain }';
  expect((await ask(document, {}, 'A')).cost).toBe(rootWeight);
  expect((await ask(document, {}, 'B')).cost).toBe(2 * rootWeight);
  expect((await ask(document)).error?.message).toContain('several and none is named');
  expect((await ask(document, {}, 'C')).error?.message).toBe('The document has no operation C');
});

test('a document of as many characters as may be is read, and one more is not', async () => {
  const { ask } = runnerOf();
  const padded = (length: number) => `{ plain ${' '.repeat(length - 10)} }`;
  expect(padded(20_000)).toHaveLength(20_000);
  expect((await ask(padded(20_000))).error).toBeUndefined();
  expect((await ask(padded(20_001))).error?.extensions.code).toBe('operation.too-large');
});

test('a question of a tool for the whole schema is free, and one that is written otherwise is not', async () => {
  const { ask, runner } = runnerOf();
  for (const options of [{}, { descriptions: false }, { inputValueDeprecation: true }]) {
    const answer = await ask(getIntrospectionQuery(options));
    expect(answer).toMatchObject({ cost: undefined, error: undefined });
    expect(Object.keys(answer.data ?? {})).toEqual(['__schema']);
  }
  expect(runner.documentBytes).toBe(0);
  const spaced = `${getIntrospectionQuery()} `;
  expect((await ask(spaced)).error?.extensions.code).toMatch(/^operation\.too-(large|costly)$/);
  expect((await ask('{ __schema { types { name } } }')).cost).toBe(rootWeight + 1 + 40);
});

test('where the schema is not shown, no question for it is answered, that of a tool neither', async () => {
  const { ask } = runnerOf({ isIntrospectionOn: false });
  expect((await ask(getIntrospectionQuery())).data).toBeUndefined();
  const { error, data } = await ask('{ __schema { types { name } } }');
  expect(error?.message).toContain('introspection');
  expect(data).toBeUndefined();
  expect((await ask('{ plain }')).error).toBeUndefined();
});

test('an operation of the app is not counted, whatever it would cost', async () => {
  const { ask, carriedOut } = runnerOf({ knownTexts: [almostAll] });
  expect(await ask(almostAll, { n: 100 })).toMatchObject({ cost: undefined, error: undefined });
  expect(carriedOut).toHaveLength(10);
});

test('of wrong values only the first few are named', async () => {
  const { ask, runner } = runnerOf();
  expect((await ask(almostAll, { n: 'many' })).error?.message).toContain('$n');
  const text = `query (${times(9, (index) => `$v${index}: Int!`)}) { ${times(9, (index) => `f${index}: many(first: $v${index}) { name }`)} }`;
  const services = { traces: null } as Parameters<OperationRunner['run']>[1]['services'];
  const { errors = [] } = await runner.run({ text, variables: {} }, { services });
  expect(errors.length).toBeGreaterThan(1);
  expect(errors.length).toBeLessThan(6);
});
