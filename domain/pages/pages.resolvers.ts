import { builder } from '../../api/builder.ts';
import { localeCodes, locales, type Locale } from '../../i18n/locales.ts';
import { RecipeType } from '../recipes/recipe-type.resolvers.ts';
import { PageBlockType, PageTextType, writtenBlock, type Written } from './page-block.resolvers.ts';
import { PageSourceType } from './page-source.resolvers.ts';
import { GuideStepType } from './guides/guides.resolvers.ts';
import { isGuide } from './guides/guide-keys.rules.ts';
import { pagePath } from './find-page.ts';
import { namedPage, PageNameInput } from './page-name.resolvers.ts';
import { pageKinds, type Check, type Page, type PageText, type Section } from './page.ts';
import { pageValues } from './page-values.ts';
import { fillPlaceholders } from '../../lib/fill-placeholders.ts';
import type { PageValues } from './page-values.rules.ts';

interface ShownPage {
  page: Page;
  text: PageText;
  values: PageValues;
}

const PageKindType = builder.enumType('PageKind', {
  values: Object.fromEntries(
    pageKinds.map((kind) => [kind.toUpperCase(), { value: kind }]),
  ) as Record<Uppercase<(typeof pageKinds)[number]>, { value: (typeof pageKinds)[number] }>,
});

const PageSectionType = builder.objectRef<Written<Section>>('PageSection').implement({
  fields: (t) => ({
    id: t.string({ description: 'Also the anchor on the page.', resolve: ({ of }) => of.id }),
    title: t.string({ resolve: ({ of, values }) => fillPlaceholders(of.title, values) }),
    blocks: t.field({
      type: [PageBlockType],
      resolve: ({ of, values }) => of.blocks.map((block) => writtenBlock(block, values)),
    }),
  }),
});

const PageCheckType = builder.objectRef<Check>('PageCheck').implement({
  fields: (t) => ({
    by: t.exposeString('by', { description: 'With their title.' }),
    on: t.exposeString('on', { description: 'The day, `2026-11-20`.' }),
  }),
});

interface PagePath {
  locale: Locale;
  path: string;
}

const PagePathType = builder.objectRef<PagePath>('PagePath').implement({
  fields: (t) => ({ locale: t.exposeString('locale'), path: t.exposeString('path') }),
});

const PageType = builder.objectRef<ShownPage>('Page').implement({
  description: 'A page that is read: a guide, the people behind the product, questions.',
  fields: (t) => ({
    key: t.string({ resolve: ({ page }) => page.key }),
    paths: t.field({
      type: [PagePathType],
      description: 'Where it is read, in each language.',
      resolve: ({ page }) =>
        localeCodes.map((locale) => ({ locale, path: pagePath(page, locale) })),
    }),
    guide: t.field({
      type: GuideStepType,
      nullable: true,
      description: 'Null for a page that is no guide.',
      resolve: ({ page }) => (isGuide(page) ? page : null),
    }),
    kind: t.field({ type: PageKindType, resolve: ({ page }) => page.kind }),
    title: t.string({ resolve: ({ text, values }) => fillPlaceholders(text.title, values) }),
    lead: t.string({ resolve: ({ text, values }) => fillPlaceholders(text.lead, values) }),
    description: t.string({
      description: 'For search engines.',
      resolve: ({ text, values }) => fillPlaceholders(text.description, values),
    }),
    reviewedOn: t.string({
      description: 'The day it was last read through, `2026-11-20`.',
      resolve: ({ page }) => page.reviewedOn,
    }),
    checked: t.field({
      type: PageCheckType,
      nullable: true,
      description: 'Null until a doctor or dietitian has read it.',
      resolve: ({ page }) => page.checked,
    }),
    pictureRecipeId: t.id({ resolve: ({ page }) => page.picture }),
    short: t.field({
      type: [PageTextType],
      description: 'The short version; empty where the page is short itself.',
      resolve: ({ text, values }) => text.short.map((runs) => ({ of: runs, values })),
    }),
    sections: t.field({
      type: [PageSectionType],
      resolve: ({ text, values }) => text.sections.map((section) => ({ of: section, values })),
    }),
    sources: t.field({ type: [PageSourceType], resolve: ({ page }) => [...page.sources] }),
    recipes: t.field({
      type: [RecipeType],
      resolve: ({ page }, _input, { services }) =>
        page.recipes.flatMap((id) => services.content.recipesById.get(id) ?? []),
    }),
  }),
});

builder.queryField('page', (t) =>
  t.field({
    type: PageType,
    nullable: true,
    args: { name: t.arg({ type: PageNameInput, required: true }) },
    resolve: (_root, { name }, context) => {
      const page = namedPage(name, context);
      if (page === null) return null;
      const text = page.texts[locales[context.locale].contentLanguage];
      return { page, text, values: pageValues(context) };
    },
  }),
);
