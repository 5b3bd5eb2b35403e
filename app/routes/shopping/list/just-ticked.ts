import type { AisleItems, Item, List } from '../list.ts';

/** A row that was ticked a moment ago, where it stood. */
export interface JustTicked {
  readonly key: string;
  readonly aisle: AisleItems['aisle'] | null;
  /** Among the rows of its aisle, and of its aisle among the aisles. */
  readonly index: number;
  readonly aisleIndex: number;
}

type Groups = Pick<List, 'aisles' | 'extras'>;

/** What was to buy before and is in the basket now, beside what was ticked just before that: the same as before where nothing was. */
export function justTicked(args: {
  /** As it was shown: with the rows that stayed in it. */
  before: Groups;
  after: Pick<List, 'completed'>;
  known: readonly JustTicked[];
}): readonly JustTicked[] {
  const { before, after, known } = args;
  const inBasket = new Set(after.completed.map(({ key }) => key));
  const stood = [
    ...before.aisles.flatMap(({ aisle, items }, aisleIndex) =>
      items.map(({ key }, index) => ({ key, aisle, index, aisleIndex })),
    ),
    ...before.extras.map(({ key }, index) => ({ key, aisle: null, index, aisleIndex: 0 })),
  ];
  const knownKeys = new Set(known.map(({ key }) => key));
  const added = stood.filter(({ key }) => inBasket.has(key) && !knownKeys.has(key));
  const stay = known.filter(({ key }) => inBasket.has(key));
  const isSame = added.length === 0 && stay.length === known.length;
  return isSame ? known : [...stay, ...added];
}

/** The list with the rows that were ticked just now still in their places. */
export function withJustTicked(args: { list: List; ticked: readonly JustTicked[] }): List {
  const { list, ticked } = args;
  if (ticked.length === 0) return list;
  const items = new Map(list.completed.map((item) => [item.key, item]));
  const stayingOf = (aisle: JustTicked['aisle']) =>
    ticked
      .filter((each) => each.aisle === aisle)
      .toSorted((one, other) => one.index - other.index)
      .flatMap(({ key, index }) => {
        const item = items.get(key);
        return item === undefined ? [] : [{ item, index }];
      });
  const stays = new Set(ticked.map(({ key }) => key));
  return {
    ...list,
    aisles: aislesOf({ list, ticked }).map(({ aisle, items: rows }) => ({
      aisle,
      items: insert({ rows, staying: stayingOf(aisle) }),
    })),
    extras: insert({ rows: list.extras, staying: stayingOf(null) }),
    completed: list.completed.filter(({ key }) => !stays.has(key)),
  };
}

/** An aisle whose last row was ticked stays with it. */
function aislesOf({ list, ticked }: { list: List; ticked: readonly JustTicked[] }): AisleItems[] {
  const aisles = [...list.aisles];
  for (const { aisle, aisleIndex } of ticked.toSorted((a, b) => a.aisleIndex - b.aisleIndex)) {
    if (aisle === null || aisles.some((each) => each.aisle === aisle)) continue;
    aisles.splice(aisleIndex, 0, { aisle, items: [] });
  }
  return aisles;
}

function insert(args: {
  rows: readonly Item[];
  staying: readonly { item: Item; index: number }[];
}): Item[] {
  const all = [...args.rows];
  for (const { item, index } of args.staying) all.splice(index, 0, item);
  return all;
}
