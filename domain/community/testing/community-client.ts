import { createRandomId } from '../../../lib/ids.ts';
import type { TestClient, TestServer } from '../../../server/testing/test-server.ts';
import { signUpSomebody } from '../../identity/testing/account-client.ts';
import { testTokens } from '../../membership/orders/test-cards.rules.ts';
import { eq } from 'drizzle-orm';
import { communityPosts } from '../community.tables.ts';

export type Somebody = Awaited<ReturnType<typeof signUpSomebody>>;

/** A premium member, who may write. */
export async function signUpWriter(server: TestServer): Promise<Somebody> {
  const writer = await signUpSomebody(server);
  const paymentToken = testTokens.cardAccepted;
  const input = { plan: 'YEARLY', paymentToken, requestKey: createRandomId() };
  await writer.client.graphql(
    `mutation ($input: StartTrialInput!) { startTrial(input: $input) { problems { code } } }`,
    { input },
  );
  return writer;
}

/** What a change answered: codes with their path, or the code of an error. */
export async function change(
  { client }: { client: TestClient },
  name: string,
  input: object,
): Promise<string[]> {
  return (await asked(client, name, input, '')).codes;
}

export interface Written {
  codes: string[];
  id: string;
  topicId: string;
  number: number;
  page: number;
}

let names = 0;

export async function start({ client }: { client: TestClient }, given: object = {}) {
  names += 1;
  const input = {
    requestKey: createRandomId(),
    area: 'COOKING',
    title: 'My cauliflower rice is always wet',
    text: 'I squeeze it, I salt it, I still get soup.',
    name: `Tomas ${names}`,
    ...given,
  };
  return asked(client, 'startCommunityTopic', input, 'id topicId number page');
}

export async function answer({ client }: { client: TestClient }, given: object) {
  names += 1;
  const input = {
    requestKey: createRandomId(),
    text: 'Salt it.',
    name: `Kaisa ${names}`,
    ...given,
  };
  return asked(client, 'replyInCommunity', input, 'id topicId number page');
}

async function asked(client: TestClient, name: string, input: object, fields: string) {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const { data, errors } = await client.graphql<Record<string, Written & { problems: Problem[] }>>(
    `mutation ($input: ${type}!) { ${name}(input: $input) { problems { path code } ${fields} } }`,
    { input },
  );
  const { problems = [], ...written } = data?.[name] ?? ({} as Written & { problems: Problem[] });
  const refused = errors.map(({ extensions }) => String(extensions.code));
  return {
    ...written,
    codes: [...refused, ...problems.map(({ path, code }) => [...path, code].join(' '))],
  };
}

interface Problem {
  path: string[];
  code: string;
}

/** As if somebody had written for long: links and reports of theirs count. */
export async function trust(server: TestServer, { userId }: Somebody): Promise<void> {
  const written = { userId, title: '', text: 'x', state: 'SHOWN', searchWords: [], topicId: '' };
  const { db } = server.services;
  const [own] = await db.select().from(communityPosts).where(eq(communityPosts.userId, userId));
  const topicId = own?.topicId ?? '';
  const postedAt = new Date(Date.now() - 3 * 86_400_000);
  await db.insert(communityPosts).values(
    [1, 2, 3].map((count) => ({
      ...written,
      id: createRandomId(),
      requestKey: createRandomId(),
      topicId,
      number: 1000 * names + count,
      postedAt,
    })),
  );
  names += 1;
}
