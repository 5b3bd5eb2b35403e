import type { DragEvent, ReactNode } from 'react';
import type { To } from 'react-router';
import { Link } from '../navigation/link.ts';
import { classNames } from '../class-names.ts';
import { usedNext } from '../feedback/use-modal.ts';
import { Picture, type PictureSource } from '../pictures/picture.tsx';

/** Swedish makes one word of what other languages write in two. */
const longWord = /\p{L}{12}/u;

const plates = {
  large: { className: 'size-22.5 lg:size-30', pixels: 160 },
  small: { className: 'size-16 lg:size-22', pixels: 120 },
  kept: { className: 'mt-1 size-14 lg:my-2 lg:size-18', pixels: 120 },
  side: { className: 'size-10 lg:size-12', pixels: 96 },
};

export interface WeekDishProps {
  key: string;
  to: To;
  /** Leads to another page instead of opening the dish over this one. */
  isPage?: boolean;
  /** At most about twenty characters. */
  title: string;
  /** "20 min · makes lunch" */
  detail?: ReactNode;
  picture: PictureSource;
  /** Just changed: a ring of yolk until the next visit. */
  isFresh?: boolean;
  mark?: ReactNode;
  onDragStart?: (event: DragEvent) => void;
}

/** A dish is the thing one presses: it opens with everything that can be done about it. */
export function WeekDish({
  to,
  isPage = false,
  slot,
  title,
  detail,
  picture,
  size,
  isPast,
  isFresh = false,
  mark,
  onDragStart,
}: Omit<WeekDishProps, 'key'> & {
  slot: string;
  size: keyof typeof plates;
  isPast: boolean;
}) {
  const plate = plates[size];
  return (
    <Link
      to={to}
      {...(isFresh && usedNext)}
      preventScrollReset={!isPage}
      aria-haspopup={isPage ? undefined : 'dialog'}
      draggable={onDragStart !== undefined}
      onDragStart={onDragStart}
      className="group grid min-h-target content-start justify-items-center gap-0.5 rounded-md text-center"
    >
      <span
        className={classNames(
          'relative mb-1.5 lg:mb-3 drop-shadow-md transition-transform duration-(--duration-fast) ease-out group-hover:scale-105 group-hover:rotate-3',
          plate.className,
          isPast && 'brightness-[0.97] saturate-40',
          isFresh && 'animate-plop rounded-full outline-3 -outline-offset-1 outline-yolk',
        )}
      >
        <Picture
          {...picture}
          width={plate.pixels}
          height={plate.pixels}
          className="size-full scale-130 object-contain"
        />
      </span>
      <span className="sr-only">{`${slot}: `}</span>
      <span
        className={classNames(
          'text-balance',
          size === 'large'
            ? 'font-display leading-[1.15] max-lg:-mx-2'
            : 'text-xs leading-tight font-semibold max-lg:-mx-1 lg:text-control',
          size === 'large' &&
            (longWord.test(title) ? 'text-sm lg:text-base' : 'text-base lg:text-lg'),
        )}
      >
        {title}
      </span>
      {detail && <span className="text-xs leading-tight text-ink-2">{detail}</span>}
      {mark}
    </Link>
  );
}
