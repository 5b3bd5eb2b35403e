import type { LocalDay } from '../../../lib/local-time.ts';
import type { Locale } from '../../../i18n/locales.ts';
import type { SignUpChoice } from '../membership/sign-up-steps.ts';
import type { YourPlanQuery } from './operations.gen.ts';
import type { ReadProjection } from './projection-words.ts';

type Week = NonNullable<YourPlanQuery['mealPlanPreview']>;

/** What both pages are made of. */
export interface PlanProps {
  plan: YourPlanQuery;
  week: Week;
  /** Null for whom nothing is projected. */
  read: ReadProjection | null;
  choice: SignUpChoice;
  isMember: boolean;
  today: LocalDay;
  locale: Locale;
}
