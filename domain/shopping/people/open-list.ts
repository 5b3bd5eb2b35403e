import type { RequestContext } from '../../../api/context.ts';
import { listPremiumAmong } from '../../membership/premium-among.ts';
import { premiumRequired } from '../../membership/membership.errors.ts';
import { requireViewer } from '../../identity/viewer/require-viewer.ts';
import type { ListActor } from '../shopping.store.ts';
import { otherList } from './people.errors.ts';
import { findListOfPerson } from './people.store.ts';

type Asking = Pick<RequestContext, 'viewer' | 'isPremium' | 'services'>;

const opened = new WeakMap<Asking, Promise<ListActor | null>>();

/**
 * The list the viewer shops from: that of a premium member who let them onto it, else their own if
 * they are premium. Looked up once in a request. Null for who has none.
 */
export function findOpenList(context: Asking): Promise<ListActor | null> {
  const known = opened.get(context) ?? findList(context);
  opened.set(context, known);
  return known;
}

/** Who has just joined or left is asked for anew. */
export function forgetOpenList(context: Asking): void {
  opened.delete(context);
}

async function findList({ viewer, isPremium, services }: Asking): Promise<ListActor | null> {
  if (viewer === null) return null;
  const { db, clock } = services;
  const { userId: actorId } = viewer;
  const listId = await findListOfPerson({ db, userId: actorId });
  const own = isPremium ? { userId: actorId, actorId } : null;
  if (listId === null || listId === actorId) return own;
  const premium = await listPremiumAmong({ db, userIds: [listId], now: clock.now() });
  return premium.has(listId) ? { userId: listId, actorId } : own;
}

/**
 * Policy: only who has a list. A device names the list it has, so that what it did there never ends
 * up on another one.
 */
export async function requireList(
  context: Asking,
  { listId = null }: { listId?: string | null } = {},
): Promise<ListActor> {
  requireViewer({ viewer: context.viewer });
  const list = await findOpenList(context);
  if (list !== null && (listId === null || listId === list.userId)) return list;
  const isOwn = listId === null || listId === context.viewer?.userId;
  throw isOwn && list === null ? premiumRequired() : otherList();
}
