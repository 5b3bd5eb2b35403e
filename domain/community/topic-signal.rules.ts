/** Where a browser listens for new posts of a topic, as server-sent events; `?topic=` names it. */
export const liveTopicPath = '/live/community-topic';

/** The event that tells the number of the post that comes next. */
export const topicChangedEvent = 'changed';

/** On which servers tell each other of new posts: `<next number> <topic id>`. */
export const topicChangedChannel = 'community_topic_changed';

export interface TopicSignal {
  topicId: string;
  nextNumber: number;
}

/** Null for what is no signal of ours. */
export function readTopicSignal(payload: string): TopicSignal | null {
  const [number = '', topicId] = payload.split(' ');
  return /^\d+$/.test(number) && topicId ? { topicId, nextNumber: Number(number) } : null;
}
