import { Basket } from '@phosphor-icons/react/dist/ssr/Basket';
import { CalendarDots } from '@phosphor-icons/react/dist/ssr/CalendarDots';
import { ChartLineUp } from '@phosphor-icons/react/dist/ssr/ChartLineUp';
import { CookingPot } from '@phosphor-icons/react/dist/ssr/CookingPot';
import { House } from '@phosphor-icons/react/dist/ssr/House';
import type { Locale } from '../../i18n/locales.ts';
import * as m from '../../i18n/paraglide/messages.js';
import { screenPath } from '../../i18n/paths.ts';
import { BottomTabBar } from '../ui/navigation/bottom-tab-bar.tsx';

/** A member's places on a phone. */
export function SiteTabBar({ locale }: { locale: Locale }) {
  return (
    <BottomTabBar
      label={m.site_navigation()}
      items={[
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
      ]}
    />
  );
}
