import type { PushSender } from './push-sender.ts';

declare module '../../api/context.ts' {
  interface Services {
    /** Null as long as the operator has given no keys for push messages. */
    push: PushSender | null;
  }
}
