import type { Import } from './rules.ts';

/** Chains of files that import each other in a ring, be it only for types; one for each ring found. */
export function findCycles(imports: readonly Import[]): string[][] {
  const targets = new Map<string, string[]>();
  for (const { from, to } of imports) {
    targets.set(from, [...(targets.get(from) ?? []), to]);
  }
  const finished = new Set<string>();
  const cycles: string[][] = [];

  function visit(file: string, path: readonly string[]): void {
    const start = path.indexOf(file);
    if (start !== -1) {
      cycles.push([...path.slice(start), file]);
      return;
    }
    if (finished.has(file)) return;
    for (const target of targets.get(file) ?? []) visit(target, [...path, file]);
    finished.add(file);
  }

  for (const file of targets.keys()) visit(file, []);
  return cycles;
}
