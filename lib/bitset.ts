/** One bit per member of a numbered collection: a whole filter is a few hundred word operations. */
export type Bitset = Uint32Array;

export function createBitset(size: number): Bitset {
  return new Uint32Array((size + 31) >>> 5);
}

export function addBit(bits: Bitset, index: number): void {
  bits[index >>> 5]! |= 1 << (index & 31);
}

export function removeBit(bits: Bitset, index: number): void {
  bits[index >>> 5]! &= ~(1 << (index & 31));
}

export function hasBit(bits: Bitset, index: number): boolean {
  return (bits[index >>> 5]! & (1 << (index & 31))) !== 0;
}

export function keepOnly(bits: Bitset, others: Bitset): void {
  for (let word = 0; word < bits.length; word++) bits[word]! &= others[word]!;
}

export function removeAll(bits: Bitset, others: Bitset): void {
  for (let word = 0; word < bits.length; word++) bits[word]! &= ~others[word]!;
}

export function countBits(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Indexes in ascending order. */
export function listBits(bits: Bitset): Int32Array {
  let count = 0;
  for (let word = 0; word < bits.length; word++) count += countBits(bits[word]!);
  const list = new Int32Array(count);
  let filled = 0;
  for (let word = 0; word < bits.length; word++) {
    for (let rest = bits[word]!; rest !== 0; rest &= rest - 1) {
      list[filled++] = (word << 5) + 31 - Math.clz32(rest & -rest);
    }
  }
  return list;
}

export function addAll(bits: Bitset, others: Bitset): void {
  for (let word = 0; word < bits.length; word++) bits[word]! |= others[word]!;
}

export function sizeOf(bits: Bitset): number {
  let size = 0;
  for (let word = 0; word < bits.length; word++) size += countBits(bits[word]!);
  return size;
}

/** How many are in both. */
export function sizeOfCommon(bits: Bitset, others: Bitset): number {
  let size = 0;
  for (let word = 0; word < bits.length; word++) size += countBits(bits[word]! & others[word]!);
  return size;
}
