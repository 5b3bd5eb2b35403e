import { ArrowRightIcon } from '@phosphor-icons/react/dist/ssr/ArrowRight';
import { Form, Link, useLocation } from 'react-router';
import * as m from '../../i18n/paraglide/messages.js';
import { screenPath } from '../../i18n/paths.ts';
import { Button } from '../ui/actions/button.tsx';
import { SearchField } from '../ui/forms/search-field.tsx';
import emptyPlate from '../ui/pictures/empty-plate.svg?no-inline';
import { useLocale } from './locale.ts';
import { notFoundArea } from './not-found-area.ts';
import { wordsOfPath } from './words-of-path.ts';

/** Nothing has this address: what its words may have meant, and four ways on. */
export function NotFoundPage() {
  const locale = useLocale();
  const { pathname } = useLocation();
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
        </div>
        <img
          src={emptyPlate}
          alt=""
          width={460}
          height={460}
          className="mx-auto -mt-2 -mb-36 w-72 lg:absolute lg:top-6 lg:-right-6 lg:m-0 lg:w-[28rem]"
        />
      </section>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2 lg:mt-gutter lg:gap-gutter">
        <Way
          to={screenPath('recipes', locale)}
          plate="cod-puttanesca"
          title={m.site_not_found_recipes()}
        />
        <Way
          to={screenPath('onboarding', locale, {})}
          plate="butter-chicken-with-cauliflower-rice"
          title={m.site_not_found_week()}
        />
        <Way
          to={screenPath('foodNavigator', locale, {})}
          plate="greek-village-salad"
          title={m.site_not_found_food()}
        />
        <Way
          to={screenPath('home', locale)}
          plate="shakshuka-with-feta-and-herbs"
          title={m.site_not_found_home()}
        />
      </ul>
    </div>
  );
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
function Way({ to, plate, title }: { to: string; plate: string; title: string }) {
  return (
    <li>
      <Link
        to={to}
        reloadDocument
        className="flex min-h-20 items-center gap-4 rounded-lg bg-surface py-2.5 pr-5 pl-3 shadow-xs hover:shadow-sm"
      >
        <img src={`/plate/${plate}.svg`} alt="" width={84} height={84} className="size-20" />
        <span className="flex-1 font-display text-h4">{title}</span>
        <ArrowRightIcon size="1.2em" weight="bold" aria-hidden />
      </Link>
    </li>
  );
}
