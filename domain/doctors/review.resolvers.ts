import { builder } from '../../api/builder.ts';
import type { RequestContext } from '../../api/context.ts';
import { accountResult, AccountResultType } from '../identity/accounts/account-result.resolvers.ts';
import { requireRole } from '../identity/roles/require-role.ts';
import type { OwnEntry } from './apply.ts';
import { SentDoctorEntryType } from './entry.resolvers.ts';
import { declineEntry, listEntry, readQueue, removeEntry } from './review.ts';

const QueueType = builder
  .objectRef<{ waiting: OwnEntry[]; waitingCount: number }>('DoctorQueue')
  .implement({
    fields: (t) => ({
      waiting: t.field({
        type: [SentDoctorEntryType],
        description: 'The oldest first.',
        resolve: ({ waiting }) => waiting,
      }),
      waitingCount: t.exposeInt('waitingCount'),
    }),
  });

builder.queryField('doctorQueue', (t) =>
  t.field({
    type: QueueType,
    description: 'Entries that wait for a reviewer; for administrators.',
    resolve: (_root, _input, context) => {
      requireRole(context, 'ADMINISTRATOR');
      return readQueue({ db: context.services.db });
    },
  }),
);

const ReadEntryInput = builder.inputType('ReadDoctorEntryInput', {
  fields: (t) => ({
    id: t.id({ required: true }),
    revision: t.int({ required: true, description: 'What was read; a newer one is not touched.' }),
  }),
});

builder.mutationFields((t) => ({
  listDoctorEntry: t.field({
    type: AccountResultType,
    description: 'Everybody reads the entry from now on; for administrators.',
    args: { input: t.arg({ type: ReadEntryInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { id, revision } = input;
      const problems = await listEntry({ ...toolsOf(context), id: String(id), revision });
      return accountResult(problems, context);
    },
  }),
  declineDoctorEntry: t.field({
    type: AccountResultType,
    description: 'Sends the applicant a note instead; for administrators.',
    args: {
      input: t.arg({ type: ReadEntryInput, required: true }),
      note: t.arg.string({ required: true, description: 'Why, for the applicant.' }),
    },
    resolve: async (_root, { input, note }, context) => {
      const { id, revision } = input;
      const problems = await declineEntry({ ...toolsOf(context), id: String(id), revision, note });
      return accountResult(problems, context);
    },
  }),
  removeDoctorEntry: t.field({
    type: AccountResultType,
    description: 'Takes an entry out of the directory and erases it; for administrators.',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) =>
      accountResult(await removeEntry({ ...toolsOf(context), id: String(id) }), context),
  }),
}));

function toolsOf(context: RequestContext) {
  const { userId } = requireRole(context, 'ADMINISTRATOR');
  const { db, clock, createId } = context.services;
  const { origin } = context;
  return { db, clock, createId, origin, actor: { kind: 'ADMINISTRATOR', userId } as const };
}
