import { loginExpired, unauthenticated } from '../identity.errors.ts';
import type { Viewer } from './viewer.ts';

/** Policy: signed-in users only. */
export function requireViewer({
  viewer,
  isLoginExpired = false,
}: {
  viewer: Viewer | null;
  isLoginExpired?: boolean;
}): Viewer {
  if (viewer !== null) return viewer;
  throw isLoginExpired ? loginExpired() : unauthenticated();
}
