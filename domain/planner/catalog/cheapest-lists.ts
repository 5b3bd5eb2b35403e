/**
 * Many "keep the cheapest so many" lists filled side by side: one bounded max-heap each, in flat
 * arrays, so that a catalogue of any size is read once. Equal values keep the earlier item.
 */
export interface CheapestLists {
  readonly stride: number;
  readonly limits: Int32Array;
  readonly sizes: Int32Array;
  /** By list: only values below this are worth offering. */
  readonly worst: Float64Array;
  readonly values: Float64Array;
  readonly items: Int32Array;
}

export function createCheapestLists(limits: readonly number[]): CheapestLists {
  const stride = Math.max(...limits);
  return {
    stride,
    limits: Int32Array.from(limits),
    sizes: new Int32Array(limits.length),
    worst: new Float64Array(limits.length).fill(Infinity),
    values: new Float64Array(limits.length * stride),
    items: new Int32Array(limits.length * stride),
  };
}

/** For values below `worst`. Positional arguments: called several times per recipe. */
export function offer(lists: CheapestLists, list: number, value: number, item: number): void {
  const start = list * lists.stride;
  const size = lists.sizes[list]!;
  const limit = lists.limits[list]!;
  if (size === limit) {
    siftDown(lists, start, size, value, item);
  } else {
    lists.sizes[list] = size + 1;
    siftUp(lists, start, size, value, item);
  }
  if (lists.sizes[list] === limit) lists.worst[list] = lists.values[start]!;
}

function siftUp(
  { values, items }: CheapestLists,
  start: number,
  from: number,
  value: number,
  item: number,
): void {
  let place = from;
  while (place > 0) {
    const parent = (place - 1) >>> 1;
    if (values[start + parent]! >= value) break;
    values[start + place] = values[start + parent]!;
    items[start + place] = items[start + parent]!;
    place = parent;
  }
  values[start + place] = value;
  items[start + place] = item;
}

/** Replaces the dearest. */
function siftDown(
  { values, items }: CheapestLists,
  start: number,
  size: number,
  value: number,
  item: number,
): void {
  let place = 0;
  for (let child = 1; child < size; child = 2 * place + 1) {
    if (child + 1 < size && values[start + child + 1]! > values[start + child]!) child += 1;
    if (values[start + child]! <= value) break;
    values[start + place] = values[start + child]!;
    items[start + place] = items[start + child]!;
    place = child;
  }
  values[start + place] = value;
  items[start + place] = item;
}

export function listItems(lists: CheapestLists, list: number): Int32Array {
  const start = list * lists.stride;
  return lists.items.subarray(start, start + lists.sizes[list]!);
}
