import { canSeeFigures } from './food-access.rules.ts';
import { figureOf, navigatorOf } from './food-navigator.ts';
import type { NavigatorFood } from './food-navigator.ts';
import type { Food } from '../food.ts';
import type { NavigatorMode } from './navigator.rules.ts';

/** Less is no reason to change: a fifth and a gram of carbs, points of protein or satiety. */
const leastGain = { carbsShare: 0.2, carbsGrams: 1, points: 5 } as const;

/** Kinship counts before the figure: for a slice of bread another bread, not the best grain. */
export function betterAlternatives(args: {
  food: Food;
  foods: readonly Food[];
  mode: NavigatorMode;
  count: number;
  isPremium: boolean;
}): readonly NavigatorFood[] {
  const { food, mode, isPremium } = args;
  const { byId, byMode } = navigatorOf(args.foods);
  const entry = byId.get(food.id);
  const figure = entry === undefined ? null : figureOf({ entry, mode });
  const isOpen = (each: Food) => mode === 'carbs' || canSeeFigures({ food: each, isPremium });
  if (figure === null || !isOpen(food)) return [];
  const better = byMode[mode].filter((other) => {
    if (other.food.group !== food.group || !isOpen(other.food)) return false;
    return isBetter({ than: figure, figure: figureOf({ entry: other, mode }), mode });
  });
  const closest = better.toSorted((a, b) => {
    return kinship({ food, other: b.food }) - kinship({ food, other: a.food });
  });
  return onePerSource(closest).slice(0, args.count);
}

function isBetter(args: { than: number; figure: number | null; mode: NavigatorMode }): boolean {
  const { than, figure, mode } = args;
  if (figure === null) return false;
  if (mode !== 'carbs') return figure >= than + leastGain.points;
  return figure <= than - Math.max(leastGain.carbsGrams, than * leastGain.carbsShare);
}

/** Words of the name in common, and the aisle. */
function kinship({ food, other }: { food: Food; other: Food }): number {
  const words = food.slugs.en.split('-');
  const shared = other.slugs.en.split('-').filter((word) => words.includes(word));
  return shared.length * 2 + Number(food.aisle === other.aisle);
}

/** Onion and red onion have the same figures: one of them says it. */
function onePerSource(entries: readonly NavigatorFood[]): readonly NavigatorFood[] {
  const seen = new Set<string>();
  return entries.filter(({ food: { source } }) => {
    const isNew = !seen.has(source);
    seen.add(source);
    return isNew;
  });
}
