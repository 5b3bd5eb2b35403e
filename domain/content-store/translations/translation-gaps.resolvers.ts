import { builder } from '../../../api/builder.ts';
import { languages, type Language } from '../../../lib/language.ts';
import { requireAnyRole } from '../../identity/roles/require-role.ts';
import { EditedKindType } from '../content-types.resolvers.ts';
import { contentReaders, editingRights } from '../editing-rights.rules.ts';
import {
  gapStates,
  listGaps,
  type GapCount,
  type GapReport,
  type TranslationGap,
} from './list-gaps.ts';

const GapStateType = builder.enumType('TranslationGapState', {
  description: 'STALE: the English text was changed after it.',
  values: gapStates,
});

const TranslationGapType = builder.objectRef<TranslationGap>('TranslationGap').implement({
  fields: (t) => ({
    kind: t.expose('kind', { type: EditedKindType }),
    id: t.exposeString('id'),
    title: t.exposeString('title', { description: 'Of the thing, in English.' }),
    field: t.exposeString('field'),
    language: t.exposeString('language'),
    state: t.expose('state', { type: GapStateType }),
    source: t.exposeString('source', { description: 'The English text.' }),
    added: t.stringList({
      description: 'Sentences that came into it.',
      resolve: ({ added }) => [...added],
    }),
    removed: t.stringList({ resolve: ({ removed }) => [...removed] }),
  }),
});

const GapCountType = builder.objectRef<GapCount>('TranslationGapCount').implement({
  fields: (t) => ({
    kind: t.expose('kind', { type: EditedKindType }),
    language: t.exposeString('language'),
    missing: t.exposeInt('missing'),
    stale: t.exposeInt('stale'),
  }),
});

interface ReadReport extends GapReport {
  /** What the reader may translate. */
  readonly own: readonly Language[];
}

const GapReportType = builder.objectRef<ReadReport>('TranslationGaps').implement({
  fields: (t) => ({
    counts: t.field({
      type: [GapCountType],
      description: 'Of all kinds and languages, whatever was asked for.',
      resolve: ({ counts }) => [...counts],
    }),
    gaps: t.field({ type: [TranslationGapType], resolve: ({ gaps }) => [...gaps] }),
    total: t.exposeInt('total', { description: 'Of what was asked for.' }),
    own: t.stringList({
      description: 'Languages that the reader may write.',
      resolve: ({ own }) => [...own],
    }),
  }),
});

const usualPage = 50;
const longestPage = 100;

builder.queryField('translationGaps', (t) =>
  t.field({
    type: GapReportType,
    description:
      'Texts without a translation, or with one that is older than its source; for who writes, translates or edits.',
    args: {
      kind: t.arg({ type: EditedKindType }),
      language: t.arg.string(),
      first: t.arg.int({ description: `${usualPage} unless told, at most ${longestPage}.` }),
      offset: t.arg.int(),
    },
    resolve: async (_root, { kind, language, first, offset }, context): Promise<ReadReport> => {
      const viewer = requireAnyRole(context, contentReaders);
      const report = await listGaps({
        db: context.services.db,
        kind: kind ?? null,
        language: languages.find((each) => each === language) ?? null,
        first: Math.min(Math.max(first ?? usualPage, 1), longestPage),
        offset: Math.max(offset ?? 0, 0),
      });
      return { ...report, own: editingRights(viewer).languages };
    },
  }),
);
