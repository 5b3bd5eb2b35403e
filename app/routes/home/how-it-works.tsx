import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { useLocale } from '../../shell/locale.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';

const steps = [
  { title: m.home_how_quiz, text: m.home_how_quiz_text },
  { title: m.home_how_plan, text: m.home_how_plan_text },
  { title: m.home_how_shop, text: m.home_how_shop_text },
];

export function HowItWorks({ panId }: { panId: string | null }) {
  return (
    <section id="how-it-works" className="page-width py-[calc(var(--spacing-section)/2)]">
      <div
        data-surface="nori"
        className="grid overflow-hidden rounded-2xl bg-nori text-on-dark lg:grid-cols-[1.05fr_0.95fr]"
      >
        <div className="p-[clamp(1.75rem,1rem+3.4vw,4rem)]">
          <h2 className="text-h1">{m.home_how_title()}</h2>
          <ol className="mt-8 grid gap-4">
            {steps.map(({ title, text }, index) => (
              <li
                key={index}
                className="grid grid-cols-[auto_1fr] gap-4.5 border-t border-white/18 py-5.5"
              >
                <span aria-hidden className="font-display text-[2.25rem] leading-none text-yolk">
                  {index + 1}
                </span>
                <div>
                  <h3 className="text-h3">{title()}</h3>
                  <p className="mt-1 opacity-86">{text()}</p>
                </div>
              </li>
            ))}
          </ol>
          <ButtonLink
            variant="primary"
            size="lg"
            className="mt-6"
            to={screenPath('onboarding', useLocale(), {})}
          >
            {m.site_take_the_quiz()}
          </ButtonLink>
        </div>
        <div className="relative min-h-70">
          {panId && (
            <img
              src={`/plate/${panId}.svg`}
              alt=""
              width={400}
              height={400}
              loading="lazy"
              className="absolute top-1/2 left-[6%] w-[118%] max-w-none -translate-y-1/2 lg:left-0 lg:w-190"
            />
          )}
        </div>
      </div>
    </section>
  );
}
