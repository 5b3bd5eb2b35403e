import type { UIMatch } from 'react-router';
import type { Experiment, ExperimentVariant } from '../graphql/schema-types.gen.ts';

export interface Tried {
  experiment: Experiment;
  variant: ExperimentVariant;
}

const none: readonly Tried[] = [];

/** What the page of these matches tells that it is part of. */
export function triedOn(matches: readonly UIMatch[]): readonly Tried[] {
  const data = matches.at(-1)?.loaderData as { experiments?: readonly Tried[] } | undefined;
  return data?.experiments ?? none;
}
