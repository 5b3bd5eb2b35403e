import type { HeldRole, RoleHolder } from '../roles/roles.rules.ts';

/** The signed-in user as every operation sees them: loaded once per request, in one query. */
export interface Viewer extends RoleHolder {
  readonly roles: readonly HeldRole[];
  readonly userId: string;
  readonly sessionId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}
