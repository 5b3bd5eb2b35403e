import { builder } from '../../api/builder.ts';
import type { RequestContext } from '../../api/context.ts';
import { locales } from '../../i18n/locales.ts';
import { isId } from '../../lib/ids.ts';
import type { Language } from '../../lib/language.ts';
import { roleState } from '../identity/roles/roles.rules.ts';
import { requireViewer } from '../identity/viewer/require-viewer.ts';
import type { Viewer } from '../identity/viewer/viewer.ts';
import {
  AreaType,
  ListedTopicType,
  PostType,
  ReasonType,
  requireCommunity,
} from './community-types.resolvers.ts';
import { communityLimits, topicOrders } from './community.rules.ts';
import {
  communityCounts,
  findOwnPost,
  findTopics,
  openTopic,
  topicTitle,
  type FoundTopics,
  type OpenTopic,
} from './find-topics.ts';
import { mayWrite } from './may-write.ts';
import { findMember, readNotes, type CommunityMember } from './members.store.ts';
import { readPicture } from './post-picture.ts';
import { trustLevel, trustLevels } from './trust.rules.ts';

const OrderType = builder.enumType('CommunityTopicOrder', { values: topicOrders });
const LevelType = builder.enumType('CommunityTrustLevel', {
  description: 'The newest write less, and without links.',
  values: trustLevels,
});
const NoteKindType = builder.enumType('CommunityNoteKind', {
  description: 'UNDO: what was decided before does not hold any more.',
  values: ['HIDE', 'WARN', 'PAUSE', 'UNDO'] as const,
});

type Note = Awaited<ReturnType<typeof readNotes>>[number];

const NoteType = builder.objectRef<Note>('CommunityNote').implement({
  description: 'What a moderator wrote to the viewer.',
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.field({ type: NoteKindType, resolve: ({ kind }) => kind as 'HIDE' }),
    reason: t.field({
      type: ReasonType,
      nullable: true,
      resolve: ({ reason }) => reason as 'OTHER' | null,
    }),
    text: t.exposeString('text'),
    writtenAt: t.expose('writtenAt', { type: 'DateTime' }),
    topicId: t.exposeID('topicId', {
      nullable: true,
      description: 'Of the post it is about; null once that is gone.',
    }),
    number: t.exposeInt('number', { nullable: true }),
  }),
});

interface OwnMember extends CommunityMember {
  readonly viewer: Viewer;
}

const OwnMemberType = builder.objectRef<OwnMember>('CommunityMember').implement({
  description: 'The viewer, as the community has them.',
  fields: (t) => ({
    name: t.exposeString('name', {
      nullable: true,
      description: 'As everybody reads it; null before the first post.',
    }),
    suggestedName: t.string({
      description: 'The first name and a letter: Kaisa N.',
      resolve: ({ viewer: { firstName, lastName } }) =>
        [firstName, lastName && `${lastName.slice(0, 1)}.`].filter(Boolean).join(' '),
    }),
    level: t.field({
      type: LevelType,
      resolve: ({ record }, _input, { services }) =>
        trustLevel({ record, now: services.clock.now() }),
    }),
    pausedUntil: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Until then a moderator lets them read only.',
      resolve: ({ pausedUntil }, _input, { services }) =>
        pausedUntil !== null && pausedUntil > services.clock.now() ? pausedUntil : null,
    }),
    notes: t.field({
      type: [NoteType],
      description: 'Those that were not put away.',
      resolve: ({ viewer }, _input, { services }) =>
        readNotes({ db: services.db, userId: viewer.userId }),
    }),
  }),
});

const CommunityType = builder.objectRef<object>('Community').implement({
  fields: (t) => ({
    mayWrite: t.boolean({
      description: 'By their membership, as the operator chose it; or for the operator.',
      resolve: (_community, _input, context) => mayWrite(context),
    }),
    isForEveryone: t.boolean({
      description: 'Everybody with an account writes, not premium members only.',
      resolve: (_community, _input, { services }) => services.settings.COMMUNITY === 'everyone',
    }),
    topicCount: t.int({
      resolve: async (_c, _input, context) => (await countsOf(context)).topicCount,
    }),
    replyCount: t.int({
      resolve: async (_c, _input, context) => (await countsOf(context)).replyCount,
    }),
    own: t.field({
      type: OwnMemberType,
      nullable: true,
      resolve: async (_community, _input, { viewer, services }) => {
        if (viewer === null) return null;
        const { db, clock } = services;
        const member = await findMember({ db, userId: viewer.userId, now: clock.now() });
        return { ...member, viewer };
      },
    }),
  }),
});

function languageOf({ locale }: RequestContext): Language {
  return locales[locale].contentLanguage;
}

function countsOf(context: RequestContext) {
  return communityCounts({ db: context.services.db, language: languageOf(context) });
}

const TopicsType = builder
  .objectRef<FoundTopics & { pageCount: number }>('CommunityTopics')
  .implement({
    fields: (t) => ({
      topics: t.field({ type: [ListedTopicType], resolve: ({ topics }) => [...topics] }),
      totalCount: t.exposeInt('totalCount'),
      pageCount: t.exposeInt('pageCount'),
    }),
  });

const TopicsInput = builder.inputType('CommunityTopicsInput', {
  fields: (t) => ({
    area: t.field({ type: AreaType }),
    order: t.field({ type: OrderType, defaultValue: 'LATEST_REPLIES' }),
    text: t.string({
      defaultValue: '',
      description: 'Words of a post; the last letters of a word may be missing.',
    }),
    isFollowed: t.boolean({
      defaultValue: false,
      description: 'Only topics that the viewer follows; none for visitors.',
    }),
    page: t.int({ defaultValue: 1 }),
  }),
});

interface ShownTopic {
  readonly topic: OpenTopic['topic'];
  readonly title: string | null;
  /** Null for a visitor. */
  readonly open: OpenTopic | null;
}

const OpenTopicType = builder.objectRef<ShownTopic>('OpenCommunityTopic').implement({
  description: 'A topic with a page of its replies; visitors get its title.',
  fields: (t) => ({
    id: t.id({ resolve: ({ topic }) => topic.id }),
    area: t.field({ type: AreaType, resolve: ({ topic }) => topic.area }),
    language: t.string({ resolve: ({ topic }) => topic.language }),
    title: t.exposeString('title', {
      nullable: true,
      description: 'Null where its first text is gone or hidden.',
    }),
    startedAt: t.field({ type: 'DateTime', resolve: ({ topic }) => topic.startedAt }),
    nextNumber: t.int({
      description: 'Of the post that comes next.',
      resolve: ({ topic }) => topic.nextNumber,
    }),
    first: t.field({
      type: PostType,
      nullable: true,
      resolve: ({ open }) => open?.first ?? null,
    }),
    replies: t.field({ type: [PostType], resolve: ({ open }) => [...(open?.replies ?? [])] }),
    replyCount: t.int({ resolve: ({ open }) => open?.replyCount ?? 0 }),
    page: t.int({ resolve: ({ open }) => open?.page ?? 1 }),
    pageCount: t.int({ resolve: ({ open }) => open?.pageCount ?? 1 }),
    isFollowed: t.boolean({ resolve: ({ open }) => open?.isFollowed ?? false }),
  }),
});

builder.queryFields((t) => ({
  communityPicture: t.string({
    nullable: true,
    description: 'A JPEG in Base64, for whoever reads its post; null otherwise.',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => {
      requireCommunity(context);
      const viewer = requireViewer(context);
      const { userId } = viewer;
      const isModerator = (['MODERATOR', 'ADMINISTRATOR'] as const).some(
        (role) => roleState(viewer, role) === 'open',
      );
      return readPicture({ db: context.services.db, userId, isModerator, id: String(id) });
    },
  }),
  community: t.field({
    type: CommunityType,
    nullable: true,
    description: 'Null where the operator has none.',
    resolve: (_root, _input, { services }) => (services.settings.COMMUNITY === 'off' ? null : {}),
  }),
  communityTopics: t.field({
    type: TopicsType,
    description: 'In the language of the endpoint.',
    args: { input: t.arg({ type: TopicsInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      requireCommunity(context);
      const { viewer, services } = context;
      if (input.isFollowed && viewer === null) return { topics: [], totalCount: 0, pageCount: 1 };
      const { topicsPerPage: limit, pages } = communityLimits;
      const page = Math.min(Math.max(input.page ?? 1, 1), pages);
      const found = await findTopics({
        db: services.db,
        search: {
          language: languageOf(context),
          area: input.area ?? null,
          text: input.text ?? '',
          ...(input.isFollowed && viewer !== null && { followedBy: viewer.userId }),
        },
        order: input.order ?? 'LATEST_REPLIES',
        limit,
        offset: (page - 1) * limit,
      });
      const pageCount = Math.max(1, Math.ceil(found.totalCount / limit));
      return { ...found, pageCount: Math.min(pageCount, pages) };
    },
  }),
  communityTopic: t.field({
    type: OpenTopicType,
    nullable: true,
    args: { id: t.arg.id({ required: true }), page: t.arg.int({ defaultValue: 1 }) },
    resolve: async (_root, input, context): Promise<ShownTopic | null> => {
      requireCommunity(context);
      const { viewer, services } = context;
      const id = String(input.id);
      if (!isId(id)) return null;
      if (viewer === null) {
        const titled = await topicTitle({ db: services.db, id });
        return titled && { ...titled, open: null };
      }
      const { userId } = viewer;
      const open = await openTopic({ db: services.db, userId, id, page: input.page ?? 1 });
      if (open === null) return null;
      const { topic, first } = open;
      const isReadable = first?.state === 'SHOWN' || first?.userId === userId;
      return { topic, title: isReadable ? first.title : null, open };
    },
  }),
  ownCommunityPost: t.field({
    type: PostType,
    nullable: true,
    description: "A post of the viewer's own, to change it.",
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => {
      requireCommunity(context);
      const { userId } = requireViewer(context);
      return isId(String(id))
        ? findOwnPost({ db: context.services.db, userId, id: String(id) })
        : null;
    },
  }),
}));
