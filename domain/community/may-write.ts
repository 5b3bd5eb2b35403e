import type { RequestContext } from '../../api/context.ts';
import { roleState, type RoleHolder } from '../identity/roles/roles.rules.ts';
import { speakingRoles } from './trust.rules.ts';

/**
 * Policy: premium members, everybody with an account where the operator chose so, and who speaks for
 * the operator, member or not.
 */
export function mayWrite({ viewer, isPremium, services }: RequestContext): boolean {
  if (viewer === null) return false;
  return isPremium || services.settings.COMMUNITY === 'everyone' || speaksForOperator(viewer);
}

function speaksForOperator(viewer: RoleHolder): boolean {
  return speakingRoles.some((role) => roleState(viewer, role) === 'open');
}
