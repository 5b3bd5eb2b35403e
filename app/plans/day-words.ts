import type { Locale } from '../../i18n/locales.ts';
import * as m from '../../i18n/paraglide/messages.js';
import { weekdayName, weekdayShort } from '../dates/weekday-name.ts';
import { withCapital } from '../../lib/with-capital.ts';
import type { Meal } from '../graphql/schema-types.gen.ts';

/** What the days of a plan are called. */
export interface DayWords {
  /** "Monday", "Lunes", or "Day 1" in a plan that begins on any day. */
  heading(day: { index: number; weekday: number | null }): string;
  /** As inside a sentence: "lunes" */
  name(day: { index: number; weekday: number | null }): string;
  /** As inside a sentence; null in a plan that begins on any day. */
  weekday(index: number): string | null;
  /** "Leftovers from Monday" */
  leftoversFrom(index: number): string;
  /** "kept from Mon", where there is little room */
  keptFrom(index: number): string;
  /** "Swap Thursday’s dinner" */
  swapOf(place: { day: number; meal: Meal }): string;
  /** "Fits Thursday" */
  fits(index: number): string;
  /** "Smash burger wraps on Thursday"; null in a plan that begins on any day. */
  dishOn(dish: { title: string; day: number }): string | null;
  /** "Friday lunch" */
  lunchOf(index: number): string;
  /** "Also for lunch on Tuesday" */
  leftoversOn(index: number): string;
  /** "plus lunch on Tuesday" */
  plusLunchOn(index: number): string;
  /** "Tuesday's lunch comes from this dinner, and changes with it." */
  lunchCameFromThis(index: number): string;
  /** "Tuesday's lunch came from this dinner. With this dish it is open." */
  lunchStaysOpen(index: number): string;
  /** "Cooked on Monday, so lunch is ready." */
  cookedOn(index: number): string;
}

const swapWords: Record<Meal, (values: { day: string }) => string> = {
  BREAKFAST: m.meal_plans_swap_breakfast,
  LUNCH: m.meal_plans_swap_lunch,
  DINNER: m.meal_plans_swap_dinner,
};

export function dayWords(args: { firstWeekday: number | null; locale: Locale }): DayWords {
  const { firstWeekday, locale } = args;
  const nameOf = (index: number) =>
    firstWeekday === null ? null : weekdayName({ weekday: (firstWeekday + index) % 7, locale });
  const name: DayWords['name'] = ({ index, weekday }) =>
    weekday === null ? m.meal_plans_day({ number: index + 1 }) : weekdayName({ weekday, locale });
  return {
    heading: (day) => withCapital(name(day)),
    name,
    weekday: nameOf,
    leftoversFrom(index) {
      const day = nameOf(index);
      if (day === null) return m.meal_plans_leftovers_earlier({ number: index + 1 });
      return m.meal_plans_leftovers_from({ day });
    },
    keptFrom(index) {
      if (firstWeekday === null) return m.meal_plans_kept();
      const weekday = (firstWeekday + index) % 7;
      return m.meal_plans_kept_from({ day: weekdayShort({ weekday, locale }) });
    },
    swapOf({ day: index, meal }) {
      const day = nameOf(index);
      if (day === null) return m.meal_plans_swap_of_day({ number: index + 1 });
      return swapWords[meal]({ day });
    },
    fits(index) {
      const day = nameOf(index);
      return day === null ? m.meal_plans_pick_suggestions() : m.meal_plans_pick_fits({ day });
    },
    dishOn({ title, day: index }) {
      const day = nameOf(index);
      return day === null ? null : m.meal_plans_dish_on({ title, day });
    },
    lunchOf(index) {
      const day = nameOf(index);
      return day === null
        ? m.meal_plans_lunch_of_day({ number: index + 1 })
        : m.meal_plans_lunch_of({ day });
    },
    leftoversOn(index) {
      const day = nameOf(index);
      if (day === null) return m.meal_plans_leftovers_later({ number: index + 1 });
      return m.meal_plans_leftovers_on({ day });
    },
    plusLunchOn(index) {
      const day = nameOf(index);
      return day === null ? m.meal_plans_plus_lunch() : m.meal_plans_plus_lunch_on({ day });
    },
    lunchCameFromThis(index) {
      const day = nameOf(index);
      return day === null ? m.meal_plans_lunch_too() : m.meal_plans_lunch_too_on({ day });
    },
    lunchStaysOpen(index) {
      const day = nameOf(index);
      return day === null ? m.meal_plans_lunch_open() : m.meal_plans_lunch_open_on({ day });
    },
    cookedOn(index) {
      const day = nameOf(index);
      return day === null
        ? m.meal_plans_reason_leftover()
        : m.meal_plans_reason_leftover_from({ day });
    },
  };
}
