import {
  addAll,
  addBit,
  createBitset,
  keepOnly,
  sizeOf,
  type Bitset,
} from '../../../lib/bitset.ts';
import type { Choice, Clause, QueryPlan } from './query-plan.ts';
import type { TextIndex } from './text-index.ts';

/** Which documents fit, and how well: a score for each, 0 for those that do not. */
export interface Match {
  readonly documents: Bitset;
  readonly scores: Float32Array;
}

/** The documents that meet every clause of a plan; null when it has none: nothing is asked. */
export function matchDocuments({
  plan,
  index,
}: {
  plan: QueryPlan;
  index: TextIndex;
}): Match | null {
  const matches = plan.clauses.map((clause) => matchClause({ clause, index }));
  return matches.length === 0 ? null : meetAll(matches);
}

function matchClause({ clause, index }: { clause: Clause; index: TextIndex }): Match {
  const ways = clause.ways.map(({ all }) =>
    meetAll(all.map((choice) => matchChoice({ choice, index }))),
  );
  const [first, ...others] = ways;
  if (first === undefined) return nothing(index);
  for (const { documents, scores } of others) {
    addAll(first.documents, documents);
    for (let at = 0; at < scores.length; at++) {
      if (scores[at]! > first.scores[at]!) first.scores[at] = scores[at]!;
    }
  }
  return first;
}

/** Scores add up: a document about all that is asked comes before one that only mentions it. */
function meetAll(matches: readonly Match[]): Match {
  const [first, ...others] = matches as [Match, ...Match[]];
  for (const { documents, scores } of others) {
    keepOnly(first.documents, documents);
    for (let at = 0; at < scores.length; at++) first.scores[at]! += scores[at]!;
  }
  return first;
}

/**
 * The best of its terms counts: a half-typed word begins many. Together they are as rare as what has
 * any of them, so that the rarest word a beginning may become does not come first.
 */
function matchChoice({ choice, index }: { choice: Choice; index: TextIndex }): Match {
  const match = nothing(index);
  for (const [term, share] of choice) {
    const posting = index.postings.get(term);
    if (posting === undefined) continue;
    for (let at = 0; at < posting.documents.length; at++) {
      const document = posting.documents[at]!;
      const score = posting.weights[at]! * share;
      addBit(match.documents, document);
      if (score > match.scores[document]!) match.scores[document] = score;
    }
  }
  const weight = rarity({ having: sizeOf(match.documents), size: index.ids.length });
  for (let at = 0; at < match.scores.length; at++) match.scores[at]! *= weight;
  return match;
}

/** A rare word says more about what somebody looks for than one that is everywhere. */
function rarity({ having, size }: { having: number; size: number }): number {
  return 0.1 + Math.log(1 + (size - having + 0.5) / (having + 0.5));
}

function nothing({ ids }: TextIndex): Match {
  return { documents: createBitset(ids.length), scores: new Float32Array(ids.length) };
}
