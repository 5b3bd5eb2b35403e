import { builder, ProblemType } from '../../../api/builder.ts';
import type { Problem } from '../../../lib/problems.ts';
import { requireAnyRole } from '../../identity/roles/require-role.ts';
import { focusOf, isPhotoId } from '../../recipes/files/parse-recipe-photo.ts';
import { contentReaders, contentWriters } from '../editing-rights.rules.ts';
import { addPhoto } from './add-photo.ts';
import { findPhoto } from './photos.store.ts';

interface AddedPhoto {
  readonly problems: readonly Problem[];
  readonly photoId: string | null;
}

const AddedPhotoType = builder.objectRef<AddedPhoto>('AddRecipePhotoResult').implement({
  fields: (t) => ({
    problems: t.field({ type: [ProblemType], resolve: ({ problems }) => [...problems] }),
    photoId: t.exposeString('photoId', {
      nullable: true,
      description: 'What the field `photo.id` of the draft is to say.',
    }),
  }),
});

const AddRecipePhotoInput = builder.inputType('AddRecipePhotoInput', {
  fields: (t) => ({
    id: t.string({ required: true, description: 'Of the recipe.' }),
    fileBase64: t.string({ required: true, description: 'JPEG, PNG or WebP.' }),
  }),
});

const longestId = 200;

builder.mutationField('addRecipePhoto', (t) =>
  t.field({
    type: AddedPhotoType,
    description:
      'Keeps a photo for the draft of a recipe, made small and without what the camera noted; for authors and editors. The draft names it with a save.',
    args: { input: t.arg({ type: AddRecipePhotoInput, required: true }) },
    resolve: async (_root, { input }, context): Promise<AddedPhoto> => {
      const { userId } = requireAnyRole(context, contentWriters);
      const added = await addPhoto({
        ...context.services,
        userId,
        recipeId: input.id.slice(0, longestId),
        upload: Buffer.from(input.fileBase64, 'base64'),
      });
      return added.ok
        ? { problems: [], photoId: added.value }
        : { problems: added.reason, photoId: null };
    },
  }),
);

builder.queryField('contentPhoto', (t) =>
  t.string({
    nullable: true,
    description:
      'A photo that was uploaded, a JPEG in Base64; for who writes, translates or edits.',
    args: {
      id: t.arg.string({ required: true }),
      focus: t.arg.string({
        description: 'Cut around this point, like `40 60`, as a page would show it.',
      }),
    },
    resolve: async (_root, { id, focus }, context) => {
      requireAnyRole(context, contentReaders);
      if (!isPhotoId(id)) return null;
      const { db, cutPhoto } = context.services;
      const photo = await findPhoto({ db, id });
      const point = focusOf(focus ?? '');
      if (photo === null || point === null) return photo?.toString('base64') ?? null;
      return (await cutPhoto({ photo, focus: point })).toString('base64');
    },
  }),
);
