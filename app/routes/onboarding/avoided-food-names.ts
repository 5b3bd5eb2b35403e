import type { AvoidGroup } from '../../../domain/planner/types.ts';
import * as m from '../../../i18n/paraglide/messages.js';

export const avoidedFoodNames: Record<AvoidGroup, () => string> = {
  BEEF: m.onboarding_avoid_beef,
  DAIRY: m.onboarding_avoid_dairy,
  EGGS: m.onboarding_avoid_eggs,
  FISH: m.onboarding_avoid_fish,
  LAMB: m.onboarding_avoid_lamb,
  NUTS: m.onboarding_avoid_nuts,
  PORK: m.onboarding_avoid_pork,
  POULTRY: m.onboarding_avoid_poultry,
  SHELLFISH: m.onboarding_avoid_shellfish,
  SOY: m.onboarding_avoid_soy,
};
