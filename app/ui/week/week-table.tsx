import type { CSSProperties, DragEvent, ReactNode } from 'react';
import type { To } from 'react-router';
import { Link } from '../navigation/link.ts';
import { classNames } from '../class-names.ts';
import { WeekDish, type WeekDishProps } from './week-dish.tsx';

export interface WeekDay {
  key: string;
  /** "Wed" */
  weekday: ReactNode;
  /** "25", or nothing for a week without dates. */
  date: ReactNode;
  /** The whole day for screen readers: "Wednesday 25 November". */
  name: string;
  /** Opens the day as a whole. */
  to?: To;
  standing: 'past' | 'today' | 'coming' | 'outside';
  /** Beside the date: "Today", or the mark of a day that was logged. */
  mark?: ReactNode;
  /** Breakfast, lunch and dinner, as many in every day of the week. */
  meals: readonly WeekMeal[];
  /** The day's yolk, energy and eaters. */
  figures?: ReactNode;
}

export interface WeekMeal {
  key: string;
  /** "Lunch" */
  slot: string;
  /** Dinners are the largest plates. */
  isLarge: boolean;
  dishes: readonly WeekDishProps[];
  /** A dotted line comes here from the dinner of the day before. */
  isFromDayBefore?: boolean;
  /** Where nothing is planned. */
  empty?: ReactNode;
  /** Takes a dish that is dragged here. */
  drop?: {
    isOver: boolean;
    events: {
      onDragOver: (event: DragEvent) => void;
      onDragLeave: () => void;
      onDrop: (event: DragEvent) => void;
    };
  };
}

/**
 * A week as a laid table: a list of days, in each the list of its meals. A day is a row below 1024
 * px and a column from there on, where its meals stand level with those of the other days.
 */
export function WeekTable({ days, label }: { days: readonly WeekDay[]; label: string }) {
  const mealRows = days[0]?.meals.length ?? 0;
  return (
    <ol
      aria-label={label}
      style={{ '--week-days': days.length, '--week-rows': mealRows + 2 } as CSSProperties}
      className="week-cloth overflow-hidden rounded-xl px-4 py-3 lg:grid lg:grid-cols-[repeat(var(--week-days),minmax(0,1fr))] lg:grid-rows-[repeat(var(--week-rows),auto)] lg:px-5 lg:py-4"
    >
      {days.map((day) => (
        <Day key={day.key} day={day} />
      ))}
    </ol>
  );
}

function Day({ day }: { day: WeekDay }) {
  const { weekday, date, name, to, standing, mark, meals, figures } = day;
  const isToday = standing === 'today';
  return (
    <li
      aria-current={isToday ? 'date' : undefined}
      className={classNames(
        'relative isolate grid grid-cols-[3.1rem_minmax(0,1fr)] grid-rows-[auto_1fr] gap-x-1.5 pt-4.5 pb-2',
        'lg:row-[span_var(--week-rows)] lg:grid-cols-1 lg:grid-rows-subgrid lg:px-1.5 lg:py-4',
        isToday &&
          'before:absolute before:-inset-x-2 before:inset-y-1 before:-z-1 before:rounded-lg before:bg-surface/62 lg:before:inset-x-0',
        standing === 'outside' && '[&_img]:opacity-55',
      )}
    >
      <div className="grid content-start justify-items-start gap-1 lg:flex lg:min-h-14 lg:flex-wrap lg:items-baseline lg:justify-center lg:gap-2">
        <h3 className="font-sans text-sm leading-tight font-semibold text-ink-2">
          {to === undefined ? (
            <DayName weekday={weekday} date={date} name={name} />
          ) : (
            <Link
              to={to}
              preventScrollReset
              aria-haspopup="dialog"
              className="block min-h-target min-w-target rounded-sm hover:underline lg:min-h-0"
            >
              <DayName weekday={weekday} date={date} name={name} />
            </Link>
          )}
        </h3>
        {mark}
      </div>
      <ul className="col-start-2 row-span-2 row-start-1 grid grid-cols-[1fr_1fr_1.25fr] gap-1.5 lg:col-start-1 lg:row-[2/-2] lg:grid-cols-1 lg:grid-rows-subgrid lg:gap-0">
        {meals.map((meal) => (
          <Meal key={meal.key} meal={meal} isPast={standing === 'past'} />
        ))}
      </ul>
      <div className="col-start-1 row-start-2 grid content-start justify-items-start gap-0.5 pt-2 text-xs leading-tight text-ink-2 lg:row-start-auto lg:justify-items-center lg:gap-1 lg:pt-4">
        {figures}
      </div>
    </li>
  );
}

function DayName({ weekday, date, name }: Pick<WeekDay, 'weekday' | 'date' | 'name'>) {
  return (
    <>
      <span className="sr-only">{name}</span>
      <span aria-hidden className="grid lg:flex lg:items-baseline lg:gap-1.5">
        <span>{weekday}</span>
        {date !== null && (
          <span className="figures text-[1.7rem] leading-none font-normal text-ink">{date}</span>
        )}
      </span>
    </>
  );
}

function Meal({ meal, isPast }: { meal: WeekMeal; isPast: boolean }) {
  const { slot, dishes, isLarge, isFromDayBefore, empty, drop } = meal;
  return (
    <li
      {...drop?.events}
      className={classNames(
        'relative min-w-0 rounded-md lg:min-h-42',
        !isLarge && 'max-lg:pt-3',
        drop?.isOver && 'bg-yolk-soft ring-2 ring-ink',
      )}
    >
      {isFromDayBefore && <LeftoverLine />}
      <div className="relative z-1 grid gap-2">
        {dishes.map(({ key, ...dish }, index) => (
          <WeekDish
            key={key}
            {...dish}
            slot={slot}
            size={index > 0 ? 'side' : isLarge ? 'large' : isFromDayBefore ? 'kept' : 'small'}
            isPast={isPast}
          />
        ))}
        {dishes.length === 0 && empty}
      </div>
    </li>
  );
}

/** From the dinner to the lunch it becomes; the words beside the dishes say it too. */
function LeftoverLine() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className="pointer-events-none absolute z-0 overflow-visible stroke-ink opacity-50 max-lg:-top-6 max-lg:left-1/2 max-lg:h-10.5 max-lg:w-[106%] lg:top-12 lg:-left-1/2 lg:h-46 lg:w-full"
      fill="none"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeDasharray="1 6"
    >
      <path
        vectorEffect="non-scaling-stroke"
        className="max-lg:hidden"
        d="M34 100H38Q50 100 50 88V12Q50 0 62 0H100"
      />
      <path vectorEffect="non-scaling-stroke" className="lg:hidden" d="M100 0C100 62 0 38 0 100" />
    </svg>
  );
}
