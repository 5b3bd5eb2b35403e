import { settleParts, type Part, type Waits } from './settle-parts.ts';

/** What a browser may load by itself, and what each module of it needs before it can run. */
export interface ModuleGraph {
  /** Pages, and parts that are loaded later; by name, the module they start with. */
  entries: ReadonlyMap<string, string>;
  importsOf: (module: string) => readonly string[];
  /** What a module loads and waits for before it is done itself. */
  awaitedBy: (module: string) => readonly string[];
  bytesOf: (module: string) => number;
  /** How often an entry is loaded, beside others. */
  weightOf: (entry: string) => number;
}

interface Two {
  one: Group;
  other: Group;
}

interface Pair extends Two {
  /** What joining the two saves. */
  gain: number;
}

interface Group {
  parts: readonly Part[];
  modules: readonly string[];
  entries: ReadonlySet<string>;
  /** Of its entries together. */
  weight: number;
  bytes: number;
}

/**
 * Which modules are loaded as one file. Modules that the same entries need belong together; two such
 * groups are joined while a request more costs a visitor more than bytes that nobody asked for.
 * Modules of one entry alone stay with it and are in no group. Groups that others need come first.
 */
export function groupModules(graph: ModuleGraph, requestBytes: number): string[][] {
  const weightOf = (entries: Iterable<string>) => sum([...entries].map(graph.weightOf));
  const costOf = ({ weight, bytes }: Pick<Group, 'weight' | 'bytes'>) =>
    weight * (bytes + requestBytes);
  const gainOf = (one: Group, other: Group) => {
    const weight = one.weight + other.weight - weightOf(one.entries.intersection(other.entries));
    const bytes = one.bytes + other.bytes;
    return costOf(one) + costOf(other) - weight * (bytes + requestBytes);
  };
  const pairsOf = (group: Group, others: readonly Group[]): Pair[] =>
    others
      .map((other) => ({ one: group, other, gain: gainOf(group, other) }))
      .filter(({ gain }) => gain > 0);

  const waits = waitsOf(graph);
  let groups = partsByEntries(graph).map((part) => groupFrom({ parts: [part], weightOf }));
  let pairs = groups.flatMap((group, index) => pairsOf(group, groups.slice(index + 1)));
  for (;;) {
    const needs = needsOf({ waits, importsOf: graph.importsOf, groups });
    const best = bestOf({ pairs, needs, waits });
    if (best === null) break;
    const { one, other } = best;
    const isLeft = (group: Group) => group !== one && group !== other;
    const together = groupFrom({ parts: [...one.parts, ...other.parts], weightOf });
    groups = groups.filter(isLeft);
    pairs = pairs.filter((pair) => isLeft(pair.one) && isLeft(pair.other));
    pairs.push(...pairsOf(together, groups));
    groups.push(together);
  }
  const settled = settleParts({
    groups: groups.map(({ parts }) => parts),
    costOf: (parts) => (parts.length === 0 ? 0 : costOf(groupFrom({ parts, weightOf }))),
    importsOf: graph.importsOf,
    waits,
  });
  const files = settled.map((parts) => groupFrom({ parts, weightOf }));
  return neededFirst({ waits, importsOf: graph.importsOf, groups: files }).map(({ modules }) => [
    ...modules,
  ]);
}

/** The pair that saves most; of equal ones the first. */
function bestOf({ pairs, ...known }: Known & { pairs: readonly Pair[] }): Pair | null {
  const round = new Set<Pair>();
  for (;;) {
    let best: Pair | null = null;
    for (const pair of pairs) {
      if ((best === null || pair.gain > best.gain) && !round.has(pair)) best = pair;
    }
    if (best === null || !isRound({ ...best, ...known })) return best;
    round.add(best);
  }
}

function partsByEntries(graph: ModuleGraph): Part[] {
  const entriesOf = new Map<string, string[]>();
  // In an order of their own: the same modules make the same groups, however they were read.
  const entries = [...graph.entries].toSorted(([one], [other]) => (one < other ? -1 : 1));
  for (const [entry, start] of entries) {
    for (const module of reachedFrom(start, graph.importsOf)) {
      entriesOf.set(module, [...(entriesOf.get(module) ?? []), entry]);
    }
  }
  const shared = [...entriesOf].filter(([, needing]) => needing.length > 1);
  const byEntries = Map.groupBy(shared, ([, needing]) => needing.join('\n'));
  return [...byEntries.values()].map((of) => {
    const modules = of.map(([module]) => module);
    return { modules, entries: new Set(of[0]?.[1]), bytes: sum(modules.map(graph.bytesOf)) };
  });
}

/** All that a module waits for: what it loads, and what that needs before it can run. */
function waitsOf({ entries, importsOf, awaitedBy }: ModuleGraph): Waits {
  const modules = new Set(
    [...entries.values()].flatMap((start) => [...reachedFrom(start, importsOf)]),
  );
  return new Map(
    [...modules].map((id) => [
      id,
      new Set(awaitedBy(id).flatMap((awaited) => [...reachedFrom(awaited, importsOf)])),
    ]),
  );
}

function reachedFrom(start: string, next: (node: string) => Iterable<string>): Set<string> {
  const reached = new Set([start]);
  // What is added while a set is gone through is gone through too.
  for (const node of reached) for (const other of next(node)) reached.add(other);
  return reached;
}

interface Grouping extends Pick<ModuleGraph, 'importsOf'> {
  waits: Waits;
  groups: readonly Group[];
}

interface Known {
  needs: Needs;
  waits: Waits;
}

function groupFrom({
  parts,
  weightOf,
}: {
  parts: readonly Part[];
  weightOf: (entries: Iterable<string>) => number;
}): Group {
  const entries = new Set(parts.flatMap((part) => [...part.entries]));
  return {
    parts,
    modules: parts.flatMap(({ modules }) => modules),
    entries,
    weight: weightOf(entries),
    bytes: sum(parts.map(({ bytes }) => bytes)),
  };
}

type Needs = ReadonlyMap<Group, ReadonlySet<Group>>;

function needsOf({ importsOf, waits, groups }: Grouping): Needs {
  const groupOf = new Map(groups.flatMap((group) => group.modules.map((id) => [id, group])));
  return new Map(
    groups.map((group) => {
      const needed = group.modules
        .flatMap((id) => [...importsOf(id), ...(waits.get(id) ?? [])])
        .map((id) => groupOf.get(id));
      return [
        group,
        new Set(needed.filter((each) => each !== undefined && each !== group) as Group[]),
      ];
    }),
  );
}

/**
 * Whether joining the two groups would make files in a circle: one of the two needs a third group,
 * and the third needs the other; or a file that waits for itself.
 */
function isRound({ one, other, needs, waits }: Two & Known): boolean {
  if (waitsFor(one, other, waits) || waitsFor(other, one, waits)) return true;
  return leadsRound(one, other, needs) || leadsRound(other, one, needs);
}

function waitsFor(from: Group, to: Group, waits: Waits): boolean {
  return from.modules.some((id) => to.modules.some((other) => waits.get(id)?.has(other)));
}

function leadsRound(from: Group, to: Group, needs: Needs): boolean {
  const others = [...(needs.get(from) ?? [])].filter((group) => group !== to);
  return others.some((group) => reachedGroups(group, needs).has(to));
}

function reachedGroups(start: Group, needs: Needs): Set<Group> {
  const reached = new Set([start]);
  for (const group of reached) for (const other of needs.get(group) ?? []) reached.add(other);
  return reached;
}

function neededFirst(grouping: Grouping): Group[] {
  const { groups } = grouping;
  const needs = needsOf(grouping);
  const ordered = new Set<Group>();
  const place = (group: Group) => {
    if (ordered.has(group)) return;
    for (const needed of needs.get(group) ?? []) place(needed);
    ordered.add(group);
  };
  for (const group of groups) place(group);
  return [...ordered];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
