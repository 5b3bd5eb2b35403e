import { problem, type Problem } from '../../../lib/problems.ts';
import { refusal, success, type Result } from '../../../lib/result.ts';
import type { Aisle } from '../../foods/food.ts';
import { factsOfKind, storesOf } from '../list/list-content.rules.ts';
import { mostStoreCharacters, mostStores } from '../list/list-limits.rules.ts';
import type { FactBody } from './list-operation.ts';
import type { Draft, Seen } from './draft.ts';

/** Names a store, or changes its name or the way through it. A new one is chosen at once. */
export function saveStore(args: {
  seen: Seen;
  id: string;
  name: string;
  aisles: readonly Aisle[];
}): Result<Draft, Problem[]> {
  const { seen, id, aisles } = args;
  const cleaned = cleanStoreName(args.name);
  if (!cleaned.ok) return cleaned;
  const name = cleaned.value;
  const stores = storesOf(seen.facts);
  const known = stores.find((store) => store.id === id);
  if (known === undefined && stores.length >= mostStores) {
    return refusal([problem('name', 'shopping.too-many-stores', { count: mostStores })]);
  }
  if (known?.name === name && known.aisles.join() === aisles.join()) {
    return success({ adds: [], removes: [] });
  }
  const adds: FactBody[] = [{ kind: 'store', storeId: id, name, aisles }];
  if (known !== undefined) return success({ adds, removes: factIdsOf({ seen, id }) });
  const chosen = chooseStore({ seen, id });
  return success({ adds: [...adds, ...chosen.adds], removes: chosen.removes });
}

export function cleanStoreName(text: string): Result<string, Problem[]> {
  const name = text.replaceAll(/\s+/g, ' ').trim();
  if (name === '') return refusal([problem('name', 'shopping.store-name-required')]);
  if (name.length > mostStoreCharacters) {
    const values = { count: mostStoreCharacters };
    return refusal([problem('name', 'shopping.store-name-too-long', values)]);
  }
  return success(name);
}

export function removeStore({ seen, id }: { seen: Seen; id: string }): Draft {
  const choices = factsOfKind(seen.facts, 'chosen-store').filter(({ storeId }) => storeId === id);
  return { adds: [], removes: [...factIdsOf({ seen, id }), ...choices.map((fact) => fact.id)] };
}

/** Null for the usual way through a shop. */
export function chooseStore({ seen, id }: { seen: Seen; id: string | null }): Draft {
  const former = factsOfKind(seen.facts, 'chosen-store');
  if (former.length === 1 && former[0]?.storeId === id) return { adds: [], removes: [] };
  return {
    adds: id === null ? [] : [{ kind: 'chosen-store', storeId: id }],
    removes: former.map((fact) => fact.id),
  };
}

function factIdsOf({ seen, id }: { seen: Seen; id: string }): string[] {
  const facts = factsOfKind(seen.facts, 'store').filter(({ storeId }) => storeId === id);
  return facts.map((fact) => fact.id);
}
