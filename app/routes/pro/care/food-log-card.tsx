import * as m from '../../../../i18n/paraglide/messages.js';
import { gramsText } from '../../../amounts/figures.ts';
import { dayAndMonth } from '../../../dates/long-date.ts';
import { useLocale } from '../../../shell/locale.ts';
import { Card } from '../../../ui/layout/card.tsx';
import type { MemberCareQuery } from '../operations.gen.ts';

type Entries = NonNullable<NonNullable<MemberCareQuery['memberCare']>['foodLog']>;

/** The last entries, the newest day first. */
export function FoodLogCard({ entries }: { entries: Entries }) {
  const locale = useLocale();
  const byDay = [...Map.groupBy(entries, ({ day }) => day)];
  return (
    <Card as="section">
      <h2 className="text-h3">{m.pro_care_item_food_log()}</h2>
      {byDay.length === 0 && <p className="mt-1 text-ink-2">{m.pro_care_no_entries()}</p>}
      {byDay.map(([day, ofDay]) => (
        <section key={day} className="mt-4">
          <h3 className="text-h4">{dayAndMonth(day, locale)}</h3>
          <ul className="divide-y divide-line">
            {ofDay.map(({ id, name, netCarbsGrams }) => (
              <li key={id} className="flex justify-between gap-4 py-2">
                <span className="min-w-0 break-words">{name}</span>
                <span className="flex-none text-ink-2">
                  {netCarbsGrams === null
                    ? '–'
                    : m.pro_care_net({ grams: gramsText({ amount: netCarbsGrams, locale }) })}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Card>
  );
}
