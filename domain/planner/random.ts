/**
 * Integer-only random numbers (splitmix32), so every engine draws the same sequence. The state is
 * one word that a caller advances in place.
 */
export type RandomState = Int32Array;

export function createRandom(seed: number): RandomState {
  return Int32Array.of(scramble(seed | 0));
}

/** An unsigned 32-bit integer. */
export function nextRandom(state: RandomState): number {
  const word = (state[0]! + 0x9e3779b9) | 0;
  state[0] = word;
  return scramble(word) >>> 0;
}

/** A whole number from 0 up to, not including, `count`. */
export function nextBelow(state: RandomState, count: number): number {
  return Math.floor((nextRandom(state) / 4294967296) * count);
}

/** Stable seed of the parts that name a plan: user, week, catalogue version, regenerate count. */
export function hashSeed(parts: readonly (string | number)[]): number {
  let hash = 0x811c9dc5;
  for (const part of parts) {
    for (const character of `${part}\u0000`) {
      hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193);
    }
  }
  return scramble(hash) >>> 0;
}

/** Spreads a change of any bit over all bits; 0x9e3779b9 above is 2³² over the golden ratio. */
export function scramble(word: number): number {
  let mixed = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}
