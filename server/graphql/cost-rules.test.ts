import { buildSchema, isObjectType, parse } from 'graphql';
import { expect, test } from 'vitest';
import { costOfOperation, documentCosts, findExpensive, mostCost } from './cost.ts';
import { mostRootFields } from './limits.ts';
import { expensive, rootWeight, schemaTypes, usualRows, weights } from './weights.ts';

/**
 * A schema with every field that weights.ts names, all with rows as lists but one; `plain` and `small`
 * have no weight.
 */
function weighedSchema(described = '') {
  const fields = new Map<string, string[]>([
    ['Query', ['plain: String']],
    ['Mutation', ['small: String']],
  ]);
  for (const [name, { rows }] of Object.entries(weights)) {
    const [type = '', field = ''] = name.split('.');
    const lines = fields.get(type) ?? [];
    const isList = rows !== undefined && name !== 'Query.themedMealPlans';
    const answer = isList ? '[Part!]!' : 'Part';
    fields.set(type, [...lines, `${described} ${field}: ${answer}`]);
  }
  const types = [...fields].map(([type, lines]) => `type ${type} { ${lines.join('\n')} }`);
  return buildSchema(`${types.join('\n')} type Part { name: String! }`);
}

const schema = weighedSchema();

function costOf(query: string, variables: Record<string, unknown> = {}) {
  return costOfOperation({ schema, document: parse(query), variables, operationName: undefined });
}

function refusalOf(query: string, operationName?: string) {
  return findExpensive({ document: parse(query), operationName });
}

test('the same field under another name costs again, and so does a fragment wherever it is spread', () => {
  const once = costOf('{ mealPlan { name } }');
  expect(costOf('{ a: mealPlan { name } b: mealPlan { name } c: mealPlan { name } }')).toBe(
    3 * once,
  );
  const spread = `{ a: mealPlan { ...Named } b: mealPlan { ...Named } } fragment Named on Part { name }`;
  expect(costOf(spread)).toBe(2 * once);
  const atRoot = '{ ...All } fragment All on Query { a: mealPlan { name } b: mealPlan { name } }';
  expect(costOf(atRoot)).toBe(2 * once);
  expect(costOf('{ ... on Query { a: mealPlan { name } } b: mealPlan { name } }')).toBe(2 * once);
});

test('a field with a weight of its own costs that, at the root as well', () => {
  expect(costOf('{ mealPlan { name } }')).toBe(2000 + 1);
  expect(costOf('{ me { name } }')).toBe(1 + 1);
  expect(costOf('{ plain }')).toBe(rootWeight);
  expect(costOf('mutation { small }')).toBe(rootWeight);
  expect(costOf('mutation { logIn { name } }')).toBe(expensive + 1);
});

test('a list with rows of its own counts as those, and still costs what a root field does', () => {
  expect(costOf('{ socialProviders { name } }')).toBe(1 + 3);
  expect(costOf('{ foodIndex { a: name b: name } }')).toBe(7000 + 300 * 2);
  expect(costOf('{ themedMealPlans { name } }')).toBe(9000 + 1);
});

test('what is asked of the types of the schema counts forty times, of any other part as usual', () => {
  expect(schemaTypes.rows).toBe(40);
  expect(costOf('{ __schema { types { name } } }')).toBe(rootWeight + 1 + 40);
  expect(costOf('{ __schema { types { name fields { name } } } }')).toBe(
    rootWeight + 1 + 40 * (1 + 1 + usualRows),
  );
  expect(costOf('{ __schema { directives { name } } }')).toBe(rootWeight + 1 + usualRows);
  expect(costOf('{ __schema { queryType { name } } }')).toBe(rootWeight + 1 + 1);
  expect(costOf('{ __type(name: "Part") { fields { name } } }')).toBe(rootWeight + 1 + usualRows);
});

test('who asks thrice for all arguments of the schema asks for more than anybody may', () => {
  const types = 'types { fields { args { type { name } } } }';
  expect(costOf(`{ __schema { ${types} } }`)).toBeLessThan(mostCost);
  const thrice = ['a', 'b', 'c'].map((name) => `${name}: __schema { ${types} }`).join(' ');
  expect(costOf(`{ ${thrice} }`)).toBeGreaterThan(mostCost);
});

test('a request makes one expensive change, beside as many small ones as it likes', () => {
  expect(refusalOf('mutation { logIn { name } }')).toBeNull();
  expect(refusalOf('mutation { logIn { name } small other: small }')).toBeNull();
  expect(refusalOf('mutation { small other: small third: small }')).toBeNull();
});

test.each([
  ['two of them', 'mutation { signUp { name } small logIn { name } }', 'signUp, logIn'],
  ['one under two names', 'mutation { a: logIn { name } b: logIn { name } }', 'logIn, logIn'],
  [
    'one in a fragment',
    'mutation { logIn { name } ...More } fragment More on Mutation { signUp { name } }',
    'logIn, signUp',
  ],
  [
    'one in a fragment of a fragment',
    'mutation { ...More logIn { name } } fragment More on Mutation { ...Most } fragment Most on Mutation { signUp { name } }',
    'signUp, logIn',
  ],
  [
    'a fragment spread twice',
    'mutation { ...More ...More } fragment More on Mutation { signUp { name } }',
    'signUp, signUp',
  ],
  [
    'one in braces',
    'mutation { logIn { name } ... on Mutation { ... { signUp { name } } } }',
    'logIn, signUp',
  ],
])('a second expensive change is refused by name: %s', (_case, query, names) => {
  const error = refusalOf(query);
  expect(error?.message).toBe(`One of these is enough for one request: ${names}`);
  expect(error?.extensions).toEqual({ code: 'operation.too-costly' });
});

test('only the operation that is to run is looked at, and only what it changes', () => {
  const two = 'a: logIn { name } b: logIn { name }';
  const document = `mutation One { logIn { name } } mutation Two { ${two} }`;
  expect(refusalOf(document, 'One')).toBeNull();
  expect(refusalOf(document, 'Two')).not.toBeNull();
  expect(refusalOf(`query { ${two} }`)).toBeNull();
  const unused = 'mutation { logIn { name } } fragment More on Mutation { signUp { name } }';
  expect(refusalOf(unused)).toBeNull();
});

function descriptionOf(name: string, described?: string): string | null | undefined {
  const [typeName = '', fieldName = ''] = name.split('.');
  const type = documentCosts(weighedSchema(described)).getType(typeName);
  return isObjectType(type) ? type.getFields()[fieldName]?.description : undefined;
}

test('a field says what it costs and as how many rows it counts, after what it said before', () => {
  expect(descriptionOf('Query.mealPlan')).toBe('Costs 2000.');
  expect(descriptionOf('Query.foodIndex')).toBe('Costs 7000. Counts as 300 rows.');
  expect(descriptionOf('Query.themedMealPlans')).toBe('Costs 9000.');
  expect(descriptionOf('FoodPage.foods')).toBe('Counts as 60 rows.');
  expect(descriptionOf('Query.mealPlan', '"One week."')).toBe('One week. Costs 2000.');
  expect(descriptionOf('Query.plain')).toBeUndefined();
});

test('the type Query says every limit and what a field costs that says nothing', () => {
  const words = documentCosts(weighedSchema()).getQueryType()?.description ?? '';
  expect(words).toContain(`may cost ${mostCost}, ask for ${mostRootFields} fields`);
  expect(words).toContain(`one change that costs ${expensive} or more`);
  expect(words).toContain(`of Mutation costs ${rootWeight} and any other one 1`);
  expect(words).toContain(`else ${usualRows}, and 40 of the types of the schema`);
  expect(words).toContain('`extensions.cost`');
});

test('a weight for a field that is not there stops the start', () => {
  const without = buildSchema('type Query { plain: String }');
  expect(() => documentCosts(without)).toThrow(/^weights\.ts names \S+, which is no field$/);
});
