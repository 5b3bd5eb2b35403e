import { builder, ProblemType } from '../../../api/builder.ts';
import type { RequestContext } from '../../../api/context.ts';
import type { Problem } from '../../../lib/problems.ts';
import {
  accountResult,
  AccountResultType,
} from '../../identity/accounts/account-result.resolvers.ts';
import { requireRole } from '../../identity/roles/require-role.ts';
import { contentKinds } from '../content-kinds.rules.ts';
import {
  createWebhook,
  deleteWebhook,
  listWebhooks,
  stopWebhook,
  type ListedWebhook,
} from './manage-webhooks.ts';

const PublishedKindType = builder.enumType('PublishedKind', {
  description: 'What a publication may be of.',
  values: contentKinds,
});

const WebhookFailureType = builder
  .objectRef<ListedWebhook['failures'][number]>('ContentWebhookFailure')
  .implement({
    fields: (t) => ({
      deliveryId: t.string({ resolve: ({ id }) => id }),
      failure: t.exposeString('failure', { description: '`status 500`, `ECONNREFUSED`.' }),
      failedAt: t.expose('failedAt', { type: 'DateTime', description: 'The last time.' }),
      attempts: t.exposeInt('attempts'),
      deliveredAt: t.expose('deliveredAt', {
        type: 'DateTime',
        nullable: true,
        description: 'When it got through after all.',
      }),
    }),
  });

const WebhookType = builder.objectRef<ListedWebhook>('ContentWebhook').implement({
  description: 'An address that is told of publications.',
  fields: (t) => ({
    id: t.exposeID('id'),
    address: t.exposeString('address'),
    kinds: t.field({ type: [PublishedKindType], resolve: ({ kinds }) => [...kinds] }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    stoppedAt: t.expose('stoppedAt', { type: 'DateTime', nullable: true }),
    waiting: t.exposeInt('waiting', { description: 'Publications it is still to be told of.' }),
    lastDeliveredAt: t.expose('lastDeliveredAt', { type: 'DateTime', nullable: true }),
    failures: t.field({
      type: [WebhookFailureType],
      description: 'Of the last 24 hours, the last first.',
      resolve: ({ failures }) => [...failures],
    }),
  }),
});

interface CreatedWebhook {
  readonly problems: readonly Problem[];
  readonly secret: string | null;
}

const CreatedWebhookType = builder
  .objectRef<CreatedWebhook>('CreateContentWebhookResult')
  .implement({
    fields: (t) => ({
      problems: t.field({ type: [ProblemType], resolve: ({ problems }) => [...problems] }),
      secret: t.exposeString('secret', {
        nullable: true,
        description: 'What its deliveries are signed with. It is told this once.',
      }),
    }),
  });

const CreateContentWebhookInput = builder.inputType('CreateContentWebhookInput', {
  fields: (t) => ({
    address: t.string({ required: true }),
    kinds: t.field({ type: [PublishedKindType], required: true }),
  }),
});

const StopContentWebhookInput = builder.inputType('StopContentWebhookInput', {
  fields: (t) => ({
    id: t.string({ required: true }),
    isStopped: t.boolean({ required: true, description: 'False resumes it.' }),
  }),
});

const DeleteContentWebhookInput = builder.inputType('DeleteContentWebhookInput', {
  fields: (t) => ({ id: t.string({ required: true }) }),
});

function managing(context: RequestContext) {
  const { userId } = requireRole(context, 'ADMINISTRATOR');
  const { db, clock, createId } = context.services;
  return { db, clock, createId, actor: { kind: 'ADMINISTRATOR', userId } as const };
}

builder.queryField('contentWebhooks', (t) =>
  t.field({
    type: [WebhookType],
    description: 'Who is told of publications, newest first; for administrators.',
    resolve: (_root, _input, context) => listWebhooks(managing(context)),
  }),
);

builder.mutationFields((t) => ({
  createContentWebhook: t.field({
    type: CreatedWebhookType,
    description: 'Tells an address of publications from now on; for administrators.',
    args: { input: t.arg({ type: CreateContentWebhookInput, required: true }) },
    resolve: async (_root, { input }, context): Promise<CreatedWebhook> => {
      const { outgoing, authSecret } = context.services;
      const creating = { ...managing(context), ...input, outgoing, authSecret };
      const result = await createWebhook(creating);
      if (result.ok) return { problems: [], secret: result.value };
      return { problems: result.reason, secret: null };
    },
  }),
  stopContentWebhook: t.field({
    type: AccountResultType,
    description: 'Stops telling an address, or resumes it; for administrators.',
    args: { input: t.arg({ type: StopContentWebhookInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      await stopWebhook({ ...managing(context), ...input });
      return accountResult([], context);
    },
  }),
  deleteContentWebhook: t.field({
    type: AccountResultType,
    description: 'Forgets an address and what it was to be told; for administrators.',
    args: { input: t.arg({ type: DeleteContentWebhookInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      await deleteWebhook({ ...managing(context), ...input });
      return accountResult([], context);
    },
  }),
}));
