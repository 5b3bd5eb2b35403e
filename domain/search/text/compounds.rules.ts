const shortestPart = 3;
const shortestCompound = 7;

/** The words a compound is made of; the last says what the thing is. */
export interface Compound {
  readonly head: string;
  /** Two where an s may bind the parts or begin the last: `sallads|kål`, `apelsin|skal`. */
  readonly tails: readonly string[];
}

/**
 * Takes a compound apart where both parts are known on their own: `kycklinggryta` is made of
 * `kyckling` and `gryta`. The most even split wins.
 */
export function splitCompound(args: {
  folded: string;
  knownWords: ReadonlySet<string>;
}): Compound | null {
  const { folded, knownWords } = args;
  for (const at of evenFirst(folded.length)) {
    const tail = folded.slice(at);
    if (!knownWords.has(tail)) continue;
    const head = headForms(folded.slice(0, at)).find((form) => knownWords.has(form));
    if (head === undefined) continue;
    const unbound = tail.slice(1);
    const isAmbiguous = tail.startsWith('s') && knownWords.has(unbound);
    return { head, tails: isAmbiguous ? [tail, unbound] : [tail] };
  }
  return null;
}

/** The places to cut a word of so many letters, from its middle outwards. */
function evenFirst(length: number): number[] {
  if (length < shortestCompound) return [];
  const places = Array.from(
    { length: length - 2 * shortestPart + 1 },
    (_, at) => at + shortestPart,
  );
  return places.toSorted(
    (left, right) => Math.abs(2 * left - length) - Math.abs(2 * right - length),
  );
}

/** As in `blomkåls|ris`, `gryt|bitar` (gryta) and `lök|soppa`. */
function headForms(head: string): string[] {
  const forms = [head, `${head}a`, `${head}e`];
  if (head.endsWith('s') && head.length > shortestPart) forms.push(head.slice(0, -1));
  return forms;
}
