import { locales, type Locale } from '../../../../i18n/locales.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { listFormat } from '../../../../lib/formats.ts';
import { withCapital } from '../../../../lib/with-capital.ts';
import { nameAlone } from '../../../amounts/name-in-sentence.ts';
import { weekdayName } from '../../../dates/weekday-name.ts';
import type { ShownPlanFragment } from '../operations.gen.ts';
import { firstWeekdayOf } from '../week/first-weekday.ts';

type Highlight = ShownPlanFragment['highlights'][number];

interface Telling {
  locale: Locale;
  /** How many days have a meal. */
  dayCount: number;
  /** Null in a plan that begins on any day. */
  dayName: (index: number) => string | null;
}

/**
 * What a cook would tell of the week, in a few sentences; empty where there is nothing to tell. Worded
 * with the page's data, so that its words in no language are part of the page's script.
 */
export function whyThisWeek(args: {
  mealPlan: Pick<ShownPlanFragment, 'highlights' | 'days' | 'beginsOn' | 'usualBeginning'>;
  locale: Locale;
}): string {
  const { mealPlan, locale } = args;
  const firstWeekday = firstWeekdayOf(mealPlan);
  const telling: Telling = {
    locale,
    dayCount: mealPlan.days.filter(({ meals }) => meals.length > 0).length,
    dayName: (index) =>
      firstWeekday === null ? null : weekdayName({ weekday: (firstWeekday + index) % 7, locale }),
  };
  const { highlights } = mealPlan;
  const dinners = highlights.flatMap((each) => aboutDinners({ ...telling, highlight: each }) ?? []);
  const others = highlights.flatMap((each) => sentenceOf({ ...telling, highlight: each }) ?? []);
  return [...oneSentence(dinners), ...others].map((sentence) => withCapital(sentence)).join(' ');
}

/** "Monday’s chicken becomes Tuesday’s lunch, and no evening takes longer than 15 minutes." */
function oneSentence([first, second]: readonly string[]): string[] {
  if (first === undefined) return [];
  if (second === undefined) return [m.meal_plans_story_sentence({ first })];
  return [m.meal_plans_story_and({ first, second })];
}

type Told = Telling & { highlight: Highlight };

function aboutDinners(told: Told): string | null {
  switch (told.highlight.code) {
    case 'MAKES_LUNCH':
      return lunchWords(told);
    case 'EVENINGS':
      return eveningWords(told);
    default:
      return null;
  }
}

/** More are no list to read. */
const mostDinnersNamed = 3;

function lunchWords({ highlight, locale, dayName }: Told): string {
  const { count, days, words } = highlight;
  const dinners = words.flatMap((protein, at) => {
    const day = dayName(days[at] ?? 0);
    return day === null ? [] : [m.meal_plans_story_dinner({ protein, day })];
  });
  const [dinner] = dinners;
  const day = dayName((days[0] ?? 0) + 1);
  if (dinner === undefined || day === null) return m.meal_plans_story_lunches({ count });
  const [protein = ''] = words;
  if (count === 1) return m.meal_plans_story_lunch({ dinner, day, protein });
  if (count > mostDinnersNamed) {
    return m.meal_plans_story_lunch_and_more({ dinner, day, count, protein });
  }
  return m.meal_plans_story_dinners({ dinners: joined(dinners, locale) });
}

function eveningWords({ highlight, dayCount, dayName }: Told): string {
  const { count, days } = highlight;
  const minutes = highlight.minutes ?? 0;
  const [longDay] = days;
  if (longDay !== undefined) {
    const day = dayName(longDay);
    return day === null
      ? m.meal_plans_story_evenings_but_one({ minutes })
      : m.meal_plans_story_evenings_but({ day, minutes });
  }
  if (count < dayCount) return m.meal_plans_story_evenings({ count, minutes });
  return m.meal_plans_story_evenings_all({ minutes });
}

function sentenceOf({ highlight, locale }: Told): string | null {
  const { code, count, words } = highlight;
  switch (code) {
    case 'MAKES_LUNCH':
    case 'EVENINGS':
      return null;
    case 'FAVORITES':
      return m.meal_plans_story_favorites({ count });
    case 'COMES_BACK':
      return m.meal_plans_story_foods({ foods: joined(words.map(nameAlone), locale) });
    case 'BREAKFASTS':
      return m.meal_plans_story_breakfasts({ count });
    case 'TAKE_TURNS': {
      const kinds = words.map((protein) => m.meal_plans_story_kind({ protein }));
      return m.meal_plans_story_turns({ kinds: joined(kinds, locale) });
    }
    case 'BREAKFASTS_REPEAT':
      return m.meal_plans_highlight_breakfasts();
  }
}

function joined(words: readonly string[], locale: Locale): string {
  return listFormat(locales[locale].languageTag, { type: 'conjunction' }).format(words);
}
