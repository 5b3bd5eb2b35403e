import { data, redirect } from 'react-router';
import { movedPath } from '../shell/moved-path.ts';
import { pageAddress, requestLocale } from '../shell/locale.ts';
import type { Route } from './+types/not-found.ts';

export async function loader({ request }: Route.LoaderArgs) {
  const { pathname, search } = pageAddress(request);
  const moved = movedPath(pathname, requestLocale(request));
  if (moved !== null) throw redirect(`${moved}${search}`, 301);
  throw data({ code: 'page.not-found', message: '' }, { status: 404 });
}

export default function NotFound() {
  return null;
}
