import { builder, ProblemType } from '../../../api/builder.ts';
import type { Problem } from '../../../lib/problems.ts';
import { requireViewer } from '../viewer/require-viewer.ts';
import { acceptTerms } from './accept-terms.ts';
import { findTermsVersion } from './consents.store.ts';

builder.queryField('hasTermsToAccept', (t) =>
  t.boolean({
    description: 'Whether the terms are others than the viewer agreed to; false for visitors.',
    resolve: async (_root, _input, { viewer, services: { db, settings } }) => {
      if (viewer === null) return false;
      const accepted = await findTermsVersion({ db, userId: viewer.userId });
      return accepted !== settings.TERMS_VERSION;
    },
  }),
);

const AcceptTermsResultType = builder
  .objectRef<{ problems: Problem[] }>('AcceptTermsResult')
  .implement({
    fields: (t) => ({
      problems: t.field({ type: [ProblemType], resolve: ({ problems }) => problems }),
    }),
  });

const AcceptTermsInput = builder.inputType('AcceptTermsInput', {
  fields: (t) => ({
    version: t.string({ required: true, description: 'Of the text that was read.' }),
  }),
});

builder.mutationField('acceptTerms', (t) =>
  t.field({
    type: AcceptTermsResultType,
    description: 'Keeps that the viewer agrees to the terms as they are now.',
    args: { input: t.arg({ type: AcceptTermsInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { userId } = requireViewer(context);
      const { db, clock, createId, settings } = context.services;
      const currentVersion = settings.TERMS_VERSION;
      const accepting = { db, clock, createId, userId, currentVersion };
      return { problems: await acceptTerms({ ...accepting, version: input.version }) };
    },
  }),
);
