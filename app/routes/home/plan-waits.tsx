import type { LocalDay } from '../../../lib/local-time.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { dateInSentence } from '../../dates/weekday-name.ts';
import type { PlanStanding } from '../../plans/current-day.ts';
import { useLocale } from '../../shell/locale.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Card } from '../../ui/layout/card.tsx';
import type { HomePlan } from './plan-day.ts';

interface PlanWaitsProps {
  plan: HomePlan;
  standing: Exclude<PlanStanding, 'running'>;
  /** What is begun tonight or another evening before its first day; null where nothing is. */
  evening: string | null;
}

/** A plan that has nothing for today: not started yet, waiting for its day, or over. */
export function PlanWaits({ plan, standing, evening }: PlanWaitsProps) {
  const locale = useLocale();
  const { title, text, action } = wordsOf({ standing, beginsOn: plan.beginsOn, locale });
  return (
    <Card>
      <EmptyState
        scene="egg-timer"
        title={title}
        text={evening ? `${text} ${evening}` : text}
        action={
          <ButtonLink variant="primary" to={screenPath('mealPlan', locale, { slug: plan.slug })}>
            {action}
          </ButtonLink>
        }
      />
    </Card>
  );
}

function wordsOf(args: {
  standing: PlanWaitsProps['standing'];
  beginsOn: LocalDay | null;
  locale: ReturnType<typeof useLocale>;
}) {
  const { standing, beginsOn, locale } = args;
  switch (standing) {
    case 'coming': {
      const day = beginsOn === null ? '' : dateInSentence({ date: beginsOn, locale });
      return {
        title: m.home_plan_waits_title({ day }),
        text: m.home_plan_waits_text(),
        action: m.home_open_plan(),
      };
    }
    case 'over':
      return {
        title: m.home_plan_over_title(),
        text: m.home_plan_over_text(),
        action: m.home_plan_over_action(),
      };
    case 'unstarted':
      return {
        title: m.home_plan_unstarted_title(),
        text: m.home_plan_unstarted_text(),
        action: m.home_plan_unstarted_action(),
      };
  }
}
