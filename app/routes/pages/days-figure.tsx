import * as m from '../../../i18n/paraglide/messages.js';
import { inTenths } from '../../../lib/tenths.ts';
import { FigureCard } from './figure-card.tsx';
import type { PageBlockFragment } from './operations.gen.ts';

type Days = Extract<PageBlockFragment, { lanes: unknown }>;
type Lane = Days['lanes'][number];

const colors = ['bg-data-fiber', 'bg-data-protein', 'bg-data-fat', 'bg-data-carbs'] as const;

/** What is felt when: a pale bar for some people, a full one for most. */
export function DaysFigure({ figure }: { figure: Days }) {
  const { days, lanes } = figure;
  return (
    <FigureCard figure={figure}>
      <DayScale days={days} />
      <ol className="grid gap-5">
        {lanes.map((lane, index) => (
          <LaneRow
            key={lane.name}
            lane={lane}
            days={days}
            color={colors[index % colors.length] ?? colors[0]}
          />
        ))}
      </ol>
      <p aria-hidden className="mt-5 flex flex-wrap gap-x-6 gap-y-1 text-sm text-ink-2">
        <span className="inline-flex items-center gap-2">
          <span className="h-3 w-8 rounded-full bg-ink opacity-28" /> {m.pages_days_some()}
        </span>
        <span className="inline-flex items-center gap-2">
          <span className="h-3 w-8 rounded-full bg-ink" /> {m.pages_days_most()}
        </span>
      </p>
    </FigureCard>
  );
}

const columns = 'grid grid-cols-[minmax(0,1fr)] sm:grid-cols-[13rem_minmax(0,1fr)] sm:gap-4';

function DayScale({ days }: { days: number }) {
  return (
    <div aria-hidden className={`${columns} mb-3 text-xs text-ink-2 tabular`}>
      <span className="max-sm:hidden" />
      <div className="flex">
        {Array.from({ length: days }, (_, index) => index + 1).map((day) => (
          <span
            key={day}
            className="min-w-0 flex-1 basis-0 text-center whitespace-nowrap first:text-left last:flex last:justify-end"
          >
            {day === 1 || day % 7 === 0 ? m.pages_day({ day }) : ''}
          </span>
        ))}
      </div>
    </div>
  );
}

function LaneRow({ lane, days, color }: { lane: Lane; days: number; color: string }) {
  const { name, note, from, to, mostFrom, mostTo } = lane;
  return (
    <li className={`${columns} gap-y-1.5 sm:items-center`}>
      <div>
        <b className="font-semibold">{name}</b>
        <p className="text-sm text-ink-2">{note}</p>
        <p className="sr-only">{m.pages_days_text({ from, to, mostFrom, mostTo })}</p>
      </div>
      <div aria-hidden className="relative h-4 rounded-full bg-sunken">
        <Bar from={from} to={to} days={days} className={`${color} opacity-30`} />
        <Bar from={mostFrom} to={mostTo} days={days} className={color} />
      </div>
    </li>
  );
}

function Bar(args: { from: number; to: number; days: number; className: string }) {
  const { from, to, days, className } = args;
  const left = inTenths(((from - 1) / days) * 100);
  const width = inTenths(((to - from + 1) / days) * 100);
  return (
    <span
      className={`absolute inset-y-0 rounded-full ${className}`}
      style={{ left: `${left}%`, width: `${width}%` }}
    />
  );
}
