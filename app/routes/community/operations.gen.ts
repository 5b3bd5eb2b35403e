import { TypedDocumentString } from '../../graphql/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema-types.gen.ts';

export type CommunityQueryVariables = Exact<{
  input: Types.CommunityTopicsInput;
}>;


export type CommunityQuery = { community: { topicCount: number, replyCount: number, own: { name: string | null, pausedUntil: string | null, notes: Array<{ id: string, kind: Types.CommunityNoteKind, text: string, topicId: string | null, number: number | null }> } | null } | null, communityTopics: { totalCount: number, pageCount: number, topics: Array<{ id: string, area: Types.CommunityArea, title: string, excerpt: string | null, writerName: string | null, isStaff: boolean, isOwn: boolean, lastPostAt: string, replyCount: number, likeCount: number }> } };

export type CommunityNoteFragment = { id: string, kind: Types.CommunityNoteKind, text: string, topicId: string | null, number: number | null };

export type CommunityRowFragment = { id: string, area: Types.CommunityArea, title: string, excerpt: string | null, writerName: string | null, isStaff: boolean, isOwn: boolean, lastPostAt: string, replyCount: number, likeCount: number };

export type CommunityTopicQueryVariables = Exact<{
  id: string;
  page: number;
}>;


export type CommunityTopicQuery = { me: { userId: string } | null, community: { mayWrite: boolean, own: { name: string | null, suggestedName: string, level: Types.CommunityTrustLevel, pausedUntil: string | null } | null } | null, communityTopic: { id: string, area: Types.CommunityArea, language: string, title: string | null, nextNumber: number, replyCount: number, page: number, pageCount: number, isFollowed: boolean, first: { id: string, number: number, writerName: string | null, isStaff: boolean, isOwn: boolean, excerpt: string, state: Types.CommunityPostState, reason: Types.CommunityReason | null, postedAt: string, editedAt: string | null, likeCount: number, isLiked: boolean, answersNumber: number | null, picture: { id: string, alt: string, width: number, height: number } | null, blocks: Array<{ kind: Types.CommunityBlockKind, lines: Array<{ spans: Array<{ text: string, isBold: boolean, isItalic: boolean, href: string | null }> }> }> } | null, replies: Array<{ id: string, number: number, writerName: string | null, isStaff: boolean, isOwn: boolean, excerpt: string, state: Types.CommunityPostState, reason: Types.CommunityReason | null, postedAt: string, editedAt: string | null, likeCount: number, isLiked: boolean, answersNumber: number | null, picture: { id: string, alt: string, width: number, height: number } | null, blocks: Array<{ kind: Types.CommunityBlockKind, lines: Array<{ spans: Array<{ text: string, isBold: boolean, isItalic: boolean, href: string | null }> }> }> }> } | null };

export type CommunityWriterFragment = { mayWrite: boolean, own: { name: string | null, suggestedName: string, level: Types.CommunityTrustLevel, pausedUntil: string | null } | null };

export type CommunityPostFragment = { id: string, number: number, writerName: string | null, isStaff: boolean, isOwn: boolean, excerpt: string, state: Types.CommunityPostState, reason: Types.CommunityReason | null, postedAt: string, editedAt: string | null, likeCount: number, isLiked: boolean, answersNumber: number | null, picture: { id: string, alt: string, width: number, height: number } | null, blocks: Array<{ kind: Types.CommunityBlockKind, lines: Array<{ spans: Array<{ text: string, isBold: boolean, isItalic: boolean, href: string | null }> }> }> };

export type CommunityBlockFragment = { kind: Types.CommunityBlockKind, lines: Array<{ spans: Array<{ text: string, isBold: boolean, isItalic: boolean, href: string | null }> }> };

export type NewCommunityTopicQueryVariables = Exact<{ [key: string]: never; }>;


export type NewCommunityTopicQuery = { me: { userId: string } | null, community: { mayWrite: boolean, own: { name: string | null, suggestedName: string, level: Types.CommunityTrustLevel, pausedUntil: string | null } | null } | null };

export type OwnCommunityPostQueryVariables = Exact<{
  id: string;
}>;


export type OwnCommunityPostQuery = { ownCommunityPost: { id: string, topicId: string, number: number, title: string, markdown: string | null, picture: { id: string, alt: string, width: number, height: number } | null } | null };

export type CommunityPictureQueryVariables = Exact<{
  id: string;
}>;


export type CommunityPictureQuery = { communityPicture: string | null };

export type StartCommunityTopicMutationVariables = Exact<{
  input: Types.StartCommunityTopicInput;
}>;


export type StartCommunityTopicMutation = { startCommunityTopic: { topicId: string | null, problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type ReplyInCommunityMutationVariables = Exact<{
  input: Types.ReplyInCommunityInput;
}>;


export type ReplyInCommunityMutation = { replyInCommunity: { number: number | null, page: number | null, problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type EditCommunityPostMutationVariables = Exact<{
  input: Types.EditCommunityPostInput;
}>;


export type EditCommunityPostMutation = { editCommunityPost: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type DeleteCommunityPostMutationVariables = Exact<{
  id: string;
}>;


export type DeleteCommunityPostMutation = { deleteCommunityPost: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type LikeCommunityPostMutationVariables = Exact<{
  input: Types.LikeCommunityPostInput;
}>;


export type LikeCommunityPostMutation = { likeCommunityPost: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type FollowCommunityTopicMutationVariables = Exact<{
  input: Types.FollowCommunityTopicInput;
}>;


export type FollowCommunityTopicMutation = { followCommunityTopic: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type ReportCommunityPostMutationVariables = Exact<{
  input: Types.ReportCommunityPostInput;
}>;


export type ReportCommunityPostMutation = { reportCommunityPost: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type ChangeCommunityNameMutationVariables = Exact<{
  name: string;
}>;


export type ChangeCommunityNameMutation = { changeCommunityName: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type ReadCommunityNoteMutationVariables = Exact<{
  id: string;
}>;


export type ReadCommunityNoteMutation = { readCommunityNote: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export const CommunityDocument = new TypedDocumentString<CommunityQuery, CommunityQueryVariables>(`query Community($input: CommunityTopicsInput!) {
  community {
    topicCount
    replyCount
    own {
      name
      pausedUntil
      notes {
        ...CommunityNote
      }
    }
  }
  communityTopics(input: $input) {
    totalCount
    pageCount
    topics {
      ...CommunityRow
    }
  }
}

fragment CommunityNote on CommunityNote {
  id
  kind
  text
  topicId
  number
}

fragment CommunityRow on CommunityTopic {
  id
  area
  title
  excerpt
  writerName
  isStaff
  isOwn
  lastPostAt
  replyCount
  likeCount
}`);

export const CommunityTopicDocument = new TypedDocumentString<CommunityTopicQuery, CommunityTopicQueryVariables>(`query CommunityTopic($id: ID!, $page: Int!) {
  me {
    userId
  }
  community {
    ...CommunityWriter
  }
  communityTopic(id: $id, page: $page) {
    id
    area
    language
    title
    nextNumber
    first {
      ...CommunityPost
    }
    replies {
      ...CommunityPost
    }
    replyCount
    page
    pageCount
    isFollowed
  }
}

fragment CommunityWriter on Community {
  mayWrite
  own {
    name
    suggestedName
    level
    pausedUntil
  }
}

fragment CommunityPost on CommunityPost {
  id
  number
  writerName
  isStaff
  isOwn
  excerpt
  state
  reason
  postedAt
  editedAt
  likeCount
  isLiked
  answersNumber
  picture {
    id
    alt
    width
    height
  }
  blocks {
    ...CommunityBlock
  }
}

fragment CommunityBlock on CommunityBlock {
  kind
  lines {
    spans {
      text
      isBold
      isItalic
      href
    }
  }
}`);

export const NewCommunityTopicDocument = new TypedDocumentString<NewCommunityTopicQuery, NewCommunityTopicQueryVariables>(`query NewCommunityTopic {
  me {
    userId
  }
  community {
    ...CommunityWriter
  }
}

fragment CommunityWriter on Community {
  mayWrite
  own {
    name
    suggestedName
    level
    pausedUntil
  }
}`);

export const OwnCommunityPostDocument = new TypedDocumentString<OwnCommunityPostQuery, OwnCommunityPostQueryVariables>(`query OwnCommunityPost($id: ID!) {
  ownCommunityPost(id: $id) {
    id
    topicId
    number
    title
    markdown
    picture {
      id
      alt
      width
      height
    }
  }
}`);

export const CommunityPictureDocument = new TypedDocumentString<CommunityPictureQuery, CommunityPictureQueryVariables>(`query CommunityPicture($id: ID!) {
  communityPicture(id: $id)
}`);

export const StartCommunityTopicDocument = new TypedDocumentString<StartCommunityTopicMutation, StartCommunityTopicMutationVariables>(`mutation StartCommunityTopic($input: StartCommunityTopicInput!) {
  startCommunityTopic(input: $input) {
    topicId
    problems {
      path
      code
      message
    }
  }
}`);

export const ReplyInCommunityDocument = new TypedDocumentString<ReplyInCommunityMutation, ReplyInCommunityMutationVariables>(`mutation ReplyInCommunity($input: ReplyInCommunityInput!) {
  replyInCommunity(input: $input) {
    number
    page
    problems {
      path
      code
      message
    }
  }
}`);

export const EditCommunityPostDocument = new TypedDocumentString<EditCommunityPostMutation, EditCommunityPostMutationVariables>(`mutation EditCommunityPost($input: EditCommunityPostInput!) {
  editCommunityPost(input: $input) {
    problems {
      path
      code
      message
    }
  }
}`);

export const DeleteCommunityPostDocument = new TypedDocumentString<DeleteCommunityPostMutation, DeleteCommunityPostMutationVariables>(`mutation DeleteCommunityPost($id: ID!) {
  deleteCommunityPost(id: $id) {
    problems {
      path
      code
      message
    }
  }
}`);

export const LikeCommunityPostDocument = new TypedDocumentString<LikeCommunityPostMutation, LikeCommunityPostMutationVariables>(`mutation LikeCommunityPost($input: LikeCommunityPostInput!) {
  likeCommunityPost(input: $input) {
    problems {
      path
      code
      message
    }
  }
}`);

export const FollowCommunityTopicDocument = new TypedDocumentString<FollowCommunityTopicMutation, FollowCommunityTopicMutationVariables>(`mutation FollowCommunityTopic($input: FollowCommunityTopicInput!) {
  followCommunityTopic(input: $input) {
    problems {
      path
      code
      message
    }
  }
}`);

export const ReportCommunityPostDocument = new TypedDocumentString<ReportCommunityPostMutation, ReportCommunityPostMutationVariables>(`mutation ReportCommunityPost($input: ReportCommunityPostInput!) {
  reportCommunityPost(input: $input) {
    problems {
      path
      code
      message
    }
  }
}`);

export const ChangeCommunityNameDocument = new TypedDocumentString<ChangeCommunityNameMutation, ChangeCommunityNameMutationVariables>(`mutation ChangeCommunityName($name: String!) {
  changeCommunityName(name: $name) {
    problems {
      path
      code
      message
    }
  }
}`);

export const ReadCommunityNoteDocument = new TypedDocumentString<ReadCommunityNoteMutation, ReadCommunityNoteMutationVariables>(`mutation ReadCommunityNote($id: ID!) {
  readCommunityNote(id: $id) {
    problems {
      path
      code
      message
    }
  }
}`);
