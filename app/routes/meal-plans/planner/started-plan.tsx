import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import { locales, type Locale } from '../../../../i18n/locales.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import type { StartedPlanFragment } from '../operations.gen.ts';
import { useLocale } from '../../../shell/locale.ts';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Tag } from '../../../ui/data/tag.tsx';
import { SubmitButton } from '../../../forms/intent-form.tsx';
import { PlanForm } from '../changes/plan-form.tsx';
import { planTitle } from '../../../plans/plan-title.ts';
import { currentDay } from '../../../plans/current-day.ts';
import { useToday } from '../../../dates/use-today.ts';
import { weekdayHeading, weekdayName } from '../../../dates/weekday-name.ts';

/** The plan being followed: where in it one is, and what is for dinner. */
export function StartedPlan({
  plan,
  todayGuess,
}: {
  plan: StartedPlanFragment;
  todayGuess: string;
}) {
  const locale = useLocale();
  const today = currentDay({ mealPlan: plan, today: useToday(todayGuess) });
  return (
    <section
      aria-labelledby="current-plan"
      data-surface="nori"
      className="grid overflow-hidden rounded-xl bg-nori text-on-dark lg:grid-cols-2"
    >
      <div className="grid content-center justify-items-start gap-4 p-[clamp(1.25rem,0.6rem+2.4vw,2.75rem)]">
        {plan.startedAt && (
          <Tag tone="yolk">
            {m.meal_plans_started_on({ date: dayAndMonth(plan.startedAt, locale) })}
          </Tag>
        )}
        <h2 id="current-plan" className="text-h1">
          {planTitle(plan)}
        </h2>
        <DayDots plan={plan} today={today} />
        <p>{tonight({ plan, today })}</p>
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

/** `March 9` */
function dayAndMonth(time: string, locale: Locale): string {
  const format = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(locales[locale].languageTag, format).format(new Date(time));
}

function tonight(args: { plan: StartedPlanFragment; today: number | null }): string {
  const { plan, today } = args;
  const day = plan.days.find(({ index }) => index === today);
  const dinner = day?.meals.find(({ meal }) => meal === 'DINNER')?.recipes[0];
  if (dinner === undefined) return m.meal_plans_tonight_nothing();
  const { title, times } = dinner.recipe;
  const minutes = m.recipes_minutes_short({ count: times.totalMinutes });
  return m.meal_plans_tonight({ title, minutes });
}

/** A dot for each day: a yolk with a tick is eaten, the egg is today. */
function DayDots({ plan, today }: { plan: StartedPlanFragment; today: number | null }) {
  const locale = useLocale();
  return (
    <ol className="flex flex-wrap gap-1.5 sm:gap-2.5">
      {plan.days.map(({ index, weekday }) => {
        const isToday = index === today;
        const isPast = today !== null && index < today;
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
                isPast && 'bg-yolk text-on-yolk',
                isToday && 'yolk-coin',
                !isPast && !isToday && 'inset-ring-2 inset-ring-current/55',
              )}
            >
              {isPast && <CheckIcon size="1.1em" weight="bold" />}
            </span>
            <span aria-hidden className="text-center text-xs font-semibold">
              {weekday === null ? index + 1 : weekdayHeading({ weekday, locale }).charAt(0)}
            </span>
            <span className="sr-only">
              {isToday ? m.meal_plans_day_today({ day: name }) : name}
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
