import { builder } from '../../api/builder.ts';
import type { RequestContext } from '../../api/context.ts';
import { locales } from '../../i18n/locales.ts';
import { findPage, findPageAt } from './find-page.ts';
import type { Page } from './page.ts';

/** How a page is asked for. */
export const PageNameInput = builder.inputType('PageNameInput', {
  description: 'One of both names a page.',
  fields: (t) => ({
    key: t.string({ description: 'Its screen, like `ketoGuide`, or its English address.' }),
    slug: t.string({
      description: 'Of a page without a screen: its address, in the language of who asks first.',
    }),
  }),
});

interface PageName {
  key?: string | null | undefined;
  slug?: string | null | undefined;
}

export function namedPage({ key, slug }: PageName, context: RequestContext): Page | null {
  const { pages } = context.services;
  if (key) return findPage(pages, key);
  if (!slug) return null;
  return findPageAt({ pages, slug, language: locales[context.locale].contentLanguage });
}
