import { expect, test } from 'vitest';
import { groupModules, type ModuleGraph } from './group-modules.ts';

/** Pages a, b and c; each other module weighs as much as told. */
function graphOf({
  imports,
  bytes = {},
  weights = {},
  awaited = {},
}: {
  imports: Record<string, string[]>;
  bytes?: Record<string, number>;
  weights?: Record<string, number>;
  awaited?: Record<string, string[]>;
}): ModuleGraph {
  const entries = Object.keys(imports).filter((name) => name.startsWith('page-'));
  return {
    entries: new Map(entries.map((name) => [name, name])),
    importsOf: (module) => imports[module] ?? [],
    awaitedBy: (module) => awaited[module] ?? [],
    bytesOf: (module) => bytes[module] ?? 10_000,
    weightOf: (entry) => weights[entry] ?? 1,
  };
}

test('modules of the same pages are one file; what one page needs alone stays with it', () => {
  const imports = { 'page-a': ['x', 'own'], 'page-b': ['x'], x: ['y'] };
  expect(groupModules(graphOf({ imports }), 1000)).toEqual([['x', 'y']]);
});

test('a small file is joined with another, a large one is not loaded where nobody needs it', () => {
  const imports = { 'page-a': ['x', 'y'], 'page-b': ['x', 'y'], 'page-c': ['y'] };
  const small = graphOf({ imports, bytes: { x: 500 } });
  expect(groupModules(small, 1000)).toEqual([['x', 'y']]);
  const large = graphOf({ imports, bytes: { x: 5000 } });
  expect(groupModules(large, 1000)).toEqual([['x'], ['y']]);
});

test.each([
  [400, 599, [['x', 'y']]],
  [400, 600, [['x'], ['y']]],
  [600, 400, [['x'], ['y']]],
])(
  'files of %i and %i bytes are one where two pages of three ask for half in vain',
  (x, y, groups) => {
    const imports = { 'page-a': ['x'], 'page-b': ['x', 'y'], 'page-c': ['y'] };
    expect(groupModules(graphOf({ imports, bytes: { x, y } }), 1000)).toEqual(groups);
  },
);

test('a page that many open counts for more', () => {
  const imports = { 'page-a': ['x', 'y'], 'page-b': ['x', 'y'], 'page-c': ['y'] };
  const bytes = { x: 1500 };
  const weights = { 'page-a': 5 };
  expect(groupModules(graphOf({ imports, bytes }), 1000)).toEqual([['x', 'y']]);
  expect(groupModules(graphOf({ imports, bytes, weights: { 'page-c': 5 } }), 1000)).toHaveLength(2);
  expect(groupModules(graphOf({ imports, bytes, weights }), 1000)).toHaveLength(1);
});

test('no two files need each other, and what others need comes first', () => {
  const imports = {
    'page-a': ['x'],
    'page-b': ['x'],
    'page-c': ['y'],
    'page-d': ['z'],
    x: ['y'],
    y: ['z'],
  };
  const bytes = { x: 100, y: 50_000, z: 100 };
  const groups = groupModules(graphOf({ imports, bytes }), 1000);
  const placeOf = (module: string) => groups.findIndex((group) => group.includes(module));
  expect(placeOf('z')).toBeLessThanOrEqual(placeOf('y'));
  expect(placeOf('y')).toBeLessThanOrEqual(placeOf('x'));
});

test('two files stay apart where a third needs one of them and is needed by the other', () => {
  const imports = {
    'page-a': ['x'],
    'page-b': ['x', 'u'],
    'page-c': ['y'],
    'page-d': ['u'],
    x: ['y'],
    u: ['z'],
    y: ['z'],
  };
  const bytes = { x: 50, u: 50, y: 50_000 };
  const groups = groupModules(graphOf({ imports, bytes, weights: { 'page-c': 25 } }), 1000);
  expect(groups.map((group) => group.toSorted())).toEqual([['z'], ['y'], ['u', 'x']]);
});

test('the same modules are grouped alike, in whichever order they were read', () => {
  const imports = Object.fromEntries([
    ['page-a', ['u', 'x']],
    ['page-b', ['x', 'y']],
    ['page-c', ['y', 'z', 'u']],
    ['page-d', ['z', 'u']],
  ]);
  const bytes = { u: 900, x: 900, y: 900, z: 900 };
  const backwards = Object.fromEntries(Object.entries(imports).toReversed());
  const grouped = groupModules(graphOf({ imports, bytes }), 1000);
  expect(groupModules(graphOf({ imports: backwards, bytes }), 1000)).toEqual(grouped);
});

test('a file never holds what one of its modules loads and waits for', () => {
  const imports = {
    'page-a': ['x', 'y'],
    'page-b': ['x', 'y'],
    'page-c': ['x'],
    'page-part': ['y'],
  };
  const bytes = { x: 100, y: 100 };
  expect(groupModules(graphOf({ imports, bytes }), 1000)).toEqual([['x', 'y']]);
  const awaited = { x: ['page-part'] };
  expect(groupModules(graphOf({ imports, bytes, awaited }), 1000)).toEqual([['y'], ['x']]);
});
