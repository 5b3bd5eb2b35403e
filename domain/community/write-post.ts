import { isUniqueViolation } from '../../db/is-unique-violation.ts';
import type { Transaction } from '../../db/database.ts';
import type { Language } from '../../lib/language.ts';
import { problem, type Problem } from '../../lib/problems.ts';
import { refusal, success, type Result } from '../../lib/result.ts';
import { tooManyTries } from '../identity/tries/too-many-tries.ts';
import { countTryInTurn } from '../rate-limits/count-try.ts';
import type { RateLimit } from '../rate-limits/rate-limit.ts';
import type { PreparePicture } from './community.context.ts';
import type { CommunityTools } from './community.ts';
import {
  nameKey,
  nameProblems,
  oneLine,
  textProblems,
  titleProblems,
  type CommunityArea,
} from './community.rules.ts';
import { findMember, isNameTaken, putName, type CommunityMember } from './members.store.ts';
import { noteReply } from './news.store.ts';
import { insertPicture } from './pictures.store.ts';
import {
  openPicture,
  pictureProblems,
  type PictureUpload,
  type WrittenPicture,
} from './post-picture.ts';
import { hasLink, parsePostText } from './post-text.ts';
import { findByRequestKey, findPostById, insertPost } from './posts.store.ts';
import { searchWordsOf } from './search-words.ts';
import { findTopicById, insertTopic, putFollow, takeNumber } from './topics.store.ts';
import { postLimit, topicLimit, trustLevel, type TrustLevel } from './trust.rules.ts';

export interface WrittenPost {
  readonly id: string;
  readonly topicId: string;
  readonly number: number;
}

type Outcome = Result<WrittenPost, Problem[]>;

interface Writing extends CommunityTools {
  preparePicture: PreparePicture;
  userId: string;
  /** Of the operator, which no member's name may hold. */
  brand: string;
  /** Needed with the first post; null leaves the name as it is. */
  name: string | null;
  text: string;
  picture: PictureUpload | null;
  requestKey: string;
}

export async function startTopic(
  args: Writing & { area: CommunityArea; language: Language; title: string },
): Promise<Outcome> {
  const title = oneLine(args.title);
  return write({
    ...args,
    title,
    problems: titleProblems(title),
    limitsOf: (writing) => [postLimit(writing), topicLimit(writing)],
    place: async ({ tx, now }) => {
      const { area, language, createId } = args;
      const topic = { id: createId(), area, language, startedAt: now };
      await insertTopic({ tx, topic });
      return { topicId: topic.id, answersId: null };
    },
  });
}

export async function reply(
  args: Writing & { topicId: string; answersId: string | null },
): Promise<Outcome> {
  const { db, userId, topicId, answersId } = args;
  if ((await findTopicById({ db, id: topicId })) === null) {
    return refusal([problem('topicId', 'community.topic-gone')]);
  }
  return write({
    ...args,
    title: '',
    problems: [],
    limitsOf: (writing) => [postLimit(writing)],
    place: async ({ tx }) => {
      const answered =
        answersId === null ? null : await findPostById({ db: tx, viewerId: userId, id: answersId });
      return { topicId, answersId: answered?.topicId === topicId ? answered.id : null };
    },
  });
}

interface Written extends Writing {
  title: string;
  problems: readonly Problem[];
  limitsOf(writing: { userId: string; level: TrustLevel }): RateLimit[];
  place(args: { tx: Transaction; now: Date }): Promise<{
    topicId: string;
    answersId: string | null;
  }>;
}

async function write(args: Written): Promise<Outcome> {
  const { db, clock, userId, requestKey } = args;
  const before = await findByRequestKey({ db, userId, requestKey });
  if (before !== null) return success(before);
  const now = clock.now();
  const member = await findMember({ db, userId, now });
  const level = trustLevel({ record: member.record, now });
  const problems = [
    ...args.problems,
    ...pauseProblems(member, now),
    ...postTextProblems({ text: args.text, level }),
    ...pictureProblems({ picture: args.picture, level }),
    ...(await writerNameProblems({ ...args, member })),
  ];
  if (problems.length > 0) return refusal(problems);
  const groups = args.limitsOf({ userId, level }).map((limit) => [limit]);
  const { retryAfterSeconds } = await countTryInTurn({ db, clock, groups });
  if (retryAfterSeconds !== null) return refusal([tooManyTries(retryAfterSeconds)]);
  const picture = await openPicture(args);
  if (!picture.ok) return picture;
  try {
    return success(await put({ ...args, now, opened: picture.value }));
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    // The same form at the same moment, or somebody took the name.
    const written = await findByRequestKey({ db, userId, requestKey });
    return written ? success(written) : refusal([problem('name', 'community.name-taken')]);
  }
}

function put(args: Written & { now: Date; opened: WrittenPicture | null }): Promise<WrittenPost> {
  const { db, createId, userId, requestKey, title, name, now, opened } = args;
  const text = args.text.trim();
  return db.transaction(async (tx) => {
    if (name !== null) {
      const chosen = oneLine(name);
      await putName({ db: tx, userId, name: chosen, nameKey: nameKey(chosen), now });
    }
    const { topicId, answersId } = await args.place({ tx, now });
    const number = (await takeNumber({ tx, topicId, now })) ?? 0;
    const id = createId();
    const searchWords = searchWordsOf(title, text);
    const post = { id, userId, topicId, number, requestKey, title, text, answersId, searchWords };
    await insertPost({ tx, post: { ...post, postedAt: now } });
    if (opened !== null) {
      const picture = { ...opened, id: createId(), userId, postId: id, addedAt: now };
      await insertPicture({ tx, picture });
    }
    if (number > 0) await noteReply({ tx, topicId, writerId: userId, now });
    // Whoever writes wants to know what others answer.
    await putFollow({ db: tx, userId, topicId, isFollowed: true, now });
    return { id, topicId, number };
  });
}

export function pauseProblems({ pausedUntil }: CommunityMember, now: Date): Problem[] {
  return pausedUntil !== null && pausedUntil > now ? [problem([], 'community.paused')] : [];
}

/** What the text of a post may not be; the newest write without links. */
export function postTextProblems({ text, level }: { text: string; level: TrustLevel }): Problem[] {
  const problems = textProblems(text);
  if (problems.length > 0 || level !== 'NEW') return problems;
  return hasLink(parsePostText(text)) ? [problem('text', 'community.no-links-yet')] : [];
}

async function writerNameProblems(
  args: NameChange & { name: string | null; member: Pick<CommunityMember, 'name'> },
): Promise<Problem[]> {
  const { db, userId, brand, member } = args;
  if (args.name === null) {
    return member.name === null ? [problem('name', 'community.name-required')] : [];
  }
  const name = oneLine(args.name);
  const problems = nameProblems({ name, brand });
  if (problems.length > 0) return problems;
  const isTaken = await isNameTaken({ db, userId, nameKey: nameKey(name) });
  return isTaken ? [problem('name', 'community.name-taken')] : [];
}

type NameChange = Pick<Writing, 'db' | 'clock' | 'userId' | 'brand'>;

/** As everybody reads it from now on, also with what was written before. */
export async function changeName(args: NameChange & { name: string }): Promise<Problem[]> {
  const { db, clock, userId } = args;
  const member = { name: null };
  const problems = await writerNameProblems({ ...args, member });
  if (problems.length > 0) return problems;
  const name = oneLine(args.name);
  const taken = [problem('name', 'community.name-taken')];
  try {
    const chosen = { db, userId, name, nameKey: nameKey(name), now: clock.now() };
    return (await putName(chosen)) ? [] : taken;
  } catch (error) {
    if (isUniqueViolation(error)) return taken;
    throw error;
  }
}
