import type { RequestContext } from '../../../api/context.ts';
import { reading } from '../../../db/asked-once.ts';
import { listPremiumAmong } from '../../membership/premium-among.ts';
import { premiumRequired } from '../../membership/membership.errors.ts';
import { requireViewer } from '../../identity/viewer/require-viewer.ts';
import {
  loadListOfPerson,
  loadStoredList,
  type ListActor,
  type StoredList,
} from '../shopping.store.ts';
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

/** A list with what is on it, as it is to be changed by somebody. */
export interface ActorsList extends ListActor {
  list: StoredList;
}

interface AskedList {
  listId?: string | null;
}

/**
 * Policy: only who has a list. A device names the list it has, so that what it did there never ends
 * up on another one.
 */
export async function requireList(
  context: Asking,
  { listId = null }: AskedList = {},
): Promise<ListActor> {
  requireViewer({ viewer: context.viewer });
  return theList({ context, listId, list: await findOpenList(context) });
}

/** The same, read with what is on the list. */
export async function requireListWithContent(
  context: Asking,
  { listId = null }: AskedList = {},
): Promise<ActorsList> {
  requireViewer({ viewer: context.viewer });
  const list = await reading(() => findListWithContent(context));
  return theList({ context, listId, list });
}

function theList<List extends ListActor>(args: {
  context: Asking;
  listId: string | null;
  list: List | null;
}): List {
  const { context, listId, list } = args;
  if (list !== null && (listId === null || listId === list.userId)) return list;
  const isOwn = listId === null || listId === context.viewer?.userId;
  throw isOwn && list === null ? premiumRequired() : otherList();
}

async function findList(context: Asking): Promise<ListActor | null> {
  const { viewer, services } = context;
  if (viewer === null) return null;
  const { userId: actorId } = viewer;
  const listId = await findListOfPerson({ db: services.db, userId: actorId });
  return openOne({ context, actorId, listId: listId ?? actorId });
}

async function findListWithContent(context: Asking): Promise<ActorsList | null> {
  const { viewer, services } = context;
  if (viewer === null) return null;
  const { db } = services;
  const { userId: actorId } = viewer;
  const { userId: listId, list } = await loadListOfPerson({ db, actorId });
  const open = await openOne({ context, actorId, listId });
  if (open === null) return null;
  if (open.userId === listId) return { ...open, list };
  return { ...open, list: await loadStoredList({ db, userId: open.userId }) };
}

/** Of the list they were let onto, or their own, the one that is open to them. */
async function openOne(args: {
  context: Asking;
  actorId: string;
  listId: string;
}): Promise<ListActor | null> {
  const { context, actorId, listId } = args;
  const { isPremium, services } = context;
  const { db, clock } = services;
  const own = isPremium ? { userId: actorId, actorId } : null;
  if (listId === actorId) return own;
  const premium = await listPremiumAmong({ db, userIds: [listId], now: clock.now() });
  return premium.has(listId) ? { userId: listId, actorId } : own;
}
