import type { StartedSession } from './session.ts';

/** What a browser keeps of its login: a signed cookie, whose making is the server's business. */
export interface BrowserLogin {
  keep(session: StartedSession): Promise<void>;
  forget(): void;
  /** A name for this browser if the owner of the address has signed in with it before. */
  laneOf(email: string): string | null;
}
