import { builder, ProblemType } from '../../api/builder.ts';
import type { RequestContext } from '../../api/context.ts';
import { locales } from '../../i18n/locales.ts';
import { languages } from '../../lib/language.ts';
import type { Problem } from '../../lib/problems.ts';
import { accountResult, AccountResultType } from '../identity/accounts/account-result.resolvers.ts';
import { findNames } from '../identity/roles/list-people.ts';
import { requireAnyRole } from '../identity/roles/require-role.ts';
import type { Role } from '../identity/roles/roles.rules.ts';
import type { ItemKey } from './content-store.store.ts';
import {
  ContentDraftType,
  EditedKindType,
  FieldDifferenceType,
  ItemStateType,
  nameOf,
  ReadLineType,
  shownDraft,
  type ShownDraft,
} from './content-types.resolvers.ts';
import type { FieldConflict } from './documents/document.rules.ts';
import type { Drafting } from './drafts/drafting.ts';
import { beginContent } from './drafts/begin-content.ts';
import { catalogueOf } from './kinds/catalogue.ts';
import { kinds } from './kinds/kinds.ts';
import { restoreVersion, sendBack, sendToReview } from './drafts/move-draft.ts';
import { saveDraft } from './drafts/save-draft.ts';
import {
  contentPublishers,
  contentReaders,
  contentWriters,
  editingRights,
} from './editing-rights.rules.ts';
import { longestLine, mostChanges } from './content-limits.rules.ts';
import { readLine } from './ingredients/read-line.ts';
import { readTypedLines } from './ingredients/read-typed-lines.ts';
import './import/import.resolvers.ts';
import { noteHere } from './presence/presence.store.ts';
import './photos/photos.resolvers.ts';
import './preview/draft-preview.resolvers.ts';
import './translations/translation-gaps.resolvers.ts';
import { archiveItem, publishItem } from './published/publish.ts';
import type { LeftOut } from './published/edited.ts';
import { LeftOutType } from './reading/left-out-type.resolvers.ts';
import { usesOf } from './reading/content-uses.ts';
import { listContent, listFilters, type ContentSummary } from './reading/list-content.ts';
import { compareVersions, openDraft } from './reading/open-draft.ts';

/** Whoever edits, with what they may do; refused for everybody whose role is none of these. */
function drafting(context: RequestContext, wanted: readonly Role[]): Drafting {
  const viewer = requireAnyRole(context, wanted);
  const { db, clock, createId } = context.services;
  const editor = { userId: viewer.userId, rights: editingRights(viewer) };
  return { db, clock, createId, editor, ...catalogueOf(context.services) };
}

const longestId = 200;

function keyOf({ kind, id }: ItemKey): ItemKey {
  return { kind, id: id.slice(0, longestId) };
}

async function draftOf(context: RequestContext, key: ItemKey): Promise<ShownDraft> {
  const { db, editor, ...catalogue } = drafting(context, contentReaders);
  return shownDraft(await openDraft({ db, catalogue, key }), editor.rights, context);
}

interface ListedContent extends ContentSummary {
  readonly changedByName: string | null;
}

const TranslationStateType = builder.enumType('TranslationState', {
  values: ['WHOLE', 'STALE', 'MISSING', 'HELD_BACK'] as const,
});
const ListFilterType = builder.enumType('ContentFilter', { values: listFilters });

const SummaryLanguageType = builder
  .objectRef<ContentSummary['languages'][number]>('ContentSummaryLanguage')
  .implement({
    fields: (t) => ({
      language: t.exposeString('language'),
      state: t.expose('state', { type: TranslationStateType }),
    }),
  });

const ContentSummaryType = builder.objectRef<ListedContent>('ContentSummary').implement({
  fields: (t) => ({
    id: t.exposeString('id'),
    title: t.exposeString('title'),
    state: t.expose('state', { type: ItemStateType }),
    isPublished: t.exposeBoolean('isPublished'),
    languages: t.field({ type: [SummaryLanguageType], resolve: (each) => [...each.languages] }),
    netCarbsGrams: t.exposeFloat('netCarbsGrams', { nullable: true }),
    changedAt: t.expose('changedAt', { type: 'DateTime', nullable: true }),
    changedBy: t.string({ nullable: true, resolve: ({ changedByName }) => changedByName }),
  }),
});

interface FilterCount {
  readonly filter: (typeof listFilters)[number];
  readonly count: number;
}

const FilterCountType = builder.objectRef<FilterCount>('ContentFilterCount').implement({
  fields: (t) => ({
    filter: t.expose('filter', { type: ListFilterType }),
    count: t.exposeInt('count'),
  }),
});

interface ListPage {
  readonly leftOut: readonly LeftOut[];
  readonly items: readonly ListedContent[];
  readonly total: number;
  readonly counts: readonly FilterCount[];
  readonly mayWrite: boolean;
  readonly mayBegin: boolean;
}

const ContentListType = builder.objectRef<ListPage>('ContentList').implement({
  fields: (t) => ({
    items: t.field({ type: [ContentSummaryType], resolve: ({ items }) => [...items] }),
    total: t.exposeInt('total'),
    counts: t.field({ type: [FilterCountType], resolve: ({ counts }) => [...counts] }),
    leftOut: t.field({
      type: [LeftOutType],
      description: 'What cannot be shown; the others are, or what it was before.',
      resolve: ({ leftOut }) => [...leftOut],
    }),
    mayWrite: t.exposeBoolean('mayWrite'),
    mayBegin: t.exposeBoolean('mayBegin', { description: 'There may be more of this kind.' }),
  }),
});

const usualPage = 50;
const longestPage = 100;
const longestSearch = 100;

builder.queryFields((t) => ({
  contentItems: t.field({
    type: ContentListType,
    description:
      'What there is to edit of a kind, the last edited first; for who writes, translates or edits.',
    args: {
      kind: t.arg({ type: EditedKindType, required: true }),
      search: t.arg.string({ description: 'In title, foods or address.' }),
      filter: t.arg({ type: ListFilterType }),
      first: t.arg.int({ description: `${usualPage} unless told, at most ${longestPage}.` }),
      offset: t.arg.int(),
    },
    resolve: async (_root, asked, context): Promise<ListPage> => {
      const { kind, search, filter, first, offset } = asked;
      const { db, editor, ...catalogue } = drafting(context, contentReaders);
      const list = await listContent({
        db,
        catalogue,
        kind,
        search: (search ?? '').slice(0, longestSearch),
        brand: context.services.settings.BRAND_NAME,
        filter: filter ?? 'ALL',
        first: Math.min(Math.max(first ?? usualPage, 1), longestPage),
        offset: Math.max(offset ?? 0, 0),
      });
      const editors = list.items.flatMap(({ changedBy }) => changedBy ?? []);
      const names = await findNames({ db, userIds: [...new Set(editors)] });
      const items = list.items.map((item) => ({
        ...item,
        changedByName: nameOf(names.get(item.changedBy ?? '')),
      }));
      const mayBegin = editor.rights.mayWrite && kinds[kind].begin !== null;
      const leftOut = context.services.leftOut.filter((each) => each.kind === kind);
      return { ...list, items, leftOut, mayWrite: editor.rights.mayWrite, mayBegin };
    },
  }),
  contentDraft: t.field({
    type: ContentDraftType,
    description: 'A thing as editors see it; for who writes, translates or edits.',
    args: {
      kind: t.arg({ type: EditedKindType, required: true }),
      id: t.arg.string({ required: true }),
    },
    resolve: (_root, key, context) => draftOf(context, keyOf(key)),
  }),
  contentDifferences: t.field({
    type: [FieldDifferenceType],
    description: 'What changed between two versions, field by field.',
    args: {
      kind: t.arg({ type: EditedKindType, required: true }),
      id: t.arg.string({ required: true }),
      before: t.arg.int({ description: 'What everybody reads, unless told.' }),
      after: t.arg.int({ required: true }),
    },
    resolve: async (_root, { before, after, ...key }, context) => {
      const { db, ...catalogue } = drafting(context, contentReaders);
      const compared = { db, catalogue, key: keyOf(key), before: before ?? null, after };
      return [...(await compareVersions(compared))];
    },
  }),
  readIngredientLine: t.field({
    type: ReadLineType,
    description: 'Reads an ingredient as people type it, in any of the languages.',
    args: { text: t.arg.string({ required: true }) },
    resolve: (_root, { text }, context) => {
      const { content } = drafting(context, contentReaders);
      const { foods, foodsById } = content;
      const language = locales[context.locale].contentLanguage;
      return readLine({ text: text.slice(0, longestLine), foods, foodsById, language });
    },
  }),
}));

const FieldConflictType = builder.objectRef<FieldConflict>('ContentConflict').implement({
  description: 'Somebody else changed the field meanwhile: theirs stays until a person chooses.',
  fields: (t) => ({
    field: t.exposeString('field'),
    theirs: t.exposeString('theirs'),
    yours: t.exposeString('yours'),
  }),
});

interface Saved {
  readonly problems: readonly Problem[];
  readonly conflicts: readonly FieldConflict[];
  readonly draft: ShownDraft | null;
}

const SavedType = builder.objectRef<Saved>('SaveContentResult').implement({
  fields: (t) => ({
    problems: t.field({ type: [ProblemType], resolve: ({ problems }) => [...problems] }),
    conflicts: t.field({ type: [FieldConflictType], resolve: ({ conflicts }) => [...conflicts] }),
    draft: t.field({
      type: ContentDraftType,
      nullable: true,
      description: 'As it is now, with what others changed; null where nothing was kept.',
      resolve: ({ draft }) => draft,
    }),
  }),
});

interface Begun {
  readonly problems: readonly Problem[];
  readonly id: string | null;
}

const BegunType = builder.objectRef<Begun>('BeginContentResult').implement({
  fields: (t) => ({
    problems: t.field({ type: [ProblemType], resolve: ({ problems }) => [...problems] }),
    id: t.exposeString('id', { nullable: true }),
  }),
});

const FieldChangeInput = builder.inputType('FieldChangeInput', {
  fields: (t) => ({
    field: t.string({ required: true }),
    was: t.string({ required: true, description: 'What the editor saw before.' }),
    value: t.string({ required: true, description: 'An empty text is none.' }),
  }),
});

const SaveContentInput = builder.inputType('SaveContentInput', {
  fields: (t) => ({
    kind: t.field({ type: EditedKindType, required: true }),
    id: t.string({ required: true }),
    changes: t.field({ type: [FieldChangeInput], required: true }),
    confirmed: t.stringList({
      required: true,
      description: 'Translations that are right although their source changed.',
    }),
  }),
});

const ContentKeyInput = builder.inputType('ContentItemInput', {
  fields: (t) => ({
    kind: t.field({ type: EditedKindType, required: true }),
    id: t.string({ required: true }),
  }),
});

const BeginContentInput = builder.inputType('BeginContentInput', {
  fields: (t) => ({
    kind: t.field({ type: EditedKindType, required: true }),
    title: t.string({ required: true }),
  }),
});

const PublishContentInput = builder.inputType('PublishContentInput', {
  fields: (t) => ({
    kind: t.field({ type: EditedKindType, required: true }),
    id: t.string({ required: true }),
    revision: t.string({ required: true, description: 'What was read before it goes out.' }),
    publishAt: t.field({ type: 'DateTime', description: 'Now, unless told.' }),
    languages: t.stringList({
      description:
        'Those that go out; all of them, unless told. The others keep what everybody reads of them.',
    }),
  }),
});

const SendBackInput = builder.inputType('SendContentBackInput', {
  fields: (t) => ({
    kind: t.field({ type: EditedKindType, required: true }),
    id: t.string({ required: true }),
    revision: t.string({ required: true }),
    note: t.string({ required: true, description: 'What is to be done.' }),
  }),
});

const RestoreVersionInput = builder.inputType('RestoreVersionInput', {
  fields: (t) => ({
    kind: t.field({ type: EditedKindType, required: true }),
    id: t.string({ required: true }),
    version: t.int({ required: true }),
  }),
});

builder.mutationFields((t) => ({
  beginContent: t.field({
    type: BegunType,
    description: 'Starts something by its English title; for authors and editors.',
    args: { input: t.arg({ type: BeginContentInput, required: true }) },
    resolve: async (_root, { input }, context): Promise<Begun> => {
      const begun = await beginContent({ ...drafting(context, contentWriters), ...input });
      if (begun.ok) return { problems: [], id: begun.value.id };
      return { problems: begun.reason, id: null };
    },
  }),
  saveContent: t.field({
    type: SavedType,
    description: 'Keeps what an editor changed; translators change the texts of their language.',
    args: { input: t.arg({ type: SaveContentInput, required: true }) },
    resolve: async (_root, { input }, context): Promise<Saved> => {
      const { confirmed } = input;
      const key = keyOf(input);
      const saving = { ...drafting(context, contentReaders), key, confirmed };
      const language = locales[context.locale].contentLanguage;
      const { content } = saving;
      const typed = input.changes.slice(0, mostChanges + 1);
      const changes = await readTypedLines({ changes: typed, content, language });
      const saved = await saveDraft({ ...saving, changes });
      if (!saved.ok) return { problems: saved.reason, conflicts: [], draft: null };
      const { db, clock, editor } = saving;
      await noteHere({ db, ...key, userId: editor.userId, now: clock.now() });
      return { problems: [], conflicts: saved.value, draft: await draftOf(context, key) };
    },
  }),
  sendContentToReview: t.field({
    type: AccountResultType,
    description: 'Asks an editor to read it; for authors and editors.',
    args: { input: t.arg({ type: ContentKeyInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const moving = { ...drafting(context, contentWriters), key: keyOf(input) };
      return accountResult(await sendToReview(moving), context);
    },
  }),
  sendContentBack: t.field({
    type: AccountResultType,
    description: 'Gives it back to its author with what is to be done; for editors.',
    args: { input: t.arg({ type: SendBackInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { note, revision } = input;
      const moving = { ...drafting(context, contentPublishers), key: keyOf(input) };
      return accountResult(await sendBack({ ...moving, note, revision }), context);
    },
  }),
  publishContent: t.field({
    type: AccountResultType,
    description: 'Shows the newest version to everybody, now or at a time to come; for editors.',
    args: { input: t.arg({ type: PublishContentInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { revision, publishAt } = input;
      const chosen = languages.filter((each) => input.languages?.includes(each) ?? true);
      const drafted = { ...drafting(context, contentPublishers), key: keyOf(input) };
      const publishing = { ...drafted, revision, chosen };
      const problems = await publishItem({ ...publishing, publishAt: publishAt ?? null });
      if (problems.length === 0) await context.services.refreshContent();
      return accountResult(problems, context);
    },
  }),
  archiveContent: t.field({
    type: AccountResultType,
    description: 'Takes it away from everybody, unless plans or pages are made of it; for editors.',
    args: { input: t.arg({ type: ContentKeyInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const archiving = { ...drafting(context, contentPublishers), key: keyOf(input) };
      const usedBy = usesOf({
        key: archiving.key,
        catalogue: archiving,
        locale: context.locale,
        brand: context.services.settings.BRAND_NAME,
      });
      const problems = await archiveItem({ ...archiving, usedBy });
      if (problems.length === 0) await context.services.refreshContent();
      return accountResult(problems, context);
    },
  }),
  restoreContentVersion: t.field({
    type: AccountResultType,
    description: 'Brings a version back as a new draft; for authors and editors.',
    args: { input: t.arg({ type: RestoreVersionInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const restoring = { ...drafting(context, contentWriters), key: keyOf(input) };
      const problems = await restoreVersion({ ...restoring, version: input.version });
      return accountResult(problems, context);
    },
  }),
}));
