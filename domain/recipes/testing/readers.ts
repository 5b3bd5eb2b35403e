import { createRandomId } from '../../../lib/ids.ts';
import type { TestClient, TestServer } from '../../../server/testing/test-server.ts';
import { testTokens } from '../../membership/orders/test-cards.rules.ts';

/** Someone with an account and no membership. */
export async function signedUp(server: TestServer): Promise<TestClient> {
  const client = server.client();
  const email = `${createRandomId()}@example.com`;
  const person = { firstName: 'Maja', lastName: 'Lind', email, password: 'plum-tree-7' };
  await client.graphql(
    `mutation ($input: SignUpInput!) { signUp(input: $input) { me { userId } } }`,
    { input: { ...person, hasAgreedToTerms: true } },
  );
  return client;
}

export async function premium(server: TestServer): Promise<TestClient> {
  const client = await signedUp(server);
  const paymentToken = testTokens.cardAccepted;
  await client.graphql(
    `mutation ($input: StartTrialInput!) { startTrial(input: $input) { problems { code } } }`,
    { input: { plan: 'YEARLY', paymentToken, requestKey: createRandomId() } },
  );
  return client;
}
