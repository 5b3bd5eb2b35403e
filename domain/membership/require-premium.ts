import { requireViewer } from '../identity/viewer/require-viewer.ts';
import type { Viewer } from '../identity/viewer/viewer.ts';
import { premiumRequired } from './membership.errors.ts';

/** Policy: premium members only. Takes the request context. */
export function requirePremium({
  viewer,
  isPremium,
  isLoginExpired,
}: {
  viewer: Viewer | null;
  isPremium: boolean;
  isLoginExpired?: boolean;
}): Viewer {
  const member = requireViewer({ viewer, ...(isLoginExpired && { isLoginExpired }) });
  if (!isPremium) throw premiumRequired();
  return member;
}
