import { EventEmitter } from 'node:events';
import { eventText, type EventStreams } from '../live/event-streams.ts';

/** An answer that stays open, without a network: what was written to it, and whether it goes on. */
export function openAnswer<Watcher>(streams: EventStreams<Watcher>, watcher: Watcher) {
  const raw = Object.assign(new EventEmitter(), {
    destroyed: false,
    writableLength: 0,
    head: {} as Record<string, unknown>,
    written: '',
    isOpen: true,
    writeHead: (_status: number, head: Record<string, unknown>) => void (raw.head = head),
    write: (text: string) => void (raw.written += text),
    end() {
      raw.isOpen = false;
      raw.emit('close');
    },
    destroy() {
      raw.end();
    },
  });
  streams.open({
    reply: { raw, hijack: () => undefined } as never,
    context: { cookies: { headers: () => ['auth=new'] } } as never,
    watcher,
    first: eventText('changed', 1),
  });
  raw.written = '';
  return raw;
}
