import type { ReactNode } from 'react';
import * as m from '../../../i18n/paraglide/messages.js';
import { dayAndMonth } from '../../dates/long-date.ts';
import { useLocale } from '../../shell/locale.ts';
import { classNames } from '../../ui/class-names.ts';
import { Card } from '../../ui/layout/card.tsx';
import { countWords, shareWords } from './figure-words.ts';
import type { Status } from './operator-status.ts';

/** One number first, then the list that answers the next question. */
function FigureCard(card: {
  title: string;
  figure: string;
  note?: string;
  picture?: ReactNode;
  rows: readonly { label: string; value: string; tone?: string }[];
}) {
  const { title, figure, note, picture, rows } = card;
  return (
    <Card as="section">
      <h2 className="text-h4">{title}</h2>
      <p className="mt-1 font-display text-h1 leading-tight lining-nums tabular-nums">
        {figure}
        {note && <span className="ml-2 font-sans text-sm font-normal text-ink-2">{note}</span>}
      </p>
      {picture}
      <dl className="mt-3">
        {rows.map(({ label, value, tone }) => (
          <div key={label} className="flex justify-between gap-4 border-t border-line py-2">
            <dt className="flex items-center gap-2.5">
              {tone && <i aria-hidden className={classNames('size-3 rounded-full', tone)} />}
              {label}
            </dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

export function MembersCard({ members }: { members: Status['members'] }) {
  const locale = useLocale();
  const parts = [
    { label: m.admin_members_paying(), count: members.paying, tone: 'bg-data-goal' },
    { label: m.admin_members_on_trial(), count: members.onTrial, tone: 'bg-yolk' },
    {
      label: m.admin_members_cancelled(),
      count: members.cancelledStillOpen,
      tone: 'bg-data-fiber',
    },
    { label: m.admin_members_overdue(), count: members.chargeOverdue, tone: 'bg-data-protein' },
  ];
  const total = parts.reduce((sum, { count }) => sum + count, 0);
  return (
    <FigureCard
      title={m.admin_members()}
      figure={countWords(total, locale)}
      picture={
        <div aria-hidden className="mt-2 flex h-3 gap-0.5 overflow-hidden rounded-full bg-sunken">
          {parts.map(({ label, count, tone }) => (
            <i key={label} className={tone} style={{ flex: count }} />
          ))}
        </div>
      }
      rows={parts.map(({ label, count, tone }) => ({
        label,
        tone,
        value: countWords(count, locale),
      }))}
    />
  );
}

export function SignUpsCard(card: Pick<Status, 'signUps' | 'trials'>) {
  const { signUps, trials } = card;
  const locale = useLocale();
  const total = signUps.reduce((sum, { count }) => sum + count, 0);
  return (
    <FigureCard
      title={m.admin_sign_ups()}
      figure={countWords(signUps.at(-1)?.count ?? 0, locale)}
      note={m.admin_sign_ups_today()}
      picture={<DayBars days={signUps} />}
      rows={[
        { label: m.admin_sign_ups_total(), value: countWords(total, locale) },
        { label: m.admin_trials_begun(), value: countWords(trials.begun, locale) },
        { label: m.admin_trials_paid(), value: countWords(trials.becamePaid, locale) },
      ]}
    />
  );
}

/** A bar a day, today in yolk. The numbers stand in a list for those who do not see them. */
function DayBars({ days }: { days: Status['signUps'] }) {
  const locale = useLocale();
  const most = Math.max(1, ...days.map(({ count }) => count));
  return (
    <>
      <ol className="mt-2 flex h-14 items-end gap-1">
        {days.map(({ day, count }, index) => (
          <li
            key={day}
            style={{ height: `${Math.max(4, (count / most) * 100)}%` }}
            className={classNames(
              'flex-1 rounded-xs',
              index === days.length - 1 ? 'bg-yolk' : 'bg-data-carbs/55',
            )}
          >
            <span className="sr-only">
              {dayAndMonth(day, locale)}: {countWords(count, locale)}
            </span>
          </li>
        ))}
      </ol>
      <p aria-hidden className="flex justify-between text-xs text-ink-2">
        <span>{dayAndMonth(days[0]?.day ?? '', locale)}</span>
        <span>{m.admin_today()}</span>
      </p>
    </>
  );
}

export function TrialsCard({ trials, payments }: Pick<Status, 'trials' | 'payments'>) {
  const locale = useLocale();
  const { ended, becamePaid, left } = trials;
  const share = ended === 0 ? '–' : shareWords(becamePaid / ended, locale);
  return (
    <FigureCard
      title={m.admin_trials()}
      figure={share}
      picture={
        <p className="text-sm text-ink-2">
          {m.admin_trials_of({ count: countWords(ended, locale) })}
        </p>
      }
      rows={[
        { label: m.admin_trials_left(), value: countWords(left, locale) },
        { label: m.admin_payments_failed(), value: countWords(payments.failed, locale) },
        { label: m.admin_payments_refunded(), value: countWords(payments.refunded, locale) },
      ]}
    />
  );
}
