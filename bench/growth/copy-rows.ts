import type { Client } from 'pg';

interface Copying {
  client: Client;
  table: string;
  /** Of its column `of`, which rows. */
  of: string;
  value: string;
  times: number;
  /** Columns that differ, as SQL in which `n` counts the copies: `id || '-' || n`. */
  changed: Record<string, string>;
}

/** What a member has, so often that nobody would make it by hand; everything else stays as it is. */
export async function copyRows({ client, table, of, value, times, changed }: Copying) {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
    [table],
  );
  const columns = rows.map(({ name }) => name);
  const unknown = Object.keys(changed).filter((name) => !columns.includes(name));
  if (unknown.length > 0) throw new Error(`${table} has no ${unknown.join(', ')}`);
  const values = columns.map((name) => changed[name] ?? `t."${name}"`);
  await client.query(
    `insert into "${table}" (${columns.map((name) => `"${name}"`).join(', ')})
      select ${values.join(', ')} from "${table}" t, generate_series(1, $2::int) n
      where t."${of}" = $1`,
    [value, times],
  );
}
