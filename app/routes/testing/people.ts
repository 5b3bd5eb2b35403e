import { eq } from 'drizzle-orm';
import { sessions } from '../../../domain/identity/identity.tables.ts';
import { giveRole } from '../../../domain/identity/testing/give-role.ts';
import { addProfile, ordinaryAnswers } from '../../../domain/meal-plans/testing/member.ts';
import { premium, signedUp } from '../../../domain/recipes/testing/readers.ts';
import type { TestClient, TestServer } from '../../../server/testing/test-server.ts';

/**
 * `free` has an account and no more, `answered` has answered the quiz besides. `member` and `other` are on trial and have answered the quiz.
 * The session of `expired` is over: their browser does not know it yet. `admin` is an administrator
 * without a membership.
 */
export type Who = 'visitor' | 'free' | 'answered' | 'member' | 'other' | 'expired' | 'admin';

export type People = Record<Who, TestClient>;

export async function meetPeople(server: TestServer): Promise<People> {
  const [free, answered, member, other, expired, admin] = await Promise.all([
    signedUp(server),
    withProfile(server, signedUp(server)),
    withProfile(server, premium(server)),
    withProfile(server, premium(server)),
    withProfile(server, premium(server)),
    administrator(server),
  ]);
  const { db } = server.connection;
  await db.delete(sessions).where(eq(sessions.userId, await userIdOf(expired)));
  return { visitor: server.client(), free, answered, member, other, expired, admin };
}

async function administrator(server: TestServer): Promise<TestClient> {
  const client = await signedUp(server);
  const { db } = server.connection;
  await giveRole({ db, userId: await userIdOf(client), role: 'ADMINISTRATOR' });
  return client;
}

async function withProfile(
  server: TestServer,
  signingUp: Promise<TestClient>,
): Promise<TestClient> {
  const client = await signingUp;
  const { db } = server.connection;
  await addProfile({ db, userId: await userIdOf(client), answers: ordinaryAnswers });
  return client;
}

export async function userIdOf(client: TestClient): Promise<string> {
  const { data } = await client.graphql<{ me: { userId: string } }>(`{ me { userId } }`);
  return data.me.userId;
}
