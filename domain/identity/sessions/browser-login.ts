import type { StartedSession } from './session.ts';

/** What a browser keeps of its login: a signed cookie, whose making is the server's business. */
export interface BrowserLogin {
  keep(session: StartedSession): Promise<void>;
  forget(): void;
}
