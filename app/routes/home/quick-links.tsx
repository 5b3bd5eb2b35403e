import { BasketIcon } from '@phosphor-icons/react/dist/ssr/Basket';
import { CalendarPlusIcon } from '@phosphor-icons/react/dist/ssr/CalendarPlus';
import { CarrotIcon } from '@phosphor-icons/react/dist/ssr/Carrot';
import { ChatsCircleIcon } from '@phosphor-icons/react/dist/ssr/ChatsCircle';
import { PathIcon } from '@phosphor-icons/react/dist/ssr/Path';
import { ScalesIcon } from '@phosphor-icons/react/dist/ssr/Scales';
import { Link } from '../../ui/navigation/link.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { useLocale } from '../../shell/locale.ts';
import { classNames } from '../../ui/class-names.ts';

export function QuickLinks({ hasCommunity }: { hasCommunity: boolean }) {
  const locale = useLocale();
  const planner = screenPath('myMealPlanner', locale);
  const links = [
    { to: screenPath('shoppingList', locale), label: m.home_link_list(), icon: BasketIcon },
    { to: screenPath('tracking', locale), label: m.home_link_tracking(), icon: ScalesIcon },
    { to: screenPath('foodNavigator', locale, {}), label: m.home_link_foods(), icon: CarrotIcon },
    { to: planner, label: m.home_link_create_plan(), icon: CalendarPlusIcon },
    { to: screenPath('programs', locale), label: m.programs_title(), icon: PathIcon },
    ...(hasCommunity
      ? [
          {
            to: screenPath('community', locale),
            label: m.home_link_community(),
            icon: ChatsCircleIcon,
          },
        ]
      : []),
  ];
  return (
    <nav
      aria-label={m.home_quick_links()}
      className={classNames(
        'grid grid-cols-2 gap-3 pt-[calc(var(--spacing-section)/2)]',
        hasCommunity ? 'lg:grid-cols-3 xl:grid-cols-6' : 'lg:grid-cols-5',
      )}
    >
      {links.map(({ to, label, icon: Sign }) => (
        <Link
          key={to}
          to={to}
          className="flex min-h-15 flex-col justify-center gap-2 rounded-md bg-surface px-4 py-3 last:odd:col-span-2 lg:last:odd:col-span-1 font-semibold shadow-sm hover:shadow-md sm:flex-row sm:items-center sm:justify-start sm:gap-3"
        >
          <Sign size="1.35rem" weight="bold" aria-hidden className="flex-none text-leaf" />
          {label}
        </Link>
      ))}
    </nav>
  );
}
