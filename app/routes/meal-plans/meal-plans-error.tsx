import type { ReactNode } from 'react';
import { isRouteErrorResponse } from 'react-router';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { useLocale } from '../../shell/locale.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { ErrorState } from '../../ui/feedback/states.tsx';
import { Page } from '../../ui/layout/page.tsx';

interface MealPlansErrorProps {
  error: unknown;
  /** For when the server fails. */
  fallback?: ReactNode;
}

/** What a page of meal plans says when there is nothing to show; anything else is not its to tell. */
export function MealPlansError({ error, fallback }: MealPlansErrorProps) {
  if (!isRouteErrorResponse(error)) throw error;
  switch (codeOf(error.data)) {
    case 'meal-plan.not-found':
      return <NotFound />;
    default:
      if (fallback === undefined || error.status < 500) throw error;
      return fallback;
  }
}

/** The list of plans could not be read; trying again may help. */
export function ListFailed() {
  return (
    <Page className="py-12">
      <ErrorState
        title={m.meal_plans_error_list()}
        headingLevel={1}
        action={
          <ButtonLink to="." reloadDocument variant="primary">
            {m.meal_plans_try_again()}
          </ButtonLink>
        }
      />
    </Page>
  );
}

function codeOf(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('code' in data)) return null;
  return String(data.code);
}

function NotFound() {
  return (
    <Page className="py-12">
      <ErrorState
        title={m.error_meal_plan_not_found()}
        headingLevel={1}
        action={
          <ButtonLink to={screenPath('myMealPlanner', useLocale())} variant="primary">
            {m.meal_plans_to_planner()}
          </ButtonLink>
        }
      />
    </Page>
  );
}
