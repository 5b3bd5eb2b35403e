import { locales, type Locale } from '../../../i18n/locales.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { weekdayOfDay, type LocalDay } from '../../../lib/local-time.ts';
import { withCapital } from '../../../lib/with-capital.ts';
import { dayAndMonth } from '../../dates/long-date.ts';
import { weekdayName } from '../../dates/weekday-name.ts';
import { dishMinutes } from '../../../domain/kitchen/dish-minutes.rules.ts';
import { mealWords } from '../../dishes/recipe-words.ts';
import { Link } from '../../ui/navigation/link.ts';
import type { FirstDish, FirstWeek } from './first-week.ts';

/** What the new member eats first, as large as a plate. */
export function FirstPlate({
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
          {dish ? tastes({ dish, today, locale }) : welcome}
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
function tastes(args: { dish: FirstDish; today: LocalDay; locale: Locale }): string {
  const { dish, today, locale } = args;
  const { date, mainFood: food, title } = dish;
  if (date === null || food === null) return title;
  // "På måndag", said on a Monday, is a week away.
  if (date === today) return m.membership_success_tastes_today({ food });
  const day = weekdayName({ weekday: weekdayOfDay(date), locale });
  const words = m.membership_success_tastes({ day, food });
  return withCapital(words, locales[locale].languageTag);
}

/** `Lamb chops with tzatziki · Dinner · 25 min`; a title that is the heading is not said again. */
function whenEaten(dish: FirstDish): string {
  const { title, meal, times } = dish;
  const told = [mealWords[meal](), dishMinutes(times)];
  return (isNamedByFood(dish) ? [title, ...told] : told).join('\u00A0· ');
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
