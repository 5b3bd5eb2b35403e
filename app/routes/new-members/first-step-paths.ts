import type { FirstStep } from '../../../domain/new-members/first-steps.rules.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { screenPath } from '../../../i18n/paths.ts';
import type { CarbLevel } from '../../graphql/schema-types.gen.ts';

/** Who left the level to us, or has none yet, is planned for as moderate. */
const guides = {
  STRICT: 'ketoGuide',
  MODERATE: 'moderateGuide',
  LIBERAL: 'liberalGuide',
  UNKNOWN: 'moderateGuide',
} as const;

/** The guide of a level. */
export function guideOfLevel(carbLevel: CarbLevel | null) {
  return guides[carbLevel ?? 'MODERATE'];
}

/** Where a step is done. */
export function pathOfStep(args: {
  step: FirstStep;
  locale: Locale;
  /** The guide is that of the member's level; without one, of the moderate one. */
  carbLevel: CarbLevel | null;
}): string {
  const { step, locale, carbLevel } = args;
  switch (step) {
    case 'GUIDE':
      return screenPath(guideOfLevel(carbLevel), locale);
    case 'MEAL_PLAN':
      return screenPath('myMealPlanner', locale);
    case 'SHOPPING_LIST':
      return screenPath('shoppingList', locale);
    case 'PROGRAM':
      return screenPath('newMemberProgram', locale);
    case 'PHONE':
      return screenPath('downloadApp', locale);
    case 'REMINDERS':
      return screenPath('notifications', locale);
  }
}

/** The hub with one step in front; the others have no address of their own. */
export const stepScreens = {
  newMember: null,
  newMemberTrial: null,
  newMemberGuide: 'GUIDE',
  newMemberMealPlan: 'MEAL_PLAN',
} as const satisfies Record<string, FirstStep | null>;

export type StepScreen = keyof typeof stepScreens;
