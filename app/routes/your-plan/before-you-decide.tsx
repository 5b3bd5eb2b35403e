import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { addLocalDays } from '../../../lib/local-time.ts';
import { dayAndMonth } from '../../dates/long-date.ts';
import { stepPath } from '../onboarding/step-path.ts';
import { Folded } from './folded.tsx';
import type { PlanProps } from './plan-props.ts';
import { weightWords } from './projection-words.ts';
import { Link } from '../../ui/navigation/link.ts';

/** The four questions that are asked most; a member has decided already. */
export function BeforeYouDecide({ plan, read, isMember, today, locale }: PlanProps) {
  const { trialDays } = plan.offers;
  const goalKg = read?.projection.goalKg ?? null;
  return (
    <section>
      <h2 className="mb-2 text-h2">
        {isMember ? m.your_plan_good_to_know() : m.your_plan_before()}
      </h2>
      {!isMember && (
        <Folded title={m.your_plan_ask_not_for_me()}>
          <p>
            {trialDays > 0
              ? m.your_plan_answer_not_for_me({
                  date: dayAndMonth(addLocalDays(today, trialDays), locale),
                })
              : m.your_plan_answer_not_for_me_paid()}
          </p>
        </Folded>
      )}
      {read && goalKg !== null && (
        <Folded
          title={m.your_plan_ask_reach({
            weight: weightWords({ weightKg: goalKg, unit: read.unit }),
          })}
        >
          <p>{m.your_plan_answer_reach()}</p>
        </Folded>
      )}
      <Folded title={m.your_plan_ask_medicine()}>
        <p>{m.your_plan_answer_medicine()}</p>
      </Folded>
      <Folded title={m.your_plan_ask_family()}>
        <p>{m.your_plan_answer_family()}</p>
      </Folded>
      <p className="pt-6 text-sm text-ink-2">
        {m.your_plan_not_sure()}{' '}
        <Link to={screenPath('guides', locale)} className="link">
          {m.your_plan_read_guides()}
        </Link>{' '}
        ·{' '}
        <Link to={stepPath({ step: 'GOAL', locale })} className="link">
          {m.onboarding_preview_change()}
        </Link>
      </p>
    </section>
  );
}
