import * as m from '../../../i18n/paraglide/messages.js';
import type { Experiment, ExperimentVariant } from '../../graphql/schema-types.gen.ts';
import { useLocale } from '../../shell/locale.ts';
import { Card } from '../../ui/layout/card.tsx';
import { countWords, shareWords } from './figure-words.ts';
import type { Status } from './operator-status.ts';

type Results = Status['experiments'];

const names: Record<Experiment, () => string> = {
  SALES_PAGE: m.admin_trying_sales_page,
  ONBOARDING: m.admin_trying_onboarding,
};

const variantNames: Record<Experiment, Record<ExperimentVariant, () => string>> = {
  SALES_PAGE: { A: m.admin_trying_weight_first, B: m.admin_trying_dinners_first },
  ONBOARDING: { A: m.admin_trying_ends_at_week, B: m.admin_trying_ends_at_plan },
};

/** How far those got who were given one page or the other. */
export function ExperimentsCard({ results }: { results: Results }) {
  return (
    <Card as="section">
      <h2 className="text-h4">{m.admin_trying()}</h2>
      <p className="text-sm text-ink-2">{m.admin_trying_note()}</p>
      <div className="grid gap-6 pt-3 lg:grid-cols-2">
        {[...Map.groupBy(results, ({ experiment }) => experiment)].map(([experiment, rows]) => (
          <ResultTable key={experiment} experiment={experiment} rows={rows} />
        ))}
      </div>
    </Card>
  );
}

function ResultTable({ experiment, rows }: { experiment: Experiment; rows: Results }) {
  const locale = useLocale();
  return (
    <table className="w-full content-start self-start text-sm tabular-nums">
      <caption className="pb-1 text-left font-semibold">{names[experiment]()}</caption>
      <thead>
        <tr className="text-ink-2 [&>th]:py-1.5 [&>th]:text-right [&>th]:font-normal [&>th:first-child]:text-left">
          <th scope="col">{m.admin_trying_variant()}</th>
          <th scope="col">{m.admin_trying_seen()}</th>
          <th scope="col">{m.admin_trying_signed_up()}</th>
          <th scope="col">{m.admin_trying_members()}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ variant, sharePercent, seen, signedUp, becameMember }) => (
          <tr
            key={variant}
            className="border-t border-line align-top [&>td]:py-2 [&>td]:pl-3 [&>td]:text-right"
          >
            <th scope="row" className="py-2 text-left font-medium">
              {variantNames[experiment][variant]()}
              <span className="block font-normal text-ink-2">
                {m.admin_trying_share({ percent: sharePercent })}
              </span>
            </th>
            <td>{countWords(seen, locale)}</td>
            <td>{countWords(signedUp, locale)}</td>
            <td>
              <b>{countWords(becameMember, locale)}</b>
              {seen > 0 && (
                <span className="block text-ink-2">{shareWords(becameMember / seen, locale)}</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
