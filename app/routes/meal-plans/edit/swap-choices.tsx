import { Form } from 'react-router';
import { Link } from '../../../ui/navigation/link.ts';
import { roundableDayNetCarbs } from '../../../../domain/recipes/nutrition/strictness.rules.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { dishMinutes } from '../../../dishes/dish-minutes.ts';
import type { Locale } from '../../../../i18n/locales.ts';
import { screenPath } from '../../../../i18n/paths.ts';
import { wholeNumber } from '../../../amounts/figures.ts';
import { dishPicture } from '../../../dishes/dish-picture.ts';
import type { DayWords } from '../../../plans/day-words.ts';
import { reasonSentence } from '../../../plans/reason-words.ts';
import { useLocale } from '../../../shell/locale.ts';
import { Button, ButtonLink } from '../../../ui/actions/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Yolk } from '../../../ui/data/yolk.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SearchField } from '../../../ui/forms/search-field.tsx';
import { TabLinks } from '../../../ui/navigation/tabs.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { planQuery, type Picking, type PlanAddress, type SelectorTab } from '../plan-address.ts';
import { placeText } from '../meal-place.ts';
import { boughtWords } from './bought-words.ts';
import { leavesTargets, overBy, type DayFigures, type DayTargets } from './day-after.ts';
import { overNetCarbsWords } from './day-becomes.tsx';
import type { DayInstead, Selection } from './load-selection.ts';

interface ChoicesProps {
  address: PlanAddress;
  picking: Picking;
  selection: Selection;
  chosenId: string | null;
  words: DayWords;
  targets: DayTargets | null;
}

/** What is searched for is typed below them. */
const tabs = ['suggestions', 'favorites'] as const satisfies readonly SelectorTab[];
/** Only where something gives way for it. */
const swapTabs = [...tabs, 'bought'] as const satisfies readonly SelectorTab[];

/** What can be had instead, each with what it makes of the day. */
export function SwapChoices(props: ChoicesProps) {
  const { picking, selection } = props;
  const { isOnDevice = false } = selection;
  const fitsNone =
    !isOnDevice &&
    picking.tab === 'suggestions' &&
    selection.recipes.every(({ recipe }) =>
      leavesTargets({
        day: dayInstead({ selection, recipeId: recipe.id }),
        targets: props.targets,
      }),
    );
  const locale = useLocale();
  const shown = fitsNone ? selection.recipes.slice(0, mostNearest) : selection.recipes;
  const reasons = tellingReasons({ ...props, shown, locale });
  return (
    <section className="grid min-w-0 content-start gap-3.5">
      {isOnDevice ? <Alert>{m.meal_plans_away_choices()}</Alert> : <WaysToChoose {...props} />}
      {fitsNone && shown.length > 0 && (
        <p className="text-control text-ink-2">{m.meal_plans_pick_nearest()}</p>
      )}
      {selection.recipes.length === 0 ? (
        <Nothing picking={picking} selection={selection} />
      ) : (
        <ul className="grid gap-2.5">
          {shown.map((suggestion) => (
            <li key={suggestion.recipe.id}>
              <Choice
                {...props}
                suggestion={suggestion}
                why={reasons.get(suggestion.recipe.id) ?? null}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** By recipe, what speaks for it: something that no row above says, where there is something. */
function tellingReasons(
  args: ChoicesProps & { shown: Selection['recipes']; locale: Locale },
): ReadonlyMap<string, string> {
  const { selection, shown, words, locale } = args;
  const told = new Set<string>();
  const byRecipe = new Map<string, string>();
  for (const { recipe, reasons } of shown) {
    const dish = selection.bought?.dishes.find(({ recipeId }) => recipeId === recipe.id);
    const bought = dish ? boughtWords(dish) : null;
    const sentences = [
      ...(bought ? [bought] : []),
      ...reasons.map((reason) => reasonSentence({ reason, words, locale })),
    ];
    const sentence = bought ?? sentences.find((each) => !told.has(each)) ?? sentences[0];
    if (sentence === undefined) continue;
    told.add(sentence);
    byRecipe.set(recipe.id, sentence);
  }
  return byRecipe;
}

/** What fits, favorites and what is bought for, and a search among all. */
function WaysToChoose({ address, picking, selection, words }: ChoicesProps) {
  const to = (from: SelectorTab) => ({
    search: planQuery({
      tab: address.tab,
      picking: { ...picking, chosenId: null, tab: from },
    }),
  });
  return (
    <>
      <TabLinks
        label={m.meal_plans_pick_tabs()}
        items={(selection.bought === null ? tabs : swapTabs).map((from) => ({
          to: to(from),
          label: tabLabel({ from, words, day: picking.day }),
          isCurrent: from === picking.tab,
        }))}
      />
      <SearchForm key={picking.tab} picking={picking} />
    </>
  );
}

function tabLabel(args: { from: (typeof swapTabs)[number]; words: DayWords; day: number }): string {
  const { from, words, day } = args;
  switch (from) {
    case 'suggestions':
      return words.fits(day);
    case 'favorites':
      return m.meal_plans_pick_favorites();
    case 'bought':
      return m.meal_plans_pick_bought();
  }
}

/** Where nothing fits: the ones that come nearest, each with what it breaks. */
const mostNearest = 3;

/** What the days become with a dish; nothing where nobody knows. */
export function dayInstead(args: {
  selection: Pick<Selection, 'days'>;
  recipeId: string;
}): DayInstead | undefined {
  return args.selection.days.find(({ recipeId }) => recipeId === args.recipeId);
}

/** A plain form: the words go into the address. */
function SearchForm({ picking }: { picking: Picking }) {
  const hidden = {
    pick: placeText(picking),
    from: 'search',
    ...(picking.swappedId !== null && { swap: picking.swappedId }),
  };
  return (
    <Form preventScrollReset className="flex gap-2">
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SearchField
        label={m.meal_plans_pick_search_label()}
        name="q"
        defaultValue={picking.text}
        placeholder={m.meal_plans_pick_search_example()}
        maxLength={100}
      />
      <span className="sr-only focus-within:not-sr-only">
        <Button type="submit">{m.meal_plans_pick_search_submit()}</Button>
      </span>
    </Form>
  );
}

function Choice({
  address,
  picking,
  chosenId,
  targets,
  selection,
  suggestion: { recipe },
  why,
  words,
}: ChoicesProps & {
  suggestion: Selection['recipes'][number];
  why: string | null;
}) {
  const isChosen = recipe.id === chosenId;
  const then = dayInstead({ selection, recipeId: recipe.id });
  return (
    <Link
      to={{
        search: planQuery({
          tab: address.tab,
          picking: { ...picking, chosenId: recipe.id },
        }),
      }}
      replace
      preventScrollReset
      aria-current={isChosen || undefined}
      className={classNames(
        'grid grid-cols-[4.75rem_1fr_auto] items-center gap-3 rounded-md bg-surface py-1.5 pr-3 pl-1.5 shadow-xs',
        isChosen && 'inset-ring-[2.5px] inset-ring-ink',
      )}
    >
      <span className="aspect-[4/3] overflow-hidden rounded-sm bg-sunken">
        <Picture {...dishPicture(recipe.id)} width={160} height={120} />
      </span>
      <span className="grid gap-0.5 leading-snug">
        <span className="font-display text-[1.0625rem] leading-tight text-balance">
          {recipe.title}
        </span>
        <span className="text-xs text-ink-2">
          {dishMinutes(recipe.times)}
          {why && `. ${why}`}
        </span>
      </span>
      {then && <DayThen then={then} targets={targets} words={words} />}
    </Link>
  );
}

/** The day's new yolk, energy and protein; in words where a day leaves the member's targets. */
function DayThen({
  then: { nutrition, lunchDay },
  targets,
  words,
}: {
  then: DayInstead;
  targets: DayTargets | null;
  words: DayWords;
}) {
  const locale = useLocale();
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
      {targets && <Over day={nutrition} targets={targets} />}
      {targets && lunchDay && (
        <Over day={lunchDay.nutrition} targets={targets} where={words.lunchOf(lunchDay.index)} />
      )}
    </span>
  );
}

/** By how much a day is over its targets. */
function Over({ day, targets, where }: { day: DayFigures; targets: DayTargets; where?: string }) {
  const locale = useLocale();
  const { netCarbsGrams, energyKcal } = overBy({ day, targets });
  const kcal = energyKcal === null ? null : wholeNumber({ amount: energyKcal, locale });
  const said = [
    overNetCarbsWords(netCarbsGrams),
    kcal === null ? null : m.meal_plans_over_by({ amount: kcal }),
  ];
  return said
    .filter((words) => words !== null)
    .map((words) => (
      <b key={words} className="text-paprika-ink">
        {where === undefined ? words : `${where}: ${words}`}
      </b>
    ));
}

function Nothing({ picking, selection }: { picking: Picking; selection: Selection }) {
  const locale = useLocale();
  if (selection.needsQuiz) {
    return (
      <EmptyState
        scene="question-card"
        title={m.meal_plans_pick_quiz()}
        headingLevel={3}
        action={
          <ButtonLink to={screenPath('onboarding', locale, {})}>
            {m.meal_plans_planner_take_quiz()}
          </ButtonLink>
        }
      />
    );
  }
  if (selection.isOnDevice) {
    return <EmptyState scene="two-plates" title={m.meal_plans_away_nothing()} headingLevel={3} />;
  }
  const titles: Record<SelectorTab, () => string> = {
    suggestions: m.meal_plans_pick_no_suggestions,
    search: m.meal_plans_pick_nothing_found,
    favorites: m.meal_plans_pick_no_favorites,
    bought: m.meal_plans_pick_nothing_bought,
  };
  return <EmptyState scene="two-plates" title={titles[picking.tab]()} headingLevel={3} />;
}
