import type { AmountPerSystem } from '../../recipes/amounts/shown-amount.ts';
import type { MergedList, ShoppingItem } from '../list/shopping-list.ts';

export const differenceKinds = ['new', 'more', 'less', 'gone'] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

/** What becomes of one row. */
export interface ItemDifference {
  readonly kind: DifferenceKind;
  /** The item as it is after the change; an item that goes, as it was before. */
  readonly item: ShoppingItem;
  /**
   * How much was bought already: a part of what is to buy, or all that was bought of an item that
   * goes.
   */
  readonly haveAmount: AmountPerSystem | null;
}

/** A millionth of a gram is nothing to buy. */
const tiny = 1e-6;

/** What there is to buy after a change that there was not before, and the other way round. */
export function listDifference(args: {
  before: MergedList;
  after: MergedList;
}): readonly ItemDifference[] {
  const before = new Map(args.before.items.map((item) => [item.key, item]));
  const after = new Map(args.after.items.map((item) => [item.key, item]));
  const changed = args.after.items.flatMap((item) => {
    return differenceOf({ before: before.get(item.key), after: item }) ?? [];
  });
  const gone = args.before.items.filter(({ key, standing }) => {
    return standing === 'to-buy' && !after.has(key);
  });
  return [...changed, ...gone.map(goneItem)];
}

function differenceOf(args: {
  before: ShoppingItem | undefined;
  after: ShoppingItem;
}): ItemDifference | null {
  const { before, after } = args;
  if (after.standing !== 'to-buy') return null;
  const difference = toBuyGrams(after) - (before === undefined ? 0 : toBuyGrams(before));
  const isUnknown = before === undefined && !after.isTicked;
  if (!isUnknown && Math.abs(difference) <= tiny) return null;
  const kind = isUnknown ? 'new' : difference > 0 ? 'more' : 'less';
  return { kind, item: after, haveAmount: after.haveAmount };
}

function toBuyGrams({ isTicked, buying }: ShoppingItem): number {
  return isTicked ? 0 : (buying?.grams ?? 0);
}

function goneItem(item: ShoppingItem): ItemDifference {
  const [needed] = item.needed;
  const haveAmount = item.isTicked ? (needed?.amount ?? null) : item.haveAmount;
  return { kind: 'gone', item, haveAmount };
}
