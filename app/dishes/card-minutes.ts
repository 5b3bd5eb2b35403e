import { clockText, type DishTimes } from '../../domain/kitchen/dish-minutes.rules.ts';

/** Less than this of waiting is not told apart on a card. */
const leastStandingMinutes = 120;

/** On a card, in short: "45 min"; of what stands by itself for hours, its work first: "10 min + 4 h". */
export function cardMinutes({ activeMinutes, totalMinutes }: DishTimes): string {
  const waiting = totalMinutes - activeMinutes;
  if (waiting < leastStandingMinutes) return clockText(totalMinutes);
  return `${clockText(activeMinutes)} + ${clockText(waiting)}`;
}
