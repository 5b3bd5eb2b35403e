import { CalendarDotsIcon } from '@phosphor-icons/react/dist/ssr/CalendarDots';
import { Link } from '../../../ui/navigation/link.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import type { PlannedServingFragment, RecipeFactsFragment } from '../operations.gen.ts';
import { servingSentence } from '../../../plans/serving-sentence.ts';
import { useLocale } from '../../../shell/locale.ts';

interface InYourWeekProps {
  planned: PlannedServingFragment;
  recipe: Pick<RecipeFactsFragment, 'slug' | 'servings'>;
  /** Else it is another's plan, or one that is not on the member's calendar. */
  isOwnWeek: boolean;
}

/** What is cooked is the plan's to say, here as on every other screen. */
export function InYourWeek({ planned, recipe, isOwnWeek }: InYourWeekProps) {
  const locale = useLocale();
  const how = servingSentence({ serving: planned, locale });
  const { slug, servings } = recipe;
  return (
    <div className="flex gap-3 rounded-lg bg-yolk-soft px-4 py-3 text-yolk-ink">
      <CalendarDotsIcon size="1.4em" weight="bold" aria-hidden className="mt-0.5 flex-none" />
      <div>
        <p className="font-semibold">
          {isOwnWeek ? m.recipes_as_in_week({ how }) : m.recipes_as_in_plan({ how })}
        </p>
        <p data-noprint className="text-sm">
          {whoseAmounts({ planned, isOwnWeek })}{' '}
          <Link to={screenPath('recipe', locale, { slug })} className="font-semibold underline">
            {m.recipes_show_as_written({ count: servings })}
          </Link>
        </p>
      </div>
    </div>
  );
}

/** Of the list only where it buys just as much: it may lack the dish, or have yet to follow the plan. */
function whoseAmounts({ planned, isOwnWeek }: Omit<InYourWeekProps, 'recipe'>): string {
  if (planned.isOnShoppingListAsCooked) return m.recipes_amounts_list();
  return isOwnWeek ? m.recipes_amounts_week() : m.recipes_amounts_plan();
}
