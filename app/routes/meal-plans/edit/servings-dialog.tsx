import { UsersIcon } from '@phosphor-icons/react/dist/ssr/Users';
import { Link } from '../../../ui/navigation/link.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import type { PlanDayFragment, ShownPlanFragment } from '../operations.gen.ts';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { Stepper } from '../../../ui/forms/stepper.tsx';
import { withCapital } from '../../../../lib/with-capital.ts';
import { planQuery, type PlanAddress } from '../plan-address.ts';
import type { PlanAnswer } from '../changes/plan-forms.ts';
import { SubmitButton } from '../../../forms/intent-form.tsx';
import { PlanForm } from '../changes/plan-form.tsx';
import { PlanProblems } from '../changes/plan-problems.tsx';

/** Each step only asks: the change is one of every recipe of the plan. */
export function ServingsControl({
  mealPlan,
  address: { tab },
}: {
  mealPlan: Pick<ShownPlanFragment, 'servings' | 'servingsOptions'>;
  address: PlanAddress;
}) {
  const { servings, servingsOptions } = mealPlan;
  return (
    <Stepper
      label={m.meal_plans_servings_of_plan()}
      lessLabel={m.meal_plans_servings_fewer()}
      moreLabel={m.meal_plans_servings_more()}
      values={servingsOptions}
      value={servings}
      valueText={m.meal_plans_for_people({ count: servings })}
      toValue={(count) => ({
        search: planQuery({ tab, servings: { count, day: null } }),
      })}
    />
  );
}

/** For how many a day is cooked; a press asks for how many else. */
export function DayServings({
  day,
  dayName,
  address: { tab },
}: {
  day: PlanDayFragment;
  /** As inside a sentence. */
  dayName: string;
  address: PlanAddress;
}) {
  const servings = { count: day.servings, day: day.index };
  return (
    <Link
      to={{ search: planQuery({ tab, servings }) }}
      preventScrollReset
      data-noprint
      aria-label={withCapital(m.meal_plans_servings_of_day({ day: dayName, count: day.servings }))}
      className="inline-flex min-h-target w-fit items-center gap-2 rounded-full bg-sunken px-4 font-semibold hover:inset-ring-[1.5px] hover:inset-ring-line-strong"
    >
      <UsersIcon size="1.25em" weight="bold" aria-hidden />
      {day.servings}
    </Link>
  );
}

/** Has an address of its own, so the question is asked without JavaScript too. */
export function ServingsDialog({
  mealPlan,
  address,
  result,
}: {
  mealPlan: ShownPlanFragment;
  address: PlanAddress;
  result: PlanAnswer | null;
}) {
  const { tab, servings } = address;
  const day = mealPlan.days.find(({ index }) => index === servings?.day) ?? null;
  const isOfDay = servings !== null && servings.day !== null;
  const options = isOfDay ? (day?.servingsOptions ?? []) : mealPlan.servingsOptions;
  const current = isOfDay ? day?.servings : mealPlan.servings;
  const count = servings?.count ?? 0;
  const isOpen = mealPlan.canEdit && servings !== null && current !== undefined;
  const closeTo = { search: planQuery({ tab }) };
  const children = Math.min(mealPlan.eaters.children, Math.max(0, count - 1));
  const fields = { servings: count - children, children, day: servings?.day ?? '' };
  return (
    <Dialog
      isOpen={isOpen}
      closeTo={closeTo}
      closeLabel={m.recipes_close()}
      title={
        isOfDay
          ? m.meal_plans_servings_confirm_day_title({ count })
          : m.meal_plans_servings_confirm_title({ count })
      }
      actions={
        <>
          <PlanForm intent="change-servings" plan={mealPlan} fields={fields}>
            <SubmitButton variant="primary">{m.meal_plans_servings_confirm()}</SubmitButton>
          </PlanForm>
          <ButtonLink to={closeTo} preventScrollReset>
            {m.meal_plans_cancel()}
          </ButtonLink>
        </>
      }
    >
      {isOpen && <PlanProblems result={result} plan={mealPlan} />}
      <p className="text-ink-2">
        {isOfDay ? m.meal_plans_servings_confirm_day_text() : m.meal_plans_servings_confirm_text()}
      </p>
      <div>
        <Stepper
          label={m.meal_plans_servings_of_plan()}
          lessLabel={m.meal_plans_servings_fewer()}
          moreLabel={m.meal_plans_servings_more()}
          values={options}
          value={count}
          valueText={m.meal_plans_for_people({ count })}
          toValue={(next) => ({
            search: planQuery({
              tab,
              servings: { count: next, day: servings?.day ?? null },
            }),
          })}
        />
      </div>
    </Dialog>
  );
}
