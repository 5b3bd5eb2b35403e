import type { Locale } from '../../../i18n/locales.ts';
import type { TestClient, TestServer } from '../../../server/testing/test-server.ts';

export interface SentProblem {
  path: string[];
  code: string;
  message: string;
}

export interface Sent {
  status: number;
  problems: SentProblem[];
  retryAfter: string | undefined;
}

export const password = 'plum-tree-7';
let lastAddress = 0;

/** Signs somebody new up, in a browser of their own. */
export async function signUpSomebody(server: TestServer, options: { locale?: Locale } = {}) {
  const client = server.client(options);
  const email = `somebody${++lastAddress}@example.com`;
  const input = { firstName: 'Maja', lastName: 'Lind', email, password, hasAgreedToTerms: true };
  const { data } = await client.graphql<{ signUp: { me: { userId: string } } }>(
    `mutation ($input: SignUpInput!) { signUp(input: $input) { me { userId } } }`,
    { input },
  );
  return { client, email, userId: data.signUp.me.userId };
}

/** Runs a mutation that answers with problems, and gives those. */
export async function send(
  client: TestClient,
  mutation: string,
  input?: Record<string, unknown>,
): Promise<Sent> {
  const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`;
  const query = input
    ? `mutation ($input: ${type}!) { result: ${mutation}(input: $input) { problems { path code message } } }`
    : `mutation { result: ${mutation} { problems { path code message } } }`;
  const answer = await client.graphql<{ result: { problems: SentProblem[] } }>(query, { input });
  const { status, data, headers } = answer;
  return { status, problems: data.result.problems, retryAfter: headers['retry-after'] };
}

export function codesOf({ problems }: Sent): string[] {
  return problems.map(({ path, code }) => [...path, code].join(' '));
}
