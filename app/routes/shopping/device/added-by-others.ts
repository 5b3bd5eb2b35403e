import { factsOfKind } from '../../../../domain/shopping/list/list-content.rules.ts';
import type { Fact } from '../../../../domain/shopping/operations/list-operation.ts';
import type { ListStateFragment } from '../operations.gen.ts';

/** What one of the people on the list wrote since this device heard last. */
export interface AddedByOther {
  readonly name: string;
  readonly texts: readonly string[];
}

/** What was only changed, or ticked, is not told. */
export function addedByOthers(args: {
  before: readonly Fact[];
  facts: readonly Fact[];
  people: readonly ListStateFragment['people'][number][];
  /** Who has this device. */
  userId: string;
}): readonly AddedByOther[] {
  const { before, facts, people, userId } = args;
  const known = new Set(factsOfKind(before, 'extra').map(({ extraId }) => extraId));
  const added = factsOfKind(facts, 'extra').filter(({ extraId }) => !known.has(extraId));
  return people.flatMap(({ id, firstName: name }) => {
    const texts = added.filter(({ byId }) => byId === id).map(({ text }) => text);
    return id === userId || texts.length === 0 ? [] : [{ name, texts }];
  });
}
