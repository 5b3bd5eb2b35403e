/**
 * How many letters must be added, dropped, replaced or swapped with their neighbour to make one word
 * of the other; anything above `most` is `most + 1`. With `isUnfinished` the end of `right` is free:
 * the distance to its nearest beginning.
 */
export function editDistance(args: {
  left: string;
  right: string;
  most: number;
  isUnfinished?: boolean;
}): number {
  const { left, most, isUnfinished = false } = args;
  const right = isUnfinished ? args.right.slice(0, left.length + most) : args.right;
  const tooFar = most + 1;
  if (left.length - right.length > most) return tooFar;
  if (!isUnfinished && right.length - left.length > most) return tooFar;
  let beforeLast: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, column) => column);
  for (let row = 1; row <= left.length; row++) {
    const current = nextRow({ left, right, row, last, beforeLast });
    if (Math.min(...current) > most) return tooFar;
    beforeLast = last;
    last = current;
  }
  return Math.min(tooFar, isUnfinished ? Math.min(...last) : last[right.length]!);
}

function nextRow(args: {
  left: string;
  right: string;
  row: number;
  last: readonly number[];
  beforeLast: readonly number[];
}): number[] {
  const { left, right, row, last, beforeLast } = args;
  const current = [row];
  for (let column = 1; column <= right.length; column++) {
    const isSame = left[row - 1] === right[column - 1];
    let least = last[column - 1]! + (isSame ? 0 : 1);
    least = Math.min(least, last[column]! + 1, current[column - 1]! + 1);
    // Before its first letter a word has none, which is the same as no letter.
    const isSwapped = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
    if (isSwapped) least = Math.min(least, beforeLast[column - 2]! + 1);
    current.push(least);
  }
  return current;
}
