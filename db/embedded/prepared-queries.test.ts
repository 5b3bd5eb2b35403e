import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyCluster } from './empty-cluster.ts';
import { PreparedQueries } from './prepared-queries.ts';

let database: PGlite;
let queries: PreparedQueries;

beforeAll(async () => {
  database = await PGlite.create('memory://', { loadDataDir: await emptyCluster() });
  queries = await PreparedQueries.on(database);
});
afterAll(() => database.close());

beforeEach(async () => {
  await queries.script(`drop table if exists notes; create table notes (
    id int primary key, at timestamptz, tags text[], data jsonb, raw bytea, ok bool, cost numeric)`);
});

const insert = 'insert into notes values ($1, $2, $3, $4, $5, $6, $7) returning *';
const note = (id: unknown) => [
  id,
  new Date(0),
  ['a', 'b "c"', null],
  { x: 1 },
  new Uint8Array([1, 255]),
  true,
  '1.50',
];

async function ask(text: string, params: unknown[] = []): Promise<unknown[]> {
  const { rows } = await queries.query(text, params, 'array');
  return rows;
}

test.each(['object', 'array'] as const)(
  'the first answer, the following ones and those of PGlite are the same, as %s',
  async (rowMode) => {
    const asked = [insert, note(1)] as const;
    const own = await database.query(asked[0], [...asked[1]], { rowMode });
    for (let time = 0; time < 3; time += 1) {
      await database.exec('delete from notes');
      expect(await queries.query(...asked, rowMode)).toEqual(own);
    }
  },
);

test('a statement that failed can be sent again, and the next one is answered', async () => {
  await ask(insert, note(1));
  await expect(ask(insert, note(1))).rejects.toMatchObject({
    code: '23505',
    constraint: 'notes_pkey',
  });
  await expect(ask(insert, note('one'))).rejects.toMatchObject({ code: '22P02' });
  await expect(ask('select none from notes')).rejects.toMatchObject({ code: '42703' });
  await expect(ask('select none from notes')).rejects.toMatchObject({ code: '42703' });
  await ask(insert, note(2));
  expect(await ask('select id from notes order by id')).toEqual([[1], [2]]);
  expect(await ask('explain (costs off) select id from notes where id = $1', [1])).not.toEqual([]);
});

test('what was first sent inside a transaction that failed works after it', async () => {
  await ask('begin');
  await ask(insert, note(1));
  await expect(ask('select 1 / (id - 1) from notes')).rejects.toMatchObject({ code: '22012' });
  await expect(ask('select id from notes')).rejects.toMatchObject({ code: '25P02' });
  await ask('rollback');
  expect(await ask('select id from notes')).toEqual([]);
  await ask('begin');
  await ask(insert, note(3));
  await ask('commit');
  expect(await ask('select id from notes')).toEqual([[3]]);
});

test('after a table has changed, what was prepared before answers with its new columns', async () => {
  await ask(insert, note(1));
  expect((await queries.query('select * from notes', [], 'object')).fields).toHaveLength(7);
  await ask('-- for words\nalter table notes add words text');
  expect((await queries.query('select * from notes', [], 'object')).fields).toHaveLength(8);
});

test('however many different statements are sent, the database keeps some hundred', async () => {
  for (let number = 0; number < 500; number += 1) {
    expect(await ask(`select ${number}, $1::int`, [number])).toEqual([[number, number]]);
  }
  const [[kept]] = (await ask('select count(*) from pg_prepared_statements')) as [[number]];
  expect(kept).toBeGreaterThan(150);
  expect(kept).toBeLessThanOrEqual(201);
  expect(await ask('select 0, $1::int', [7])).toEqual([[0, 7]]);
});

test('how a statement is carried out is thought over each time, since tables grow', async () => {
  const find = 'select tags from notes where id = $1';
  for (let time = 0; time < 10; time += 1) await ask(find, [time]);
  const kept = await ask(
    'select generic_plans, custom_plans from pg_prepared_statements where statement = $1',
    [find],
  );
  expect(kept).toEqual([[0, 10]]);
  await ask('select tags from notes');
  expect(
    await ask("select name from pg_prepared_statements where statement not like '%$1%'"),
  ).toEqual([]);
});
