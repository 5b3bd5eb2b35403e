import { chance, shuffled } from './chance.ts';

interface Delivering<Event> {
  events: readonly Event[];
  /** The same seed is the same order, with the same copies. */
  seed: number;
  deliver: (event: Event) => Promise<void>;
  parallel?: number;
}

/** Every event once to three times, in any order, several at once: as a bad day delivers them. */
export async function deliverShuffled<Event>({
  events,
  seed,
  deliver,
  parallel = 8,
}: Delivering<Event>): Promise<number> {
  const random = chance(seed);
  const copies = events.flatMap((event) =>
    Array.from({ length: 1 + Math.floor(random() * 3) }, () => event),
  );
  const queue = shuffled(copies, random);
  const workers = Array.from({ length: parallel }, async () => {
    for (let next = queue.pop(); next; next = queue.pop()) await deliver(next);
  });
  await Promise.all(workers);
  return copies.length;
}
