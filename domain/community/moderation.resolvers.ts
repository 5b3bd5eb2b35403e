import { builder } from '../../api/builder.ts';
import type { RequestContext } from '../../api/context.ts';
import { accountResult, AccountResultType } from '../identity/accounts/account-result.resolvers.ts';
import { requireAnyRole } from '../identity/roles/require-role.ts';
import { roleState } from '../identity/roles/roles.rules.ts';
import { PictureType, ReasonType, requireCommunity } from './community-types.resolvers.ts';
import {
  decide,
  decisions,
  longestPauseDays,
  readModeration,
  type PostReport,
  type QueuedPost,
} from './moderate.ts';
import { readPostText } from './read-post-text.ts';

const DecisionType = builder.enumType('CommunityDecision', {
  description: 'KEEP shows a post; a warning and a pause leave a shown one as it is.',
  values: decisions,
});

const ReportType = builder.objectRef<PostReport>('CommunityReport').implement({
  description: 'Without who reported.',
  fields: (t) => ({
    reason: t.field({ type: ReasonType, resolve: ({ reason }) => reason }),
    text: t.exposeString('text'),
    reportedAt: t.expose('reportedAt', { type: 'DateTime' }),
  }),
});

const QueuedType = builder.objectRef<QueuedPost>('ReportedCommunityPost').implement({
  description: 'What a moderator needs to decide, and nothing of the account.',
  fields: (t) => ({
    id: t.exposeID('id'),
    topicId: t.exposeID('topicId'),
    topicTitle: t.exposeString('topicTitle', { nullable: true }),
    number: t.exposeInt('number'),
    writerName: t.exposeString('name'),
    text: t.string({
      description: 'Without formatting.',
      resolve: async ({ text }) =>
        (await readPostText(text))
          .map(({ lines }) =>
            lines.map((line) => line.map((span) => span.text).join('')).join('\n'),
          )
          .join('\n'),
    }),
    picture: t.field({ type: PictureType, nullable: true, resolve: ({ picture }) => picture }),
    isHidden: t.boolean({ resolve: ({ state }) => state !== 'SHOWN' }),
    hiddenFor: t.field({ type: ReasonType, nullable: true, resolve: ({ reason }) => reason }),
    reports: t.field({ type: [ReportType], resolve: ({ reports }) => [...reports] }),
    memberSince: t.expose('joinedAt', { type: 'DateTime' }),
    postCount: t.exposeInt('postCount', { description: 'Of the writer.' }),
    hiddenCount: t.exposeInt('hiddenCount', { description: 'Of the writer.' }),
    pausedUntil: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ pausedUntil }, _input, { services }) =>
        pausedUntil !== null && pausedUntil > services.clock.now() ? pausedUntil : null,
    }),
    decidedAt: t.expose('decidedAt', { type: 'DateTime', nullable: true }),
  }),
});

const ModerationType = builder
  .objectRef<{ posts: QueuedPost[]; waitingCount: number }>('CommunityModeration')
  .implement({
    fields: (t) => ({
      posts: t.field({ type: [QueuedType], resolve: ({ posts }) => posts }),
      waitingCount: t.exposeInt('waitingCount'),
    }),
  });

builder.queryField('communityModeration', (t) =>
  t.field({
    type: ModerationType,
    description: 'Reported posts, the longest waiting first, or the decided ones; for moderators.',
    args: { isDecided: t.arg.boolean({ defaultValue: false }) },
    resolve: (_root, { isDecided }, context) => {
      moderatorOf(context);
      return readModeration({ db: context.services.db, isDecided: isDecided ?? false });
    },
  }),
);

const DecideInput = builder.inputType('DecideCommunityPostInput', {
  fields: (t) => ({
    postId: t.id({ required: true }),
    decision: t.field({ type: DecisionType, required: true }),
    reason: t.field({ type: ReasonType, defaultValue: 'OTHER', description: 'Readers see it.' }),
    text: t.string({ defaultValue: '', description: 'What the writer reads; not with KEEP.' }),
    days: t.int({ defaultValue: 7, description: `Of a pause, 1 to ${longestPauseDays}.` }),
  }),
});

builder.mutationField('decideCommunityPost', (t) =>
  t.field({
    type: AccountResultType,
    description:
      'Settles the reports of a post; for moderators. RESUME ends a pause of its writer.',
    args: { input: t.arg({ type: DecideInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const actor = moderatorOf(context);
      const { db, clock, createId } = context.services;
      const problems = await decide({
        db,
        clock,
        createId,
        actor,
        postId: String(input.postId),
        decision: input.decision,
        reason: input.reason ?? 'OTHER',
        text: input.text ?? '',
        days: input.days ?? 7,
      });
      return accountResult(problems, context);
    },
  }),
);

/** Policy: moderators and administrators, where there is a community. */
function moderatorOf(context: RequestContext) {
  const viewer = requireAnyRole(context, ['MODERATOR', 'ADMINISTRATOR']);
  requireCommunity(context);
  const isModerator = roleState(viewer, 'MODERATOR') === 'open';
  const kind = isModerator ? ('MODERATOR' as const) : ('ADMINISTRATOR' as const);
  return { kind, userId: viewer.userId };
}
