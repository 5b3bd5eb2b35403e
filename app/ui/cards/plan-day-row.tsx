import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import type { ReactNode } from 'react';
import type { To } from 'react-router';
import { Link } from '../navigation/link.ts';
import { classNames } from '../class-names.ts';
import { FactRow, type Fact } from '../data/fact-row.tsx';
import { MacroBar, type MacroKind } from '../data/macro-bar.tsx';
import { Picture, type PictureSource } from '../pictures/picture.tsx';

export type PlanMeal =
  | {
      /** "Breakfast" */
      slot: ReactNode;
      title: ReactNode;
      to: To;
      picture: PictureSource;
      /** A Menu; on wide screens it shows on hover and focus. */
      menu?: ReactNode;
    }
  | { slot: ReactNode; emptyLabel: ReactNode; addTo?: To };

export interface PlanDayRowProps {
  /** "Monday" */
  title: string;
  /** "Day 1", "Today" */
  detail: ReactNode;
  /** Puts the yolk ring around the day. */
  isToday?: boolean;
  /** The button that changes servings. */
  servings?: ReactNode;
  meals: readonly PlanMeal[];
  facts: readonly Fact[];
  macros?: { label: string; shares: readonly { kind: MacroKind; percent: number }[] };
  headingLevel?: 2 | 3;
}

/** A day of a meal plan: one row from 1024 px, a card below. */
export function PlanDayRow({
  title,
  detail,
  isToday = false,
  servings,
  meals,
  facts,
  macros,
  headingLevel = 2,
}: PlanDayRowProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section
      aria-label={title}
      aria-current={isToday ? 'date' : undefined}
      className={classNames(
        'grid gap-4 rounded-lg bg-surface p-4 lg:grid-cols-[8.25rem_minmax(0,1fr)_13rem] lg:items-center lg:gap-5 lg:px-5',
        isToday ? 'shadow-md ring-[2.5px] ring-yolk' : 'shadow-sm',
      )}
    >
      <div className="flex items-center justify-between gap-3 lg:flex-col lg:items-start lg:gap-1.25">
        <div>
          <Heading className="font-display text-[1.5rem] leading-none">{title}</Heading>
          <div className="mt-1.25 text-sm text-ink-2">{detail}</div>
        </div>
        {servings}
      </div>
      <ul className="grid gap-3 lg:grid-cols-3 lg:gap-4">
        {meals.map((meal, index) => (
          <li key={index}>{'to' in meal ? <Meal {...meal} /> : <EmptyMeal {...meal} />}</li>
        ))}
      </ul>
      <div className="grid gap-2 max-lg:border-t max-lg:border-line max-lg:pt-3.5 lg:border-l lg:border-line lg:pl-5">
        <FactRow facts={facts} />
        {macros && <MacroBar {...macros} />}
      </div>
    </section>
  );
}

function Meal({ slot, title, to, picture, menu }: Extract<PlanMeal, { to: To }>) {
  return (
    <div className="group relative grid grid-cols-[5.5rem_1fr_auto] items-center gap-3.5 lg:grid-cols-[5.75rem_1fr] lg:gap-3">
      <div className="aspect-[320/280] overflow-hidden rounded-sm bg-sunken">
        <Picture {...picture} width={320} height={280} />
      </div>
      <div>
        <div className="text-xs font-semibold text-ink-3">{slot}</div>
        <Link
          to={to}
          className="block font-display text-[1.0625rem] leading-[1.2] text-balance group-hover:underline after:absolute after:inset-0 after:rounded-sm focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
        >
          {title}
        </Link>
      </div>
      {menu && (
        <div
          data-noprint
          className="relative z-1 lg:absolute lg:-top-1.5 lg:-right-1.5 lg:rounded-full lg:bg-surface lg:opacity-0 lg:group-focus-within:opacity-100 lg:group-hover:opacity-100"
        >
          {menu}
        </div>
      )}
    </div>
  );
}

function EmptyMeal({ slot, emptyLabel, addTo }: Extract<PlanMeal, { emptyLabel: ReactNode }>) {
  const box =
    'flex min-h-20 w-full items-center justify-center gap-2 rounded-sm border-2 border-dashed border-line-strong px-3 py-2 text-control font-semibold text-ink-2';
  return (
    <div>
      <span className="sr-only">{slot}</span>
      {addTo ? (
        <Link to={addTo} className={classNames(box, 'hover:border-ink hover:text-ink')}>
          <PlusIcon size="1.25em" weight="bold" aria-hidden />
          {emptyLabel}
        </Link>
      ) : (
        <div className={box}>{emptyLabel}</div>
      )}
    </div>
  );
}
