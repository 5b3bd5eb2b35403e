import * as m from '../../../../i18n/paraglide/messages.js';
import { dayAndMonth } from '../../../dates/long-date.ts';
import { useLocale } from '../../../shell/locale.ts';
import { Card } from '../../../ui/layout/card.tsx';
import type { MemberCareQuery } from '../operations.gen.ts';

type Plan = NonNullable<NonNullable<MemberCareQuery['memberCare']>['plan']>;

const daysOfWeek = [7, 6, 5, 4, 3, 2, 1];

/** A column of seven yolks a week; as many are full as days were cooked. */
export function CookedWeeks({ plan: { title, weeks } }: { plan: Plan }) {
  const locale = useLocale();
  return (
    <Card as="section">
      <h2 className="text-h3">{m.pro_care_plan_and_cooking()}</h2>
      {title && <p className="font-semibold">{title}</p>}
      <p className="text-ink-2">{m.pro_care_cooking_note()}</p>
      <ol className="mt-5 grid max-w-xl grid-cols-8 gap-2">
        {weeks.map(({ monday, cookedDays }) => (
          <li key={monday} className="grid justify-items-center gap-1 text-center">
            <span aria-hidden className="grid gap-1">
              {daysOfWeek.map((day) => (
                <span
                  key={day}
                  className={`size-4 rounded-full ring-1 ring-inset ${
                    day <= cookedDays ? 'bg-yolk ring-yolk' : 'ring-line-strong'
                  }`}
                />
              ))}
            </span>
            <b>{cookedDays}</b>
            <span className="text-xs text-ink-2">{dayAndMonth(monday, locale)}</span>
          </li>
        ))}
      </ol>
      <p className="mt-4 flex items-center gap-2 text-sm text-ink-2">
        <span aria-hidden className="size-3 rounded-full bg-yolk" />
        {m.pro_care_cooked_day()}
      </p>
    </Card>
  );
}
