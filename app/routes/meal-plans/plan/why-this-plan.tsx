import * as m from '../../../../i18n/paraglide/messages.js';
import type { MealPlanQuery } from '../operations.gen.ts';
import { highlightSentence } from './highlight-words.ts';

/** What speaks for the plan as a whole; opens in place, also without JavaScript. */
export function WhyThisPlan({
  plan: { highlights, days },
  lead = [],
}: {
  plan: Pick<MealPlanQuery['mealPlan'], 'highlights' | 'days'>;
  /** What it does for its member's evenings, where nothing above says so. */
  lead?: readonly string[];
}) {
  const dayCount = days.filter(({ meals }) => meals.length > 0).length;
  const sentences = [
    ...lead,
    ...highlights.map((highlight) => highlightSentence({ highlight, dayCount })),
  ];
  if (sentences.length === 0) return null;
  return (
    <details className="-mt-3 pb-2 text-sm">
      <summary className="inline-flex min-h-target cursor-pointer items-center text-link underline underline-offset-4">
        {m.meal_plans_why_week()}
      </summary>
      <ul className="mt-1 grid list-disc gap-1 pl-4.5 text-ink-2">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </details>
  );
}
