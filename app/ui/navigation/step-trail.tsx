import { CaretRightIcon } from '@phosphor-icons/react/dist/ssr/CaretRight';
import { Fragment, type ReactNode } from 'react';
import type { To } from 'react-router';
import { Link } from './link.ts';
import { classNames } from '../class-names.ts';

/** 1, 2, 3 of a short sequence; steps already taken may be links back. */
export function StepTrail({
  label,
  steps,
  currentIndex,
}: {
  label: string;
  steps: readonly { label: ReactNode; to?: To }[];
  currentIndex: number;
}) {
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap items-center gap-0.5 text-control font-semibold sm:gap-1.5">
        {steps.map(({ label: words, to }, index) => (
          <Fragment key={index}>
            {index > 0 && (
              <li aria-hidden>
                <CaretRightIcon className="size-3.5 sm:size-5" weight="bold" />
              </li>
            )}
            <li
              aria-current={index === currentIndex ? 'step' : undefined}
              className={classNames(
                'inline-flex min-h-target items-center gap-1.5 sm:gap-2',
                index === currentIndex ? 'text-ink' : 'text-ink-3',
              )}
            >
              <span
                className={classNames(
                  'grid size-7 place-items-center rounded-full text-xs font-bold',
                  index === currentIndex ? 'bg-yolk text-on-yolk' : 'bg-sunken',
                )}
              >
                {index + 1}
              </span>
              {to && index < currentIndex ? (
                <Link to={to} className="link inline-flex min-h-target items-center">
                  {words}
                </Link>
              ) : (
                words
              )}
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  );
}
