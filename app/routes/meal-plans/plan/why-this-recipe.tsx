import * as m from '../../../../i18n/paraglide/messages.js';
import type { PlanDishFragment } from '../operations.gen.ts';
import { useLocale } from '../../../shell/locale.ts';
import type { DayWords } from '../../../plans/day-words.ts';
import { reasonSentence } from '../../../plans/reason-words.ts';

/** Opens in place, also without JavaScript. A recipe nobody chose has no reasons. */
export function WhyThisRecipe({ dish, words }: { dish: PlanDishFragment; words: DayWords }) {
  const locale = useLocale();
  if (dish.reasons.length === 0) return null;
  return (
    <details data-noprint className="mt-1 text-sm">
      <summary
        aria-label={m.meal_plans_why_named({ title: dish.recipe.title })}
        className="inline-flex min-h-target cursor-pointer items-center text-link underline underline-offset-4 lg:min-h-8"
      >
        {m.meal_plans_why()}
      </summary>
      <ul className="mt-1 grid list-disc gap-1 pl-4.5 text-ink-2">
        {dish.reasons.map((reason) => (
          <li key={reason.code}>{reasonSentence({ reason, words, locale })}</li>
        ))}
      </ul>
    </details>
  );
}
