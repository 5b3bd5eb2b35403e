import { builder } from '../../../api/builder.ts';
import type { RequestContext } from '../../../api/context.ts';
import { locales } from '../../../i18n/locales.ts';
import { fillPlaceholders } from '../../../lib/fill-placeholders.ts';
import {
  accountResult,
  AccountResultType,
} from '../../identity/accounts/account-result.resolvers.ts';
import { invalidInput } from '../../../lib/problems.ts';
import { requireViewer } from '../../identity/viewer/require-viewer.ts';
import { PageKeyType } from '../page-key.resolvers.ts';
import type { PageText } from '../page.ts';
import { pageValues } from '../page-values.ts';
import type { GuideCollection } from '../collections/collections.ts';
import { isGuide, nextGuide, type GuideKey } from './guide-keys.rules.ts';
import { keepRead, readOwnReads, removeRead } from './guide-reads.store.ts';
import { readingMinutes } from './reading-minutes.rules.ts';

interface ListedGuide {
  key: GuideKey;
  isRead: boolean;
}

const GuideType = builder.objectRef<ListedGuide>('Guide').implement({
  description: 'A page to learn from.',
  fields: (t) => ({
    key: t.field({ type: PageKeyType, resolve: ({ key }) => key }),
    title: t.string({
      resolve: ({ key }, _input, context) => filled(key, context, ({ title }) => title),
    }),
    lead: t.string({
      resolve: ({ key }, _input, context) => filled(key, context, ({ lead }) => lead),
    }),
    pictureRecipeId: t.id({
      resolve: ({ key }, _input, { services }) => services.pages[key].picture,
    }),
    readingMinutes: t.int({
      resolve: ({ key }, _input, { services, locale }) =>
        readingMinutes(services.pages[key].texts[locales[locale].contentLanguage]),
    }),
    isRead: t.exposeBoolean('isRead', { description: 'By the viewer, who said so.' }),
  }),
});

function filled(key: GuideKey, context: RequestContext, textOf: (text: PageText) => string) {
  const text = context.services.pages[key].texts[locales[context.locale].contentLanguage];
  return fillPlaceholders(textOf(text), pageValues(context));
}

interface Collection {
  collection: GuideCollection;
  guides: ListedGuide[];
}

const CollectionType = builder.objectRef<Collection>('GuideCollection').implement({
  fields: (t) => ({
    key: t.string({
      description: 'FIRST; editors add others.',
      resolve: ({ collection }) => collection.key,
    }),
    title: t.string({
      resolve: ({ collection }, _input, { locale }) =>
        collection.titles[locales[locale].contentLanguage],
    }),
    guides: t.field({ type: [GuideType], resolve: ({ guides }) => guides }),
  }),
});

type Read = ReadonlySet<GuideKey>;

const GuidesType = builder.objectRef<Read>('Guides').implement({
  description: 'Everything to learn from, with how far the viewer is.',
  fields: (t) => ({
    collections: t.field({
      type: [CollectionType],
      resolve: (read, _input, { services }) =>
        services.collections.guides.map((collection) => ({
          collection,
          guides: collection.guides.map((guide) => ({ key: guide, isRead: read.has(guide) })),
        })),
    }),
    totalCount: t.int({
      resolve: (_read, _input, { services }) => guidesIn(services).length,
    }),
    readCount: t.int({ resolve: (read) => read.size }),
    next: t.field({
      type: GuideType,
      nullable: true,
      description: 'The first that was not read; null when all were.',
      resolve: (read, _input, { services }) =>
        unread(nextGuide({ guides: guidesIn(services), after: null, read })),
    }),
  }),
});

const GuideStepType = builder.objectRef<{ key: GuideKey; read: Read }>('GuideStep').implement({
  description: 'Where a guide stands among the others.',
  fields: (t) => ({
    isRead: t.boolean({ resolve: ({ key, read }) => read.has(key) }),
    next: t.field({
      type: GuideType,
      nullable: true,
      description: 'Null when every other was read.',
      resolve: ({ key, read }, _input, { services }) =>
        unread(nextGuide({ guides: guidesIn(services), after: key, read })),
    }),
  }),
});

builder.queryFields((t) => ({
  guides: t.field({
    type: GuidesType,
    resolve: (_root, _input, context) => readBy(context),
  }),
  guideStep: t.field({
    type: GuideStepType,
    nullable: true,
    description: 'Null for a page that is no guide.',
    args: { key: t.arg({ type: PageKeyType, required: true }) },
    resolve: async (_root, { key }, context) =>
      isGuide(key) ? { key, read: await readBy(context) } : null,
  }),
}));

builder.mutationField('markGuideRead', (t) =>
  t.field({
    type: AccountResultType,
    args: {
      key: t.arg({ type: PageKeyType, required: true }),
      isRead: t.arg.boolean({ required: true }),
    },
    resolve: async (_root, { key, isRead }, context) => {
      const { userId } = requireViewer(context);
      const { db, clock } = context.services;
      if (!isGuide(key)) throw invalidInput();
      if (isRead) await keepRead({ db, userId, guide: key, readAt: clock.now() });
      else await removeRead({ db, userId, guide: key });
      return accountResult([], context);
    },
  }),
);

/** Those on a shelf, in the order to read them. */
function guidesIn({ collections }: RequestContext['services']): GuideKey[] {
  return collections.guides.flatMap(({ guides }) => guides);
}

function unread(key: GuideKey | null): ListedGuide | null {
  return key === null ? null : { key, isRead: false };
}

/** Nothing for visitors. A guide that is none any more counts no more. */
async function readBy({ services, viewer }: RequestContext): Promise<Read> {
  if (viewer === null) return new Set();
  const rows = await readOwnReads({ db: services.db, userId: viewer.userId });
  const read = new Set(rows.map(({ guide }) => guide));
  return new Set(guidesIn(services).filter((key) => read.has(key)));
}
