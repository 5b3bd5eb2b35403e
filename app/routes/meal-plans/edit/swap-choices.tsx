import { Form } from 'react-router';
import { Link } from '../../../ui/navigation/link.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import type { Locale } from '../../../../i18n/locales.ts';
import { screenPath } from '../../../../i18n/paths.ts';
import type { DayWords } from '../../../plans/day-words.ts';
import { reasonSentence } from '../../../plans/reason-words.ts';
import { useLocale } from '../../../shell/locale.ts';
import { Button, ButtonLink } from '../../../ui/actions/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SearchField } from '../../../ui/forms/search-field.tsx';
import { TabLinks } from '../../../ui/navigation/tabs.tsx';
import { planQuery, type Picking, type PlanAddress, type SelectorTab } from '../plan-address.ts';
import { placeText } from '../meal-place.ts';
import { boughtWords } from './bought-words.ts';
import type { DayTargets } from '../../../../domain/meal-plans/reading/off-targets.rules.ts';
import { anyLeavesTargets } from './day-after.ts';
import type { DayInstead, Selection } from './load-selection.ts';
import { SuggestionRow, suggestionClass } from './suggestion-row.tsx';

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
      anyLeavesTargets({
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
  suggestion,
  why,
  words,
}: ChoicesProps & {
  suggestion: Selection['recipes'][number];
  why: string | null;
}) {
  const { recipe } = suggestion;
  const isChosen = recipe.id === chosenId;
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
      className={classNames(suggestionClass, isChosen && 'inset-ring-[2.5px] inset-ring-ink')}
    >
      <SuggestionRow
        title={recipe.title}
        suggestion={suggestion}
        why={why}
        then={dayInstead({ selection, recipeId: recipe.id })}
        targets={targets}
        words={words}
      />
    </Link>
  );
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
