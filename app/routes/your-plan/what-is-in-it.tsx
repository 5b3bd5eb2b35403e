import { BasketIcon } from '@phosphor-icons/react/dist/ssr/Basket';
import { CalendarDotsIcon } from '@phosphor-icons/react/dist/ssr/CalendarDots';
import { ChartLineUpIcon } from '@phosphor-icons/react/dist/ssr/ChartLineUp';
import { CookingPotIcon } from '@phosphor-icons/react/dist/ssr/CookingPot';
import * as m from '../../../i18n/paraglide/messages.js';

/** Counted from what is there. */
export function WhatIsInIt({ recipeCount }: { recipeCount: number }) {
  const parts = [
    { Sign: CalendarDotsIcon, title: m.your_plan_in_week(), text: m.your_plan_in_week_text() },
    {
      Sign: CookingPotIcon,
      title: m.your_plan_in_recipes({ count: recipeCount }),
      text: m.your_plan_in_recipes_text(),
    },
    { Sign: BasketIcon, title: m.your_plan_in_list(), text: m.your_plan_in_list_text() },
    {
      Sign: ChartLineUpIcon,
      title: m.your_plan_in_tracking(),
      text: m.your_plan_in_tracking_text(),
    },
  ];
  return (
    <section>
      <h2 className="mb-5 text-h2">{m.your_plan_in()}</h2>
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
        {parts.map(({ Sign, title, text }) => (
          <li key={title}>
            <Sign aria-hidden weight="bold" size={28} className="text-leaf" />
            <h3 className="mt-2 text-h4">{title}</h3>
            <p className="mt-1 max-w-[40ch] text-sm text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
