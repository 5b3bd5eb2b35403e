import type { BrowserLogin } from './sessions/browser-login.ts';
import type { SocialProviders } from './social/social-provider.ts';
import type { Viewer } from './viewer/viewer.ts';

declare module '../../api/context.ts' {
  interface Settings {
    PASSWORD_MIN_LENGTH: number;
    SESSION_DAYS: number;
    /** Log-ins, sign-ups and resets from one network address. */
    ADDRESS_TRIES_PER_HOUR: number;
    TERMS_VERSION: string;
    /** Become administrators when their addresses are confirmed. */
    ADMIN_EMAILS: string[];
  }

  interface Services {
    /** Those the operator has set up. */
    social: SocialProviders;
  }

  interface RequestContext {
    /** The signed-in user, or null for a visitor. */
    viewer: Viewer | null;
    /** The request carries a login that has ended or was never ours. */
    isLoginExpired: boolean;
    /** What the browser that asks keeps of a login. */
    login: BrowserLogin;
  }
}
