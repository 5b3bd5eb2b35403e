import * as m from '../../../i18n/paraglide/messages.js';
import type { DoneIntent } from './changes/plan-forms.ts';
import { doneIntentOf } from './changes/use-done-toast.ts';
import {
  dishText,
  placeText,
  readDish,
  readPlace,
  type DishPlace,
  type MealPlace,
} from './meal-place.ts';

export const planTabs = ['recipes', 'ingredients', 'instructions', 'nutrition', 'video'] as const;
export type PlanTab = (typeof planTabs)[number];

export const planTabNames: Record<PlanTab, () => string> = {
  recipes: m.meal_plans_tab_recipes,
  ingredients: m.meal_plans_tab_ingredients,
  instructions: m.meal_plans_tab_instructions,
  nutrition: m.meal_plans_tab_nutrition,
  video: m.meal_plans_tab_video,
};

const planDialogs = ['share', 'rename', 'delete', 'calendar', 'more'] as const;
export type PlanDialog = (typeof planDialogs)[number];

const selectorTabs = ['suggestions', 'search', 'favorites', 'bought'] as const;
export type SelectorTab = (typeof selectorTabs)[number];

/** A recipe is chosen for a meal, perhaps in the place of another. */
export interface Picking extends MealPlace {
  swappedId: string | null;
  /** Looked at, of what can be chosen; the first where it is left out. */
  chosenId: string | null;
  tab: SelectorTab;
  text: string;
}

/** Everything a plan's page shows beyond the plan is in its address, so it works without scripts. */
export interface PlanAddress {
  tab: PlanTab;
  dialog: PlanDialog | null;
  /** A change of servings to be confirmed; of one day where it is named. */
  servings: { count: number; day: number | null } | null;
  picking: Picking | null;
  /** The dish whose actions are open. */
  dish: DishPlace | null;
  /** The day that is open as a whole. */
  openDay: number | null;
  /** The meal that was just changed, ringed until the next visit. */
  fresh: MealPlace | null;
  /** The dish that was just taken away. */
  gone: DishPlace | null;
  /** What was just done, to be told. */
  done: DoneIntent | null;
}

export function readPlanAddress(query: URLSearchParams): PlanAddress {
  const dialog = query.get('dialog');
  return {
    tab: planTabs.find((tab) => tab === query.get('tab')) ?? 'recipes',
    dialog: planDialogs.find((each) => each === dialog) ?? null,
    servings: readServings(query),
    picking: readPicking(query),
    dish: readDish(query.get('dish')),
    openDay: wholeNumber(query.get('on')),
    fresh: readPlace(query.get('fresh')),
    gone: readDish(query.get('gone')),
    done: doneIntentOf(query.get('done')),
  };
}

function readServings(query: URLSearchParams): PlanAddress['servings'] {
  const count = wholeNumber(query.get('servings'));
  return count === null ? null : { count, day: wholeNumber(query.get('day')) };
}

function readPicking(query: URLSearchParams): Picking | null {
  const place = readPlace(query.get('pick'));
  if (place === null) return null;
  return {
    ...place,
    swappedId: query.get('swap'),
    chosenId: query.get('with'),
    tab: selectorTabs.find((tab) => tab === query.get('from')) ?? 'suggestions',
    text: (query.get('q') ?? '').slice(0, 100),
  };
}

function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,4}$/.test(text) ? Number(text) : null;
}

/** The query of an address; the usual is left out. */
export function planQuery(address: Partial<PlanAddress>): string {
  const { tab, dialog, servings, picking, dish, openDay, fresh, gone, done } = address;
  const query = new URLSearchParams();
  if (tab !== undefined && tab !== 'recipes') query.set('tab', tab);
  if (dialog) query.set('dialog', dialog);
  if (servings) {
    query.set('servings', String(servings.count));
    if (servings.day !== null) query.set('day', String(servings.day));
  }
  if (picking) {
    query.set('pick', placeText(picking));
    if (picking.swappedId !== null) query.set('swap', picking.swappedId);
    if (picking.chosenId !== null) query.set('with', picking.chosenId);
    if (picking.tab !== 'suggestions') query.set('from', picking.tab);
    if (picking.text !== '') query.set('q', picking.text);
  }
  if (dish) query.set('dish', dishText(dish));
  if (typeof openDay === 'number') query.set('on', String(openDay));
  if (fresh) query.set('fresh', placeText(fresh));
  if (gone) query.set('gone', dishText(gone));
  if (done) query.set('done', done);
  return query.size === 0 ? '' : `?${query}`;
}
