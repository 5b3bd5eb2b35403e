import { EggIcon } from '@phosphor-icons/react/dist/ssr/Egg';
import { ForkKnifeIcon } from '@phosphor-icons/react/dist/ssr/ForkKnife';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { useLocale } from '../../shell/locale.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { tryFreeWords } from '../../members-only/offer-words.ts';

interface HeroProps {
  recipeCount: number;
  plates: readonly { id: string }[];
  trialDays: number;
  isOfferOpen: boolean;
}

/** The site's header lies on it. */
export function Hero({ recipeCount, plates, trialDays, isOfferOpen }: HeroProps) {
  const locale = useLocale();
  return (
    <div
      data-surface="yolk"
      // The panel is yolk in both themes, so its ink is too.
      className="relative -mt-18 overflow-hidden bg-yolk pt-18 text-on-yolk [--color-bg:var(--color-white)] [--color-ink:var(--color-on-yolk)] [--color-line-strong:var(--color-on-yolk)] [--color-surface:transparent]"
    >
      <Plates plates={plates} />
      <div className="page-width relative grid content-center pt-4 pb-90 lg:min-h-150 lg:pt-6 lg:pb-14">
        <div className="relative max-w-156">
          <h1 className="text-display">{m.home_title()}</h1>
          <p className="mt-5.5 max-w-[31ch] text-xl font-medium">{m.home_lead()}</p>
          <div className="mt-8 flex flex-wrap gap-3 max-lg:*:w-full">
            <ButtonLink variant="ink" size="lg" to={screenPath('onboarding', locale, {})}>
              {m.site_take_the_quiz()}
            </ButtonLink>
            {isOfferOpen && (
              <ButtonLink size="lg" to={screenPath('becomeMember', locale, { step: 'plan' })}>
                {tryFreeWords(trialDays)}
              </ButtonLink>
            )}
          </div>
          <ul className="mt-9 flex flex-wrap gap-x-7 gap-y-3 text-control font-semibold">
            <li className="flex items-center gap-2">
              <ForkKnifeIcon size="1.25em" weight="bold" aria-hidden />
              {m.home_recipe_count({ count: recipeCount })}
            </li>
            <li className="flex items-center gap-2">
              <EggIcon size="1.25em" weight="bold" aria-hidden />
              {m.home_trust_net_carbs()}
            </li>
          </ul>
        </div>
      </div>
    </div>
  );
}

/** From the largest in front; on small screens they stand below the words. */
const places = [
  'z-1 w-82.5 -right-15 -bottom-6 lg:w-117.5 lg:-right-8.5 lg:top-23 lg:bottom-auto min-[1500px]:right-[6vw]',
  'w-55 -left-17.5 bottom-32.5 lg:w-75 lg:left-auto lg:right-82.5 lg:-top-32.5 lg:bottom-auto min-[1500px]:right-[calc(6vw+350px)]',
  'w-52.5 -left-4 -bottom-21.5 [animation-delay:80ms] lg:w-82.5 lg:left-auto lg:right-79.5 lg:-bottom-37.5 min-[1500px]:right-[calc(6vw+338px)]',
  'hidden w-67.5 -right-24 -bottom-30 [animation-delay:160ms] lg:block min-[1500px]:right-0',
];

function Plates({ plates }: Pick<HeroProps, 'plates'>) {
  return plates.slice(0, places.length).map(({ id }, index) => (
    <div
      key={id}
      aria-hidden
      className={classNames('absolute animate-rise [animation-duration:560ms]', places[index])}
    >
      <img
        src={`/plate/${id}.svg`}
        alt=""
        width={400}
        height={400}
        // The drawing has air around the plate.
        className="w-full scale-[1.29]"
      />
    </div>
  ));
}
