/** Modules that the same entries need. */
export interface Part {
  modules: readonly string[];
  entries: ReadonlySet<string>;
  bytes: number;
}

/** By module: what has to be there before it is done itself, since it loads it and waits. */
export type Waits = ReadonlyMap<string, ReadonlySet<string>>;

interface Settling {
  groups: readonly (readonly Part[])[];
  costOf: (group: readonly Part[]) => number;
  importsOf: (module: string) => readonly string[];
  waits: Waits;
}

/** More passes than a browser's files have ever taken. */
const mostPasses = 20;

/**
 * Joining groups two by two never takes a step back. Here each part, one after the other, goes to the
 * group in which it costs least, or to one of its own, until none is better off elsewhere. No two
 * groups come to need each other, and none waits for itself.
 */
export function settleParts({ groups, costOf, importsOf, waits }: Settling): Part[][] {
  const parts = groups.flat();
  const needs = needsOf({ parts, neededBy: importsOf });
  const awaited = needsOf({ parts, neededBy: (id) => [...(waits.get(id) ?? [])] });
  const settled = groups.map((group) => [...group]);
  for (let pass = 0; pass < mostPasses; pass += 1) {
    const moved = parts.filter((part) => move({ part, settled, costOf, needs, awaited }));
    if (moved.length === 0) break;
  }
  return settled.filter((group) => group.length > 0);
}

type Needs = ReadonlyMap<Part, ReadonlySet<Part>>;

function needsOf({
  parts,
  neededBy,
}: {
  parts: readonly Part[];
  neededBy: (module: string) => readonly string[];
}): Needs {
  const partOf = new Map(parts.flatMap((part) => part.modules.map((id) => [id, part])));
  return new Map(
    parts.map((part) => {
      const needed = part.modules.flatMap(neededBy).map((id) => partOf.get(id));
      return [part, new Set(needed.filter((each) => each !== undefined))];
    }),
  );
}

interface Known {
  needs: Needs;
  awaited: Needs;
}

interface Moving extends Known, Pick<Settling, 'costOf'> {
  part: Part;
  /** Changed by a move. One of them may be empty. */
  settled: Part[][];
}

/** Whether the part went to another group. */
function move({ part, settled, costOf, ...known }: Moving): boolean {
  const from = settled.findIndex((group) => group.includes(part));
  const left = (settled[from] ?? []).filter((each) => each !== part);
  const saved = costOf(settled[from] ?? []) - costOf(left);
  const targets = [...settled.keys(), settled.length]
    .filter((index) => index !== from)
    .map((index) => {
      const group = settled[index] ?? [];
      return { index, gain: saved - (costOf([...group, part]) - costOf(group)) };
    })
    .filter(({ gain }) => gain > 1)
    .toSorted((a, b) => b.gain - a.gain || a.index - b.index);
  for (const { index } of targets) {
    const moved = settled.map((group) => group);
    moved[from] = left;
    moved[index] = [...(settled[index] ?? []), part];
    if (isRound({ groups: moved, ...known })) continue;
    settled.splice(0, settled.length, ...moved.filter((group) => group.length > 0));
    return true;
  }
  return false;
}

/** Whether files would need each other, by whichever way round, or one would wait for itself. */
function isRound({ groups, needs, awaited }: Known & { groups: readonly (readonly Part[])[] }) {
  const groupOf = new Map(groups.flatMap((group, index) => group.map((part) => [part, index])));
  const needed = groups.map((group, index) => {
    const others = group.flatMap((part) => [
      ...(needs.get(part) ?? []),
      ...(awaited.get(part) ?? []),
    ]);
    return new Set(others.map((part) => groupOf.get(part)).filter((other) => other !== index));
  });
  const waitsForItself = groups.some((group) =>
    group.some((part) => group.some((other) => other !== part && awaited.get(part)?.has(other))),
  );
  if (waitsForItself) return true;
  const isPlaced = groups.map(() => false);
  for (let placed = 0; placed < groups.length;) {
    const ready = needed.flatMap((others, index) => {
      const isReady = [...others].every((other) => other !== undefined && isPlaced[other]);
      return isPlaced[index] === false && isReady ? [index] : [];
    });
    if (ready.length === 0) return true;
    for (const index of ready) isPlaced[index] = true;
    placed += ready.length;
  }
  return false;
}
