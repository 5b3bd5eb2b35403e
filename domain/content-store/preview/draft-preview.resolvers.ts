import { builder } from '../../../api/builder.ts';
import { locales } from '../../../i18n/locales.ts';
import { RecipeAnswerType } from '../../kitchen/recipe.resolvers.ts';
import { recipeSheet } from '../../kitchen/sheet/recipe-sheet.ts';
import { ContentDraftType } from '../content-types.resolvers.ts';
import { isPhotoId } from '../../recipes/files/parse-recipe-photo.ts';
import { draftDrawings, type DraftDrawing } from './draft-drawings.ts';

const DraftDrawingType = builder.objectRef<DraftDrawing>('DraftDrawing').implement({
  fields: (t) => ({
    path: t.exposeString('path', { description: 'Where the drawing is once the recipe is out.' }),
    svg: t.exposeString('svg'),
  }),
});

interface DraftPhoto {
  readonly id: string;
  readonly focus: string;
}

const DraftPhotoType = builder.objectRef<DraftPhoto>('DraftPhoto').implement({
  description: 'What `contentPhoto` is asked for.',
  fields: (t) => ({ id: t.exposeString('id'), focus: t.exposeString('focus') }),
});

builder.objectFields(ContentDraftType, (t) => ({
  preview: t.field({
    type: RecipeAnswerType,
    nullable: true,
    description:
      'The recipe as its page would show it; null until a line of its list can be read. Texts that a language lacks are the English ones.',
    resolve: ({ judged: { draft } }, _input, { services, locale }) => {
      if (draft === null) return null;
      const { foodsById: foods } = services.content;
      const language = locales[locale].contentLanguage;
      const written = recipeSheet({ recipe: draft, servings: draft.servings, foods, language });
      return { problems: [], recipe: draft, written, isLocked: false };
    },
  }),
  previewPhoto: t.field({
    type: DraftPhotoType,
    nullable: true,
    description: 'The photo that takes the place of the drawing once it is out.',
    resolve: ({ document: { fields } }) => {
      const id = fields['photo.id'] ?? '';
      return isPhotoId(id) ? { id, focus: fields['photo.focus'] ?? '50 50' } : null;
    },
  }),
  previewDrawings: t.field({
    type: [DraftDrawingType],
    description: 'The dish and its steps as they would be drawn.',
    resolve: async ({ judged: { draft } }, _input, { services }) => {
      if (draft === null) return [];
      const { id } = draft;
      // An uploaded photo comes and goes with the draft; one beside a file stays.
      const uploaded = services.content.recipesById.get(id)?.photo?.id ?? null;
      const hasFile = uploaded === null && (await services.hasPhoto(id));
      const drawings = await draftDrawings({ recipe: draft, foods: services.content.foodsById });
      return drawings.filter(({ path }) => !hasFile || !path.startsWith('/dish/'));
    },
  }),
}));
