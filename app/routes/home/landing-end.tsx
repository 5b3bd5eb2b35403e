import { ArrowRightIcon } from '@phosphor-icons/react/dist/ssr/ArrowRight';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { useLocale } from '../../shell/locale.ts';
import { useCampaignLink } from '../../sign-up/campaign.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';

export function LandingEnd() {
  const toQuiz = useCampaignLink()(screenPath('onboarding', useLocale(), {}));
  return (
    <div className="page-width pt-section">
      <section
        data-surface="yolk"
        className="flex flex-wrap items-center justify-between gap-5 rounded-2xl bg-yolk p-[clamp(1.35rem,0.8rem+2.6vw,3.25rem)] text-on-yolk [--color-bg:var(--color-white)] [--color-ink:var(--color-on-yolk)]"
      >
        <h2 className="text-h1">{m.pages_way_on()}</h2>
        <ButtonLink variant="ink" size="lg" trailingIcon={ArrowRightIcon} to={toQuiz}>
          {m.home_find_out()}
        </ButtonLink>
      </section>
    </div>
  );
}
