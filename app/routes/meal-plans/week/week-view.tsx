import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import { LockSimpleIcon } from '@phosphor-icons/react/dist/ssr/LockSimple';
import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { Link } from '../../../ui/navigation/link.ts';
import type { LocalDay } from '../../../../lib/local-time.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import type { PlanDayFragment, PlanDishFragment, ShownPlanFragment } from '../operations.gen.ts';
import { mealWords } from '../../../dishes/recipe-words.ts';
import type { DayWords } from '../../../plans/day-words.ts';
import { Tag } from '../../../ui/data/tag.tsx';
import { WeekTable, type WeekDay, type WeekMeal } from '../../../ui/week/week-table.tsx';
import { plannedPlaces } from '../edit/planned-places.ts';
import { useDishDrag, type DishDrag } from '../edit/use-dish-drag.ts';
import { planQuery, type PlanAddress } from '../plan-address.ts';
import type { MealPlace } from '../meal-place.ts';
import { placeInSentence } from '../place-words.ts';
import { becameWord, loggedOfDay } from '../../../plans/what-became.ts';
import { DayTotals } from './day-totals.tsx';
import { DishDetail } from './dish-detail.tsx';
import { shortDay, type DayDate } from './day-dates.ts';
import { EatersOfDay } from './eaters-of-day.tsx';
import { mostGrams } from './most-grams.ts';

export interface WeekViewProps {
  mealPlan: ShownPlanFragment;
  address: PlanAddress;
  words: DayWords;
  /** Of the plan that is being followed; null for any other. */
  today: number | null;
  /** Today. */
  date: LocalDay;
  /** Of the plan's days, also those it would have. */
  dates: readonly (DayDate | null)[];
  /** How many days are eaten, before another plan takes over. */
  dayCount: number;
}

const daysPerTable = 7;

/** The plan as laid tables of a week each: a dish is the thing one presses. */
export function WeekView(props: WeekViewProps) {
  const { mealPlan } = props;
  const drag = useDishDrag(mealPlan);
  const weeks = Math.ceil(mealPlan.days.length / daysPerTable);
  return (
    <div className="grid gap-6">
      {Array.from({ length: weeks }, (_, week) => {
        const label =
          weeks === 1 ? m.meal_plans_week() : m.meal_plans_week_number({ number: week + 1 });
        const days = mealPlan.days.slice(week * daysPerTable, (week + 1) * daysPerTable);
        return (
          <section key={week} aria-label={label}>
            <h2 className={weeks === 1 ? 'sr-only' : 'mb-3 text-h3'}>{label}</h2>
            <WeekTable label={label} days={days.map((day) => weekDay({ ...props, day, drag }))} />
          </section>
        );
      })}
      <p className="flex items-center gap-2.5 text-sm text-ink-2">
        <span aria-hidden className="yolk-coin size-8 flex-none" />
        {m.meal_plans_week_legend()}
      </p>
    </div>
  );
}

type DayProps = WeekViewProps & { day: PlanDayFragment; drag: DishDrag };

function weekDay(props: DayProps): WeekDay {
  const { mealPlan, day, address, words, dates } = props;
  const date = dates[day.index] ?? null;
  const heading = words.heading(day);
  const places = plannedPlaces(mealPlan).filter((place) => place.day === day.index);
  const isOutside = day.index >= props.dayCount;
  const standing = isOutside
    ? 'outside'
    : standingOf({
        date: mealPlan.beginsOn === null ? null : (date?.date ?? null),
        now: props.date,
      });
  return {
    key: String(day.index),
    weekday:
      date?.shortHeading ?? (day.weekday === null ? m.meal_plans_week_day() : shortDay(heading)),
    date: date?.day ?? (day.weekday === null ? day.index + 1 : null),
    name: date?.heading ?? heading,
    to: {
      search: planQuery({ tab: address.tab, openDay: day.index }),
    },
    standing,
    mark: isOutside ? m.meal_plans_day_outside() : <DayMark {...props} />,
    meals: places.map((place) => weekMeal({ ...props, place, isPast: standing === 'past' })),
    figures: <Figures day={day} mealPlan={mealPlan} />,
  };
}

function standingOf({ date, now }: { date: LocalDay | null; now: LocalDay }) {
  if (date === null || date > now) return 'coming';
  return date === now ? 'today' : 'past';
}

/** Today says so; a day has its tick when all of it was logged, not because it has passed. */
function DayMark({ mealPlan, day, today }: DayProps) {
  if (day.index === today) return <Tag tone="now">{m.meal_plans_today()}</Tag>;
  const { logged, planned } = loggedOfDay({ mealPlan, day });
  if (planned === 0 || logged < planned) return null;
  return (
    <CheckIcon
      size="1.1em"
      weight="bold"
      aria-label={m.meal_plans_day_eaten()}
      className="text-leaf-ink"
    />
  );
}

/** Nothing is added or moved to a meal that is past: without a dish it was eaten elsewhere. */
function weekMeal({
  place,
  isPast,
  ...props
}: DayProps & { place: MealPlace; isPast: boolean }): WeekMeal {
  const { mealPlan, day, address, words, drag } = props;
  const { tab } = address;
  const slot = mealWords[place.meal]();
  const planned = day.meals.find(({ meal }) => meal === place.meal);
  const dishes = planned?.recipes ?? [];
  return {
    key: place.meal,
    slot,
    isLarge: place.meal === 'DINNER',
    isFromDayBefore:
      place.day % daysPerTable > 0 &&
      dishes.some(({ leftoverOfDay }) => leftoverOfDay === place.day - 1),
    dishes: dishes.map((dish, position) => ({
      key: dish.recipe.id,
      to: { search: planQuery({ tab, dish: { ...place, recipeId: dish.recipe.id } }) },
      title: dish.recipe.short,
      detail: planned && <DishDetail meal={planned} position={position} words={words} />,
      picture: { src: `/plate/${dish.recipe.id}.svg` },
      isFresh: isFresh({ fresh: address.fresh, place, dish }),
      mark: <DishMarks mealPlan={mealPlan} dish={dish} place={place} />,
      ...(mealPlan.canEdit && { onDragStart: drag.start({ ...place, recipeId: dish.recipe.id }) }),
    })),
    ...(mealPlan.canEdit && !isPast && { drop: drag.dropAt(place) }),
    empty: isPast ? (
      <p className="text-center text-xs text-ink-2">{m.meal_plans_over_out()}</p>
    ) : mealPlan.canEdit ? (
      <AddMeal
        address={address}
        place={place}
        name={placeInSentence({ words, day, meal: place.meal })}
      />
    ) : (
      <p className="text-center text-xs text-ink-2">{m.meal_plans_week_nothing()}</p>
    ),
  };
}

/** A lock, and a tick for what was logged or cooked. */
function DishMarks({
  mealPlan,
  dish: { recipe, isLocked },
  place,
}: Pick<WeekViewProps, 'mealPlan'> & { dish: PlanDishFragment; place: MealPlace }) {
  const became = becameWord({ mealPlan, place: { ...place, recipeId: recipe.id } });
  if (became === null && !isLocked) return null;
  return (
    <span className="inline-flex gap-1.5">
      {became !== null && (
        <CheckIcon size="1.1em" weight="bold" aria-label={became} className="text-leaf-ink" />
      )}
      {isLocked && (
        <LockSimpleIcon
          size="1em"
          weight="fill"
          aria-label={m.meal_plans_locked()}
          className="text-yolk-ink"
        />
      )}
    </span>
  );
}

/** The lunch that is kept from a dinner changes with it. */
function isFresh(args: {
  fresh: MealPlace | null;
  place: MealPlace;
  dish: PlanDishFragment;
}): boolean {
  const { fresh, place, dish } = args;
  const isAt = (day: number | null, meal: string) => fresh?.day === day && fresh.meal === meal;
  return isAt(place.day, place.meal) || isAt(dish.leftoverOfDay, 'DINNER');
}

function AddMeal({
  address,
  place,
  name,
}: Pick<WeekViewProps, 'address'> & { place: MealPlace; name: string }) {
  const { tab } = address;
  const picking = {
    ...place,
    swappedId: null,
    chosenId: null,
    tab: 'suggestions' as const,
    text: '',
  };
  return (
    <Link
      to={{ search: planQuery({ tab, picking }) }}
      preventScrollReset
      aria-haspopup="dialog"
      aria-label={m.meal_plans_add_meal_named({ place: name })}
      className="grid min-h-16 place-items-center content-center gap-1 rounded-md border-2 border-dashed border-line-strong px-1 text-center text-xs font-semibold text-ink-2 hover:border-ink hover:text-ink"
    >
      <PlusIcon size="1.25em" weight="bold" aria-hidden />
      {m.meal_plans_add_meal()}
    </Link>
  );
}

function Figures({ day, mealPlan }: { day: PlanDayFragment; mealPlan: WeekViewProps['mealPlan'] }) {
  if (day.meals.length === 0) return null;
  return (
    <DayTotals nutrition={day.nutrition} most={mostGrams(mealPlan)}>
      {mealPlan.isOwn && <EatersOfDay day={day} eaters={mealPlan.eaters} />}
    </DayTotals>
  );
}
