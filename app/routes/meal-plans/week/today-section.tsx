import { ArrowRightIcon } from '@phosphor-icons/react/dist/ssr/ArrowRight';
import { ArrowsLeftRightIcon } from '@phosphor-icons/react/dist/ssr/ArrowsLeftRight';
import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import { CaretRightIcon } from '@phosphor-icons/react/dist/ssr/CaretRight';
import { ClockIcon } from '@phosphor-icons/react/dist/ssr/Clock';
import { UsersIcon } from '@phosphor-icons/react/dist/ssr/Users';
import { Link } from '../../../ui/navigation/link.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { wholeNumber } from '../../../amounts/figures.ts';
import { dishMinutes } from '../../../../domain/kitchen/dish-minutes.rules.ts';
import { keptText } from '../../../../domain/kitchen/servings-in-parts.rules.ts';
import { dishPicture } from '../../../dishes/dish-picture.ts';
import { mealWords } from '../../../dishes/recipe-words.ts';
import type {
  PlanDayFragment,
  PlanDishFragment,
  PlanMealFragment,
  ShownPlanFragment,
} from '../operations.gen.ts';
import type { DayWords } from '../../../plans/day-words.ts';
import { dinnerClock } from '../../../plans/dinner-clock.ts';
import type { NextMeal } from '../../../plans/next-meal.ts';
import { useLocale } from '../../../shell/locale.ts';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import { EaterPlates } from '../../../ui/data/eater-plates.tsx';
import { Yolk } from '../../../ui/data/yolk.tsx';
import { TonightCard } from '../../../ui/week/tonight-card.tsx';
import { planQuery } from '../plan-address.ts';
import type { DishPlace, MealPlace } from '../meal-place.ts';
import { cookPath } from '../plan/dish-path.ts';
import type { DayDate } from './day-dates.ts';
import { DayHeading } from './day-heading.tsx';
import { DishDetail } from './dish-detail.tsx';
import { becameWord } from '../../../plans/what-became.ts';
import { EveningBeforeNotices, ThawNotice } from './kitchen-notices.tsx';
import { useDayEaters } from './use-day-eaters.ts';

interface TodaySectionProps {
  mealPlan: Pick<ShownPlanFragment, 'cookedDishes' | 'eatenMeals' | 'eaters'>;
  /** The day of what is next: today, or one that follows it. */
  day: PlanDayFragment;
  next: NextMeal;
  /** Null on the last day of the plan. */
  tomorrow: PlanDayFragment | null;
  date: DayDate;
  /** Null until it is known. */
  hour: number | null;
  words: DayWords;
  canEdit: boolean;
  /** The grams that fill the white of a plate. */
  most: number;
}

type Meal = MealPlace['meal'];

interface TodaysDish {
  meal: PlanMealFragment;
  /** The first of the meal. */
  dish: PlanDishFragment;
  place: MealPlace;
}

/** What is cooked next, large; the other meals of its day in a row below. */
export function TodaySection(props: TodaySectionProps) {
  const { mealPlan, day, next, date, words } = props;
  const dishes = day.meals.flatMap((meal) => {
    const shown = meal.recipes.find(({ recipe }) => recipe.id === next.recipeId);
    const dish = meal.meal === next.meal && shown ? shown : meal.recipes[0];
    return dish ? [{ meal, dish, place: { day: day.index, meal: meal.meal } }] : [];
  });
  const main = dishes.find(({ place }) => place.meal === next.meal);
  if (main === undefined) return null;
  const label = next.daysAhead === 0 ? m.meal_plans_today_label({ day: date.name }) : date.heading;
  return (
    <section aria-label={label} className="pt-5 pb-8">
      <DayHeading date={date} />
      <NextDish {...props} {...main} />
      <ul className="mt-3 grid gap-2.5 sm:grid-cols-2 lg:mt-gutter lg:gap-gutter">
        {dishes
          .filter((each) => each !== main)
          .map((each) => (
            <li key={each.place.meal}>
              <OtherMeal
                {...each}
                words={words}
                done={becameWord({ mealPlan, place: placeOf(each) })}
              />
            </li>
          ))}
      </ul>
    </section>
  );
}

function placeOf({ place, dish }: TodaysDish): DishPlace {
  return { ...place, recipeId: dish.recipe.id };
}

const whenWords: Record<Meal, () => string> = {
  BREAKFAST: m.meal_plans_today_breakfast,
  LUNCH: m.meal_plans_today_lunch,
  DINNER: m.meal_plans_today_dinner,
};

/** "Tonight", "Breakfast tomorrow", or the meal of a day that stands above. */
function whenText({ meal, daysAhead }: NextMeal): string {
  if (daysAhead === 0) return whenWords[meal]();
  const name = mealWords[meal]();
  return daysAhead === 1 ? m.home_tomorrow({ meal: name }) : name;
}

function NextDish({
  mealPlan,
  meal,
  dish,
  place,
  next,
  words,
  canEdit,
  most,
  tomorrow,
  ...props
}: TodaysDish & TodaySectionProps) {
  const locale = useLocale();
  // Of a day to come no hour has passed.
  const hour = next.daysAhead === 0 ? props.hour : null;
  const { recipe, nutrition, leftoverOfDay } = dish;
  const { id, title, times } = recipe;
  const isCookedTonight = place.meal === 'DINNER' && leftoverOfDay === null;
  const clock = isCookedTonight ? dinnerClock({ ...times, hour, locale }) : null;
  const minutes = <DishDetail meal={meal} position={0} words={words} isForOneMeal />;
  const grams = nutrition.netCarbsGrams;
  const picking = {
    ...place,
    swappedId: id,
    chosenId: null,
    tab: 'suggestions' as const,
    text: '',
  };
  return (
    <TonightCard
      when={
        <>
          <b className="mr-1.5 font-control text-ink">{whenText(next)}</b>
          {clock && m.meal_plans_today_on_the_table({ time: clock.onTheTable })}
        </>
      }
      notice={
        <>
          <ThawNotice dish={dish} hour={hour} />
          <EveningBeforeNotices tomorrow={tomorrow} />
        </>
      }
      title={title}
      to={{ search: planQuery({ dish: { ...place, recipeId: id } }) }}
      openLabel={m.meal_plans_open_dish({ title })}
      picture={dishPicture(id)}
      facts={[
        {
          key: 'time',
          mark: <ClockIcon size="1.3em" aria-hidden />,
          text:
            clock === null
              ? minutes
              : m.meal_plans_today_start_at({ minutes: dishMinutes(times), time: clock.startAt }),
        },
        {
          key: 'eaters',
          mark: <Eaters meal={meal} eaters={mealPlan.eaters} />,
          text: forWhom({ dish, words }),
        },
        ...(grams === null
          ? []
          : [
              {
                key: 'carbs',
                mark: (
                  <Yolk grams={grams} max={most} label={wholeNumber({ amount: grams, locale })} />
                ),
                text: m.meal_plans_today_net_carbs({
                  grams: wholeNumber({ amount: grams, locale }),
                }),
              },
            ]),
      ]}
      actions={
        <>
          <ButtonLink
            to={cookPath({ dish, locale })}
            variant="primary"
            size="lg"
            trailingIcon={ArrowRightIcon}
          >
            {leftoverOfDay === null ? m.meal_plans_cook() : m.meal_plans_warm_up()}
          </ButtonLink>
          {canEdit && (
            <ButtonLink
              to={{ search: planQuery({ picking }) }}
              size="lg"
              icon={ArrowsLeftRightIcon}
              preventScrollReset
            >
              {m.meal_plans_swap_short()}
            </ButtonLink>
          )}
        </>
      }
    />
  );
}

/** Their letters where both have room, else a sign: the words beside say it. */
function Eaters({ meal, eaters }: { meal: PlanMealFragment; eaters: ShownPlanFragment['eaters'] }) {
  const { eaters: plates } = useDayEaters({ day: { meals: [meal] }, eaters });
  if (plates.length !== 2) return <UsersIcon size="1.3em" aria-hidden />;
  return <EaterPlates eaters={plates} label="" />;
}

/** "For 2, plus lunch on Thursday, ¼ serving is left over" */
export function forWhom({ dish, words }: { dish: PlanDishFragment; words: DayWords }): string {
  const { portions, leftoversOnDay, keptServings } = dish;
  const parts = [
    m.meal_plans_for_people({ count: portions.length }),
    leftoversOnDay === null ? null : words.plusLunchOn(leftoversOnDay),
    keptText(keptServings),
  ];
  return parts.filter((part) => part !== null).join(', ');
}

function OtherMeal({
  meal,
  dish,
  place,
  words,
  done,
}: TodaysDish & Pick<TodaySectionProps, 'words'> & { done: string | null }) {
  const { id, short } = dish.recipe;
  return (
    <Link
      to={{ search: planQuery({ dish: { ...place, recipeId: id } }) }}
      preventScrollReset
      aria-haspopup="dialog"
      className="flex min-h-16 items-center gap-3.5 rounded-lg bg-surface py-2 pr-4 pl-2.5 shadow-xs hover:shadow-sm"
    >
      <img
        src={`/plate/${id}.svg`}
        alt=""
        width={56}
        height={56}
        className="size-14 flex-none scale-120"
      />
      <span className="grid flex-1 leading-snug">
        <span className="text-xs text-ink-2">{mealWords[place.meal]()}</span>
        <span className="font-display text-lg leading-tight">{short}</span>
        <span className="text-xs text-ink-2">
          <DishDetail meal={meal} position={0} words={words} />
        </span>
      </span>
      {done === null ? (
        <CaretRightIcon size="1.1em" weight="bold" aria-hidden className="text-ink-3" />
      ) : (
        <span className="grid size-7 flex-none place-items-center yolk-mark">
          <CheckIcon size="1em" weight="bold" aria-label={done} />
        </span>
      )}
    </Link>
  );
}
