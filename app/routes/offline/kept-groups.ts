import * as m from '../../../i18n/paraglide/messages.js';
import type { KeptScreen } from '../../offline/kept-paths.ts';
import type { ListedPage } from '../../offline/list-kept-pages.ts';

const groupOfScreen = {
  memberHome: 'plan',
  mealPlan: 'plan',
  shoppingList: 'list',
  shoppingStores: 'list',
  recipe: 'recipes',
  recipeServings: 'recipes',
  cooking: 'cooking',
} as const satisfies Record<KeptScreen, string>;

type GroupName = (typeof groupOfScreen)[KeptScreen];

export interface KeptGroup {
  name: GroupName;
  title: string;
  links: { path: string; label: string }[];
}

const titles: Record<GroupName, () => string> = {
  plan: m.offline_plan,
  list: m.offline_list,
  recipes: m.offline_recipes,
  cooking: m.offline_cooking,
};

/** The kept pages in groups, like recipes and plans; empty groups are left out. */
export function keptGroups(pages: readonly ListedPage[]): KeptGroup[] {
  const names = Object.keys(titles) as GroupName[];
  return names.flatMap((name) => {
    const own = pages.filter(({ screen }) => groupOfScreen[screen] === name);
    const links = own.map(({ path, title }) => ({ path, label: title }));
    return links.length === 0 ? [] : [{ name, title: titles[name](), links }];
  });
}
