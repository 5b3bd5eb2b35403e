import { BasketIcon } from '@phosphor-icons/react/dist/ssr/Basket';
import { BellIcon } from '@phosphor-icons/react/dist/ssr/Bell';
import { DeviceMobileIcon } from '@phosphor-icons/react/dist/ssr/DeviceMobile';
import type { ReactNode } from 'react';
import { locales, type Locale } from '../../../i18n/locales.ts';
import { weekdayOfDay, type LocalDay } from '../../../lib/local-time.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { dayAndMonth, longDate } from '../../dates/long-date.ts';
import { useTimeZone } from '../../dates/time-zone.ts';
import { weekdayName } from '../../dates/weekday-name.ts';
import { mealWords } from '../../dishes/recipe-words.ts';
import { IntentForm, SubmitButton } from '../../forms/intent-form.tsx';
import { generateForms } from '../../plans/generate-form.ts';
import { shopWeekForms } from '../../plans/shop-week-form.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import type { FirstDish, FirstWeek } from './first-week.ts';
import type { StepProps } from './sign-up-page.ts';
import { Link } from '../../ui/navigation/link.ts';

type SuccessStepProps = StepProps & { week: FirstWeek };

/** A member from this moment on: the first dish of their week, and the three things to do now. */
export function SuccessStep({ locale, state, week }: SuccessStepProps) {
  useTimeZone();
  const { me, offers } = state;
  const welcome = m.membership_success_title({ name: me?.firstName ?? '' });
  return (
    <div className="grid gap-3 pt-2 pb-8 lg:gap-4">
      <FirstPlate week={week} welcome={welcome} locale={locale} />
      <NextSteps week={week} locale={locale} />
      <MembershipNote state={state} locale={locale} />
      {offers.isTest && <Alert>{m.membership_test_note()}</Alert>}
    </div>
  );
}

function FirstPlate({
  week: { dish, plan, today },
  welcome,
  locale,
}: {
  week: FirstWeek;
  welcome: string;
  locale: Locale;
}) {
  return (
    <section
      data-surface="yolk"
      className="grid grid-cols-[minmax(0,1fr)] overflow-hidden rounded-xl bg-yolk px-6 pt-6 text-on-yolk lg:grid-cols-[1.1fr_1fr] lg:px-12"
    >
      <div className="relative z-1 grid content-center gap-3 pb-6 lg:py-14">
        {dish && <p className="font-semibold">{welcome}</p>}
        <h1 className="text-[clamp(2.25rem,1.6rem+3vw,4.25rem)] leading-[1.02] tracking-tight text-balance">
          {dish ? tastes(dish, locale) : welcome}
        </h1>
        {dish && <p className="font-semibold">{whenEaten(dish)}</p>}
        <p className="max-w-[42ch] text-lg">{leadOf({ dish, today, locale })}</p>
        {plan && (
          <p>
            <Link
              className="font-semibold underline underline-offset-4"
              to={screenPath('mealPlan', locale, { slug: plan.slug })}
            >
              {m.membership_success_plan()}
            </Link>
          </p>
        )}
      </div>
      <div className="relative grid h-52 grid-cols-[minmax(0,1fr)] justify-items-center lg:h-auto lg:min-h-90">
        {dish ? <Plate dish={dish} /> : <Egg />}
      </div>
    </section>
  );
}

/** "Monday tastes of lamb chops"; the dish itself where its day or its main food is not known. */
function tastes({ date, mainFood, title }: FirstDish, locale: Locale): string {
  if (date === null || mainFood === null) return title;
  const day = weekdayName({ weekday: weekdayOfDay(date), locale });
  const words = m.membership_success_tastes({ day, food: mainFood });
  return words.charAt(0).toLocaleUpperCase(locales[locale].languageTag) + words.slice(1);
}

/** `Lamb chops with tzatziki · Dinner · 25 min`; a title that is the heading is not said again. */
function whenEaten(dish: FirstDish): string {
  const { title, meal, minutes } = dish;
  const told = [mealWords[meal](), m.recipes_minutes_short({ count: minutes })];
  return (isNamedByFood(dish) ? [title, ...told] : told).join(' · ');
}

function isNamedByFood({ date, mainFood }: FirstDish): boolean {
  return date !== null && mainFood !== null;
}

function leadOf(args: { dish: FirstDish | null; today: LocalDay; locale: Locale }): string {
  const { dish, today, locale } = args;
  if (dish === null) return m.membership_success_lead_open();
  if (dish.date === today) return m.membership_success_lead_today();
  if (dish.date === null) return m.membership_success_lead();
  return m.membership_success_lead_on({ day: dayAndMonth(dish.date, locale) });
}

/** Larger than its panel, which cuts it at the edge. */
function Plate({ dish }: { dish: FirstDish }) {
  return (
    <img
      src={`/plate/${dish.recipeId}.svg`}
      alt=""
      width={480}
      height={480}
      className="-mt-10 size-96 max-w-none animate-[land_var(--duration-plop)_var(--ease-plop)_both] drop-shadow-lg lg:absolute lg:top-1/2 lg:left-1/2 lg:-mt-80 lg:-ml-80 lg:size-160"
    />
  );
}

/** Before there is a dish, the mark of what is done: an egg on its white. */
function Egg() {
  return (
    <span
      aria-hidden
      className="mt-4 grid size-40 place-items-center self-center rounded-full bg-egg-white shadow-md lg:mt-0 lg:size-60"
    >
      <span className="yolk-coin size-20 animate-plop lg:size-30" />
    </span>
  );
}

/** Of the three only the first is yellow: it is the one to do now. */
function NextSteps({ week, locale }: { week: FirstWeek; locale: Locale }) {
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
      <CookStep number={plan ? 2 : 3} dish={dish} today={today} locale={locale} />
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
    <Step
      number={1}
      title={m.membership_success_week()}
      actions={
        <IntentForm
          set={generateForms}
          intent="generate"
          values={{ request_key: week.requestKey }}
          className="grid"
          action={screenPath('myMealPlanner', locale)}
        >
          <SubmitButton variant="primary">{m.membership_success_plan()}</SubmitButton>
        </IntentForm>
      }
    >
      <StepText>{m.membership_success_week_text()}</StepText>
    </Step>
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
  dish,
  today,
  locale,
}: {
  number: number;
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
  const { slug, title, minutes, key, date, meal } = dish;
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
      <StepText>{m.membership_success_cook_dish({ title, minutes })}</StepText>
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

function Step({
  number,
  title,
  actions,
  children,
}: {
  number: number;
  title: string;
  actions?: ReactNode;
  children: ReactNode;
}) {
  const mark = number === 1 ? 'yolk-coin' : 'rounded-full bg-sunken';
  return (
    <li className="grid grid-cols-[2.5rem_1fr] items-start gap-x-4 gap-y-3.5 rounded-lg bg-surface px-5 py-4.5 shadow-sm lg:grid-cols-[2.5rem_1fr_auto] lg:items-center">
      <span aria-hidden className={`grid size-10 place-items-center figures font-bold ${mark}`}>
        {number}
      </span>
      <div className="grid gap-0.5">
        <h2 className="text-h4">{title}</h2>
        {children}
      </div>
      {actions && <div className="col-start-2 grid gap-2.5 lg:col-start-3 lg:flex">{actions}</div>}
    </li>
  );
}

function StepText({ children }: { children: ReactNode }) {
  return <p className="text-ink-2">{children}</p>;
}

function MembershipNote({ state, locale }: Pick<StepProps, 'state' | 'locale'>) {
  const { membershipSubscription } = state;
  const date = longDate(membershipSubscription?.expireTime ?? '', locale);
  return (
    <p className="text-sm text-ink-2">
      {membershipSubscription?.isOnTrial
        ? m.membership_success_trial({ date })
        : m.membership_success_paid({ date })}{' '}
      <Link className="link" to={screenPath('membership', locale)}>
        {m.membership_success_membership()}
      </Link>
    </p>
  );
}
