import { builder } from '../../api/builder.ts';
import type { RequestContext } from '../../api/context.ts';
import { languages, type Language } from '../../lib/language.ts';
import { accountResult, AccountResultType } from '../identity/accounts/account-result.resolvers.ts';
import { requireAnyRole } from '../identity/roles/require-role.ts';
import { roleState } from '../identity/roles/roles.rules.ts';
import { PictureType, ReasonType, requireCommunity } from './community-types.resolvers.ts';
import { reportReasons, type ReportReason } from './community.rules.ts';
import {
  decide,
  decisions,
  longestPauseDays,
  readModeration,
  type Decision,
  type PostAround,
  type PostReport,
  type QueuedPost,
} from './moderate.ts';
import { noteFor } from './note-words.rules.ts';
import { readPostText } from './read-post-text.ts';
import { readDecisions, undoDecision, type OwnDecision } from './undo-decision.ts';

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

/** What was written, without formatting. */
async function plainText(text: string): Promise<string> {
  return (await readPostText(text))
    .map(({ lines }) => lines.map((line) => line.map((span) => span.text).join('')).join('\n'))
    .join('\n');
}

const AroundType = builder.objectRef<PostAround>('CommunityPostAround').implement({
  description: 'A post in its place: itself, or one beside it.',
  fields: (t) => ({
    id: t.exposeID('id'),
    number: t.exposeInt('number', { description: '0 for the first text of a topic.' }),
    writerName: t.exposeString('name'),
    text: t.string({
      description: 'Without formatting.',
      resolve: ({ text }) => plainText(text),
    }),
    isHidden: t.boolean({ resolve: ({ state }) => state !== 'SHOWN' }),
    postedAt: t.expose('postedAt', { type: 'DateTime' }),
  }),
});

const NoteDraftType = builder
  .objectRef<{ language: Language; reason: ReportReason }>('CommunityNoteDraft')
  .implement({
    description: 'What the writer of a hidden post could be told.',
    fields: (t) => ({
      language: t.exposeString('language'),
      reason: t.field({ type: ReasonType, resolve: ({ reason }) => reason }),
      text: t.string({ resolve: (draft) => noteFor(draft) }),
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
      resolve: ({ text }) => plainText(text),
    }),
    picture: t.field({ type: PictureType, nullable: true, resolve: ({ picture }) => picture }),
    isHidden: t.boolean({ resolve: ({ state }) => state !== 'SHOWN' }),
    hiddenFor: t.field({ type: ReasonType, nullable: true, resolve: ({ reason }) => reason }),
    reports: t.field({ type: [ReportType], resolve: ({ reports }) => [...reports] }),
    around: t.field({
      type: [AroundType],
      description: 'Itself, the post it answers, the one before it and the one after.',
      resolve: ({ around }) => [...around],
    }),
    language: t.exposeString('language', { description: 'Of its topic: `en`, `es` or `sv`.' }),
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
      noteDrafts: t.field({
        type: [NoteDraftType],
        resolve: () =>
          languages.flatMap((language) => reportReasons.map((reason) => ({ language, reason }))),
      }),
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

const OwnDecisionType = builder
  .objectRef<OwnDecision & { mayUndo: boolean }>('OwnCommunityDecision')
  .implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      decision: t.field({
        type: DecisionType,
        resolve: ({ decision }) => decision as Decision,
      }),
      reason: t.field({ type: ReasonType, nullable: true, resolve: ({ reason }) => reason }),
      note: t.exposeString('note', { description: 'What the writer was told; empty for nothing.' }),
      decidedAt: t.expose('decidedAt', { type: 'DateTime' }),
      undoneAt: t.expose('undoneAt', { type: 'DateTime', nullable: true }),
      mayUndo: t.exposeBoolean('mayUndo', {
        description: 'Within 30 days, while nobody has decided about the post since.',
      }),
      topicId: t.exposeID('topicId'),
      topicTitle: t.exposeString('topicTitle', { nullable: true }),
      number: t.exposeInt('number'),
      writerName: t.exposeString('name'),
      text: t.string({
        description: 'Of the post, without formatting.',
        resolve: ({ text }) => plainText(text),
      }),
    }),
  });

builder.queryField('communityDecisions', (t) =>
  t.field({
    type: [OwnDecisionType],
    description: 'What the asking moderator has decided, the latest first.',
    resolve: async (_root, _input, context) => {
      const { userId } = moderatorOf(context);
      const { db, clock } = context.services;
      return [...(await readDecisions({ db, userId, now: clock.now() }))];
    },
  }),
);

const UndoInput = builder.inputType('UndoCommunityDecisionInput', {
  fields: (t) => ({ id: t.id({ required: true, description: 'Of a decision of their own.' }) }),
});

builder.mutationField('undoCommunityDecision', (t) =>
  t.field({
    type: AccountResultType,
    description:
      'Puts the post, its reports and its writer back to how they were; for the moderator who decided.',
    args: { input: t.arg({ type: UndoInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const actor = moderatorOf(context);
      const { db, clock, createId } = context.services;
      const id = String(input.id);
      return accountResult(await undoDecision({ db, clock, createId, actor, id }), context);
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
