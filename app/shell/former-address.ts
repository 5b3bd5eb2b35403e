import { redirect } from 'react-router';
import { pageAddress } from './locale.ts';

/** Who comes by what something was called before is led to where it is now, with the same question. */
export function leaveFormerAddress(args: {
  request: Request;
  asked: string | undefined;
  slug: string;
  /** With the slug of now. */
  path: string;
}): void {
  const { request, asked, slug, path } = args;
  if (asked !== slug) throw redirect(`${path}${pageAddress(request).search}`, 301);
}
