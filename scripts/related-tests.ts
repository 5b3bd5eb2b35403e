import type { Import } from './imports/rules.ts';

/** They put the whole product together: who imports one of them imports every file of the server. */
const wholes = ['server/testing/test-server.ts', 'server/graphql/schema.ts'];
/** What runs within the minute: beyond that, the nearest say most. */
const most = 30;
const isTest = (path: string) => /\.test\.tsx?$/.test(path) && !path.startsWith('e2e/');

interface RelatedTests {
  /** Nearest first. */
  related: string[];
  /** They reach what changed from further away, or through the whole product alone. */
  further: string[];
}

/**
 * The tests that a change touches: those that import a changed file on whatever way, and of those
 * that only start the whole product around it the ones of its own area.
 */
export function relatedTests({
  changed,
  imports,
}: {
  changed: readonly string[];
  imports: readonly Import[];
}): RelatedTests {
  const importers = Map.groupBy(
    imports.filter(({ isTypeOnly }) => !isTypeOnly),
    ({ to }) => to,
  );
  const importersOf = (path: string) => (importers.get(path) ?? []).map(({ from }) => from);
  const direct = reach(changed, (path) => (wholes.includes(path) ? [] : importersOf(path)));
  const all = reach(changed, importersOf).filter(isTest);
  const areas = new Set(changed.map(areaOf));
  const ofArea = all.filter((path) => areas.has(areaOf(path)));
  const related = [...new Set([...ofArea, ...direct.filter(isTest)])].slice(0, most);
  return { related, further: all.filter((path) => !related.includes(path)) };
}

/** `domain/shopping`, `app/routes/shopping`. */
function areaOf(path: string): string {
  return path
    .split('/')
    .slice(0, path.startsWith('app/routes/') ? 3 : 2)
    .join('/');
}

/** Nearest first. */
function reach(starts: readonly string[], next: (path: string) => string[]): string[] {
  const found = new Set(starts);
  for (const path of found) for (const each of next(path)) found.add(each);
  return [...found];
}
