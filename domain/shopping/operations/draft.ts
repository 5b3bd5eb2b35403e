import type { Reading } from '../list/list-item.rules.ts';
import type { ListContent } from '../list/shopping-list.ts';
import type { Fact, FactBody, FactId } from './list-operation.ts';

/** What a change means for the list it was asked for: facts that begin and facts that end. */
export interface Draft {
  readonly adds: readonly FactBody[];
  readonly removes: readonly FactId[];
}

/** The list as the member saw it. */
export interface Seen extends Reading {
  readonly facts: readonly Fact[];
  readonly content: ListContent;
  /** Now, milliseconds since 1970. */
  readonly at: number;
}
