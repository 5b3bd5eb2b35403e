import type { ListContent } from '../list/shopping-list.ts';

/** An empty list, but for what the test says. */
export function listContentWith(parts: Partial<ListContent>): ListContent {
  return {
    recipes: [],
    extras: [],
    ticks: [],
    amounts: new Map(),
    home: new Set(),
    wanted: new Set(),
    ...parts,
  };
}
