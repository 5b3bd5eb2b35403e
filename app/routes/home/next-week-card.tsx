import { ArrowsClockwiseIcon } from '@phosphor-icons/react/dist/ssr/ArrowsClockwise';
import { addLocalDays, weekdayOfDay } from '../../../lib/local-time.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { dayAndMonth } from '../../dates/long-date.ts';
import { weekdayShort } from '../../dates/weekday-name.ts';
import type { FormAnswer } from '../../forms/form-answers.ts';
import { IntentForm, SubmitButton } from '../../forms/intent-form.tsx';
import { generateForms } from '../../plans/generate-form.ts';
import { useLocale } from '../../shell/locale.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { ErrorState } from '../../ui/feedback/states.tsx';
import { Card } from '../../ui/layout/card.tsx';
import type { HomeNextWeekFragment } from './operations.gen.ts';
import { withOtherDishes } from '../../plans/other-dishes.ts';

type Day = HomeNextWeekFragment['days'][number];

interface NextWeekCardProps {
  week: HomeNextWeekFragment;
  /** How often other dishes were asked for. */
  otherDishes: number;
  requestKey: string;
}

/** Next week before it is asked for: seven dinners, other ones, or one press that keeps them. */
export function NextWeekCard({ week, otherDishes, requestKey }: NextWeekCardProps) {
  const locale = useLocale();
  const { beginsOn, days } = week;
  const from = dayAndMonth(beginsOn, locale);
  const to = dayAndMonth(addLocalDays(beginsOn, Math.max(0, days.length - 1)), locale);
  return (
    <Card as="section" className="mt-gutter grid gap-5">
      <IntentForm
        set={generateForms}
        intent="generate"
        values={{ request_key: requestKey, is_next: 'true', other_dishes: otherDishes }}
        action={screenPath('myMealPlanner', locale)}
        failure="elsewhere"
        className="grid items-center gap-4 md:grid-cols-[1fr_auto]"
      >
        {({ answer }) =>
          answer === null ? (
            <>
              <div className="grid gap-1">
                <p className="text-sm">
                  <b className="mr-1.5 font-control">{m.meal_plans_next_week()}</b>
                  <span className="text-ink-2">{m.home_next_week_span({ from, to })}</span>
                </p>
                <h2 className="text-h2">{m.home_next_week_title()}</h2>
                <p className="text-ink-2">{m.home_next_week_text()}</p>
              </div>
              <div className="flex flex-wrap gap-3">
                <SubmitButton variant="ink" size="lg">
                  {m.home_next_week_take()}
                </SubmitButton>
                <ButtonLink
                  to={withOtherDishes(otherDishes)}
                  size="lg"
                  icon={ArrowsClockwiseIcon}
                  replace
                  preventScrollReset
                >
                  {m.home_next_week_others()}
                </ButtonLink>
              </div>
            </>
          ) : (
            <NotMade answer={answer} />
          )
        }
      </IntentForm>
      <ol className="grid grid-cols-4 gap-x-2 gap-y-4 sm:grid-cols-7">
        {days.map((day) => (
          <Dinner key={day.index} day={day} />
        ))}
      </ol>
    </Card>
  );
}

/** As `WeekNotMade` says it, which would come along with pages that make no week if it was shared. */
function NotMade({ answer: { problems } }: { answer: FormAnswer }) {
  const quiz = screenPath('onboarding', useLocale(), {});
  return (
    <div role="alert" className="col-span-full">
      <ErrorState
        title={problems[0]?.message ?? m.meal_plans_error_create()}
        action={
          problems.length > 0 ? (
            <ButtonLink to={quiz}>{m.meal_plans_planner_take_quiz()}</ButtonLink>
          ) : (
            <SubmitButton variant="ink">{m.site_try_again()}</SubmitButton>
          )
        }
      />
    </div>
  );
}

/** Who eats no dinner has the day's last meal here. */
function Dinner({ day }: { day: Day }) {
  const locale = useLocale();
  const dish = day.meals.findLast(({ recipes }) => recipes.length > 0)?.recipes[0];
  if (dish === undefined) return null;
  return (
    <li className="grid content-start justify-items-center gap-1 text-center leading-tight">
      <img
        src={`/plate/${dish.id}.svg`}
        alt=""
        width={112}
        height={112}
        loading="lazy"
        className="size-18 drop-shadow-md sm:size-22"
      />
      <span className="text-xs text-ink-2">
        {weekdayShort({ weekday: weekdayOfDay(day.date), locale })}
      </span>
      <span className="font-display text-sm text-balance">{dish.short}</span>
    </li>
  );
}
