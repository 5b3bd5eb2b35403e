import { Client } from 'pg';

/**
 * A list that has been used for years: extras that were added, ticked and cleared away, as the
 * operations left them.
 */
export async function writeHistory(args: {
  databaseUrl: string;
  emails: readonly string[];
  operations: number;
}): Promise<void> {
  const client = new Client({ connectionString: args.databaseUrl });
  await client.connect();
  const pairs = Math.floor(args.operations / 2);
  for (const statement of statements) await client.query(statement, [args.emails, pairs]);
  await client.query('analyze');
  await client.end();
}

const ofMembers = 'from users u, generate_series(1, $2::int) n where u.email = any($1::text[])';

/** Every second operation takes back what the one before it added. */
const statements = [
  `insert into shopping_lists (user_id, revision) select id, 0 from users
    where email = any($1::text[]) and $2::int > 0 on conflict do nothing`,
  `insert into shopping_operations (user_id, id, received_at)
    select u.id, 'past-' || n || '-' || kind, now() - n * interval '1 hour'
    from users u, generate_series(1, $2::int) n, (values ('add'), ('remove')) as kinds(kind)
    where u.email = any($1::text[])`,
  `insert into shopping_facts (user_id, id, operation_id, at, body, is_so)
    select u.id, 'past-' || n || '-add:extra', 'past-' || n || '-add', now() - n * interval '1 hour',
      jsonb_build_object('kind', 'extra', 'extraId', 'past-' || n, 'text', 'Coffee ' || n % 50,
        'amount', null, 'foodId', null, 'addedAt', 0), false
    ${ofMembers}`,
  `insert into shopping_removals (user_id, fact_id, operation_id)
    select u.id, 'past-' || n || '-add:extra', 'past-' || n || '-remove' ${ofMembers}`,
];
