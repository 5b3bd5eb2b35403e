import { contentScopes } from '../../domain/content-api/content-kinds.rules.ts';
import { logIn, memberPassword, signUpMember } from '../../e2e/operations/api-client.ts';
import type { Who } from './attack.ts';

/** Those who ask, and what they have. */
export interface People {
  headers: Readonly<Record<Who, Readonly<Record<string, string>>>>;
  planSlug: string;
  topicId: string;
}

const allDays = [0, 1, 2, 3, 4, 5, 6];
/** The newest write so many in an hour. */
const postsOfOne = 4;
const repliers = 5;

/** A member who has everything a member has, the administrator of the demo, a key, and a topic. */
export async function gatherPeople(url: string): Promise<People> {
  const member = await signUpMember(url, 'member@example.com');
  await member.completeQuiz();
  await member.startTrial();
  const plan = await member.generatePlan(crypto.randomUUID());
  await member.shopDays({ mealPlanId: plan.id, days: allDays });
  const { topicId } = await member.startTopic();
  await fillTopic({ url, topicId });
  const staff = await logIn(url, { email: 'admin@yolk.example', password: 'plenty-of-butter' });
  const key = await createKey({ url, cookie: staff });
  return {
    headers: {
      visitor: {},
      // A session of its own, which nothing that is sent here ends.
      member: { cookie: await logIn(url, { email: member.email, password: memberPassword }) },
      staff: { cookie: staff },
      key: { authorization: `Bearer ${key}` },
    },
    planSlug: plan.slug,
    topicId,
  };
}

/** Lists in lists, as many as are still parsed. */
const hardText = Array.from({ length: 118 }, (_, at) => `${' '.repeat((at % 6) * 2)}- *a*`)
  .slice(0, 75)
  .join('\n');

async function fillTopic({ url, topicId }: { url: string; topicId: string }): Promise<void> {
  for (let count = 0; count < repliers; count += 1) {
    const writer = await signUpMember(url, `writer-${count}@example.com`);
    await writer.startTrial();
    for (let at = 0; at < postsOfOne; at += 1) {
      await run({
        url,
        cookie: writer.cookie(),
        query: `mutation ($input: ReplyInCommunityInput!) {
          result: replyInCommunity(input: $input) { problems { code } } }`,
        input: {
          topicId,
          text: `${hardText} ${count} ${at}`,
          name: at === 0 ? `Writer ${count}` : null,
          requestKey: crypto.randomUUID(),
        },
      });
    }
  }
}

async function createKey({ url, cookie }: { url: string; cookie: string }): Promise<string> {
  const { secret } = await run<{ secret: string }>({
    url,
    cookie,
    query: `mutation ($input: CreateContentKeyInput!) {
      result: createContentKey(input: $input) { secret problems { code } } }`,
    input: { name: 'bench', scopes: contentScopes },
  });
  return secret;
}

async function run<Result>(args: {
  url: string;
  cookie: string;
  query: string;
  input: object;
}): Promise<Result> {
  const { url, cookie, query, input } = args;
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ query, variables: { input } }),
  });
  const answer = (await response.json()) as {
    data?: { result?: Result & { problems: object[] } };
  };
  const result = answer.data?.result;
  if (result === undefined || result.problems.length > 0) throw new Error(JSON.stringify(answer));
  return result;
}
