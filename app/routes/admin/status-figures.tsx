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
  children: ReactNode;
}) {
  const { title, figure, note, picture, children } = card;
  return (
    <Card as="section">
      <h2 className="text-h4">{title}</h2>
      <p className="mt-1 font-display text-h1 leading-tight lining-nums tabular-nums">
        {figure}
        {note && (
          <span className="ml-2 font-sans text-sm font-normal tracking-normal text-ink-2">
            {note}
          </span>
        )}
      </p>
      {picture}
      {children}
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
    >
      <dl className="mt-3">
        {parts.map(({ label, count, tone }) => (
          <div key={label} className="flex justify-between gap-4 border-t border-line py-2">
            <dt className="flex items-center gap-2.5">
              <i aria-hidden className={classNames('size-3 rounded-full', tone)} />
              {label}
            </dt>
            <dd className="font-semibold tabular-nums">{countWords(count, locale)}</dd>
          </div>
        ))}
      </dl>
    </FigureCard>
  );
}

type Months = Status['months'];
type Month = Months['last'];

/** How many came how far, beside the month before. */
export function SignUpsCard({ status }: { status: Status }) {
  const { signUps, months, quizCountedSince } = status;
  const locale = useLocale();
  const { quiz } = months.before;
  return (
    <FigureCard
      title={m.admin_sign_ups()}
      figure={countWords(signUps.at(-1)?.count ?? 0, locale)}
      note={m.admin_sign_ups_today()}
      picture={<DayBars days={signUps} />}
    >
      <MonthTable
        title={m.admin_sign_ups()}
        months={months}
        rows={[
          { label: m.admin_quiz_begun(), of: (month) => month.quiz?.begun },
          { label: m.admin_quiz_finished(), of: (month) => month.quiz?.finished },
          { label: m.admin_accounts(), of: ({ accounts }) => accounts },
          { label: m.admin_trials_begun(), of: ({ trials }) => trials.begun },
        ]}
      />
      {quiz === null && quizCountedSince !== null && (
        <p className="pt-2 text-sm text-ink-2">
          {m.admin_quiz_since({ day: dayAndMonth(quizCountedSince, locale) })}
        </p>
      )}
    </FigureCard>
  );
}

interface MonthTableProps {
  title: string;
  months: Months;
  rows: readonly { label: string; of: (month: Month) => number | undefined }[];
}

function MonthTable({ title, months, rows }: MonthTableProps) {
  const locale = useLocale();
  const told = (count: number | undefined) =>
    count === undefined ? '–' : countWords(count, locale);
  return (
    <table className="mt-3 w-full tabular-nums">
      <caption className="sr-only">{title}</caption>
      <thead className="text-sm text-ink-2 [&_th]:pb-1.5 [&_th]:text-right [&_th]:font-normal">
        <tr>
          <th scope="col">
            <span className="sr-only">{m.admin_month_what()}</span>
          </th>
          <th scope="col">{m.admin_month_last()}</th>
          <th scope="col" className="pl-4">
            {m.admin_month_before()}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, of }) => (
          <tr key={label} className="border-t border-line">
            <th scope="row" className="py-2 text-left font-normal">
              {label}
            </th>
            <td className="py-2 text-right font-semibold">{told(of(months.last))}</td>
            <td className="py-2 pl-4 text-right text-ink-2">{told(of(months.before))}</td>
          </tr>
        ))}
      </tbody>
    </table>
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

/** Of trials that ended, how many are paid for now. */
export function TrialsCard({ months }: { months: Months }) {
  const locale = useLocale();
  const shareOf = ({ trials: { ended, becamePaid } }: Month) =>
    ended === 0 ? null : shareWords(becamePaid / ended, locale);
  const before = shareOf(months.before);
  return (
    <FigureCard
      title={m.admin_trials()}
      figure={shareOf(months.last) ?? '–'}
      picture={
        <p className="text-sm text-ink-2">
          {m.admin_trials_of({ count: countWords(months.last.trials.ended, locale) })}{' '}
          {before === null
            ? m.admin_trials_before_none()
            : m.admin_trials_before({ share: before })}
        </p>
      }
    >
      <MonthTable
        title={m.admin_trials()}
        months={months}
        rows={[
          { label: m.admin_trials_paid(), of: ({ trials }) => trials.becamePaid },
          { label: m.admin_trials_left(), of: ({ trials }) => trials.left },
          { label: m.admin_payments_failed(), of: ({ payments }) => payments.failed },
          { label: m.admin_payments_refunded(), of: ({ payments }) => payments.refunded },
        ]}
      />
    </FigureCard>
  );
}
