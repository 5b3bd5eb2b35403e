import type { Services } from '../../api/context.ts';
import { addDays, dayOf } from '../../lib/clock.ts';
import { splitOf } from './enter-experiment.ts';
import { readCounts } from './experiments.store.ts';
import {
  experiments,
  isTried,
  variants,
  type Experiment,
  type Outcome,
  type Variant,
} from './experiments.rules.ts';

/** What became of those who were given a variant. */
export interface VariantResult {
  readonly experiment: Experiment;
  readonly variant: Variant;
  /** Of a hundred visitors, how many get it now. */
  readonly sharePercent: number;
  readonly seen: number;
  readonly signedUp: number;
  readonly becameMember: number;
}

const countedDays = 30;

type ResultServices = Pick<Services, 'db' | 'clock' | 'settings'>;

/** Of the last 30 days; only what is tried now, or has been within them. */
export async function readResults(services: ResultServices): Promise<VariantResult[]> {
  const { db, clock } = services;
  const counts = await readCounts({ db, from: dayOf(addDays(clock.now(), -countedDays)) });
  const isShown = (experiment: Experiment) =>
    isTried(splitOf({ experiment, services })) ||
    counts.some((each) => each.experiment === experiment);
  return experiments.filter(isShown).flatMap((experiment) => {
    const split = splitOf({ experiment, services });
    return variants.map((variant) => {
      const countOf = (outcome: Outcome) =>
        counts.find(
          (each) =>
            each.experiment === experiment && each.variant === variant && each.outcome === outcome,
        )?.count ?? 0;
      return {
        experiment,
        variant,
        sharePercent: Math.round((100 * split[variant]) / (split.A + split.B)),
        seen: countOf('SEEN'),
        signedUp: countOf('SIGNED_UP'),
        becameMember: countOf('BECAME_MEMBER'),
      };
    });
  });
}
