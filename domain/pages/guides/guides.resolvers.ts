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
import * as m from '../../../i18n/paraglide/messages.js';
import { perLanguage } from '../../../lib/language.ts';
import { allPages, findPage, pagePath } from '../find-page.ts';
import { namedPage, PageNameInput } from '../page-name.resolvers.ts';
import type { Page, PageText } from '../page.ts';
import { pageValues } from '../page-values.ts';
import type { GuideCollection } from '../collections/collections.ts';
import { isGuide, nextGuide } from './guide-keys.rules.ts';
import { keepRead, readOwnReads, removeRead } from './guide-reads.store.ts';
import { readingMinutes } from './reading-minutes.rules.ts';

interface ListedGuide {
  page: Page;
  isRead: boolean;
}

const GuideType = builder.objectRef<ListedGuide>('Guide').implement({
  description: 'A page to learn from.',
  fields: (t) => ({
    key: t.string({ resolve: ({ page }) => page.key }),
    path: t.string({
      description: 'Where it is read, in the language of who asks.',
      resolve: ({ page }, _input, { locale }) => pagePath(page, locale),
    }),
    title: t.string({
      resolve: ({ page }, _input, context) => filled(page, context, ({ title }) => title),
    }),
    lead: t.string({
      resolve: ({ page }, _input, context) => filled(page, context, ({ lead }) => lead),
    }),
    pictureRecipeId: t.id({ resolve: ({ page }) => page.picture }),
    readingMinutes: t.int({
      resolve: ({ page }, _input, { locale }) =>
        readingMinutes(page.texts[locales[locale].contentLanguage]),
    }),
    isRead: t.exposeBoolean('isRead', { description: 'By the viewer, who said so.' }),
  }),
});

function filled(page: Page, context: RequestContext, textOf: (text: PageText) => string) {
  const text = page.texts[locales[context.locale].contentLanguage];
  return fillPlaceholders(textOf(text), pageValues(context));
}

interface Collection {
  collection: GuideCollection;
  guides: ListedGuide[];
}

const CollectionType = builder.objectRef<Collection>('GuideCollection').implement({
  fields: (t) => ({
    key: t.string({
      description: 'FIRST; editors add others, and MORE holds what is on none of them.',
      resolve: ({ collection }) => collection.key,
    }),
    title: t.string({
      resolve: ({ collection }, _input, { locale }) =>
        collection.titles[locales[locale].contentLanguage],
    }),
    guides: t.field({ type: [GuideType], resolve: ({ guides }) => guides }),
  }),
});

type Read = ReadonlySet<string>;

const GuidesType = builder.objectRef<Read>('Guides').implement({
  description: 'Everything to learn from, with how far the viewer is.',
  fields: (t) => ({
    collections: t.field({
      type: [CollectionType],
      resolve: (read, _input, { services }) =>
        shelvesOf(services).map((collection) => ({
          collection,
          guides: collection.guides.flatMap((key) => listed(services, key, read) ?? []),
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
      resolve: (read, _input, { services }) => nextOf({ services, after: null, read }),
    }),
  }),
});

export const GuideStepType = builder.objectRef<Page>('GuideStep').implement({
  description: 'Where a guide stands among the others.',
  fields: (t) => ({
    isRead: t.boolean({
      resolve: async ({ key }, _input, context) => (await readBy(context)).has(key),
    }),
    next: t.field({
      type: GuideType,
      nullable: true,
      description: 'Null when every other was read.',
      resolve: async ({ key }, _input, context) => {
        const { services } = context;
        return nextOf({ services, after: key, read: await readBy(context) });
      },
    }),
  }),
});

builder.queryField('guides', (t) =>
  t.field({
    type: GuidesType,
    resolve: (_root, _input, context) => readBy(context),
  }),
);

builder.mutationField('markGuideRead', (t) =>
  t.field({
    type: AccountResultType,
    args: {
      name: t.arg({ type: PageNameInput, required: true }),
      isRead: t.arg.boolean({ required: true }),
    },
    resolve: async (_root, { name, isRead }, context) => {
      const { userId } = requireViewer(context);
      const { db, clock } = context.services;
      const page = namedPage(name, context);
      if (page === null || !isGuide(page)) throw invalidInput();
      const guide = page.key;
      if (isRead) await keepRead({ db, userId, guide, readAt: clock.now() });
      else await removeRead({ db, userId, guide });
      return accountResult([], context);
    },
  }),
);

type Services = RequestContext['services'];

/** Those of editors, and a last one for guides that are on none of them. */
function shelvesOf({ collections, pages }: Services): readonly GuideCollection[] {
  const onShelf = new Set(collections.guides.flatMap(({ guides }) => guides));
  const others = allPages(pages).filter((page) => isGuide(page) && !onShelf.has(page.key));
  if (others.length === 0) return collections.guides;
  const titles = perLanguage((language) => m.pages_guides_more({}, { locale: language }));
  return [...collections.guides, { key: 'MORE', titles, guides: others.map(({ key }) => key) }];
}

/** In the order to read them. */
function guidesIn(services: Services): string[] {
  return shelvesOf(services).flatMap(({ guides }) => guides);
}

function listed({ pages }: Services, key: string, read: Read): ListedGuide | null {
  const page = findPage(pages, key);
  return page && { page, isRead: read.has(key) };
}

function nextOf(args: { services: Services; after: string | null; read: Read }) {
  const { services, after, read } = args;
  const next = nextGuide({ guides: guidesIn(services), after, read });
  return next === null ? null : listed(services, next, read);
}

const readsOfRequest = new WeakMap<RequestContext, Promise<Read>>();

/** Asked for once in a request. */
function readBy(context: RequestContext): Promise<Read> {
  const reads = readsOfRequest.get(context) ?? findReads(context);
  readsOfRequest.set(context, reads);
  return reads;
}

/** Nothing for visitors. A guide that is none any more counts no more. */
async function findReads({ services, viewer }: RequestContext): Promise<Read> {
  if (viewer === null) return new Set();
  const rows = await readOwnReads({ db: services.db, userId: viewer.userId });
  const read = new Set(rows.map(({ guide }) => guide));
  return new Set(guidesIn(services).filter((key) => read.has(key)));
}
