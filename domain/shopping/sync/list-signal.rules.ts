/** Where a browser listens for changes of the member's list, as server-sent events. */
export const liveListPath = '/live/shopping-list';

/** The event that tells the list's revision. */
export const listChangedEvent = 'changed';

/** The event that tells who has the list open: their ids, with spaces between. */
export const listHereEvent = 'here';

/** On which servers tell each other that somebody opened a list: the id of its owner. */
export const listPresenceChannel = 'shopping_list_presence';

/** On which servers tell each other of changed lists: `<revision> <user id>`. */
export const listChangedChannel = 'shopping_list_changed';

export interface ListSignal {
  userId: string;
  revision: number;
}

/** Null for what is no signal of ours. */
export function readListSignal(payload: string): ListSignal | null {
  const [revision = '', userId] = payload.split(' ');
  return /^\d+$/.test(revision) && userId ? { userId, revision: Number(revision) } : null;
}
