import type { Services } from '../../../api/context.ts';
import { findPage } from '../../../domain/pages/find-page.ts';
import { pageValues } from '../../../domain/pages/page-values.ts';
import type { CompiledRecipe } from '../../../domain/recipes/recipe.ts';
import { locales, type Locale } from '../../../i18n/locales.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { fillPlaceholders } from '../../../lib/fill-placeholders.ts';

/** What is written and served on the picture of a shared link. */
export interface CardContent {
  title: string;
  note: string | null;
  /** One or three are shown. */
  recipes: readonly CompiledRecipe[];
}

export interface CardSubject {
  kind: string;
  id: string;
  locale: Locale;
}

type Sources = Pick<
  Services,
  'content' | 'themedPlans' | 'pages' | 'landing' | 'videos' | 'settings'
>;

/** Null where nothing of that kind has that id. */
export function cardContentOf(args: {
  subject: CardSubject;
  services: Sources;
}): CardContent | null {
  switch (args.subject.kind) {
    case 'site':
      return args.subject.id === 'home' ? siteCard(args) : null;
    case 'plan':
      return planCard(args);
    case 'page':
      return pageCard(args);
    case 'video':
      return videoCard(args);
    default:
      return null;
  }
}

function siteCard({ subject: { locale }, services }: { subject: CardSubject; services: Sources }) {
  const recipes = known({ ids: services.landing.campaigns.everyday, services });
  return {
    title: m.site_card_title({}, { locale }),
    note: m.site_card_note({}, { locale }),
    recipes,
  };
}

/** Three dinners of the week. */
function planCard({ subject, services }: { subject: CardSubject; services: Sources }) {
  const plan = services.themedPlans.byId.get(subject.id);
  if (plan === undefined) return null;
  const meals = plan.days.flatMap((day) => day.meals);
  const dinners = meals.filter(({ meal }) => meal === 'DINNER');
  const ids = [...dinners, ...meals].flatMap(({ recipes: [first] }) => first?.recipeId ?? []);
  const recipes = known({ ids: [...new Set(ids)], services });
  const { locale } = subject;
  return {
    title: plan.texts[locales[locale].contentLanguage].title,
    note: m.site_card_plan({ days: plan.days.length }, { locale }),
    recipes: recipes.slice(0, 3),
  };
}

function pageCard({ subject, services }: { subject: CardSubject; services: Sources }) {
  const page = findPage(services.pages, subject.id);
  if (page === null) return null;
  const { texts, picture } = page;
  const { locale } = subject;
  const { title } = texts[locales[locale].contentLanguage];
  return {
    title: fillPlaceholders(title, pageValues({ services, locale })),
    note: null,
    recipes: known({ ids: [picture], services }),
  };
}

function videoCard({ subject, services }: { subject: CardSubject; services: Sources }) {
  const video = services.videos.byId.get(subject.id);
  if (video === undefined) return null;
  const { locale } = subject;
  return {
    title: video.texts[locales[locale].contentLanguage].title,
    note: m.videos_card_note({}, { locale }),
    recipes: known({ ids: [video.pictureRecipeId], services }),
  };
}

function known({ ids, services }: { ids: readonly string[]; services: Sources }) {
  return ids.flatMap((id) => services.content.recipesById.get(id) ?? []);
}
