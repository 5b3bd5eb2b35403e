import { builder } from '../../api/builder.ts';
import { enterExperiment, splitOf } from './enter-experiment.ts';
import { experiments, isTried, variants, type Variant } from './experiments.rules.ts';
import { readTaken, type TakenVariant } from './taken-variants.ts';

export const ExperimentType = builder.enumType('Experiment', { values: experiments });
export const VariantType = builder.enumType('ExperimentVariant', { values: variants });

const TakenVariantType = builder.objectRef<TakenVariant>('TakenVariant').implement({
  fields: (t) => ({
    experiment: t.expose('experiment', { type: ExperimentType }),
    variant: t.expose('variant', { type: VariantType }),
  }),
});

builder.queryField('takenVariants', (t) =>
  t.field({
    type: [TakenVariantType],
    description: 'What of the experiments this browser was given until now.',
    resolve: (_root, _input, { cookies, services }) =>
      readTaken({ cookies, secret: services.authSecret }),
  }),
);

const EnterExperimentInput = builder.inputType('EnterExperimentInput', {
  fields: (t) => ({ experiment: t.field({ type: ExperimentType, required: true }) }),
});

const EnteredExperimentType = builder
  .objectRef<{ variant: Variant; isTried: boolean }>('EnteredExperiment')
  .implement({
    fields: (t) => ({
      variant: t.expose('variant', { type: VariantType }),
      isTried: t.exposeBoolean('isTried', { description: 'Whether others get another variant.' }),
    }),
  });

builder.mutationField('enterExperiment', (t) =>
  t.field({
    type: EnteredExperimentType,
    description: 'The variant this browser gets, now and from now on; counted the first time.',
    args: { input: t.arg({ type: EnterExperimentInput, required: true }) },
    resolve: async (_root, { input: { experiment } }, { cookies, services }) => ({
      variant: await enterExperiment({ experiment, cookies, services }),
      isTried: isTried(splitOf({ experiment, services })),
    }),
  }),
);
