import { getIntrospectionQuery } from 'graphql';
import { screenPath } from '../../i18n/paths.ts';
import { hashOfDocument } from '../../server/graphql/known-operations.ts';

/** A request that anybody may send, at a size. */
export interface HostileRequest {
  method?: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface Attack {
  name: string;
  /** Bytes, rows or whatever makes the request larger. */
  sizes: readonly number[];
  request(size: number): HostileRequest;
}

/** In an address: the build that the server runs. */
export const buildMark = '{build}';

const kilobytes = [250, 1000, 4000, 15_000];
const bodyBytes = [1000, 8000, 32_000, 125_000];

export const attacks: readonly Attack[] = [
  ...paths(),
  ...queries(),
  ...headers(),
  ...forms(),
  ...searches(),
  ...documents(),
  ...variables(),
  ...pictures(),
];

function paths(): Attack[] {
  const get = (name: string, path: (size: number) => string): Attack => ({
    name,
    sizes: kilobytes,
    request: (size) => ({ path: path(size) }),
  });
  return [
    get('a deep path', (size) => '/a'.repeat(size / 2)),
    get('a deep path in another language', (size) => `/se${'/a'.repeat(size / 2)}`),
    get('empty segments', (size) => '/'.repeat(size)),
    get('a path of dots', (size) => '/a/..'.repeat(size / 5)),
    get('one long segment', (size) => `/${'a'.repeat(size)}`),
    get('a long slug', (size) => `/low-carb/recipes/${'a-'.repeat(size / 2)}`),
    get('escaped slashes', (size) => `/${'%2F'.repeat(size / 3)}`),
    get('broken escapes', (size) => `/${'%'.repeat(size)}`),
    get('the data of a deep path', (size) => `${'/a'.repeat(size / 2)}.data`),
    get('the JSON of a deep path', (size) => `/page-data${'/a'.repeat(size / 2)}/page-data.json`),
    get(
      'the JSON of a long slug',
      (size) => `/page-data/recipes/${'a-'.repeat(size / 2)}/page-data.json`,
    ),
    get(
      'the JSON of a path of dots',
      (size) => `/page-data${'/%2e%2e'.repeat(size / 7)}/page-data.json`,
    ),
    get('the routes of many paths', (size) => manifest('/a,'.repeat(size / 3))),
    {
      name: 'the routes of many plans',
      sizes: [50, 100, 249],
      request: (size) => ({
        path: manifest(Array.from({ length: size }, (_, at) => `/meal-plan/plan-${at}`).join(',')),
      }),
    },
    get('the routes of a deep path', (size) => manifest('/a'.repeat(size / 2))),
    get('a long picture name', (size) => `/dish/${'a-'.repeat(size / 2)}.svg`),
    get('a long calendar key', (size) => `/calendar/en/${'a'.repeat(size)}.ics`),
  ];
}

/** Of another build nothing is looked for. */
function manifest(asked: string): string {
  return `/__manifest?version=${buildMark}&paths=${asked}`;
}

function queries(): Attack[] {
  const get = (name: string, query: (size: number) => string): Attack => ({
    name,
    sizes: kilobytes,
    request: (size) => ({ path: `${screenPath('recipes', 'en')}?${query(size)}` }),
  });
  return [
    get('many parameters', (size) => 'a=1&'.repeat(size / 4)),
    get('one parameter many times', (size) => 'page=1&'.repeat(size / 7)),
    get('a long number', (size) => `page=${'9'.repeat(size)}`),
    get('escapes in the query', (size) => `q=${'%F0%9F%A5%91'.repeat(size / 12)}`),
    get('routes of a data request', (size) => `_routes=${'a,'.repeat(size / 2)}`),
  ];
}

function headers(): Attack[] {
  const get = (name: string, header: string, value: (size: number) => string): Attack => ({
    name,
    sizes: [250, 1000, 4000, 12_000],
    request: (size) => ({ path: '/', headers: { [header]: value(size) } }),
  });
  const part = 'a'.repeat(60);
  return [
    get('many cookies', 'cookie', (size) => 'a=b; '.repeat(size / 5)),
    get('a long login', 'cookie', (size) => `auth=${'a'.repeat(size)}`),
    get('a login of many parts', 'cookie', (size) => `auth=${'a.'.repeat(size / 2)}`),
    get('a quiz that takes long to open', 'cookie', quizOfPasswords),
    get('a long bearer token', 'authorization', (size) => `Bearer ${'a'.repeat(size)}`),
    get('a name of a browser', 'user-agent', (size) => `${part}bot `.repeat(size / 64)),
    get('a browser of spaces', 'user-agent', (size) => `x${' '.repeat(size)}x`),
    get('many encodings', 'accept-encoding', (size) => 'gzip;q=0.1,'.repeat(size / 11)),
    get('spaces among encodings', 'accept-encoding', (size) => `gzip;${' '.repeat(size)}q`),
    get('many languages', 'accept-language', (size) => 'en-US;q=0.5,'.repeat(size / 12)),
    get('many formats', 'accept', (size) => 'image/avif;q=0.5,'.repeat(size / 17)),
    get('many known pages', 'if-none-match', (size) => '"a",'.repeat(size / 4)),
    get('a long host', 'host', (size) => `${'a.'.repeat(size / 2)}example`),
    get('many proxies', 'x-forwarded-for', (size) => '192.0.2.1, '.repeat(size / 11)),
  ];
}

/** Says of itself that it was encrypted with a password, hashed very many times. */
function quizOfPasswords(size: number): string {
  const header = {
    alg: 'PBES2-HS512+A256KW',
    enc: 'A256GCM',
    p2c: size * 10_000,
    p2s: 'AAAAAAAAAAA',
  };
  const first = Buffer.from(JSON.stringify(header)).toString('base64url');
  return `quiz=${first}.AAAA.AAAA.AAAA.AAAA`;
}

function forms(): Attack[] {
  const post = (
    name: string,
    type: string,
    body: (size: number) => string,
    path = '/login',
  ): Attack => ({
    name,
    sizes: bodyBytes,
    request: (size) => ({
      method: 'POST',
      path,
      headers: { 'content-type': type },
      body: body(size),
    }),
  });
  const fields = 'application/x-www-form-urlencoded';
  return [
    post('a form of many fields', fields, (size) => 'a=1&'.repeat(size / 4)),
    post('a form of one long field', fields, (size) => `email=${'a'.repeat(size)}`),
    post('a form of escapes', fields, (size) => `email=${'%F0%9F%A5%91'.repeat(size / 12)}`),
    post(
      'an address that looks like one',
      fields,
      (size) => `intent=password&email=${'a@'.repeat(size / 2)}&password=a`,
    ),
    post(
      'a form in many parts',
      'multipart/form-data; boundary=x',
      (size) =>
        `${'--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n'.repeat(size / 52)}--x--\r\n`,
    ),
    post('a form of boundaries', 'multipart/form-data; boundary=x', (size) =>
      '--x\r\n'.repeat(size / 5),
    ),
    post(
      'a token asked for with a long name',
      fields,
      (size) => `username=${'a'.repeat(size)}&password=b`,
      '/auth/token',
    ),
    post(
      'a notification of nobody',
      'application/json',
      (size) => `{"a":"${'a'.repeat(size)}"}`,
      '/webhooks/payments/sandbox',
    ),
    post(
      'a deep notification',
      'application/json',
      (size) => '['.repeat(size / 2) + ']'.repeat(size / 2),
      '/webhooks/payments/sandbox',
    ),
  ];
}

function searches(): Attack[] {
  const query =
    'query ($text: String!) { search(input: { text: $text, first: 20 }) { recipes { totalCount } } }';
  const search = (name: string, text: (size: number) => string): Attack =>
    graphql({
      name,
      sizes: [100, 1000, 10_000, 100_000],
      query,
      variables: (size) => ({ text: text(size) }),
    });
  return [
    search('a search of one letter', (size) => 'a '.repeat(size / 2)),
    search('a search of one word', (size) => 'a'.repeat(size)),
    search('a search of many words', (size) => 'chicken curry with coconut '.repeat(size / 27)),
    search('a search of misspelt words', (size) =>
      Array.from({ length: Math.ceil(size / 9) }, (_, index) => `chikcen${index % 97}`).join(' '),
    ),
    search('a search of accents', (size) => 'e\u0301'.repeat(size / 2)),
    graphql({
      name: 'foods by a long text',
      sizes: [100, 1000, 10_000, 100_000],
      query: 'query ($text: String!) { shoppingSuggestions(text: $text) { text } }',
      variables: (size) => ({ text: 'chick '.repeat(size / 6) }),
    }),
  ];
}

interface GraphqlAttack {
  name: string;
  sizes: readonly number[];
  query: string | ((size: number) => string);
  variables?: (size: number) => Record<string, unknown>;
}

function graphql({ name, sizes, query, ...asked }: GraphqlAttack): Attack {
  return {
    name,
    sizes,
    request: (size) => ({
      method: 'POST',
      path: '/graphql',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        query: typeof query === 'string' ? query : query(size),
        variables: asked.variables?.(size) ?? {},
      }),
    }),
  };
}

function aliases(count: number, field: string): string {
  return Array.from({ length: count }, (_, index) => `a${index}: ${field}`).join(' ');
}

/** A text of another operation at every request, so that none is found parsed. */
let made = 0;
function anew(query: string): string {
  made += 1;
  return `query Anew${made} ${query}`;
}

function documents(): Attack[] {
  const many = [5, 20, 100, 400];
  const document = (
    name: string,
    query: (size: number) => string,
    sizes: readonly number[] = many,
  ) => graphql({ name, sizes, query: (size) => anew(query(size)) });
  const dear =
    'themedMealPlans { coverRecipes { title rating { mean } nutrition { energyKcal } } }';
  return [
    document('a dear field many times', (size) => `{ ${aliases(size, dear)} }`),
    document('the dearest that is allowed', () => `{ ${aliases(2, dear)} }`, [1, 2]),
    document(
      'all foods with their recipes',
      () =>
        '{ foodIndex(mode: CARBS) { name figures { nutrients { name amount } } recipes { title } } }',
      [1, 2],
    ),
    document('all foods', () => '{ foodIndex(mode: CARBS) { name netCarbsGrams group } }', [1, 2]),
    document(
      'a week planned for a visitor',
      () => '{ mealPlanPreview { isAccommodated } }',
      [1, 2],
    ),
    document(
      'one field very often',
      (size) => `{ ${'foodCount '.repeat(size)} }`,
      [100, 400, 2000, 12_000],
    ),
    document(
      'the same field with other arguments',
      (size) => `{ recipes { recipes { ${'title id slug '.repeat(size)} } } }`,
      [10, 40, 150],
    ),
    document(
      'deep lists',
      (size) => `{ ${'recipes { recipes { related { '.repeat(size)} id ${'} } }'.repeat(size)} }`,
      [1, 2, 4],
    ),
    document('fragments in fragments', (size) => fragments(size), [4, 8, 16, 24]),
    document(
      'many fragments of one type',
      (size) =>
        `{ recipes { recipes { ${Array.from({ length: size }, (_, index) => `...F${index}`).join(' ')} } } } ${Array.from({ length: size }, (_, index) => `fragment F${index} on Recipe { title id slug times { totalMinutes } }`).join(' ')}`,
      [5, 20, 55, 200],
    ),
    document(
      'many directives',
      (size) => `{ foodCount ${'@include(if: true) '.repeat(size)} }`,
      [10, 100, 600],
    ),
    document('a long comment', (size) => `{ foodCount } # ${'a'.repeat(size)}`, bodyBytes),
    document(
      'a long text in the document',
      (size) => `{ food(slug: "${'a'.repeat(size)}") { name } }`,
      bodyBytes,
    ),
    document('open braces', (size) => '{'.repeat(size), bodyBytes),
    document(
      'a list in the document',
      (size) => `{ foods(slugs: [${'"a",'.repeat(size)}]) { name } }`,
      [10, 100, 1000, 10_000],
    ),
    document(
      'introspection',
      () =>
        '{ __schema { types { name fields { name type { name ofType { name ofType { name } } } } } } }',
      [1, 2],
    ),
    graphql({ name: 'the whole schema', sizes: [1, 2], query: getIntrospectionQuery() }),
    document(
      'introspection many times',
      (size) => `{ ${aliases(size, '__schema { types { name fields { name args { name } } } }')} }`,
      [1, 5, 20],
    ),
    graphql({
      name: 'a hash nobody knows',
      sizes: [1, 2],
      query: (size) => hashOfDocument(String(size)),
    }),
  ];
}

function fragments(levels: number): string {
  const names = Array.from({ length: levels }, (_, level) => {
    return `fragment L${level} on Query { ...L${level + 1} ...L${level + 1} }`;
  });
  return `{ ...L0 } ${names.join(' ')} fragment L${levels} on Query { foodCount }`;
}

function variables(): Attack[] {
  const logIn = 'mutation ($input: LogInInput!) { logIn(input: $input) { problems { code } } }';
  const many = [10, 100, 1000, 8000];
  return [
    graphql({
      name: 'a list in the variables',
      sizes: many,
      query: 'query ($slugs: [String!]!) { foods(slugs: $slugs) { name } }',
      variables: (size) => ({ slugs: Array.from({ length: size }, () => 'butter') }),
    }),
    graphql({
      name: 'variables nobody asked for',
      sizes: many,
      query: '{ foodCount }',
      variables: (size) =>
        Object.fromEntries(Array.from({ length: size }, (_, index) => [`v${index}`, 1])),
    }),
    graphql({
      name: 'deep variables',
      sizes: many,
      query: 'query ($slugs: [String!]!) { foods(slugs: $slugs) { name } }',
      variables: (size) => ({
        slugs: JSON.parse('['.repeat(size / 4) + ']'.repeat(size / 4)) as unknown,
      }),
    }),
    graphql({
      name: 'a list of wrong values',
      sizes: many,
      query: 'query ($slugs: [String!]!) { foods(slugs: $slugs) { name } }',
      variables: (size) => ({ slugs: Array.from({ length: size }, () => 1) }),
    }),
    graphql({
      name: 'a long password',
      sizes: bodyBytes.map((size) => size - 500),
      query: logIn,
      variables: (size) => ({ input: { email: 'a@example.com', password: 'a'.repeat(size) } }),
    }),
    graphql({
      name: 'a long address',
      sizes: bodyBytes.map((size) => size - 500),
      query: logIn,
      variables: (size) => ({
        input: { email: `${'a'.repeat(size)}@example.com`, password: 'abcdef' },
      }),
    }),
    graphql({
      name: 'a long link',
      sizes: bodyBytes.map((size) => size - 500),
      query:
        'query ($token: String!) { sharedShoppingList(token: $token) { title } emailToConfirm(token: $token) }'.replace(
          '{ title }',
          '{ __typename }',
        ),
      variables: (size) => ({ token: `${'a.'.repeat(size / 2)}` }),
    }),
  ];
}

function pictures(): Attack[] {
  const sizes = [200, 800, 2400, 4800];
  const id = 'beef-and-broccoli-stir-fry';
  return (['png', 'webp', 'avif', 'svg'] as const).map((format) => ({
    name: `a picture as ${format}`,
    sizes,
    request: (size) => ({
      path: `/image/dish/${id}?width=${size - (made++ % 7)}&format=${format}`,
    }),
  }));
}
