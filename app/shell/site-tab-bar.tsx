import { Basket } from '@phosphor-icons/react/dist/ssr/Basket';
import { CalendarDots } from '@phosphor-icons/react/dist/ssr/CalendarDots';
import { ChartLineUp } from '@phosphor-icons/react/dist/ssr/ChartLineUp';
import { CookingPot } from '@phosphor-icons/react/dist/ssr/CookingPot';
import { House } from '@phosphor-icons/react/dist/ssr/House';
import type { Locale } from '../../i18n/locales.ts';
import * as m from '../../i18n/paraglide/messages.js';
import { screenPath } from '../../i18n/paths.ts';
import { keptPart } from '../loading/kept-part.tsx';
import { BottomTabBar } from '../ui/navigation/bottom-tab-bar.tsx';
import { usePlaceHere } from './use-place-here.ts';

/** A member's places on a phone. */
export function SiteTabBar({ locale }: { locale: Locale }) {
  return <TabBar locale={locale} here={usePlaceHere(placesOf(locale))} />;
}

function placesOf(locale: Locale) {
  return [
    { to: screenPath('memberHome', locale), label: m.site_nav_home(), icon: House },
    {
      to: screenPath('myMealPlanner', locale),
      label: m.site_nav_my_week(),
      alsoAt: [screenPath('noMealPlan', locale)],
      icon: CalendarDots,
    },
    { to: screenPath('recipes', locale), label: m.site_nav_recipes(), icon: CookingPot },
    { to: screenPath('shoppingList', locale), label: m.site_nav_list_short(), icon: Basket },
    { to: screenPath('tracking', locale), label: m.site_nav_tracking(), icon: ChartLineUp },
  ];
}

const TabBar = keptPart(function TabBar({ locale, here }: { locale: Locale; here: number }) {
  return <BottomTabBar label={m.site_navigation()} items={placesOf(locale)} here={here} />;
});
