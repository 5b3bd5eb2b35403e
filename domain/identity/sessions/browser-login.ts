import type { StartedSession } from './session.ts';

/** The login that a browser keeps, in a signed cookie. The server makes and reads the cookie. */
export interface BrowserLogin {
  keep(session: StartedSession): Promise<void>;
  forget(): void;
  /** A name for this browser if the owner of the address has signed in with it before. */
  laneOf(email: string): string | null;
}
