/** What members can be told of the community. */
export type NewsKind = 'REPLIES' | 'LIKES' | 'DECISIONS';

/** Something to tell a member, as it is when it is told. */
export interface News {
  readonly userId: string;
  readonly kind: NewsKind;
  readonly topicId: string;
  /** Of the post it is about; 0 for a topic as a whole. */
  readonly number: number;
  /** Of the post to read: the first of the new replies. */
  readonly postNumber: number;
  /** Of the topic; empty where its first text is gone. */
  readonly title: string;
  /** Replies or likes that are new; 0 for news that are none any more. */
  readonly count: number;
  readonly since: Date;
}
