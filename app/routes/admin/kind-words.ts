import * as m from '../../../i18n/paraglide/messages.js';
import {
  isContentKind,
  type ContentKind,
} from '../../../domain/content-api/content-kinds.rules.ts';

const names: Record<ContentKind, () => string> = {
  RECIPE: m.admin_kind_recipes,
  FOOD: m.admin_kind_foods,
  MEAL_PLAN: m.admin_kind_meal_plans,
  PROGRAM: m.admin_kind_programs,
  PAGE: m.admin_kind_pages,
};

export function kindName(kind: ContentKind): string {
  return names[kind]();
}

/** What editors change here has names of its own where the content API knows no such kind. */
export function editedKindName(kind: string): string {
  return isContentKind(kind) ? names[kind]() : kind;
}
