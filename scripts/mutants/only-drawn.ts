interface Options {
  mutate: readonly string[];
}

interface Point {
  line: number;
  column: number;
}

interface SyntaxPath {
  node: { loc?: { start: Point; end: Point } | null };
}

/**
 * A place that was drawn may be the whole of a function: what lies inside it was not asked for, and
 * would be tried too. A part of a file in which no place was drawn is left alone.
 */
function onlyDrawn({ mutate }: Options) {
  const places = mutate.flatMap((pattern) => placeOf(pattern) ?? []);
  return {
    shouldIgnore({ node }: SyntaxPath): string | undefined {
      const { loc } = node;
      if (places.length === 0 || !loc) return undefined;
      const holdsOne = places.some(
        ({ start, end }) => !isBefore(start, loc.start) && !isBefore(loc.end, end),
      );
      return holdsOne ? undefined : 'not drawn';
    },
  };
}
onlyDrawn.inject = ['options'] as const;

/** As Stryker looks for them in a file it is told of. */
export const strykerPlugins = [{ kind: 'Ignore', name: 'only-drawn', factory: onlyDrawn }] as const;

/** Null for a whole file. */
function placeOf(pattern: string): { start: Point; end: Point } | null {
  const found = /:(\d+):(\d+)-(\d+):(\d+)$/.exec(pattern);
  if (found === null) return null;
  const [line = 0, column = 0, endLine = 0, endColumn = 0] = found.slice(1).map(Number);
  return { start: { line, column }, end: { line: endLine, column: endColumn } };
}

function isBefore(one: Point, other: Point): boolean {
  return one.line < other.line || (one.line === other.line && one.column < other.column);
}
