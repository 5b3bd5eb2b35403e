import type { OutgoingHttp } from '../../lib/outgoing-http.ts';

declare module '../../api/context.ts' {
  interface Services {
    outgoing: OutgoingHttp;
  }
}
