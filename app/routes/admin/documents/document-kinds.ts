import type { EditedKind } from '../../../../domain/content-store/content-kind.rules.ts';
import type { Locale } from '../../../../i18n/locales.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';

/** The kinds of documents beside recipes, each with the screens of its list and its editor. */
export const documentKinds = [
  { kind: 'MEAL_PLAN', list: 'adminMealPlans', one: 'adminMealPlan', words: m.kitchen_plans },
  { kind: 'FOOD', list: 'adminFoods', one: 'adminFood', words: m.kitchen_foods },
  { kind: 'PAGE', list: 'adminPages', one: 'adminPage', words: m.kitchen_pages },
  { kind: 'PROGRAM', list: 'adminPrograms', one: 'adminProgram', words: m.kitchen_programs },
  { kind: 'VIDEO', list: 'adminVideos', one: 'adminVideo', words: m.kitchen_videos },
  { kind: 'COLLECTION', list: 'adminCollections', one: null, words: m.kitchen_collections },
  { kind: 'LANDING', list: 'adminLanding', one: null, words: m.kitchen_landing },
] as const;

export type DocumentKind = (typeof documentKinds)[number];

/** Of the address of a list or an editor. */
export function kindAt(pathname: string, locale: Locale): DocumentKind {
  const path = decodeURI(pathname).replace(/\.data$/, '');
  const found = documentKinds.find(({ list }) => {
    const of = screenPath(list, locale);
    return path === of || path.startsWith(`${of}/`);
  });
  return found ?? documentKinds[0];
}

export function documentPath(kind: DocumentKind, locale: Locale, id: string): string {
  return kind.one === null ? screenPath(kind.list, locale) : screenPath(kind.one, locale, { id });
}

/** Where anything is edited. */
export function draftPath(args: { kind: EditedKind; id: string; locale: Locale }): string {
  const { kind, id, locale } = args;
  const found = documentKinds.find((each) => each.kind === kind);
  if (found === undefined) return screenPath('adminRecipe', locale, { id });
  return documentPath(found, locale, id);
}
