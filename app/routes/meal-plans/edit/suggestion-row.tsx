import type { DayTargets } from '../../../../domain/meal-plans/reading/off-targets.rules.ts';
import { roundableDayNetCarbs } from '../../../../domain/recipes/nutrition/strictness.rules.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { wholeNumber } from '../../../amounts/figures.ts';
import { dishMinutes, type DishTimes } from '../../../../domain/kitchen/dish-minutes.rules.ts';
import { dishPicture } from '../../../dishes/dish-picture.ts';
import type { DayWords } from '../../../plans/day-words.ts';
import { useLocale } from '../../../shell/locale.ts';
import { Yolk } from '../../../ui/data/yolk.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import type { DayThen } from './day-after.ts';
import type { DayInstead } from './load-selection.ts';
import { offWords } from './off-words.ts';

/** Of what is pressed, a link or a button. */
export const suggestionClass =
  'grid w-full grid-cols-[4.75rem_1fr_auto] items-center gap-3 rounded-md bg-surface py-1.5 pr-3 pl-1.5 text-left shadow-xs';

/** A dish that may come: its picture, minutes, what speaks for it, and what the day becomes. */
export function SuggestionRow({
  title,
  suggestion: { recipe, opensLunch },
  why,
  then,
  targets,
  words,
}: {
  title: string;
  suggestion: { recipe: { id: string; times: DishTimes }; opensLunch?: boolean };
  why: string | null;
  then: DayInstead | undefined;
  targets: DayTargets | null;
  words: DayWords;
}) {
  return (
    <>
      <span className="aspect-[4/3] overflow-hidden rounded-sm bg-sunken">
        <Picture {...dishPicture(recipe.id)} width={160} height={120} />
      </span>
      <span className="grid gap-0.5 leading-snug">
        <span className="font-display text-[1.0625rem] leading-tight text-balance">{title}</span>
        <span className="text-xs text-ink-2">
          {dishMinutes(recipe.times)}
          {why && `. ${why}`}
          {opensLunch && `${why ? '' : '.'} ${m.meal_plans_no_lunch()}`}
        </span>
      </span>
      {then && <DayThen then={then} targets={targets} words={words} />}
    </>
  );
}

/** The day's new yolk, energy and protein; in words where a day leaves the member's targets. */
function DayThen({
  then,
  targets,
  words,
}: {
  then: DayInstead;
  targets: DayTargets | null;
  words: DayWords;
}) {
  const locale = useLocale();
  const { nutrition, lunchDay } = then;
  const { energyKcal, proteinGrams } = nutrition;
  const number = (amount: number) => wholeNumber({ amount, locale });
  if (nutrition.netCarbsGrams === null) return null;
  const netCarbsGrams = roundableDayNetCarbs(nutrition.netCarbsGrams);
  return (
    <span className="grid max-w-21 justify-items-center gap-0.5 text-center text-xs leading-tight">
      <Yolk
        size="sm"
        grams={netCarbsGrams}
        max={Math.max(28, (targets?.netCarbsLimitGrams ?? 0) * 1.1)}
        label={m.meal_plans_day_then({ grams: number(netCarbsGrams) })}
      />
      {energyKcal !== null && (
        <span>{m.meal_plans_day_then_kcal({ amount: number(energyKcal) })}</span>
      )}
      {proteinGrams !== null && (
        <span className="text-ink-2">
          {m.meal_plans_week_protein({ grams: number(proteinGrams) })}
        </span>
      )}
      {targets && <Off day={then} targets={targets} number={number} />}
      {targets && lunchDay && (
        <Off
          day={lunchDay}
          targets={targets}
          number={number}
          where={words.lunchOf(lunchDay.index)}
        />
      )}
    </span>
  );
}

/** By how much a day leaves its targets. */
function Off({
  where,
  ...args
}: {
  day: DayThen;
  targets: DayTargets;
  number: (amount: number) => string;
  where?: string;
}) {
  return Object.values(offWords(args))
    .filter((words) => words !== null)
    .map((words) => (
      <b key={words} className="text-paprika-ink">
        {where === undefined ? words : `${where}: ${words}`}
      </b>
    ));
}
