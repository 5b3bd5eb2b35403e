import { roleRequired, secondFactorRequired } from '../identity.errors.ts';
import { requireViewer } from '../viewer/require-viewer.ts';
import type { Viewer } from '../viewer/viewer.ts';
import { roleState, type Role } from './roles.rules.ts';

/** Policy: holders of a role only, and of a sensitive one with their second factor set up. */
export function requireRole(
  asking: { viewer: Viewer | null; isLoginExpired?: boolean },
  role: Role,
): Viewer {
  const viewer = requireViewer(asking);
  const state = roleState(viewer, role);
  if (state === 'second-factor') throw secondFactorRequired();
  if (state === 'none') throw roleRequired();
  return viewer;
}

/** Policy: holders of any of some roles, as `requireRole` for each. */
export function requireAnyRole(
  asking: { viewer: Viewer | null; isLoginExpired?: boolean },
  wanted: readonly Role[],
): Viewer {
  const viewer = requireViewer(asking);
  const states = wanted.map((role) => roleState(viewer, role));
  if (states.includes('open')) return viewer;
  if (states.includes('second-factor')) throw secondFactorRequired();
  throw roleRequired();
}
