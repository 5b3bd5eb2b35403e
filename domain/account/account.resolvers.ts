import { builder } from '../../api/builder.ts';
import { accountResult, AccountResultType } from '../identity/accounts/account-result.resolvers.ts';
import { requireViewer } from '../identity/viewer/require-viewer.ts';
import { membershipTools } from '../membership/membership-tools.ts';
import { deleteAccount } from './delete-account.ts';
import { exportMyData } from './export-my-data.ts';

const DeleteAccountInput = builder.inputType('DeleteAccountInput', {
  fields: (t) => ({
    password: t.string({ required: true, description: 'The current one, where there is one.' }),
    isSure: t.boolean({ required: true }),
  }),
});

builder.queryField('myData', (t) =>
  t.string({
    description: 'Everything the viewer entered and that is kept about them, as JSON.',
    resolve: (_root, _input, context) => {
      const { userId } = requireViewer(context);
      const { db, clock } = context.services;
      return exportMyData({ db, userId, now: clock.now() });
    },
  }),
);

builder.mutationField('deleteAccount', (t) =>
  t.field({
    type: AccountResultType,
    description: 'Ends the membership and deletes everything the viewer owns, at once.',
    args: { input: t.arg({ type: DeleteAccountInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const viewer = requireViewer(context);
      const tools = membershipTools(context.services);
      const problems = await deleteAccount({ tools, viewer, mailSetting: context, ...input });
      if (problems.length === 0) context.login.forget();
      return accountResult(problems, context);
    },
  }),
);
