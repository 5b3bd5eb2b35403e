import type { ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import type { loader as rootLoader } from '../../../root.tsx';
import { useLocale } from '../../../shell/locale.ts';
import { SiteMark } from '../../../shell/site-mark.tsx';
import { StepTrail } from '../../../ui/navigation/step-trail.tsx';
import { TopBar } from '../../../ui/navigation/top-bar.tsx';

/** Joining has no navigation: the wordmark and where one is. */
export function JoinFrame({ step, children }: { step?: 0 | 1 | 2; children: ReactNode }) {
  const brand = useRouteLoaderData<typeof rootLoader>('root')?.brand;
  const steps = [m.pro_join_step_account, m.pro_join_step_check, m.pro_join_step_confirm];
  return (
    <>
      <TopBar
        home={{
          to: screenPath('home', useLocale()),
          label: m.site_home_link({ brand: brand?.name ?? '' }),
          mark: brand && <SiteMark brand={brand} />,
        }}
      />
      <main id="main" className="page-width pb-12">
        <div className="mx-auto max-w-prose">
          {step !== undefined && (
            <div className="pt-2 pb-5">
              <StepTrail
                label={m.pro_join_steps()}
                steps={steps.map((words) => ({ label: words() }))}
                currentIndex={step}
              />
            </div>
          )}
          {children}
        </div>
      </main>
    </>
  );
}
