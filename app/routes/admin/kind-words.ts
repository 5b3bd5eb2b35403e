import * as m from '../../../i18n/paraglide/messages.js';
import {
  isContentKind,
  type ContentScope,
} from '../../../domain/content-api/content-kinds.rules.ts';

const names: Record<ContentScope, () => string> = {
  RECIPE: m.admin_kind_recipes,
  FOOD: m.admin_kind_foods,
  MEAL_PLAN: m.admin_kind_meal_plans,
  PROGRAM: m.admin_kind_programs,
  PAGE: m.admin_kind_pages,
  VIDEO: m.admin_kind_videos,
  COLLECTION: m.kitchen_collections,
  LANDING: m.kitchen_landing,
  DOCTOR: m.admin_doctors,
  DRAFT: m.admin_kind_drafts,
};

export function kindName(kind: ContentScope): string {
  return names[kind]();
}

/** What editors change here has names of its own where the content API knows no such kind. */
export function editedKindName(kind: string): string {
  return isContentKind(kind) ? names[kind]() : kind;
}
