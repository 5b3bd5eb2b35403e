import { data } from 'react-router';
import { execute } from '../../graphql/api.ts';
import type { Route } from './+types/picture.ts';
import { CommunityPictureDocument } from './operations.gen.ts';

/** A picture of a post. It never changes, but it may be hidden: browsers ask again. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { communityPicture } = await execute(context, CommunityPictureDocument, { id: params.id });
  if (communityPicture === null) {
    throw data({ code: 'community.picture-not-found', message: '' }, { status: 404 });
  }
  return new Response(Buffer.from(communityPicture, 'base64'), {
    headers: { 'content-type': 'image/jpeg', 'cache-control': 'private, max-age=3600' },
  });
}
