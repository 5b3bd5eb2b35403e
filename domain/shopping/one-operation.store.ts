import { sql } from 'drizzle-orm';
import { builtOnce } from '../../db/built-once.ts';
import type { Database } from '../../db/database.ts';
import { rawStatement } from '../../db/raw-statement.ts';
import type { Operation } from './operations/list-operation.ts';
import { turnName, type KeptCount, type ListActor } from './shopping.store.ts';
import { listChangedChannel } from './sync/list-signal.rules.ts';

interface KeepOperation extends ListActor {
  db: Database;
  /** Checked, and it undoes nothing. */
  operation: Operation;
  receivedAt: Date;
  /** Of the list that the operation was made for. */
  revision: number;
  /** Of the list with the operation. */
  count: Pick<KeptCount, 'toBuy' | 'countedWith'>;
}

export interface KeptOperation {
  /** Of the list afterwards. */
  readonly revision: number;
  /** False where the operation was undone, or a fact of it taken back, before it was heard of. */
  readonly isExpected: boolean;
}

/**
 * Writes one operation down in one statement: the usual change of a list. Null, and nothing written,
 * where the list is no longer as it was read, the operation is known or who made it is not on the
 * list: then it takes its turn with the others (`changeStoredList`), for whom this one waits too.
 */
export async function keepOperation(args: KeepOperation): Promise<KeptOperation | null> {
  const { db, userId, actorId, operation, receivedAt, revision, count } = args;
  const { id, adds, removes } = operation;
  const facts = adds.map(({ id: factId, operationId: _operation, at, byId: _byId, ...body }) => {
    return { id: factId, at: new Date(at).toISOString(), body };
  });
  const [kept] = await keeping(db)({
    userId,
    madeBy: actorId === userId ? null : actorId,
    turn: turnName(userId),
    id,
    receivedAt: receivedAt.toISOString(),
    revision,
    ...count,
    facts: JSON.stringify(facts),
    factIds: adds.map((fact) => fact.id),
    removed: [...new Set(removes)],
  });
  return kept === undefined ? null : { revision: kept.revision, isExpected: kept.is_expected };
}

interface Kept {
  revision: number;
  is_expected: boolean;
}

/**
 * The parts of the statement see the tables as they were before it, and not each other's rows. Most
 * operations end one fact: said alone it is found by its key, while for a list of any length
 * PostgreSQL may rather go through all facts that the member ever had.
 */
const keeping = builtOnce((db) => {
  const { placeholder } = sql;
  const [userId, madeBy] = [placeholder('userId'), sql`${placeholder('madeBy')}::text`];
  const [id, receivedAt] = [placeholder('id'), placeholder('receivedAt')];
  const [factIds, removed] = [
    sql`${placeholder('factIds')}::text[]`,
    sql`${placeholder('removed')}::text[]`,
  ];
  const first = sql`(${removed})[1]`;
  return rawStatement<Kept>(
    db,
    sql`with turn as materialized (
      select pg_advisory_xact_lock(hashtextextended(${placeholder('turn')}, 0))
    ), actor as (
      select where ${madeBy} is null or exists (
        select from shopping_people where user_id = ${madeBy} and list_id = ${userId})
    ), heard as (
      select is_undone from shopping_operations where user_id = ${userId} and id = ${id}
    ), taken_back as (
      select removal.fact_id from shopping_removals removal
      join shopping_operations remover
        on remover.user_id = removal.user_id and remover.id = removal.operation_id
      where removal.user_id = ${userId} and removal.fact_id = any(${factIds})
        and not remover.is_undone
    ), expectation as (
      select not exists (select from heard) and not exists (select from taken_back) as is_met
    ), changed as (
      insert into shopping_lists (user_id, revision, to_buy, counted_with)
      select ${userId}, 1, ${placeholder('toBuy')}::integer,
        case when is_met then ${placeholder('countedWith')}::text end
      from turn, actor, expectation where not exists (select from heard where not is_undone)
      on conflict (user_id) do update set revision = shopping_lists.revision + 1,
        to_buy = excluded.to_buy, counted_with = excluded.counted_with
      where shopping_lists.revision = ${placeholder('revision')}::integer
      returning revision
    ), made as (
      insert into shopping_operations (user_id, id, received_at)
      select ${userId}, ${id}, ${receivedAt}::timestamptz from changed
      on conflict do nothing
    ), added as (
      insert into shopping_facts (user_id, id, operation_id, at, body, made_by, is_so)
      select ${userId}, fact ->> 'id', ${id}, (fact ->> 'at')::timestamptz, fact -> 'body',
        ${madeBy},
        not exists (select from heard) and not fact ->> 'id' = any(${removed})
          and not exists (select from taken_back where fact_id = fact ->> 'id')
      from changed, jsonb_array_elements(${placeholder('facts')}::jsonb) as facts(fact)
      on conflict do nothing
    ), taken as (
      insert into shopping_removals (user_id, fact_id, operation_id)
      select ${userId}, fact_id, ${id} from changed, unnest(${removed}) as ids(fact_id)
      on conflict do nothing
    ), ended as (
      update shopping_facts set is_so = false from changed
      where user_id = ${userId} and id = ${first} and not exists (select from heard)
    ), ended_too as (
      update shopping_facts set is_so = false from changed
      where user_id = ${userId} and id = any(${removed}) and id <> ${first}
        and cardinality(${removed}) > 1 and not exists (select from heard)
    )
    select changed.revision, is_met as is_expected,
      pg_notify('${sql.raw(listChangedChannel)}', changed.revision || ' ' || ${userId}::text)
    from changed, expectation`,
  );
});
