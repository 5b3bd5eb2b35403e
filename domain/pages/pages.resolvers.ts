import { builder } from '../../api/builder.ts';
import { locales } from '../../i18n/locales.ts';
import { RecipeType } from '../recipes/recipe-type.resolvers.ts';
import { PageBlockType, PageTextType, writtenBlock, type Written } from './page-block.resolvers.ts';
import { PageKeyType } from './page-key.resolvers.ts';
import { PageSourceType } from './page-source.resolvers.ts';
import './guides/guides.resolvers.ts';
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

const PageType = builder.objectRef<ShownPage>('Page').implement({
  description: 'A page that is read: a guide, the people behind the product, questions.',
  fields: (t) => ({
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
    args: { key: t.arg({ type: PageKeyType, required: true }) },
    resolve: (_root, { key }, context) => {
      const page = context.services.pages[key];
      const text = page.texts[locales[context.locale].contentLanguage];
      return { page, text, values: pageValues(context) };
    },
  }),
);
