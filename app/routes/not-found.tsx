import { redirect } from 'react-router';
import { movedPath } from '../shell/moved-path.ts';
import { notFound } from '../shell/not-found-help.ts';
import { pageAddress, requestLocale } from '../shell/locale.ts';
import type { Route } from './+types/not-found.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { pathname, search } = pageAddress(request);
  const moved = movedPath(pathname, requestLocale(request));
  if (moved !== null) throw redirect(`${moved}${search}`, 301);
  throw await notFound({ context, pathname });
}

export default function NotFound() {
  return null;
}
