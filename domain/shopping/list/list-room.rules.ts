import { problem, type Problem } from '../../../lib/problems.ts';
import { factsOfKind } from './list-content.rules.ts';
import { mostExtras, mostFacts, mostListedRecipes, mostStores } from './list-limits.rules.ts';
import type { Fact } from '../operations/list-operation.ts';

/** Why so much cannot be on a list; null while there is room. */
export function problemOfRoom(facts: readonly Fact[]): Problem | null {
  const isFull =
    factsOfKind(facts, 'recipe').length > mostListedRecipes ||
    factsOfKind(facts, 'extra').length > mostExtras ||
    facts.length > mostFacts;
  if (isFull) return problem([], 'shopping.full');
  if (factsOfKind(facts, 'store').length <= mostStores) return null;
  return problem('name', 'shopping.too-many-stores', { count: mostStores });
}
