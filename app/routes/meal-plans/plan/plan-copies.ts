import { screenPath } from '../../../../i18n/paths.ts';
import type { Locale } from '../../../../i18n/locales.ts';
import type { PageToKeep } from '../../../offline/messages.ts';
import { dishPicture } from '../../../dishes/dish-picture.ts';
import { planQuery, type PlanTab } from '../plan-address.ts';

/** What is looked at while cooking and shopping; a video would not play. */
const keptTabs: readonly PlanTab[] = ['recipes', 'ingredients', 'instructions', 'nutrition'];

interface CopiedPlan {
  slug: string;
  version: number;
}

/** The pages of a plan, to be opened without a network. */
export function planCopies(args: {
  plan: CopiedPlan;
  title: string;
  units: string;
  locale: Locale;
}): PageToKeep[] {
  const { plan, title, units, locale } = args;
  const path = screenPath('mealPlan', locale, { slug: plan.slug });
  const version = `${plan.version} ${units}`;
  return keptTabs.map((tab) => ({ path: `${path}${planQuery({ tab })}`, title, version }));
}

interface PicturedPlan {
  days: readonly { meals: readonly { recipes: readonly { recipe: { id: string } }[] }[] }[];
}

/** Of its dishes, each for light and dark pages, and as they stand in the week. */
export function planPictures({ days }: PicturedPlan): string[] {
  const dishes = days.flatMap(({ meals }) => meals.flatMap(({ recipes }) => recipes));
  return [...new Set(dishes.flatMap(({ recipe }) => dishPictures(recipe.id)))];
}

export function dishPictures(id: string): string[] {
  return [...(Object.values(dishPicture(id)) as string[]), `/plate/${id}.svg`];
}
