import { isRouteErrorResponse } from 'react-router';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { useLocale } from '../../shell/locale.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { ErrorState } from '../../ui/feedback/states.tsx';

/** There is no such recipe, or it cannot be reached: the way out differs. */
export function CookingFailed({ error }: { error: unknown }) {
  const locale = useLocale();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <main id="main" className="grid min-h-dvh place-content-center">
      <ErrorState
        headingLevel={1}
        title={m.error_recipe_not_found()}
        text={isMissing ? undefined : m.cooking_failed()}
        action={
          <div className="mt-2 flex flex-wrap justify-center gap-3">
            {!isMissing && (
              <ButtonLink to="." reloadDocument variant="primary">
                {m.cooking_try_again()}
              </ButtonLink>
            )}
            <ButtonLink to={screenPath('recipes', locale)} reloadDocument>
              {m.cooking_all_recipes()}
            </ButtonLink>
          </div>
        }
      />
    </main>
  );
}
