import { builder, ProblemType } from '../../../api/builder.ts';
import { problem, type Problem } from '../../../lib/problems.ts';
import { requireAnyRole } from '../../identity/roles/require-role.ts';
import { contentWriters, editingRights } from '../editing-rights.rules.ts';
import { catalogueOf } from '../kinds/catalogue.ts';
import { fetchImport, importRecipes, type Imported, type ImportedDraft } from './import-recipes.ts';
import type { ImportedBytes } from './read-imported.ts';

const ImportedDraftType = builder.objectRef<ImportedDraft>('ImportedDraft').implement({
  fields: (t) => ({
    id: t.exposeString('id'),
    title: t.exposeString('title'),
    unread: t.stringList({
      description: 'Lines whose food or amount somebody has to pick.',
      resolve: ({ unread }) => [...unread],
    }),
    language: t.exposeString('language', {
      nullable: true,
      description: 'What its texts are written in, as far as it says.',
    }),
  }),
});

interface ImportAnswer extends Imported {
  readonly problems: readonly Problem[];
}

const ImportAnswerType = builder.objectRef<ImportAnswer>('ImportContentResult').implement({
  fields: (t) => ({
    problems: t.field({ type: [ProblemType], resolve: ({ problems }) => [...problems] }),
    drafts: t.field({ type: [ImportedDraftType], resolve: ({ drafts }) => [...drafts] }),
    notRead: t.stringList({
      description: 'What could not be read, in English as the reader says it.',
      resolve: ({ notRead }) => [...notRead],
    }),
    leftOff: t.exposeInt('leftOff', { description: 'Recipes that were too many for one import.' }),
  }),
});

const ImportContentInput = builder.inputType('ImportContentInput', {
  fields: (t) => ({
    address: t.string({ description: 'Of a page with a recipe; or else a file.' }),
    fileName: t.string({ description: 'Its ending says what it is.' }),
    fileBase64: t.string(),
  }),
});

const nothing: Imported = { drafts: [], notRead: [], leftOff: 0 };
const longestFileName = 200;

builder.mutationField('importContent', (t) =>
  t.field({
    type: ImportAnswerType,
    description:
      'Begins a draft for every recipe of a page (schema.org), a Cooklang file or an export of Mealie, RecipeSage or Paprika; for authors and editors. Nothing of it goes out.',
    args: { input: t.arg({ type: ImportContentInput, required: true }) },
    resolve: async (_root, { input }, context): Promise<ImportAnswer> => {
      const viewer = requireAnyRole(context, contentWriters);
      const { db, clock, createId, outgoing } = context.services;
      const editor = { userId: viewer.userId, rights: editingRights(viewer) };
      const address = (input.address ?? '').trim();
      const file = fileOf(input);
      if (address === '' && file === null) {
        return { ...nothing, problems: [problem('address', 'import.nothing-given')] };
      }
      const source = file ?? (await fetchImport({ outgoing, address }));
      if (source === null) {
        return { ...nothing, problems: [problem('address', 'import.not-reached')] };
      }
      const imported = await importRecipes({
        db,
        clock,
        createId,
        editor,
        source,
        ...catalogueOf(context.services),
      });
      if (!imported.ok) return { ...nothing, problems: imported.reason };
      return { ...imported.value, problems: [] };
    },
  }),
);

function fileOf(input: {
  fileName?: string | null | undefined;
  fileBase64?: string | null | undefined;
}): ImportedBytes | null {
  const { fileName, fileBase64 } = input;
  if (!fileBase64) return null;
  const name = (fileName ?? '').slice(-longestFileName);
  return { fileName: name, bytes: Buffer.from(fileBase64, 'base64') };
}
