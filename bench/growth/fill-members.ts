import { Client } from 'pg';
import { copyRows } from './copy-rows.ts';

interface Filling {
  databaseUrl: string;
  /** Of the member whose rows are copied. */
  email: string;
  times: number;
}

async function withMember(
  { databaseUrl, email }: Pick<Filling, 'databaseUrl' | 'email'>,
  fill: (client: Client, userId: string) => Promise<void>,
): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>('select id from users where email = $1', [
      email,
    ]);
    await fill(client, rows[0]?.id ?? '');
    await client.query('analyze');
  } finally {
    await client.end();
  }
}

/** Plans of years: the weeks they once had, with all their dishes. */
export async function fillPlans({ times, ...member }: Filling): Promise<void> {
  await withMember(member, async (client, userId) => {
    const copy = `t.id || '-' || n`;
    const of = { client, of: 'user_id', value: userId, times };
    await copyRows({
      ...of,
      table: 'meal_plans',
      changed: {
        id: copy,
        slug: `t.slug || n`,
        request_key: `t.request_key || n`,
        is_started: 'false',
        begins_on: 'null',
        created_at: `t.created_at - n * interval '7 days'`,
      },
    });
    const mealPlanId = { meal_plan_id: `t.meal_plan_id || '-' || n` };
    await copyRows({ ...of, table: 'meal_plan_recipes', changed: mealPlanId });
  });
}

/** A measurement for each of the days before the one that is there. */
export async function fillWeights({ times, ...member }: Filling): Promise<void> {
  await withMember(member, async (client, userId) => {
    await copyRows({
      client,
      table: 'measurements',
      of: 'user_id',
      value: userId,
      times,
      changed: { id: `t.id || '-' || n`, day: 't.day - (n % 3600)', value: '70 + n % 50 / 10.0' },
    });
  });
}

/** Lines of the list: the one extra that is on it, under other names. */
export async function fillList({ times, ...member }: Filling): Promise<void> {
  await withMember(member, async (client, userId) => {
    const of = { client, of: 'user_id', value: userId, times };
    const operationId = `t.operation_id || '-' || n`;
    await copyRows({ ...of, table: 'shopping_operations', changed: { id: `t.id || '-' || n` } });
    const words = `jsonb_build_object('extraId', 'more-' || n, 'text', 'Coffee ' || n)`;
    const changed = {
      id: `t.id || '-' || n`,
      operation_id: operationId,
      body: `t.body || ${words}`,
    };
    await copyRows({ ...of, table: 'shopping_facts', changed });
  });
}

/** Other members, each with a session, a membership and a list. */
export async function fillMembers({ times, ...member }: Filling): Promise<void> {
  await withMember(member, async (client, userId) => {
    const ofUser = `t.user_id || '-' || n`;
    await copyRows({
      client,
      table: 'users',
      of: 'id',
      value: userId,
      times,
      changed: { id: `t.id || '-' || n`, email: `'n' || n || '-' || t.email` },
    });
    const of = { client, of: 'user_id', value: userId, times };
    const session = { id: `t.id || '-' || n`, user_id: ofUser, token: `t.token || '-' || n` };
    await copyRows({ ...of, table: 'sessions', changed: session });
    const reference = { user_id: ofUser, provider_reference: `t.provider_reference || '-' || n` };
    await copyRows({ ...of, table: 'subscriptions', changed: reference });
    for (const table of ['shopping_lists', 'shopping_operations', 'shopping_facts']) {
      await copyRows({ ...of, table, changed: { user_id: ofUser } });
    }
  });
}
