import * as m from '../../../i18n/paraglide/messages.js';
import { timeOfLog } from '../../dates/long-date.ts';
import { useLocale } from '../../shell/locale.ts';
import { Card } from '../../ui/layout/card.tsx';
import { countWords } from './figure-words.ts';
import type { Status } from './operator-status.ts';
import { cardIds } from './status-cards.tsx';

/** What the server wrote down as errors in the last 24 hours. */
export function ErrorsCard({ errors }: { errors: Status['errors'] }) {
  const locale = useLocale();
  const total = errors.reduce((sum, { count }) => sum + count, 0);
  return (
    <Card as="section" id={cardIds.errors} className="scroll-mt-6">
      <h2 className="text-h4">{m.admin_errors()}</h2>
      <p className="mt-1 font-display text-h1 leading-tight lining-nums tabular-nums">
        {countWords(total, locale)}
      </p>
      {total === 0 && <p className="text-ink-2">{m.admin_errors_none()}</p>}
      <ol className="mt-1">
        {errors.map(({ what, count, lastAt }) => (
          <li
            key={what}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-2"
          >
            <span lang="en" className="min-w-0 font-medium wrap-anywhere">
              {what}
            </span>
            <span className="text-sm text-ink-2 tabular-nums">
              {m.admin_errors_last({
                count: countWords(count, locale),
                time: timeOfLog(lastAt, locale),
              })}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
