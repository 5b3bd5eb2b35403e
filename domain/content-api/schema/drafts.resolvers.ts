import { editedKinds, itemStates } from '../../content-store/content-kind.rules.ts';
import { listDrafts, type DraftInLanguage } from '../../content-store/reading/list-drafts.ts';
import { isContentKind } from '../content-kinds.rules.ts';
import { contentBuilder, longestPage, requireScope, usualPage } from './content-builder.ts';
import { LanguageType } from './content-lists.resolvers.ts';

const EditedKindType = contentBuilder.enumType('EditedKind', { values: editedKinds });
const StateType = contentBuilder.enumType('DraftState', { values: itemStates });

const DraftType = contentBuilder.objectRef<DraftInLanguage>('Draft').implement({
  description: 'The newest version of what editors changed, published or not.',
  fields: (t) => ({
    id: t.exposeID('id'),
    state: t.field({ type: StateType, resolve: ({ state }) => state }),
    version: t.exposeInt('version'),
    publishedVersion: t.exposeInt('publishedVersion', { nullable: true }),
    changedAt: t.expose('changedAt', { type: 'DateTime' }),
    fields: t.field({
      type: 'JSON',
      description: 'Texts of the language and facts, by field, like `title.sv`.',
      resolve: ({ fields }) => fields,
    }),
    missing: t.stringList({
      description: 'Texts that the language lacks.',
      resolve: ({ missing }) => [...missing],
    }),
  }),
});

contentBuilder.queryField('drafts', (t) =>
  t.field({
    type: [DraftType],
    description:
      'What editors changed, as it is now; for keys that may read drafts, and the kind where it is one of theirs.',
    args: {
      kind: t.arg({ type: EditedKindType, required: true }),
      language: t.arg({ type: LanguageType, required: true, defaultValue: 'en' }),
      first: t.arg.int({ description: `${usualPage} unless told, at most ${longestPage}.` }),
      after: t.arg.string({ description: 'The id of the last one of the list before.' }),
    },
    resolve: async (_root, { kind, language, first, after }, context) => {
      requireScope(context, 'DRAFT');
      if (isContentKind(kind)) requireScope(context, kind);
      const { db } = context.services;
      const rows = Math.min(Math.max(first ?? usualPage, 0), longestPage);
      return [...(await listDrafts({ db, kind, language, first: rows, after: after ?? null }))];
    },
  }),
);
