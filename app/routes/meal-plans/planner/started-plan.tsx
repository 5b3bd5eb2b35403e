import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import { Link } from '../../../ui/navigation/link.ts';
import { dateOfDay } from '../../../../domain/meal-plans/calendar/plan-calendar.rules.ts';
import type { LocalDay } from '../../../../lib/local-time.ts';
import type { Locale } from '../../../../i18n/locales.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { dishMinutes } from '../../../../domain/kitchen/dish-minutes.rules.ts';
import { screenPath } from '../../../../i18n/paths.ts';
import type { StartedPlanFragment } from '../operations.gen.ts';
import { dayAndMonth } from '../../../dates/long-date.ts';
import { useLocale } from '../../../shell/locale.ts';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Tag } from '../../../ui/data/tag.tsx';
import { SubmitButton } from '../../../forms/intent-form.tsx';
import { PlanForm } from '../changes/plan-form.tsx';
import { isCooked, isEaten, loggedOfDay } from '../../../plans/what-became.ts';
import { planTitle } from '../../../plans/plan-title.ts';
import { currentDay, planStanding, type PlanStanding } from '../../../plans/current-day.ts';
import { weekdayHeading, weekdayName } from '../../../dates/weekday-name.ts';

/** The plan being followed: where in it one is, and what is for dinner. */
export function StartedPlan({
  plan,
  next,
  today: date,
}: {
  plan: StartedPlanFragment;
  /** Follows it by itself. */
  next: StartedPlanFragment | null;
  today: LocalDay;
}) {
  const locale = useLocale();
  const today = currentDay({ mealPlan: plan, today: date });
  const standing = planStanding({ mealPlan: plan, today: date });
  return (
    <section
      aria-labelledby="current-plan"
      data-surface="nori"
      className="grid overflow-hidden rounded-xl bg-nori text-on-dark lg:grid-cols-2"
    >
      <div className="grid content-center justify-items-start gap-4 p-[clamp(1.25rem,0.6rem+2.4vw,2.75rem)]">
        {plan.beginsOn && (
          <Tag tone="yolk">{standingWords({ standing, beginsOn: plan.beginsOn, locale })}</Tag>
        )}
        <h2 id="current-plan" className="text-h1">
          {planTitle(plan)}
        </h2>
        <DayDots plan={plan} today={today} date={date} />
        {standing === 'running' && <p>{tonight({ plan, today })}</p>}
        {next?.beginsOn && (
          <p>
            <Link
              to={screenPath('mealPlan', locale, { slug: next.slug })}
              className="underline underline-offset-4"
            >
              {m.meal_plans_then({
                title: planTitle(next),
                date: dayAndMonth(next.beginsOn, locale),
              })}
            </Link>
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <ButtonLink variant="primary" to={screenPath('mealPlan', locale, { slug: plan.slug })}>
            {m.meal_plans_open()}
          </ButtonLink>
          <PlanForm intent="stop" plan={plan} failure="toast">
            <SubmitButton className="bg-transparent! text-on-dark inset-ring-on-dark/60! hover:inset-ring-on-dark!">
              {m.meal_plans_stop()}
            </SubmitButton>
          </PlanForm>
        </div>
      </div>
      <Plates recipeIds={plan.coverRecipes.map(({ id }) => id)} />
    </section>
  );
}

function standingWords(args: {
  standing: PlanStanding;
  beginsOn: LocalDay;
  locale: Locale;
}): string {
  const { standing, beginsOn, locale } = args;
  const date = dayAndMonth(beginsOn, locale);
  if (standing === 'coming') return m.meal_plans_begins_on({ date });
  return standing === 'over' ? m.meal_plans_over() : m.meal_plans_since({ date });
}

function tonight(args: { plan: StartedPlanFragment; today: number | null }): string {
  const { plan, today } = args;
  const day = plan.days.find(({ index }) => index === today);
  const dinner = day?.meals.find(({ meal }) => meal === 'DINNER')?.recipes[0];
  if (dinner === undefined) return m.meal_plans_tonight_nothing();
  const { id: recipeId, title, times } = dinner.recipe;
  const place = { day: today ?? 0, meal: 'DINNER', recipeId } as const;
  if (isEaten({ mealPlan: plan, place })) return m.meal_plans_tonight_logged({ title });
  if (isCooked({ mealPlan: plan, place })) return m.meal_plans_tonight_cooked({ title });
  return m.meal_plans_tonight({ title, minutes: dishMinutes(times) });
}

/**
 * A dot for each day: one with a tick was logged whole, one with "1/3" in part, the egg is today, what
 * has passed is dim.
 */
function DayDots({
  plan,
  today,
  date,
}: {
  plan: StartedPlanFragment;
  today: number | null;
  date: LocalDay;
}) {
  const locale = useLocale();
  return (
    <ol className="flex flex-wrap gap-1.5 sm:gap-2.5">
      {plan.days.map(({ index, weekday, meals }) => {
        const isToday = index === today;
        const isPast =
          plan.beginsOn !== null &&
          dateOfDay({ plan: { beginsOn: plan.beginsOn }, day: index }) < date;
        const { logged, planned } = loggedOfDay({ mealPlan: plan, day: { index, meals } });
        const isWhole = logged > 0 && logged === planned;
        const isBegun = logged > 0 && !isWhole;
        const name =
          weekday === null
            ? m.meal_plans_day({ number: index + 1 })
            : weekdayName({ weekday, locale });
        return (
          <li key={index} aria-current={isToday ? 'date' : undefined} className="grid gap-1.5">
            <span
              aria-hidden
              className={classNames(
                'grid size-9 place-items-center rounded-full',
                isWhole && !isToday && 'bg-yolk text-on-yolk',
                isToday && 'yolk-coin text-on-yolk',
                !isWhole && !isToday && 'inset-ring-2 inset-ring-current/55',
                isPast && logged === 0 && 'opacity-50',
              )}
            >
              {isWhole && <CheckIcon size="1.1em" weight="bold" />}
              {isBegun && (
                <span className="text-xs font-bold tabular-nums">{`${logged}/${planned}`}</span>
              )}
            </span>
            <span aria-hidden className="text-center text-xs font-semibold">
              {weekday === null ? index + 1 : weekdayHeading({ weekday, locale }).charAt(0)}
            </span>
            <span className="sr-only">
              {isToday ? m.meal_plans_day_today({ day: name }) : name}
              {isWhole && `, ${m.meal_plans_day_eaten()}`}
              {isBegun && `, ${m.meal_plans_day_logged({ logged, planned })}`}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** Three of its dinners, as they stand on the table. */
function Plates({ recipeIds }: { recipeIds: readonly string[] }) {
  const [first, second, third] = recipeIds;
  const places = [
    { id: first, className: 'top-[-6%] right-[-14%] w-[78%]' },
    { id: second, className: 'top-[-32%] left-[-2%] w-[56%]' },
    { id: third, className: 'bottom-[-42%] left-[-4%] w-[66%]' },
  ];
  return (
    <div aria-hidden className="relative min-h-64 overflow-hidden lg:min-h-full">
      {places.map(
        ({ id, className }) =>
          id && (
            <img
              key={id}
              src={`/plate/${id}.svg`}
              alt=""
              width={400}
              height={400}
              className={classNames('absolute max-w-none', className)}
            />
          ),
      )}
    </div>
  );
}
