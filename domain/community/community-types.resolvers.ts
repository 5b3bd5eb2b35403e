import { builder } from '../../api/builder.ts';
import type { RequestContext } from '../../api/context.ts';
import { communityNotFound } from './community.errors.ts';
import { communityAreas, reportReasons } from './community.rules.ts';
import type { ListedTopic, PostPicture, ReadPost } from './community.ts';
import { blockKinds, excerptOf, type TextBlock, type TextSpan } from './post-text.ts';
import { readPostText } from './read-post-text.ts';

export const AreaType = builder.enumType('CommunityArea', { values: communityAreas });
export const ReasonType = builder.enumType('CommunityReason', {
  description: 'Why a post is reported or hidden.',
  values: reportReasons,
});
const BlockKindType = builder.enumType('CommunityBlockKind', { values: blockKinds });
const StateType = builder.enumType('CommunityPostState', {
  description: 'WAITING is hidden until a moderator has looked at it.',
  values: ['SHOWN', 'WAITING', 'HIDDEN'] as const,
});

const SpanType = builder.objectRef<TextSpan>('CommunitySpan').implement({
  fields: (t) => ({
    text: t.exposeString('text'),
    isBold: t.exposeBoolean('isBold'),
    isItalic: t.exposeBoolean('isItalic'),
    href: t.exposeString('href', {
      nullable: true,
      description: 'http, https or a path of this site; to be shown with rel="nofollow ugc".',
    }),
  }),
});

const LineType = builder.objectRef<readonly TextSpan[]>('CommunityLine').implement({
  fields: (t) => ({ spans: t.field({ type: [SpanType], resolve: (spans) => [...spans] }) }),
});

const BlockType = builder.objectRef<TextBlock>('CommunityBlock').implement({
  description: 'A paragraph, a quote, a list with a line for each item, or code.',
  fields: (t) => ({
    kind: t.field({ type: BlockKindType, resolve: ({ kind }) => kind }),
    lines: t.field({ type: [LineType], resolve: ({ lines }) => [...lines] }),
  }),
});

const excerptLength = 140;

function isOwn({ userId }: { userId: string }, { viewer }: RequestContext): boolean {
  return viewer?.userId === userId;
}

export const ListedTopicType = builder.objectRef<ListedTopic>('CommunityTopic').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    area: t.field({ type: AreaType, resolve: ({ area }) => area }),
    title: t.exposeString('title'),
    excerpt: t.string({
      nullable: true,
      description: 'The first words; null for visitors, as is the name.',
      resolve: ({ text }, _input, { viewer }) => viewer && excerptOf({ text, most: excerptLength }),
    }),
    writerName: t.string({
      nullable: true,
      resolve: ({ name }, _input, { viewer }) => viewer && name,
    }),
    isStaff: t.exposeBoolean('isStaff', { description: 'Written for the operator.' }),
    isOwn: t.boolean({ resolve: (topic, _input, context) => isOwn(topic, context) }),
    startedAt: t.expose('startedAt', { type: 'DateTime' }),
    lastPostAt: t.expose('lastPostAt', { type: 'DateTime' }),
    replyCount: t.exposeInt('replyCount'),
    likeCount: t.exposeInt('likeCount', { description: 'Of the first text.' }),
  }),
});

function isOpen(post: ReadPost, context: RequestContext): boolean {
  return post.state === 'SHOWN' || isOwn(post, context);
}

export const PictureType = builder.objectRef<PostPicture>('CommunityPicture').implement({
  description: 'Whoever reads its post gets it as `communityPicture`.',
  fields: (t) => ({
    id: t.exposeID('id'),
    alt: t.exposeString('alt'),
    width: t.exposeInt('width'),
    height: t.exposeInt('height'),
  }),
});

export const PostType = builder.objectRef<ReadPost>('CommunityPost').implement({
  description: 'A hidden one keeps its place; its writer alone reads it.',
  fields: (t) => ({
    id: t.exposeID('id'),
    topicId: t.exposeID('topicId'),
    number: t.exposeInt('number', { description: '0 for the first text of a topic.' }),
    title: t.string({
      description: 'Of a topic; empty for a reply.',
      resolve: (post, _input, context) => (isOpen(post, context) ? post.title : ''),
    }),
    writerName: t.string({
      nullable: true,
      description: 'As they chose it.',
      resolve: (post, _input, context) => (isOpen(post, context) ? post.name : null),
    }),
    isStaff: t.exposeBoolean('isStaff'),
    isOwn: t.boolean({ resolve: (post, _input, context) => isOwn(post, context) }),
    blocks: t.field({
      type: [BlockType],
      resolve: async (post, _input, context) =>
        isOpen(post, context) ? [...(await readPostText(post.text))] : [],
    }),
    markdown: t.string({
      nullable: true,
      description: 'As it was typed; of an own post.',
      resolve: (post, _input, context) => (isOwn(post, context) ? post.text : null),
    }),
    excerpt: t.string({
      description: 'Its first words, to quote.',
      resolve: (post, _input, context) =>
        isOpen(post, context) ? excerptOf({ text: post.text, most: excerptLength }) : '',
    }),
    picture: t.field({
      type: PictureType,
      nullable: true,
      resolve: (post, _input, context) => (isOpen(post, context) ? post.picture : null),
    }),
    state: t.field({ type: StateType, resolve: ({ state }) => state }),
    reason: t.field({ type: ReasonType, nullable: true, resolve: ({ reason }) => reason }),
    postedAt: t.expose('postedAt', { type: 'DateTime' }),
    editedAt: t.expose('editedAt', { type: 'DateTime', nullable: true }),
    likeCount: t.exposeInt('likeCount'),
    isLiked: t.exposeBoolean('isLiked'),
    answersNumber: t.exposeInt('answersNumber', {
      nullable: true,
      description: 'The number of the post that it answers.',
    }),
  }),
});

/** Policy: where there is a community at all. */
export function requireCommunity({ services }: RequestContext): void {
  if (services.settings.COMMUNITY === 'off') throw communityNotFound();
}
