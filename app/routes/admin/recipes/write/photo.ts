import { data } from 'react-router';
import { answerForms, refuse } from '../../../../forms/answer-forms.ts';
import { execute } from '../../../../graphql/api.ts';
import { AddRecipePhotoDocument, ContentPhotoDocument } from '../../operations.gen.ts';
import type { Route } from './+types/photo.ts';
import { photoForms } from './photo-forms.ts';

/** A photo that was uploaded, which a draft may name and nobody else may see yet. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const asked = { id: params.photo, focus: url.searchParams.get('focus') };
  const { contentPhoto } = await execute(context, ContentPhotoDocument, asked);
  if (contentPhoto === null) throw data({ code: 'photo.unknown', message: '' }, { status: 404 });
  return new Response(Buffer.from(contentPhoto, 'base64'), {
    headers: { 'content-type': 'image/jpeg', 'cache-control': 'private, max-age=86400' },
  });
}

/** Keeps an upload; the draft names it with its next save. */
export async function action(args: Route.ActionArgs) {
  const answerPhoto = answerForms<typeof photoForms, { photoId: string }>(photoForms, {
    'add-photo': async ({ photo }) => {
      const fileBase64 = Buffer.from(await photo.arrayBuffer()).toString('base64');
      const input = { id: args.params.id, fileBase64 };
      const { addRecipePhoto } = await execute(args.context, AddRecipePhotoDocument, { input });
      const { problems, photoId } = addRecipePhoto;
      return { problems, result: photoId === null ? null : { photoId } };
    },
  });
  const answer = await answerPhoto(args);
  return answer.outcome === 'done' ? data(answer) : refuse(answer);
}
