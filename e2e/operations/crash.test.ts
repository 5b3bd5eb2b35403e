import { expect, test } from 'vitest';
import { connectDatabase } from '../../db/connect.ts';
import { startPostgres } from '../../scripts/postgres-server.ts';
import { signUpMember, type GeneratedPlan, type Member } from './api-client.ts';
import { CrashingServer } from './crashing-server.ts';
import { readStoredState } from './stored-state.ts';

const wantedWrites = 300;
const parallelWriters = 4;
/** Well over what a slow machine takes; a server that does not come back would take forever. */
const timeoutMs = 720_000;

const isOnPostgres = Boolean(process.env.CRASH_ON_POSTGRES);

test.skipIf(isOnPostgres)(
  'kill -9 loses nothing on the embedded database',
  { timeout: timeoutMs },
  async () => {
    const server = await CrashingServer.start({ SEED_DEMO: 'false' });
    const acknowledged = await writeUntilEnough(server);
    await server.kill();
    const directory = `${server.dataFolder}/database`;
    await expectStored(acknowledged, { url: undefined, directory });
  },
);

test.runIf(isOnPostgres)(
  'kill -9 loses nothing on PostgreSQL',
  { timeout: timeoutMs },
  async () => {
    const { url, stop } = await startPostgres();
    const server = await CrashingServer.start({ SEED_DEMO: 'false', DATABASE_URL: url });
    const acknowledged = await writeUntilEnough(server);
    await server.kill();
    await expectStored(acknowledged, { url, directory: '' });
    await stop();
  },
);

interface Acknowledged {
  emails: string[];
  plans: GeneratedPlan[];
}

async function writeUntilEnough(server: CrashingServer): Promise<Acknowledged> {
  const acknowledged: Acknowledged = { emails: [], plans: [] };
  const writers = Array.from({ length: parallelWriters }, (_, number) =>
    signUpAndPlan({ server, name: `writer${number}`, acknowledged }),
  );
  await Promise.all(writers);
  expect(server.crashes).toBeGreaterThan(5);
  return acknowledged;
}

interface Writing {
  server: CrashingServer;
  name: string;
  acknowledged: Acknowledged;
}

async function signUpAndPlan({ server, name, acknowledged }: Writing): Promise<void> {
  const { emails, plans } = acknowledged;
  const planner = await becomePremium(server, `${name}@example.com`);
  for (let turn = 0; emails.length < wantedWrites || plans.length < wantedWrites; turn += 1) {
    const email = `${name}-${turn}@example.com`;
    await server.insist(() => signUpMember(server.url, email));
    emails.push(email);
    const requestKey = crypto.randomUUID();
    plans.push(await server.insist(() => planner.generatePlan(requestKey)));
  }
}

async function becomePremium(server: CrashingServer, email: string): Promise<Member> {
  const member = await server.insist(() => signUpMember(server.url, email));
  await server.insist(() => member.completeQuiz());
  await server.insist(() => member.startTrial());
  return member;
}

async function expectStored(
  { emails, plans }: Acknowledged,
  database: { url: string | undefined; directory: string },
): Promise<void> {
  const connection = await connectDatabase(database);
  const stored = await readStoredState(connection.db);
  await connection.close();
  expect(emails.filter((email) => !stored.emails.has(email))).toEqual([]);
  const mealsOf = ({ id, meals }: GeneratedPlan) => [id, meals.toSorted()];
  expect(plans.map(({ id }) => [id, stored.mealsByPlan.get(id)])).toEqual(plans.map(mealsOf));
  expect(stored.duplicatedEmails).toEqual([]);
  expect(stored.usersWithoutPassword).toEqual([]);
  expect(stored.duplicatedPlans).toEqual([]);
  expect(stored.incompletePlans).toEqual([]);
}
