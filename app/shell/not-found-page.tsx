import { ArrowRightIcon } from '@phosphor-icons/react/dist/ssr/ArrowRight';
import { Form, useLocation } from 'react-router';
import { Link } from '../ui/navigation/link.ts';
import type { Locale } from '../../i18n/locales.ts';
import * as m from '../../i18n/paraglide/messages.js';
import { screenPath } from '../../i18n/paths.ts';
import { useCampaignLink } from '../sign-up/campaign.ts';
import { Button } from '../ui/actions/button.tsx';
import { SearchField } from '../ui/forms/search-field.tsx';
import eatenPlate from '../ui/pictures/eaten-plate.svg?no-inline';
import { wholeNumber } from '../amounts/figures.ts';
import { useLocale } from './locale.ts';
import type { NotFoundHelp } from './not-found-help.ts';
import { notFoundArea } from './not-found-area.ts';
import { wordsOfPath } from './words-of-path.ts';

/** Nothing has this address: what its words may have meant, and four ways on. */
export function NotFoundPage({ help }: { help: NotFoundHelp | null }) {
  const locale = useLocale();
  const { pathname } = useLocation();
  const withCampaign = useCampaignLink();
  return (
    <div className="page-width pb-16">
      <section className="relative mt-2 grid overflow-hidden rounded-2xl bg-table-butter px-[clamp(1.35rem,0.8rem+2.6vw,3.25rem)] pt-[clamp(1.35rem,0.8rem+2.6vw,3.25rem)] lg:min-h-96">
        <div className="relative z-1 grid max-w-132 content-start gap-4 pb-6">
          <p className="text-sm">
            <b className="mr-1.5">404</b>
            {m.site_not_found_eyebrow()}
          </p>
          <h1 className="text-[clamp(2.6rem,1.7rem+3.6vw,4.5rem)] leading-none tracking-tight">
            {m.site_not_found_title()}
          </h1>
          <AreaWay pathname={pathname} />
          <search>
            <Form action={screenPath('search', locale)} className="flex gap-2">
              <SearchField
                name="s"
                label={m.site_not_found_search()}
                placeholder={m.site_not_found_search()}
                defaultValue={wordsOfPath(pathname)}
                maxLength={100}
              />
              <Button type="submit" variant="ink">
                {m.site_not_found_search_submit()}
              </Button>
            </Form>
          </search>
          {help?.meant && <DidYouMean {...help.meant} />}
        </div>
        <img
          src={eatenPlate}
          alt=""
          width={460}
          height={460}
          className="mx-auto -mb-28 w-64 lg:absolute lg:top-1/2 lg:right-12 lg:m-0 lg:w-108 lg:-translate-y-1/2"
        />
      </section>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2 lg:mt-gutter lg:gap-gutter">
        <Way
          to={tonightPath(locale)}
          plate="cod-puttanesca"
          title={m.site_not_found_tonight()}
          detail={help && m.site_not_found_dishes({ count: help.tonightCount })}
        />
        <Way
          to={withCampaign(screenPath('onboarding', locale, {}))}
          plate="butter-chicken-with-cauliflower-rice"
          title={m.site_not_found_week()}
          detail={m.site_not_found_week_text()}
        />
        <Way
          to={screenPath('foodNavigator', locale, {})}
          plate="greek-village-salad"
          title={m.site_not_found_food()}
          detail={
            help &&
            m.site_not_found_foods({ count: wholeNumber({ amount: help.foodCount, locale }) })
          }
        />
        <Way
          to={screenPath('home', locale)}
          plate="shakshuka-with-feta-and-herbs"
          title={m.site_not_found_home()}
          detail={m.site_not_found_home_text()}
        />
      </ul>
    </div>
  );
}

/** Every link of this page loads a whole document. */
function DidYouMean({ path, title }: { path: string; title: string }) {
  return (
    <p>
      {m.site_not_found_meant()}{' '}
      <Link
        to={path}
        reloadDocument
        className="link inline-flex min-h-target items-center font-semibold"
      >
        {title}
      </Link>
      ?
    </p>
  );
}

/** Dinners that are ready in half an hour. */
function tonightPath(locale: Locale): string {
  const query = { tab: 'recipes', time: 'up_to_30', type: 'dinner' };
  return screenPath('search', locale, undefined, { query });
}

/** Where the area of the address begins. */
function AreaWay({ pathname }: { pathname: string }) {
  const locale = useLocale();
  const area = notFoundArea(pathname, locale);
  if (area === null) return null;
  return (
    <p className="text-lg">
      {area.words()}{' '}
      <a href={area.begin} className="link">
        {m.site_not_found_begin()}
      </a>
    </p>
  );
}

/** The page is loaded whole: what failed here may have left the app in pieces. */
function Way({
  to,
  plate,
  title,
  detail,
}: {
  to: string;
  plate: string;
  title: string;
  detail: string | null;
}) {
  return (
    <li>
      <Link
        to={to}
        reloadDocument
        className="flex min-h-20 items-center gap-4 rounded-lg bg-surface py-2.5 pr-5 pl-3 shadow-xs hover:shadow-sm"
      >
        <img src={`/plate/${plate}.svg`} alt="" width={84} height={84} className="size-20" />
        <span className="grid flex-1">
          <span className="font-display text-h4">{title}</span>
          {detail !== null && <span className="text-sm text-ink-2">{detail}</span>}
        </span>
        <ArrowRightIcon size="1.2em" weight="bold" aria-hidden />
      </Link>
    </li>
  );
}
