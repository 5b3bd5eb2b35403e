import {
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputType,
} from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '../../domain/identity/identity.tables.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { schema } from './schema.ts';
import { valueOf } from './testing/any-operation.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

interface TextPlace {
  /** Where the text stands, for people. */
  name: string;
  document: string;
  variablesWith(text: string): Record<string, unknown>;
}

/** Every argument of every operation that takes a text, however deep in its input. */
function everyTextPlace(): TextPlace[] {
  const roots = [schema.getQueryType(), schema.getMutationType()];
  return roots.flatMap((root) =>
    Object.values(root?.getFields() ?? {}).flatMap((field) =>
      field.args.flatMap(({ name, type }) =>
        textsWithin(type, name).map((place) => ({
          name: `${field.name}.${name}${place.path}`,
          // Other arguments are left out: texts are looked at before anything else.
          document: `${String(root).toLowerCase()} ($${name}: ${String(type)}) { ${field.name}(${name}: $${name}) { __typename } }`,
          variablesWith: (text: string) => ({ [name]: place.valueWith(text) }),
        })),
      ),
    ),
  );
}

interface Within {
  path: string;
  valueWith(text: string): unknown;
}

function textsWithin(type: GraphQLInputType, name: string, depth = 0): Within[] {
  if (depth > 6) return [];
  if (isNonNullType(type)) return textsWithin(type.ofType, name, depth);
  if (isListType(type)) {
    return textsWithin(type.ofType, name, depth).map(({ path, valueWith }) => ({
      path: `${path}[]`,
      valueWith: (text) => [valueWith(text)],
    }));
  }
  if (isInputObjectType(type)) {
    const base = valueOf(type, name) as object;
    return Object.values(type.getFields()).flatMap((field) =>
      textsWithin(field.type, field.name, depth + 1).map(({ path, valueWith }) => ({
        path: `.${field.name}${path}`,
        valueWith: (text) => ({ ...base, [field.name]: valueWith(text) }),
      })),
    );
  }
  const isText = !isEnumType(type) && ['String', 'ID'].includes(String(type));
  return isText ? [{ path: '', valueWith: (text) => text }] : [];
}

const unreadable = ['\u0000', 'a\u0007', '\uD83E', 'b\u0085'];
/** Texts of files and of devices are limited only by the size of the request. */
const isOfAnyLength = (name: string) => /\.(answer|csv|fileBase64)$/.test(name);

const places = everyTextPlace();

test('the schema has many places for text', () => {
  expect(places.length).toBeGreaterThan(100);
});

test.each(places)('$name takes no text that cannot be kept', async (place) => {
  const codeOf = async (text: string) => {
    const { document, variablesWith } = place;
    const { status, errors } = await server.client().graphql(document, variablesWith(text));
    return [status, errors[0]?.extensions.code];
  };
  for (const text of unreadable) expect(await codeOf(text)).toEqual([400, 'text.unreadable']);
  if (isOfAnyLength(place.name)) return;
  expect(await codeOf('a'.repeat(100_000))).toEqual([400, 'text.too-long']);
});

test('the same holds for texts that are written into the operation', async () => {
  const written = (text: string) => `{ mealPlan(slug: ${JSON.stringify(text)}) { title } }`;
  for (const text of ['\u0000', 'a\nb']) {
    const { status, errors } = await server.client().graphql(written(text));
    expect({ status, code: errors[0]?.extensions.code }).toEqual({
      status: 400,
      code: 'text.unreadable',
    });
  }
});

test.each([
  ['es', 'Este texto tiene caracteres que no podemos guardar. Escríbelo de nuevo'],
  ['sv', 'Texten har tecken som vi inte kan spara. Skriv den igen'],
] as const)('who is refused is told in their language, %s', async (locale, message) => {
  const query = 'query ($slug: String!) { mealPlan(slug: $slug) { title } }';
  const { errors } = await server.client({ locale }).graphql(query, { slug: '\u0000' });
  expect(errors[0]?.message).toBe(message);
});

test('texts are kept composed, sent either way', async () => {
  const decomposed = 'Bjo\u0308rn';
  const input = (email: string) =>
    `{ firstName: "${decomposed}", lastName: "A", email: "${email}", password: "plum-tree-7", hasAgreedToTerms: true }`;
  await server
    .client()
    .graphql(`mutation { signUp(input: ${input('one@example.com')}) { problems { code } } }`);
  await server
    .client()
    .graphql(`mutation ($input: SignUpInput!) { signUp(input: $input) { problems { code } } }`, {
      input: {
        firstName: decomposed,
        lastName: 'A',
        email: 'two@example.com',
        password: 'plum-tree-7',
        hasAgreedToTerms: true,
      },
    });
  const rows = await server.services.db.select({ name: users.firstName }).from(users);
  expect(rows).toEqual([{ name: 'Björn' }, { name: 'Björn' }]);
});

test.each([
  { username: 'a\u0000@example.com', password: 'b' },
  { username: 'a@example.com', password: '\uD800' },
  { username: 'a@example.com', password: 'a'.repeat(20_000) },
])('the token route refuses them too', async (payload) => {
  const answer = await server.app.inject({ method: 'POST', url: '/auth/token', payload });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().code).toMatch(/^text\./);
});

test.each(['/dish/%00.svg', '/calendar/en/%00.ics', '/image/dish/%00?width=100', '/x?q=%00'])(
  'the address %s is refused',
  async (url) => {
    const answer = await server.app.inject({ url });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'input.invalid']);
  },
);
