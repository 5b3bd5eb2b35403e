import { useState } from 'react';
import type { MeasureUnit } from '../../../../domain/tracking/measurements/measures.rules.ts';
import { addLocalDays } from '../../../../lib/local-time.ts';
import type { Locale } from '../../../../i18n/locales.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import type { MeasureHistoryFragment } from '../operations.gen.ts';
import { useLocale } from '../../../shell/locale.ts';
import { useIsInBrowser } from '../../../shell/use-is-in-browser.ts';
import { bandDays, weightBand } from './weight-band.ts';
import {
  apartOnOneDay,
  areaPath,
  daysAcross,
  dotsPath,
  linePath,
  namedDays,
  scaleOf,
  yOf,
  type Place,
  type Scale,
} from './chart-geometry.ts';
import { axisNumber, axisText, dayText, measureWords, valueText } from './measure-words.ts';

interface ChartProps {
  history: MeasureHistoryFragment;
  unit: MeasureUnit;
  goal: number | null;
}

type Point = MeasureHistoryFragment['points'][number];

/** The interval as a picture that the arrow keys walk through; the table below says it all. */
export function MeasureChart(props: ChartProps) {
  const locale = useLocale();
  const chart = drawingOf(props);
  if (chart === null) {
    return <p className="py-10 text-center text-ink-2">{m.tracking_no_points()}</p>;
  }
  const { scale, from, to } = chart;
  return (
    <figure aria-label={m.tracking_graph({ measure: measureWords[props.history.measure]() })}>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 pt-10">
        <AxisLabels scale={scale} unit={props.unit} locale={locale} />
        <Plot {...props} chart={chart} />
        <div
          aria-hidden
          className="col-start-2 flex justify-between pt-3 pr-4 text-xs text-ink-2 *:only:mx-auto"
        >
          {namedDays(from, to).map((day) => (
            <span key={day}>{dayText({ day, style: 'short', locale })}</span>
          ))}
        </div>
      </div>
      <figcaption className="pt-3 text-sm text-ink-2">
        {noteOf({ chart, measure: props.history.measure })}
      </figcaption>
    </figure>
  );
}

function noteOf(args: { chart: Drawing; measure: MeasureHistoryFragment['measure'] }): string {
  if (args.chart.band !== null) return m.tracking_band_note();
  return args.measure === 'WEIGHT' ? m.tracking_trend_note() : m.tracking_graph_note();
}

interface Drawing {
  scale: Scale;
  from: string;
  to: string;
  places: readonly Place[];
  secondPlaces: readonly Place[];
  trendPlaces: readonly Place[];
  goalY: number | null;
  /** Where a weight may go from its first day, as an example. */
  band: readonly Place[] | null;
}

function drawingOf({ history, unit, goal }: ChartProps): Drawing | null {
  const { points, trend } = history;
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return null;
  const numberOf = (value: number) => axisNumber({ value, unit });
  const seconds = points.flatMap(({ secondValue }) => secondValue ?? []);
  const values = [
    ...points.map(({ value }) => value),
    ...seconds,
    ...trend.map(({ value }) => value),
  ];
  const scale = scaleOf([...values, ...(goal === null ? [] : [goal])].map(numberOf));
  const isFirst = history.measure === 'WEIGHT' && points.length === 1;
  const hasBand = isFirst && goal !== null && goal < first.value;
  const to = hasBand ? addLocalDays(first.fromDay, bandDays) : last.toDay;
  const xOf = daysAcross(first.fromDay, to);
  const place = (day: string, value: number) => {
    return { x: xOf({ day }), y: yOf(numberOf(value), scale) };
  };
  return {
    scale,
    from: first.fromDay,
    to,
    places: apartOnOneDay(points.map(({ toDay, value }) => place(toDay, value))),
    secondPlaces: apartOnOneDay(
      points.flatMap(({ toDay, secondValue }) =>
        secondValue === null ? [] : [place(toDay, secondValue)],
      ),
    ),
    trendPlaces: trend.map(({ day, value }) => place(day, value)),
    goalY: goal === null ? null : yOf(numberOf(goal), scale),
    band: hasBand
      ? weightBand({ from: first.value, goal }).map(({ days, value }) =>
          place(addLocalDays(first.fromDay, days), value),
        )
      : null,
  };
}

function AxisLabels({ scale, unit, locale }: { scale: Scale; unit: MeasureUnit; locale: Locale }) {
  return (
    <div aria-hidden className="relative min-w-7 text-right text-xs text-ink-2 tabular-nums">
      {/* The widest one gives the column its width. */}
      <span className="invisible whitespace-nowrap">
        {axisText({ number: scale.most, unit, locale })}
      </span>
      {scale.ticks.map((tick) => (
        <span
          key={tick}
          className="absolute right-0 -translate-y-1/2 whitespace-nowrap"
          style={{ top: `${yOf(tick, scale)}%` }}
        >
          {axisText({ number: tick, unit, locale })}
        </span>
      ))}
    </div>
  );
}

function Plot({ history, unit, goal, chart }: ChartProps & { chart: Drawing }) {
  const locale = useLocale();
  const { points } = history;
  const [chosen, setChosen] = useState<number | null>(null);
  const index = Math.min(chosen ?? points.length - 1, points.length - 1);
  const point = points[index];
  const place = chart.places[index];
  return (
    <div className="relative h-56 rounded-sm has-focus-visible:outline-3 has-focus-visible:outline-offset-4 has-focus-visible:outline-focus lg:h-76">
      <div className="absolute inset-y-0 right-4 left-0">
        <Lines chart={chart} />
        {chart.goalY !== null && goal !== null && (
          <span
            className="absolute right-1 -translate-y-[1.6em] rounded-xs bg-surface/80 px-1 text-xs font-semibold text-leaf-ink"
            style={{ top: `${chart.goalY}%` }}
          >
            {m.tracking_aim_line({
              goal: valueText({ value: goal, unit, isRound: true, locale }),
            })}
          </span>
        )}
        {point && place && (
          <Marker
            place={place}
            text={chart.band === null ? pointText({ point, unit, locale }) : null}
          />
        )}
      </div>
      <PointSlider history={history} unit={unit} index={index} onChange={setChosen} />
    </div>
  );
}

function Lines({ chart }: { chart: Drawing }) {
  const { scale, places, secondPlaces, trendPlaces, goalY } = chart;
  const line = trendPlaces.length > 0 ? trendPlaces : places;
  const still = { vectorEffect: 'non-scaling-stroke' } as const;
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden
      className="absolute inset-0 size-full overflow-visible"
      fill="none"
    >
      <defs>
        <linearGradient id="below-line" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--color-yolk)" stopOpacity="0.34" />
          <stop offset="1" stopColor="var(--color-yolk)" stopOpacity="0" />
        </linearGradient>
      </defs>
      {scale.ticks.map((tick) => (
        <path key={tick} {...still} d={`M0 ${yOf(tick, scale)}H100`} stroke="var(--color-line)" />
      ))}
      {chart.band && <path d={`${linePath(chart.band)}Z`} fill="var(--color-yolk-soft)" />}
      <path d={areaPath(line)} fill="url(#below-line)" />
      {goalY !== null && (
        <path
          {...still}
          d={`M0 ${goalY}H100`}
          stroke="var(--color-data-goal)"
          strokeWidth="2"
          strokeDasharray="3 5"
        />
      )}
      {[line, secondPlaces].map((each, index) => (
        <path
          key={index}
          {...still}
          d={linePath(each)}
          stroke={index === 0 ? 'var(--color-data-carbs)' : 'var(--color-data-fiber)'}
          strokeWidth="2.5"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      ))}
      {[places, secondPlaces].map((each, index) => (
        <Dots
          key={index}
          places={each}
          color={index === 0 ? 'var(--color-data-carbs)' : 'var(--color-data-fiber)'}
        />
      ))}
    </svg>
  );
}

/** Where many entries stand close together, small dots. */
const manyDots = 40;

function Dots({ places, color }: { places: readonly Place[]; color: string }) {
  const isMany = places.length > manyDots;
  const shape = {
    d: dotsPath(places),
    strokeLinecap: 'round',
    vectorEffect: 'non-scaling-stroke',
  } as const;
  return (
    <>
      <path {...shape} stroke={color} strokeWidth={isMany ? 5 : 9} />
      <path {...shape} stroke="var(--color-surface)" strokeWidth={isMany ? 2.5 : 5} />
    </>
  );
}

/** The egg, and what it stands for where nothing else says so. */
function Marker({ place: { x, y }, text }: { place: Place; text: string | null }) {
  const side =
    x > 72
      ? 'right-0 translate-x-4'
      : x < 28
        ? 'left-0 -translate-x-4'
        : 'left-1/2 -translate-x-1/2';
  return (
    <span aria-hidden className="absolute" style={{ left: `${x}%`, top: `${y}%` }}>
      <span className="absolute grid size-8 -translate-1/2 place-items-center rounded-[47%_53%_55%_45%/52%_46%_54%_48%] bg-egg-white shadow-md">
        <span className="yolk-mark size-4.5" />
      </span>
      {text !== null && (
        <span
          className={`absolute bottom-6 ${side} rounded-full bg-ink px-3 py-1 text-xs font-bold whitespace-nowrap text-bg`}
        >
          {text}
        </span>
      )}
    </span>
  );
}

/** Arrow keys, Home and End move between the points, and so does a finger. */
function PointSlider({
  history,
  unit,
  index,
  onChange,
}: Omit<ChartProps, 'goal'> & { index: number; onChange: (index: number) => void }) {
  const locale = useLocale();
  const isInBrowser = useIsInBrowser();
  const point = history.points[index];
  if (!isInBrowser || !point || history.points.length < 2) return null;
  return (
    <input
      type="range"
      min={0}
      max={history.points.length - 1}
      step={1}
      value={index}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
      aria-label={m.tracking_graph_points({ measure: measureWords[history.measure]() })}
      aria-valuetext={spokenText({ point, trend: trendAt({ history, point }), unit, locale })}
      className="absolute inset-0 size-full cursor-pointer touch-pan-y opacity-0"
    />
  );
}

function trendAt({
  history,
  point,
}: {
  history: MeasureHistoryFragment;
  point: Point;
}): number | null {
  return history.trend.findLast(({ day }) => day <= point.toDay)?.value ?? null;
}

interface PointWords {
  point: Point;
  unit: MeasureUnit;
  locale: Locale;
}

function pointText({ point, unit, locale }: PointWords): string {
  const day = dayText({ day: point.toDay, style: 'short', locale });
  return `${day} · ${valueText({ ...point, unit, locale })}`;
}

function spokenText({ point, trend, unit, locale }: PointWords & { trend: number | null }): string {
  const long = (day: string) => dayText({ day, style: 'long', locale });
  const { fromDay, toDay } = point;
  const day =
    fromDay === toDay ? long(toDay) : m.tracking_days({ from: long(fromDay), to: long(toDay) });
  const value = valueText({ ...point, unit, locale });
  if (trend === null) return m.tracking_point({ day, value });
  return m.tracking_point_with_trend({
    day,
    value,
    trend: valueText({ value: trend, unit, locale }),
  });
}
