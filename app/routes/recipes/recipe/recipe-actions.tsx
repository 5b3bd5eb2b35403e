import { ArrowsLeftRightIcon } from '@phosphor-icons/react/dist/ssr/ArrowsLeftRight';
import { CalendarPlusIcon } from '@phosphor-icons/react/dist/ssr/CalendarPlus';
import { CookingPotIcon } from '@phosphor-icons/react/dist/ssr/CookingPot';
import type { MouseEvent } from 'react';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { useLocale } from '../../../shell/locale.ts';
import { ButtonLink } from '../../../ui/actions/button.tsx';

export interface RecipeActionsProps {
  slug: string;
  /** Left out when they are those the recipe was written for. */
  servings?: number | undefined;
  /** Of the plan that the recipe was opened from. */
  dish?: string | undefined;
  /** Where the dish is swapped for another; null where it is not of the member's week. */
  swapTo: string | null;
  planTo: string;
  /** Whoever has no plans hears how to get some; null for a member. */
  onPrompt: (() => void) | null;
}

/** What one does with a recipe that is open. */
export function RecipeActions({
  slug,
  servings,
  dish,
  swapTo,
  planTo,
  onPrompt,
}: RecipeActionsProps) {
  const locale = useLocale();

  function prompt(event: MouseEvent) {
    if (onPrompt === null) return;
    event.preventDefault();
    onPrompt();
  }

  return (
    <div data-noprint className="flex flex-wrap gap-3">
      <ButtonLink
        variant="primary"
        size="lg"
        icon={CookingPotIcon}
        to={screenPath('cooking', locale, { slug, servings }, { query: { dish } })}
      >
        {m.recipes_start_cooking()}
      </ButtonLink>
      {swapTo === null ? (
        <ButtonLink
          size="lg"
          icon={CalendarPlusIcon}
          to={planTo}
          preventScrollReset
          onClick={prompt}
        >
          {m.recipes_add_to_plan()}
        </ButtonLink>
      ) : (
        <ButtonLink size="lg" icon={ArrowsLeftRightIcon} to={swapTo}>
          {m.recipes_swap()}
        </ButtonLink>
      )}
    </div>
  );
}
