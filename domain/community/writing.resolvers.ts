import { builder, ProblemType } from '../../api/builder.ts';
import type { RequestContext } from '../../api/context.ts';
import { locales } from '../../i18n/locales.ts';
import { isId } from '../../lib/ids.ts';
import { invalidInput, type Problem } from '../../lib/problems.ts';
import type { Result } from '../../lib/result.ts';
import { accountResult, AccountResultType } from '../identity/accounts/account-result.resolvers.ts';
import { noteWait } from '../identity/tries/note-wait.ts';
import { requireViewer } from '../identity/viewer/require-viewer.ts';
import { requirePremium } from '../membership/require-premium.ts';
import {
  deletePost,
  editPost,
  followTopic,
  likePost,
  readNote,
  reportPost,
} from './change-post.ts';
import { AreaType, ReasonType, requireCommunity } from './community-types.resolvers.ts';
import { pageOf } from './find-topics.ts';
import { mayWrite } from './may-write.ts';
import { changeName, reply, startTopic, type WrittenPost } from './write-post.ts';

interface Written {
  problems: readonly Problem[];
  post: WrittenPost | null;
}

const WrittenType = builder.objectRef<Written>('CommunityPostResult').implement({
  description: 'Where the post stands, or why it was not written.',
  fields: (t) => ({
    problems: t.field({ type: [ProblemType], resolve: ({ problems }) => [...problems] }),
    id: t.id({ nullable: true, resolve: ({ post }) => post?.id ?? null }),
    topicId: t.id({ nullable: true, resolve: ({ post }) => post?.topicId ?? null }),
    number: t.int({ nullable: true, resolve: ({ post }) => post?.number ?? null }),
    page: t.int({
      nullable: true,
      description: 'Of the topic, with the post.',
      resolve: ({ post }) => post && pageOf(post.number),
    }),
  }),
});

const nameField = 'As everybody is to read it; needed with the first post.';
const keyField = 'Made by the form: the same form sent twice is one post.';

const PictureInput = builder.inputType('CommunityPictureInput', {
  fields: (t) => ({
    fileBase64: t.string({ required: true, description: 'JPEG, PNG or WebP.' }),
    alt: t.string({ required: true, description: 'What it shows, for who does not see it.' }),
  }),
});

const pictureField = 'Kept small and without what the camera noted. The newest writers add none.';

const StartTopicInput = builder.inputType('StartCommunityTopicInput', {
  fields: (t) => ({
    requestKey: t.string({ required: true, description: keyField }),
    area: t.field({ type: AreaType, required: true }),
    title: t.string({ required: true }),
    text: t.string({ required: true, description: 'Markdown without HTML.' }),
    name: t.string({ description: nameField }),
    picture: t.field({ type: PictureInput, description: pictureField }),
  }),
});

const ReplyInput = builder.inputType('ReplyInCommunityInput', {
  fields: (t) => ({
    requestKey: t.string({ required: true, description: keyField }),
    topicId: t.id({ required: true }),
    answersId: t.id({ description: 'The post that it answers.' }),
    text: t.string({ required: true, description: 'Markdown without HTML.' }),
    name: t.string({ description: nameField }),
    picture: t.field({ type: PictureInput, description: pictureField }),
  }),
});

const EditInput = builder.inputType('EditCommunityPostInput', {
  fields: (t) => ({
    id: t.id({ required: true }),
    title: t.string({ description: 'Of a topic.' }),
    text: t.string({ required: true }),
    removesPicture: t.boolean({ defaultValue: false }),
  }),
});

const LikeInput = builder.inputType('LikeCommunityPostInput', {
  fields: (t) => ({
    id: t.id({ required: true }),
    isLiked: t.boolean({ required: true, description: 'As it is to be.' }),
  }),
});

const FollowInput = builder.inputType('FollowCommunityTopicInput', {
  fields: (t) => ({
    id: t.id({ required: true }),
    isFollowed: t.boolean({ required: true, description: 'As it is to be.' }),
  }),
});

const ReportInput = builder.inputType('ReportCommunityPostInput', {
  fields: (t) => ({
    id: t.id({ required: true }),
    reason: t.field({ type: ReasonType, required: true }),
    text: t.string({ description: 'More, for the moderators.' }),
  }),
});

builder.mutationFields((t) => ({
  startCommunityTopic: t.field({
    type: WrittenType,
    description: 'In the language of the endpoint; for premium members, or as the operator chose.',
    args: { input: t.arg({ type: StartTopicInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const language = locales[context.locale].contentLanguage;
      const writing = { ...writerOf(context), ...input, language, requestKey: keyOf(input) };
      return written(await startTopic({ ...writing, ...partsOf(input) }), context);
    },
  }),
  replyInCommunity: t.field({
    type: WrittenType,
    description: 'For premium members, or as the operator chose.',
    args: { input: t.arg({ type: ReplyInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const answersId = input.answersId ? String(input.answersId) : null;
      const about = { topicId: String(input.topicId), answersId };
      const writing = { ...writerOf(context), ...input, ...about, requestKey: keyOf(input) };
      return written(await reply({ ...writing, ...partsOf(input) }), context);
    },
  }),
  editCommunityPost: t.field({
    type: AccountResultType,
    description: 'An own post; readers see when it was changed.',
    args: { input: t.arg({ type: EditInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { id, title = null, text } = input;
      const removesPicture = input.removesPicture ?? false;
      const change = { ...writerOf(context), id: String(id), title, text, removesPicture };
      return accountResult(await editPost(change), context);
    },
  }),
  deleteCommunityPost: t.field({
    type: AccountResultType,
    description: 'An own post; what others wrote stays.',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) =>
      accountResult(await deletePost({ ...readerOf(context), id: String(id) }), context),
  }),
  likeCommunityPost: t.field({
    type: AccountResultType,
    args: { input: t.arg({ type: LikeInput, required: true }) },
    resolve: async (_root, { input: { id, isLiked } }, context) =>
      accountResult(await likePost({ ...readerOf(context), id: String(id), isLiked }), context),
  }),
  followCommunityTopic: t.field({
    type: AccountResultType,
    args: { input: t.arg({ type: FollowInput, required: true }) },
    resolve: async (_root, { input: { id, isFollowed } }, context) => {
      const problems = await followTopic({ ...readerOf(context), id: String(id), isFollowed });
      return accountResult(problems, context);
    },
  }),
  reportCommunityPost: t.field({
    type: AccountResultType,
    description: 'To the moderators; the writer does not learn who did.',
    args: { input: t.arg({ type: ReportInput, required: true }) },
    resolve: async (_root, { input: { id, reason, text } }, context) => {
      const report = { ...readerOf(context), id: String(id), reason, text: text ?? '' };
      return accountResult(await reportPost(report), context);
    },
  }),
  changeCommunityName: t.field({
    type: AccountResultType,
    description: 'The name that others read, also with what was written before.',
    args: { name: t.arg.string({ required: true }) },
    resolve: async (_root, { name }, context) =>
      accountResult(await changeName({ ...writerOf(context), name }), context),
  }),
  readCommunityNote: t.field({
    type: AccountResultType,
    description: 'Puts away what a moderator wrote to the viewer.',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => {
      await readNote({ ...readerOf(context), id: String(id) });
      return { problems: [] };
    },
  }),
}));

/** Policy: everybody with an account. */
function readerOf(context: RequestContext) {
  requireCommunity(context);
  const { userId } = requireViewer(context);
  const { db, clock, createId } = context.services;
  return { db, clock, createId, userId };
}

/** Policy: `mayWrite`; whoever may not is told to become a member. */
function writerOf(context: RequestContext) {
  const reader = readerOf(context);
  const { settings, preparePicture } = context.services;
  const { BRAND_NAME: brand } = settings;
  if (!mayWrite(context)) requirePremium(context);
  return { ...reader, brand, preparePicture };
}

interface GivenParts {
  name?: string | null | undefined;
  picture?: { fileBase64: string; alt: string } | null | undefined;
}

/** What a post may come with, or not. */
function partsOf({ name, picture }: GivenParts) {
  const upload = picture && { upload: Buffer.from(picture.fileBase64, 'base64'), alt: picture.alt };
  return { name: name ?? null, picture: upload ?? null };
}

function keyOf({ requestKey }: { requestKey: string }): string {
  if (!isId(requestKey)) throw invalidInput();
  return requestKey;
}

function written(outcome: Result<WrittenPost, Problem[]>, context: RequestContext): Written {
  if (outcome.ok) return { problems: [], post: outcome.value };
  return { problems: noteWait(outcome.reason, context), post: null };
}
