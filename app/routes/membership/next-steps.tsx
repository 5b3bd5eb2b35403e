import { BasketIcon } from '@phosphor-icons/react/dist/ssr/Basket';
import { BellIcon } from '@phosphor-icons/react/dist/ssr/Bell';
import { DeviceMobileIcon } from '@phosphor-icons/react/dist/ssr/DeviceMobile';
import type { ReactNode } from 'react';
import type { Locale } from '../../../i18n/locales.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { weekdayOfDay, type LocalDay } from '../../../lib/local-time.ts';
import { weekdayName } from '../../dates/weekday-name.ts';
import { dishMinutes } from '../../../domain/kitchen/dish-minutes.rules.ts';
import { IntentForm, SubmitButton } from '../../forms/intent-form.tsx';
import { shopWeekForms } from '../../plans/shop-week-form.ts';
import { WeekForm } from '../../plans/week-form.tsx';
import { ButtonLink } from '../../ui/actions/button.tsx';
import type { FirstDish, FirstWeek } from './first-week.ts';

/** Three things to do, of which only the first is yellow: it is the one to do now. */
export function NextSteps({ week, locale }: { week: FirstWeek; locale: Locale }) {
  const { plan, dish, today } = week;
  return (
    <ol className="grid gap-3">
      {plan ? (
        <ShopStep plan={plan} week={week} locale={locale} />
      ) : (
        <PlanStep week={week} locale={locale} />
      )}
      {!plan && (
        <Step number={2} title={m.membership_success_list()}>
          <StepText>{m.membership_success_list_text()}</StepText>
        </Step>
      )}
      <CookStep number={plan ? 2 : 3} week={week} dish={dish} today={today} locale={locale} />
      {plan && <WeighStep hasWeight={week.hasWeight} locale={locale} />}
    </ol>
  );
}

/** Makes the plan and opens it; without answers to make it from, the quiz comes first. */
function PlanStep({ week, locale }: { week: FirstWeek; locale: Locale }) {
  if (!week.hasAnswers) {
    return (
      <Step
        number={1}
        title={m.membership_success_answer()}
        actions={
          <ButtonLink to={screenPath('onboarding', locale, {})} variant="primary">
            {m.membership_success_quiz()}
          </ButtonLink>
        }
      >
        <StepText>{m.membership_success_answer_text()}</StepText>
      </Step>
    );
  }
  return (
    <li className={stepCard}>
      <WeekForm
        values={{ request_key: week.requestKey }}
        action={screenPath('myMealPlanner', locale)}
        look="primary"
        className="contents"
      >
        <StepParts
          number={1}
          title={m.membership_success_week()}
          actions={<SubmitButton variant="primary">{m.membership_success_plan()}</SubmitButton>}
        >
          <StepText>{m.membership_success_week_text()}</StepText>
        </StepParts>
      </WeekForm>
    </li>
  );
}

/** One press puts the week on the list; a list that holds something is opened. */
function ShopStep({
  plan,
  week,
  locale,
}: {
  plan: NonNullable<FirstWeek['plan']>;
  week: FirstWeek;
  locale: Locale;
}) {
  const isEmpty = week.toBuyCount === 0;
  return (
    <Step
      number={1}
      title={
        week.dish?.date === week.today
          ? m.membership_success_shop_today()
          : m.membership_success_shop()
      }
      actions={
        isEmpty ? (
          <IntentForm
            set={shopWeekForms}
            intent="shop"
            values={{ meal_plan_id: plan.id, request_key: week.shopKey }}
            className="grid"
            action={screenPath('mealPlan', locale, { slug: plan.slug })}
          >
            <SubmitButton variant="primary" icon={BasketIcon}>
              {m.meal_plans_shop_the_week()}
            </SubmitButton>
          </IntentForm>
        ) : (
          <>
            <ButtonLink variant="primary" icon={BasketIcon} to={screenPath('shoppingList', locale)}>
              {m.membership_success_open_list()}
            </ButtonLink>
            <ButtonLink
              variant="quiet"
              icon={DeviceMobileIcon}
              to={screenPath('shoppingList', locale, undefined, { query: { share: '' } })}
            >
              {m.membership_success_send_list()}
            </ButtonLink>
          </>
        )
      }
    >
      <StepText>
        {isEmpty
          ? m.membership_success_week_to_buy({
              count: plan.toBuy.count,
              home: plan.toBuy.atHomeCount,
            })
          : m.membership_success_to_buy({ count: week.toBuyCount })}
      </StepText>
    </Step>
  );
}

function CookStep({
  number,
  week: { eveningBefore },
  dish,
  today,
  locale,
}: {
  number: number;
  week: Pick<FirstWeek, 'eveningBefore'>;
  dish: FirstDish | null;
  today: LocalDay;
  locale: Locale;
}) {
  if (dish === null) {
    return (
      <Step
        number={number}
        title={m.membership_success_cook()}
        actions={
          <ButtonLink to={screenPath('recipes', locale)}>
            {m.membership_success_recipes()}
          </ButtonLink>
        }
      >
        <StepText>{m.membership_success_cook_text()}</StepText>
      </Step>
    );
  }
  const { slug, title, times, key, date, meal } = dish;
  const query = key === null ? {} : { dish: key };
  return (
    <Step
      number={number}
      title={cookWords({ date, today, meal, locale })}
      actions={
        <>
          <ButtonLink variant="quiet" to={screenPath('recipe', locale, { slug }, { query })}>
            {m.membership_success_recipe()}
          </ButtonLink>
          <ButtonLink variant="quiet" icon={BellIcon} to={screenPath('notifications', locale)}>
            {m.membership_success_remind()}
          </ButtonLink>
        </>
      }
    >
      <StepText>{m.membership_success_cook_dish({ title, time: dishMinutes(times) })}</StepText>
      {eveningBefore !== null && <p className="font-semibold">{eveningBefore}</p>}
    </Step>
  );
}

function cookWords(
  args: Pick<FirstDish, 'date' | 'meal'> & { today: LocalDay; locale: Locale },
): string {
  const { date, meal, today, locale } = args;
  if (date === null) return m.membership_success_cook();
  if (date === today && meal === 'DINNER') return m.membership_success_cook_tonight();
  const day = weekdayName({ weekday: weekdayOfDay(date), locale });
  return m.membership_success_cook_on({ day });
}

function WeighStep({ hasWeight, locale }: { hasWeight: boolean; locale: Locale }) {
  return (
    <Step
      number={3}
      title={m.membership_success_weigh()}
      actions={
        <ButtonLink variant="quiet" to={screenPath('tracking', locale)}>
          {m.membership_success_weigh_see()}
        </ButtonLink>
      }
    >
      <StepText>
        {hasWeight ? m.membership_success_weigh_quiz() : m.membership_success_weigh_text()}
      </StepText>
    </Step>
  );
}

const stepCard =
  'grid grid-cols-[2.5rem_1fr] items-start gap-x-4 gap-y-3.5 rounded-lg bg-surface px-5 py-4.5 shadow-sm lg:grid-cols-[2.5rem_1fr_auto] lg:items-center';

interface StepProps {
  number: number;
  title: string;
  actions?: ReactNode;
  children: ReactNode;
}

function Step(step: StepProps) {
  return (
    <li className={stepCard}>
      <StepParts {...step} />
    </li>
  );
}

function StepParts({ number, title, actions, children }: StepProps) {
  const mark = number === 1 ? 'yolk-coin' : 'rounded-full bg-sunken';
  return (
    <>
      <span aria-hidden className={`grid size-10 place-items-center figures font-bold ${mark}`}>
        {number}
      </span>
      <div className="grid gap-0.5">
        <h2 className="text-h4">{title}</h2>
        {children}
      </div>
      {actions && <div className="col-start-2 grid gap-2.5 lg:col-start-3 lg:flex">{actions}</div>}
    </>
  );
}

function StepText({ children }: { children: ReactNode }) {
  return <p className="text-ink-2">{children}</p>;
}
