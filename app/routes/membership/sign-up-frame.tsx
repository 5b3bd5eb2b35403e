import type { ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import type { loader as rootLoader } from '../../root.tsx';
import { SiteMark } from '../../shell/site-mark.tsx';
import { StepTrail } from '../../ui/navigation/step-trail.tsx';
import { TopBar } from '../../ui/navigation/top-bar.tsx';
import type { StepProps } from './sign-up-page.ts';
import { signUpPath, type SignUpStep } from './sign-up-steps.ts';
import { Link } from '../../ui/navigation/link.ts';

interface FrameProps extends StepProps {
  step: SignUpStep;
  children: ReactNode;
}

/** Sign-up has no navigation: the wordmark, where one is, and the step. A new member has the site's. */
export function SignUpFrame({ step, locale, choice, state, children }: FrameProps) {
  const brand = useRouteLoaderData<typeof rootLoader>('root')?.brand;
  if (step === 'success') return <div className="page-width pb-12">{children}</div>;
  return (
    <>
      <TopBar
        home={{
          to: screenPath('home', locale),
          label: m.site_home_link({ brand: brand?.name ?? '' }),
          mark: brand && <SiteMark brand={brand} />,
        }}
        actions={state.me ? undefined : <LogInLink locale={locale} choice={choice} />}
      />
      <main id="main" className="page-width pb-12">
        {hasTrail(step) && <Steps step={step} locale={locale} choice={choice} />}
        {children}
      </main>
    </>
  );
}

function hasTrail(step: SignUpStep): boolean {
  return step !== 'existing-member';
}

type Place = Pick<FrameProps, 'locale' | 'choice'>;

function Steps({ step, locale, choice }: Place & { step: SignUpStep }) {
  const steps = [
    { label: m.membership_step_plan(), to: signUpPath({ step: 'plan', locale, choice }) },
    { label: m.membership_step_account() },
    { label: m.membership_step_payment() },
  ];
  const currentIndex = ['plan', 'account', 'payment'].indexOf(step);
  return (
    <div className="pt-2 pb-5">
      <StepTrail label={m.membership_steps()} steps={steps} currentIndex={currentIndex} />
    </div>
  );
}

function LogInLink(place: Place) {
  return (
    <Link to={loginPath(place)} className="link inline-flex min-h-target items-center px-3">
      {m.membership_log_in()}
    </Link>
  );
}

/** Who has an account already comes back to the payment of the plan they picked. */
export function loginPath({ locale, choice }: Place): string {
  const redirect_to = signUpPath({ step: 'payment', locale, choice });
  return screenPath('login', locale, undefined, { query: { redirect_to } });
}
