import { useIsOnline } from '../../../offline/use-is-online.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { reasonSentence } from '../../../plans/reason-words.ts';
import type { DayWords } from '../../../plans/day-words.ts';
import { useLocale } from '../../../shell/locale.ts';
import { PlanForm } from '../changes/plan-form.tsx';
import { boughtWords } from '../edit/bought-words.ts';
import type { BestInstead as Best } from '../edit/load-selection.ts';
import { SuggestionRow, suggestionClass } from '../edit/suggestion-row.tsx';
import { dishText, type DishPlace } from '../meal-place.ts';
import type { ShownPlanFragment } from '../operations.gen.ts';

interface BestInsteadProps {
  mealPlan: ShownPlanFragment;
  /** The dish that is open. */
  place: DishPlace;
  /** Null where nothing is to be offered. */
  instead: Best | null;
  words: DayWords;
}

/** The dish that fits best instead: one press swaps for it, the others stand behind "Swap". */
export function BestInstead({ mealPlan, place, instead, words }: BestInsteadProps) {
  const locale = useLocale();
  const isOnline = useIsOnline();
  // Without a network another dish may be open than the one that the server was asked for.
  if (instead === null || !isOnline || dishText(instead.place) !== dishText(place)) return null;
  const { suggestion, becomes, bought } = instead;
  const { recipe, reasons } = suggestion;
  const [reason] = reasons;
  const why =
    (bought && boughtWords(bought)) ??
    (reason === undefined ? null : reasonSentence({ reason, words, locale }));
  return (
    <PlanForm
      intent="swap"
      plan={mealPlan}
      fields={{ recipe_id: recipe.id, dish: dishText(place) }}
    >
      {({ isBusy }) => (
        <button
          type="submit"
          data-noprint
          aria-busy={isBusy || undefined}
          className={`${suggestionClass} hover:shadow-sm`}
        >
          <SuggestionRow
            title={m.meal_plans_pick_swap_named({ title: recipe.short })}
            suggestion={suggestion}
            why={why}
            then={becomes}
            targets={mealPlan.targets}
            words={words}
          />
        </button>
      )}
    </PlanForm>
  );
}
