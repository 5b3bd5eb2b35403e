import type { List } from '../list.ts';

/** To find a thing, take it and tick it off. */
const secondsPerItem = 40;

/** How far somebody is with the list, and how long the rest takes them. */
export function progressOf({ count, completed }: Pick<List, 'count' | 'completed'>) {
  const inBasket = completed.length;
  const total = count + inBasket;
  return {
    total,
    inBasket,
    share: total === 0 ? 0 : inBasket / total,
    minutes: roughMinutes((count * secondsPerItem) / 60),
  };
}

/** Nobody knows it to the minute: a little is told as it is, more in fives. */
function roughMinutes(minutes: number): number {
  return minutes < 10 ? Math.ceil(minutes) : Math.round(minutes / 5) * 5;
}
