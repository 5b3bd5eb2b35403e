import { ArrowRightIcon } from '@phosphor-icons/react/dist/ssr/ArrowRight';
import { priceText } from '../../../domain/membership/offers/price-text.rules.ts';
import { questionCount } from '../../../domain/profile/survey/survey-steps.rules.ts';
import { locales, type Locale } from '../../../i18n/locales.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { useLocale } from '../../shell/locale.ts';
import { useCampaignLink } from '../../sign-up/campaign.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { sliderId } from './carb-slider.tsx';
import type { HomeQuery } from './operations.gen.ts';

interface HeroProps {
  plates: readonly { id: string }[];
  offers: HomeQuery['offers'];
}

/** What the product does, beside four plates that an editor chose. */
export function Hero({ plates, offers }: HeroProps) {
  const locale = useLocale();
  const withCampaign = useCampaignLink();
  return (
    <section className="relative overflow-hidden">
      <div className="page-width grid lg:min-h-152 lg:grid-cols-[34rem_1fr] lg:items-center">
        <div className="relative z-1 grid max-w-136 gap-4.5 pt-5">
          <h1 className="text-[clamp(2.75rem,1.9rem+4vw,5rem)] leading-[0.98] tracking-tight text-balance">
            {m.home_title()}
          </h1>
          <p className="max-w-[36ch] text-lg">{m.home_lead({ count: questionCount })}</p>
          <div className="flex flex-wrap gap-3 max-sm:*:flex-1">
            <ButtonLink
              variant="primary"
              size="lg"
              trailingIcon={ArrowRightIcon}
              className="max-sm:px-4 max-sm:whitespace-nowrap"
              to={withCampaign(screenPath('onboarding', locale, {}))}
            >
              {m.site_plan_my_week()}
            </ButtonLink>
            <ButtonLink size="lg" to={`#${sliderId}`}>
              {m.home_try_here()}
            </ButtonLink>
          </div>
          {offers.isAvailable && (
            <p className="text-sm text-ink-2">{priceWords({ offers, locale })}</p>
          )}
        </div>
        <Plates plates={plates} />
      </div>
    </section>
  );
}

function priceWords({ offers, locale }: { offers: HomeQuery['offers']; locale: Locale }): string {
  const offer = offers.offers.find(({ plan }) => plan === 'MONTHLY');
  const { languageTag } = locales[locale];
  const price = offer === undefined ? '' : priceText({ ...offer, languageTag });
  if (offers.trialDays === 0) return m.home_price({ price });
  return m.home_price_after_trial({ count: offers.trialDays, price });
}

/** The drawing has air around its plate, so these are wider than they look. */
const places = [
  'z-2 left-[12%] -top-4 w-[23rem] lg:left-[10%] lg:top-4 lg:w-[38rem]',
  'z-1 -left-[6.5rem] top-[6.5rem] w-[15rem] [animation-delay:80ms] lg:-left-[6%] lg:top-[21rem] lg:w-[22rem]',
  'z-3 -right-[3rem] -top-8 w-[11rem] [animation-delay:160ms] lg:right-[2%] lg:-top-[4rem] lg:w-[17rem]',
  'z-1 -right-[5.5rem] top-[8.5rem] w-[16rem] [animation-delay:240ms] lg:-right-[8rem] lg:top-[19rem] lg:w-[26rem]',
];

function Plates({ plates }: Pick<HeroProps, 'plates'>) {
  const [first, ...others] = plates.map(({ id }, index) => (
    <img
      key={id}
      src={`/plate/${id}.svg`}
      alt=""
      width={400}
      height={400}
      fetchPriority={index === 0 ? 'high' : undefined}
      loading={index === 0 ? undefined : 'lazy'}
      className={classNames(
        'absolute max-w-none animate-rise [animation-duration:320ms]',
        places[index],
      )}
    />
  ));
  return (
    <div aria-hidden className="relative -mx-edge mt-4 h-84 lg:mx-0 lg:mt-0 lg:h-152">
      {first}
      <div className="absolute inset-0 shown-later">{others}</div>
    </div>
  );
}
