import { bodyBytes, graphql, type Attack } from './attack.ts';

export const variableAttacks: readonly Attack[] = [...searches(), ...variables()];

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
