import { builder } from '../../../api/builder.ts';
import {
  accountResult,
  AccountResultType,
} from '../../identity/accounts/account-result.resolvers.ts';
import { requireViewer } from '../../identity/viewer/require-viewer.ts';
import { clearDraftCookie } from '../survey/survey-cookie.ts';
import { withdrawDataConsent } from './withdraw-data-consent.ts';

const WithdrawDataConsentInput = builder.inputType('WithdrawDataConsentInput', {
  fields: (t) => ({ isSure: t.boolean({ required: true }) }),
});

builder.mutationField('withdrawDataConsent', (t) =>
  t.field({
    type: AccountResultType,
    description: 'Deletes the stored quiz answers and notes that they must not be kept.',
    args: { input: t.arg({ type: WithdrawDataConsentInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { userId } = requireViewer(context);
      const { db, clock, createId } = context.services;
      const problems = await withdrawDataConsent({ db, clock, createId, userId, ...input });
      if (problems.length === 0) clearDraftCookie(context.cookies);
      return accountResult(problems, context);
    },
  }),
);
