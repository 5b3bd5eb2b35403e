import type { Database } from '../../db/database.ts';
import type { Language } from '../../lib/language.ts';
import type { Clock } from '../../lib/clock.ts';
import type { CreateId } from '../../lib/ids.ts';
import type { CommunityArea, PostState, ReportReason } from './community.rules.ts';

/** What changes of the community need. */
export interface CommunityTools {
  db: Database;
  clock: Clock;
  createId: CreateId;
}

/** A topic as lists show it. */
export interface ListedTopic {
  readonly id: string;
  readonly area: CommunityArea;
  readonly title: string;
  readonly text: string;
  readonly userId: string;
  readonly name: string;
  readonly isStaff: boolean;
  readonly startedAt: Date;
  readonly lastPostAt: Date;
  readonly replyCount: number;
  readonly likeCount: number;
}

/** A topic without its posts. */
export interface Topic {
  readonly id: string;
  readonly area: CommunityArea;
  readonly language: Language;
  readonly startedAt: Date;
  readonly lastPostAt: Date;
  /** Of the post that comes next. */
  readonly nextNumber: number;
}

export interface PostPicture {
  readonly id: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** A post as one reader sees it. */
export interface ReadPost {
  readonly id: string;
  readonly topicId: string;
  /** 0 for the first text of a topic. */
  readonly number: number;
  readonly userId: string;
  readonly name: string;
  readonly isStaff: boolean;
  /** Empty for a reply. */
  readonly title: string;
  readonly text: string;
  readonly state: PostState;
  readonly reason: ReportReason | null;
  readonly postedAt: Date;
  readonly editedAt: Date | null;
  readonly likeCount: number;
  readonly isLiked: boolean;
  /** The number of the post that it answers. */
  readonly answersNumber: number | null;
  readonly picture: PostPicture | null;
}
