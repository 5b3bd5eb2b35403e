import { requireViewer } from '../identity/viewer/require-viewer.ts';
import type { Viewer } from '../identity/viewer/viewer.ts';
import { preferencesNeedMembership } from './profile.errors.ts';

/** Policy: premium members change the preferences of their plans. Takes the request context. */
export function requirePreferencesOwner({
  viewer,
  isPremium,
  isLoginExpired,
}: {
  viewer: Viewer | null;
  isPremium: boolean;
  isLoginExpired?: boolean;
}): Viewer {
  const owner = requireViewer({ viewer, isLoginExpired });
  if (!isPremium) throw preferencesNeedMembership();
  return owner;
}
