import type { MeasureUnit } from '../../../../domain/tracking/measurements/measures.rules.ts';
import { useLocale } from '../../../shell/locale.ts';
import {
  areaPath,
  daysAcross,
  dotsPath,
  linePath,
  namedDays,
  scaleOf,
  yOf,
} from '../../tracking/measures/chart-geometry.ts';
import { axisText, dayText } from '../../tracking/measures/measure-words.ts';

interface WeightLineProps {
  entries: readonly { readonly day: string; readonly value: number }[];
  unit: MeasureUnit;
}

/** A picture of the table below it: what was measured, joined, the last one an egg. */
export function WeightLine({ entries, unit }: WeightLineProps) {
  const locale = useLocale();
  const scale = scaleOf(entries.map(({ value }) => value));
  const [from, to] = [entries[0]?.day ?? '', entries.at(-1)?.day ?? ''];
  const xOf = daysAcross(from, to);
  const places = entries.map(({ day, value }) => ({ x: xOf({ day }), y: yOf(value, scale) }));
  const last = places.at(-1);
  const still = { vectorEffect: 'non-scaling-stroke' } as const;
  return (
    <div aria-hidden className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 pt-2">
      <div className="relative min-w-8 text-right text-xs text-ink-2 tabular-nums">
        {scale.ticks.map((tick) => (
          <span
            key={tick}
            className="absolute right-0 -translate-y-1/2"
            style={{ top: `${yOf(tick, scale)}%` }}
          >
            {axisText({ number: tick, unit, locale })}
          </span>
        ))}
      </div>
      <div className="relative mr-4 h-56">
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full overflow-visible"
          fill="none"
        >
          {scale.ticks.map((tick) => (
            <path
              key={tick}
              {...still}
              d={`M0 ${yOf(tick, scale)}H100`}
              stroke="var(--color-line)"
            />
          ))}
          <path d={areaPath(places)} fill="var(--color-yolk)" opacity="0.16" />
          <path
            {...still}
            d={linePath(places)}
            stroke="var(--color-data-carbs)"
            strokeWidth="2.5"
            strokeLinejoin="round"
          />
          <path
            {...still}
            d={dotsPath(places)}
            stroke="var(--color-data-carbs)"
            strokeWidth="7"
            strokeLinecap="round"
          />
        </svg>
        {last && (
          <span className="absolute" style={{ left: `${last.x}%`, top: `${last.y}%` }}>
            <span className="absolute grid size-7 -translate-1/2 place-items-center rounded-full bg-egg-white shadow-md">
              <span className="yolk-mark size-4" />
            </span>
          </span>
        )}
      </div>
      <div className="col-start-2 flex justify-between pt-3 pr-4 text-xs text-ink-2">
        {namedDays(from, to).map((day) => (
          <span key={day}>{dayText({ day, style: 'short', locale })}</span>
        ))}
      </div>
    </div>
  );
}
