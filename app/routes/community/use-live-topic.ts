import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { liveTopicPath, topicChangedEvent } from '../../../domain/community/topic-signal.rules.ts';

/** Without a line to the server, it is asked so often. */
const pollMs = 30_000;

interface LiveTopic {
  id: string;
  /** Of the post that comes next, as the page knows it. */
  nextNumber: number;
}

/** Asks for the page again when its topic has a new post, for as long as it is looked at. */
export function useLiveTopic({ id, nextNumber }: LiveTopic): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let source: EventSource | null = null;

    function listen() {
      source?.close();
      source = null;
      if (document.visibilityState === 'hidden') return;
      source = new EventSource(`${liveTopicPath}?topic=${encodeURIComponent(id)}`);
      source.addEventListener(topicChangedEvent, ({ data }) => {
        if (Number(data) > nextNumber) void revalidate();
      });
    }

    function poll() {
      const isHeard = source?.readyState === EventSource.OPEN;
      if (!isHeard && document.visibilityState === 'visible') void revalidate();
    }

    listen();
    const timer = setInterval(poll, pollMs);
    document.addEventListener('visibilitychange', listen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', listen);
      source?.close();
    };
  }, [id, nextNumber, revalidate]);
}
