import { createHash } from 'node:crypto';
import type { RequestContext, Services } from '../../api/context.ts';
import { dayOf } from '../../lib/clock.ts';
import { addToCounts } from './experiments.store.ts';
import {
  isTried,
  variantAt,
  type Experiment,
  type Split,
  type Variant,
} from './experiments.rules.ts';
import { keepTaken, readTaken, type TakenVariant } from './taken-variants.ts';

type Request = Pick<RequestContext, 'cookies' | 'services'>;

/**
 * The variant a visitor gets: the one they were given before, while it is still given to anybody.
 * They are counted the first time.
 */
export async function enterExperiment(
  args: Request & { experiment: Experiment },
): Promise<Variant> {
  const { experiment, cookies, services } = args;
  const { db, clock, createId, authSecret: secret } = services;
  const split = splitOf({ experiment, services });
  if (!isTried(split)) return split.A > 0 ? 'A' : 'B';
  const taken = await readTaken({ cookies, secret });
  const known = taken.find((each) => each.experiment === experiment);
  if (known !== undefined) return known.variant;
  const variant = variantAt({ split, point: pointOf(createId()) });
  const entered: TakenVariant = { experiment, variant, counted: ['SEEN'] };
  await keepTaken({ cookies, secret, taken: [...taken, entered] });
  const counted = [{ experiment, variant, outcome: 'SEEN' as const }];
  await addToCounts({ db, day: dayOf(clock.now()), counted });
  return variant;
}

export function splitOf(args: {
  experiment: Experiment;
  services: Pick<Services, 'settings'>;
}): Split {
  const { settings } = args.services;
  switch (args.experiment) {
    case 'SALES_PAGE':
      return settings.EXPERIMENT_SALES_PAGE;
    case 'ONBOARDING':
      return settings.EXPERIMENT_ONBOARDING;
  }
}

/** An id anywhere from 0 up to 1, whatever the ids are made of. */
function pointOf(id: string): number {
  return createHash('sha256').update(id).digest().readUInt32BE() / 2 ** 32;
}
