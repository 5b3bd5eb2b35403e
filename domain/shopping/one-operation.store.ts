import { sql, type SQL } from 'drizzle-orm';
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
  const removed = [...new Set(removes)];
  const keep = keepingOf({
    adds: facts.length > 0,
    ends: removed.length > 1 ? 'several' : removed.length === 1 ? 'one' : 'nothing',
  });
  const [kept] = await keep(db)({
    userId,
    madeBy: actorId === userId ? null : actorId,
    turn: turnName(userId),
    id,
    receivedAt: receivedAt.toISOString(),
    revision,
    ...count,
    facts: JSON.stringify(facts),
    factIds: adds.map((fact) => fact.id),
    removed,
  });
  return kept === undefined ? null : { revision: kept.revision, isExpected: kept.is_expected };
}

interface Kept {
  revision: number;
  is_expected: boolean;
}

/** What an operation does: PostgreSQL makes ready whatever a statement may do, and that is dear. */
interface Shape {
  adds: boolean;
  ends: 'nothing' | 'one' | 'several';
}

const keepings = new Map<string, ReturnType<typeof keepingAs>>();

function keepingOf(shape: Shape) {
  const name = `${shape.adds} ${shape.ends}`;
  const known = keepings.get(name) ?? keepingAs(shape);
  keepings.set(name, known);
  return known;
}

const { placeholder } = sql;
const [userId, id] = [placeholder('userId'), placeholder('id')];
const madeBy = sql`${placeholder('madeBy')}::text`;
const removedIds = sql`${placeholder('removed')}::text[]`;

/**
 * The parts of the statement see the tables as they were before it, and not each other's rows. One
 * fact that ends is found by its key; for a list of them, however short, PostgreSQL may rather go
 * through all facts that the member ever had.
 */
function keepingAs({ adds, ends }: Shape) {
  const parts = [
    sql`with turn as materialized (
      select pg_advisory_xact_lock(hashtextextended(${placeholder('turn')}, 0))
    ), actor as (
      select where ${madeBy} is null or exists (
        select from shopping_people where user_id = ${madeBy} and list_id = ${userId})
    ), heard as (
      select is_undone from shopping_operations where user_id = ${userId} and id = ${id}
    )`,
    adds
      ? expectationOfAdded
      : sql`, expectation as (select not exists (select from heard) as is_met)`,
    changed,
    ...(adds ? [added] : []),
    ...(ends === 'nothing' ? [] : [taken]),
    ...(ends === 'one' ? [endedBy(sql`id = (${removedIds})[1]`)] : []),
    ...(ends === 'several' ? [endedBy(sql`id = any(${removedIds})`)] : []),
    sql` select changed.revision, is_met as is_expected,
      pg_notify('${sql.raw(listChangedChannel)}', changed.revision || ' ' || ${userId}::text)
    from changed, expectation`,
  ];
  return builtOnce((db) => rawStatement<Kept>(db, sql.join(parts)));
}

const expectationOfAdded = sql`, taken_back as (
      select removal.fact_id from shopping_removals removal
      join shopping_operations remover
        on remover.user_id = removal.user_id and remover.id = removal.operation_id
      where removal.user_id = ${userId}
        and removal.fact_id = any(${placeholder('factIds')}::text[]) and not remover.is_undone
    ), expectation as (
      select not exists (select from heard) and not exists (select from taken_back) as is_met
    )`;

const changed = sql`, changed as (
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
      select ${userId}, ${id}, ${placeholder('receivedAt')}::timestamptz from changed
      on conflict do nothing
    )`;

const added = sql`, added as (
      insert into shopping_facts (user_id, id, operation_id, at, body, made_by, is_so)
      select ${userId}, fact ->> 'id', ${id}, (fact ->> 'at')::timestamptz, fact -> 'body',
        ${madeBy},
        not exists (select from heard) and not fact ->> 'id' = any(${removedIds})
          and not exists (select from taken_back where fact_id = fact ->> 'id')
      from changed, jsonb_array_elements(${placeholder('facts')}::jsonb) as facts(fact)
      on conflict do nothing
    )`;

const taken = sql`, taken as (
      insert into shopping_removals (user_id, fact_id, operation_id)
      select ${userId}, fact_id, ${id} from changed, unnest(${removedIds}) as ids(fact_id)
      on conflict do nothing
    )`;

function endedBy(isRemoved: SQL): SQL {
  return sql`, ended as (
      update shopping_facts set is_so = false from changed
      where user_id = ${userId} and ${isRemoved} and not exists (select from heard)
    )`;
}
