import { ClockIcon } from '@phosphor-icons/react/dist/ssr/Clock';
import { LockSimpleIcon } from '@phosphor-icons/react/dist/ssr/LockSimple';
import { StethoscopeIcon } from '@phosphor-icons/react/dist/ssr/Stethoscope';
import { questionCount } from '../../../domain/profile/survey/survey-steps.rules.ts';
import * as m from '../../../i18n/paraglide/messages.js';

/** What somebody wants to know before they answer. */
export function LandingPromises() {
  const promises = [
    {
      PromiseIcon: ClockIcon,
      title: m.onboarding_landing_time_title(),
      text: m.onboarding_landing_time_text({ count: questionCount }),
    },
    {
      PromiseIcon: LockSimpleIcon,
      title: m.onboarding_landing_yours_title(),
      text: m.onboarding_landing_yours_text(),
    },
    {
      PromiseIcon: StethoscopeIcon,
      title: m.onboarding_landing_care_title(),
      text: m.onboarding_landing_care_text(),
    },
  ];
  return (
    <ul className="page-width grid gap-6 py-10 md:grid-cols-3 lg:py-12">
      {promises.map(({ PromiseIcon, title, text }) => (
        <li key={title}>
          <PromiseIcon aria-hidden weight="bold" size={30} className="text-leaf" />
          <h2 className="mt-2 text-h4">{title}</h2>
          <p className="mt-1 max-w-[46ch] text-sm text-ink-2">{text}</p>
        </li>
      ))}
    </ul>
  );
}
