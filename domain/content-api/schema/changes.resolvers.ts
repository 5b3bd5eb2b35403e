import { contentKinds, isContentKind } from '../content-kinds.rules.ts';
import { listChanges, type Change, type ChangePage } from '../changes.ts';
import { contentBuilder, longestPage } from './content-builder.ts';

const KindType = contentBuilder.enumType('ContentKind', { values: contentKinds });

const ChangeType = contentBuilder.objectRef<Change>('Change').implement({
  fields: (t) => ({
    kind: t.field({ type: KindType, resolve: ({ kind }) => kind }),
    id: t.exposeID('id'),
    changedAt: t.expose('changedAt', { type: 'DateTime' }),
    isGone: t.exposeBoolean('isGone', { description: 'It is published no more.' }),
  }),
});

const ChangesType = contentBuilder.objectRef<ChangePage>('Changes').implement({
  fields: (t) => ({
    changes: t.field({ type: [ChangeType], resolve: ({ changes }) => [...changes] }),
    version: t.exposeString('version', {
      nullable: true,
      description: 'What to ask with the next time.',
    }),
    hasMore: t.exposeBoolean('hasMore'),
  }),
});

contentBuilder.queryField('changes', (t) =>
  t.field({
    type: ChangesType,
    description:
      'What was published, changed or taken away since a version, in that order, of the kinds the key may read; everything where no version is given. The server notes a publication within 5 seconds.',
    args: {
      since: t.arg.string({ description: '`version` of an earlier answer.' }),
      first: t.arg.int({ description: `${longestPage} unless told, at most 500.` }),
    },
    resolve: (_root, { since, first }, { services, key }) =>
      listChanges({
        db: services.db,
        since: since ?? null,
        kinds: key.scopes.filter(isContentKind),
        first: Math.min(Math.max(first ?? longestPage, 1), 500),
      }),
  }),
);
