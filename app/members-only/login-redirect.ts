import { redirect } from 'react-router';
import { screenPath } from '../../i18n/paths.ts';
import { pageAddress, requestLocale } from '../shell/locale.ts';

/** For pages of signed-in users: log in first, then come back here. */
export function redirectToLogin(request: Request): Response {
  const { pathname, search } = pageAddress(request);
  const query = { redirect_to: `${pathname}${search}` };
  return redirect(screenPath('login', requestLocale(request), undefined, { query }));
}
