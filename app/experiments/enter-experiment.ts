import type { RouterContextProvider } from 'react-router';
import { execute } from '../graphql/api.ts';
import type { Experiment, ExperimentVariant } from '../graphql/schema-types.gen.ts';
import { EnterExperimentDocument, TakenVariantsDocument } from './operations.gen.ts';
import type { Tried } from './tried.ts';

interface Entered {
  variant: ExperimentVariant;
  /** All that this visitor is part of, for the data layer. */
  experiments: Tried[];
}

/** Which of two pages a visitor gets. Members get the first: they have nothing to decide. */
export async function enterExperiment(args: {
  context: Readonly<RouterContextProvider>;
  experiment: Experiment;
}): Promise<Entered> {
  const { context, experiment } = args;
  const { membershipSubscription, takenVariants } = await execute(context, TakenVariantsDocument);
  if (membershipSubscription?.status === 'ACTIVE') return { variant: 'A', experiments: [] };
  const input = { experiment };
  const { enterExperiment: entered } = await execute(context, EnterExperimentDocument, { input });
  const { variant, isTried } = entered;
  const others = takenVariants.filter((each) => each.experiment !== experiment);
  return { variant, experiments: isTried ? [...others, { experiment, variant }] : others };
}
