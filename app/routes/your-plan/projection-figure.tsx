import type { ReactNode } from 'react';
import { locales } from '../../../i18n/locales.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { numberFormat } from '../../../lib/formats.ts';
import { classNames } from '../../ui/class-names.ts';
import {
  axisUnitOf,
  drawProjection,
  narrowSheet,
  wideSheet,
  type Sheet,
} from './projection-geometry.ts';
import {
  monthTick,
  projectionSentence,
  weightWords,
  type ReadProjection,
} from './projection-words.ts';

/** What is likely, drawn twice: words do not shrink with the sheet. */
export function ProjectionFigure(read: ReadProjection) {
  return (
    <figure
      aria-label={projectionSentence(read)}
      className="rounded-2xl bg-surface p-[clamp(1rem,0.6rem+1.4vw,1.75rem)] shadow-sm"
    >
      <Graph {...read} sheet={wideSheet} className="max-sm:hidden" />
      <Graph {...read} sheet={narrowSheet} className="sm:hidden" />
      <figcaption className="flex flex-wrap gap-x-5 gap-y-1 pt-3 text-sm text-ink-2">
        <Key sign={<rect width="26" height="12" rx="3" className="fill-yolk opacity-50" />}>
          {m.your_plan_key_range()}
        </Key>
        <Key
          sign={
            <path
              d="M2 6h24"
              className="fill-none stroke-data-carbs"
              strokeWidth="3"
              strokeDasharray="1 7"
              strokeLinecap="round"
            />
          }
        >
          {m.your_plan_key_middle()}
        </Key>
      </figcaption>
    </figure>
  );
}

function Key({ sign, children }: { sign: ReactNode; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-2">
      <svg width="26" height="12" viewBox="0 0 26 12" aria-hidden>
        {sign}
      </svg>
      {children}
    </span>
  );
}

function Graph({
  sheet,
  className,
  ...read
}: ReadProjection & { sheet: Sheet; className: string }) {
  const { projection, unit, locale } = read;
  const drawing = drawProjection({ ...read, sheet });
  const { width, height, left, right, bottom } = sheet;
  const end = width - right;
  const number = numberFormat(locales[locale].languageTag, { maximumFractionDigits: 1 });
  const { goalY } = drawing;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden
      className={classNames('block h-auto w-full fill-ink font-sans text-xs', className)}
    >
      {drawing.ticks.map(({ value, y, isNamed }) => (
        <g key={value}>
          <path d={`M${left} ${y}H${end}`} className="stroke-line" />
          {isNamed && (
            <text x={left - 8} y={y + 5} textAnchor="end" className="fill-ink-2">
              {number.format(value)}
            </text>
          )}
        </g>
      ))}
      <text x={left - 8} y={height - bottom + 30} textAnchor="end" className="fill-ink-2">
        {axisUnitOf(unit)}
      </text>
      <text x={left} y={height - bottom + 30} className="fill-ink-2">
        {m.your_plan_now()}
      </text>
      {drawing.months.map(({ day, x }) => (
        <text key={day} x={x} y={height - bottom + 30} textAnchor="middle" className="fill-ink-2">
          {monthTick(day, locale)}
        </text>
      ))}
      <path d={drawing.range} className="fill-yolk opacity-35" />
      <path
        d={drawing.middle}
        className="fill-none stroke-data-carbs"
        strokeWidth="3"
        strokeDasharray="1 8"
        strokeLinecap="round"
      />
      {goalY !== null && projection.goalKg !== null && (
        <>
          <path
            d={`M${left} ${goalY}H${end}`}
            className="stroke-data-goal"
            strokeWidth="2"
            strokeDasharray="7 6"
          />
          {drawing.meeting && (
            <path
              d={`M${drawing.meeting.from} ${goalY}H${drawing.meeting.to}`}
              className="stroke-data-goal"
              strokeWidth="9"
              strokeLinecap="round"
            />
          )}
          <text
            x={sheet === wideSheet ? end + 10 : left + 4}
            y={sheet === wideSheet ? goalY + 5 : goalY - 9}
            className="fill-data-goal font-semibold"
          >
            {m.your_plan_goal({ weight: weightWords({ weightKg: projection.goalKg, unit }) })}
          </text>
        </>
      )}
      <Egg {...drawing.start} />
      <text x={drawing.start.x + 20} y={drawing.start.y - 8} className="text-control font-bold">
        {m.your_plan_today({ weight: weightWords({ weightKg: projection.startKg, unit }) })}
      </text>
    </svg>
  );
}

function Egg({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d="M1-13c8-1 14 6 14 14S8 15-1 15s-14-6-14-14S-7-12 1-13z"
        className="fill-egg-white stroke-line-strong"
      />
      <circle r="7" className="fill-yolk stroke-yolk-edge" strokeWidth="1.5" />
    </g>
  );
}
