import type { ReactNode } from 'react';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { TwoStepNeeded } from '../../../members-only/two-step-needed.tsx';
import { useLocale } from '../../../shell/locale.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { documentKinds } from '../documents/document-kinds.ts';
import { ToolBar } from '../tool-bar.tsx';

/** What is edited day by day; the rest is behind a menu. */
const often: ReadonlySet<string> = new Set(['MEAL_PLAN', 'FOOD', 'PAGE']);

/** The pages of authors, translators and editors: a bar of their own, and no footer. */
export function KitchenFrame({
  isLocked,
  children,
}: {
  /** The editor's two-step login is not on yet: the page has nothing to show. */
  isLocked: boolean;
  children: ReactNode;
}) {
  const locale = useLocale();
  const kindLinks = documentKinds.map(({ kind, list, words }) => {
    return { isOften: often.has(kind), to: screenPath(list, locale), label: words() };
  });
  const links = [
    { to: screenPath('adminRecipes', locale), label: m.kitchen_recipes() },
    ...kindLinks.filter(({ isOften }) => isOften),
    { to: screenPath('adminTranslations', locale), label: m.kitchen_translations() },
  ];
  const more = [
    ...kindLinks.filter(({ isOften }) => !isOften),
    { to: screenPath('adminImport', locale), label: m.kitchen_import() },
  ];
  return (
    <>
      <ToolBar locale={locale} name={m.kitchen_name()} links={links} more={more} />
      <main id="main">
        {isLocked ? (
          <Page className="pb-16">
            <TwoStepNeeded />
          </Page>
        ) : (
          children
        )}
      </main>
    </>
  );
}
