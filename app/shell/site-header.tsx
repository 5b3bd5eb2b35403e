import { Basket } from '@phosphor-icons/react/dist/ssr/Basket';
import { MagnifyingGlass } from '@phosphor-icons/react/dist/ssr/MagnifyingGlass';
import { User } from '@phosphor-icons/react/dist/ssr/User';
import { Link } from '../ui/navigation/link.ts';
import type { Locale } from '../../i18n/locales.ts';
import * as m from '../../i18n/paraglide/messages.js';
import { screenPath } from '../../i18n/paths.ts';
import { initialsOfBoth } from '../../lib/names.ts';
import type { RootQuery } from '../operations.gen.ts';
import { useCampaignLink } from '../sign-up/campaign.ts';
import { ButtonLink } from '../ui/actions/button.tsx';
import { keptPart } from '../loading/kept-part.tsx';
import { MainLinks } from '../ui/navigation/main-links.tsx';
import { TopBar } from '../ui/navigation/top-bar.tsx';
import { SiteMark } from './site-mark.tsx';
import { usePlaceHere } from './use-place-here.ts';

type SiteState = Pick<RootQuery, 'brand' | 'me' | 'shoppingListCount'>;

interface HeaderProps extends SiteState {
  locale: Locale;
}

/** What visitors and members each need at hand. */
export function SiteHeader({ locale, brand, me, shoppingListCount }: HeaderProps) {
  const isMember = me !== null;
  const here = usePlaceHere(placesOf({ locale, isMember }));
  return (
    <TopBar
      home={{
        to: screenPath(isMember ? 'memberHome' : 'home', locale),
        label: m.site_home_link({ brand: brand.name }),
        mark: <SiteMark brand={brand} />,
      }}
      navigation={<SiteLinks locale={locale} isMember={isMember} here={here} />}
      actions={
        me ? (
          <MemberActions locale={locale} me={me} shoppingListCount={shoppingListCount} />
        ) : (
          <VisitorActions locale={locale} />
        )
      }
    />
  );
}

interface Navigation {
  locale: Locale;
  isMember: boolean;
}

const SiteLinks = keptPart(function SiteLinks(props: Navigation & { here: number }) {
  return <MainLinks label={m.site_navigation()} items={placesOf(props)} here={props.here} />;
});

function placesOf({ locale, isMember }: Navigation) {
  const recipes = { to: screenPath('recipes', locale), label: m.site_nav_recipes() };
  const foods = { to: screenPath('foodNavigator', locale, {}), label: m.site_nav_foods() };
  const learn = {
    to: screenPath('guides', locale),
    label: m.site_nav_learn(),
    alsoAt: (['videos', 'doctors', 'community'] as const).map((each) => screenPath(each, locale)),
  };
  if (!isMember) {
    const plans = { to: screenPath('allMealPlans', locale), label: m.site_nav_meal_plans() };
    const how = { to: screenPath('howItWorks', locale), label: m.site_nav_how_it_works() };
    return [how, plans, recipes, foods, learn];
  }
  return [
    { to: screenPath('memberHome', locale), label: m.site_nav_home() },
    {
      to: screenPath('myMealPlanner', locale),
      label: m.site_nav_my_week(),
      alsoAt: [screenPath('noMealPlan', locale)],
    },
    recipes,
    foods,
    { to: screenPath('tracking', locale), label: m.site_nav_tracking() },
    learn,
  ];
}

function SearchLink({ locale }: { locale: Locale }) {
  return (
    <Link
      to={screenPath('search', locale)}
      aria-label={m.site_search()}
      className="inline-grid size-target flex-none place-items-center rounded-full text-[1.375rem] hover:bg-sunken"
    >
      <MagnifyingGlass weight="bold" aria-hidden />
    </Link>
  );
}

/** Words longer than these give way to a picture on every phone. */
const fewLetters = 9;

/** On the narrowest screens the words give way to a picture, so that none of them wraps; recipes have a search of their own. */
function VisitorActions({ locale }: { locale: Locale }) {
  const withCampaign = useCampaignLink();
  const logIn = m.site_log_in();
  const isLong = logIn.length > fewLetters;
  return (
    <>
      <span className="max-[21.5rem]:hidden">
        <SearchLink locale={locale} />
      </span>
      <Link
        to={screenPath('login', locale)}
        className="inline-flex min-h-target min-w-target flex-none items-center justify-center font-semibold whitespace-nowrap hover:underline min-[24rem]:px-1 sm:px-3"
      >
        <User
          weight="bold"
          aria-hidden
          className={`text-[1.375rem] ${isLong ? 'min-[30rem]:hidden' : 'min-[24rem]:hidden'}`}
        />
        <span className={isLong ? 'max-[30rem]:sr-only' : 'max-[24rem]:sr-only'}>{logIn}</span>
      </Link>
      <ButtonLink
        to={withCampaign(screenPath('onboarding', locale, {}))}
        variant="ink"
        size="sm"
        className="max-sm:px-3 max-sm:text-sm"
      >
        {m.site_plan_my_week()}
      </ButtonLink>
    </>
  );
}

interface MemberActionsProps {
  locale: Locale;
  me: NonNullable<SiteState['me']>;
  shoppingListCount: number;
}

function MemberActions({ locale, me, shoppingListCount }: MemberActionsProps) {
  return (
    <>
      <SearchLink locale={locale} />
      <ShoppingListLink locale={locale} count={shoppingListCount} />
      <Link
        to={screenPath('userSettings', locale)}
        className="inline-grid size-target place-items-center rounded-full bg-leaf-soft font-bold text-leaf-ink"
      >
        {initialsOfBoth(me)} <span className="sr-only">{m.site_account()}</span>
      </Link>
    </>
  );
}

/** With how many items are still to buy. */
function ShoppingListLink({ locale, count }: { locale: Locale; count: number }) {
  return (
    <Link
      to={screenPath('shoppingList', locale)}
      aria-label={
        count === 0 ? m.site_nav_shopping_list() : m.site_nav_shopping_list_count({ count })
      }
      className="relative inline-grid size-target place-items-center rounded-full text-[1.375rem] hover:bg-sunken"
    >
      <Basket weight="bold" aria-hidden />
      {count > 0 && (
        <span className="absolute top-0.5 right-0 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-yolk px-1 text-[0.75rem] leading-none font-bold text-on-yolk tabular-nums">
          {count}
        </span>
      )}
    </Link>
  );
}
