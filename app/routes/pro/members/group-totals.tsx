import * as m from '../../../../i18n/paraglide/messages.js';
import { dayAndMonth } from '../../../dates/long-date.ts';
import { useLocale } from '../../../shell/locale.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { changeText } from '../../tracking/measures/measure-words.ts';
import type { ProMembersQuery } from '../operations.gen.ts';

type Totals = NonNullable<ProMembersQuery['proGroup']>['totals'];

type PlanTotal = NonNullable<NonNullable<Totals>['plan']>;

/** What is known of all members together: rounded, once a week, of five people or more. */
export function GroupTotals({ totals }: { totals: Totals }) {
  const locale = useLocale();
  const isKnown = Boolean(totals?.plan ?? totals?.weight);
  return (
    <Card as="section" className="grid gap-3">
      <header>
        <h2 className="text-h4">{m.pro_totals_title()}</h2>
        <p className="max-w-prose text-small text-ink-2">
          {totals && isKnown
            ? m.pro_totals_week({ date: dayAndMonth(totals.monday, locale) })
            : m.pro_totals_none()}
        </p>
      </header>
      {totals && isKnown && (
        <dl className="grid gap-4 sm:grid-cols-2">
          <Total
            words={m.pro_totals_plan()}
            people={totals.plan?.people}
            figure={totals.plan && percentWords(totals.plan)}
          />
          <Total
            words={m.pro_totals_weight()}
            people={totals.weight?.people}
            figure={
              totals.weight && changeText({ value: totals.weight.changeKg, unit: 'kg', locale })
            }
          />
        </dl>
      )}
    </Card>
  );
}

/** The ends are open: a total never says all or none. */
function percentWords({ percent, isOrFewer, isOrMore }: PlanTotal): string {
  if (isOrFewer) return m.pro_totals_few({ percent });
  return isOrMore ? m.pro_totals_most({ percent }) : m.pro_totals_about({ percent });
}

function Total(props: { words: string; figure: string | null; people: number | undefined }) {
  const { words, figure, people } = props;
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="mt-1 text-sm text-ink-2">
        {words}
        {people !== undefined && (
          <span className="block">{m.pro_totals_people({ count: people })}</span>
        )}
      </dt>
      <dd className={figure === null ? 'font-semibold' : 'font-display text-h3 tabular-nums'}>
        {figure ?? m.pro_totals_too_few()}
      </dd>
    </div>
  );
}
