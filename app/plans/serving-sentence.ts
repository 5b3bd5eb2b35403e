import { keptText } from '../../domain/kitchen/servings-in-parts.rules.ts';
import type { Locale } from '../../i18n/locales.ts';
import * as m from '../../i18n/paraglide/messages.js';
import { weekdayName } from '../dates/weekday-name.ts';

/** For whom a dish is cooked, as the API tells it. */
export interface Serving {
  /** The member's own first. */
  readonly portions: readonly { readonly size: string }[];
  readonly keptServings: number;
  readonly leftoversOnDay: number | null;
  readonly leftoversOnWeekday: number | null;
}

/** With what names the dish in its plan, for links. */
export interface PlannedServing extends Serving {
  readonly key: string;
}

/** "for 2, a generous plate for you, plus lunch on Tuesday": never a number of servings. */
export function servingSentence({
  serving,
  everybody = null,
  locale,
}: {
  serving: Serving;
  /** "you and Leo", where they are named and nobody else eats. */
  everybody?: string | null;
  locale: Locale;
}): string {
  const { portions, keptServings } = serving;
  const parts = [
    everybody === null
      ? m.recipes_for_eaters({ count: portions.length })
      : m.recipes_for_named({ names: everybody }),
    ownPlate(serving),
    plusLunch({ serving, locale }),
    keptText(keptServings),
  ];
  return parts.filter((part) => part !== null).join(', ');
}

function ownPlate({ portions }: Serving): string | null {
  switch (portions[0]?.size) {
    case 'SMALL':
      return m.recipes_own_small();
    case 'GENEROUS':
      return m.recipes_own_generous();
    case 'LARGE':
      return m.recipes_own_large();
    default:
      return null;
  }
}

function plusLunch({ serving, locale }: { serving: Serving; locale: Locale }): string | null {
  const { leftoversOnDay, leftoversOnWeekday: weekday } = serving;
  if (leftoversOnDay === null) return null;
  if (weekday === null) return m.meal_plans_plus_lunch();
  return m.meal_plans_plus_lunch_on({ day: weekdayName({ weekday, locale }) });
}
