import type { RequestContext } from '../../../api/context.ts';
import type { Fact } from '../operations/list-operation.ts';
import { findOpenList } from '../people/open-list.ts';
import { loadStoredList } from '../shopping.store.ts';

type Asking = Pick<RequestContext, 'viewer' | 'isPremium' | 'services'>;

const read = new WeakMap<Asking, Promise<readonly Fact[]>>();

/** What stands on the list that the viewer shops from, read once in a request; nothing for who has none. */
export function findOpenFacts(context: Asking): Promise<readonly Fact[]> {
  const known = read.get(context) ?? findFacts(context);
  read.set(context, known);
  return known;
}

async function findFacts(context: Asking): Promise<readonly Fact[]> {
  const list = await findOpenList(context);
  if (list === null) return [];
  const { facts } = await loadStoredList({ db: context.services.db, userId: list.userId });
  return facts;
}
