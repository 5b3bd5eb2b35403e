import { locales, type Locale } from '../../../i18n/locales.ts';
import { screenPath } from '../../../i18n/paths.ts';
import { findPage, pagePath } from '../../pages/find-page.ts';
import type { ItemKey } from '../content-store.store.ts';
import type { Catalogue } from './catalogue.ts';

/** Where everybody reads a thing; null where nobody does. */
export function publicPath(args: {
  key: ItemKey;
  catalogue: Catalogue;
  locale: Locale;
}): string | null {
  const { catalogue, locale } = args;
  const { kind, id } = args.key;
  const language = locales[locale].contentLanguage;
  const at = (screen: 'recipe' | 'food' | 'mealPlan' | 'program' | 'video', slug?: string) =>
    slug === undefined ? null : screenPath(screen, locale, { slug });
  switch (kind) {
    case 'RECIPE':
      return at('recipe', catalogue.content.recipesById.get(id)?.texts[language].slug);
    case 'FOOD':
      return at('food', catalogue.content.foodsById.get(id)?.slugs[language]);
    case 'MEAL_PLAN': {
      const plan = catalogue.themedPlans.plans.find(({ key }) => key === id);
      return at('mealPlan', plan?.texts[language].slug);
    }
    case 'PROGRAM': {
      if (!catalogue.programs.isOffered(id)) return null;
      return at('program', catalogue.programs.byKey.get(id)?.texts[language].slug);
    }
    case 'VIDEO':
      return at('video', catalogue.videos.byId.get(id)?.texts[language].slug);
    case 'PAGE': {
      const page = findPage(catalogue.pages, id);
      return page && pagePath(page, locale);
    }
    case 'COLLECTION':
      return screenPath('guides', locale);
    // Who is signed in has another home than visitors.
    case 'LANDING':
      return null;
  }
}
