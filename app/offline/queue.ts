import { createStored, type Stored } from './stored.ts';

/** What could not be sent yet. It waits for its member where a login has ended. */
export const unsentNames = ['cooked', 'ratings', 'queued-swaps'] as const;

/** What was done without a network and waits on this device until there is one. */
export type Queue<Waiting> = Stored<readonly Waiting[]>;

/** Whoever logs in next on a device sends only their own. */
interface OfSomebody {
  readonly userId: string;
}

export function createQueue<Waiting extends OfSomebody>(
  name: (typeof unsentNames)[number],
): Queue<Waiting> {
  return createStored<readonly Waiting[]>({
    name,
    empty: [],
    // Every page of a member reads it: what names nobody is left out.
    parse: (json) => (Array.isArray(json) ? json.filter((each) => each?.userId) : null),
  });
}
