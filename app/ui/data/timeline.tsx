import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { Icon } from '../icon.ts';

/** What happens when; the first point is the yolk, the others carry icons. */
export function Timeline({
  points,
}: {
  points: readonly { title: ReactNode; text?: ReactNode; icon?: Icon }[];
}) {
  return (
    <ol>
      {points.map(({ title, text, icon: Sign }, index) => (
        <li
          key={index}
          className={classNames(
            'relative grid grid-cols-[2.25rem_minmax(0,1fr)] gap-4 pb-6 last:pb-0',
            'not-last:before:absolute not-last:before:top-8 not-last:before:-bottom-0.5 not-last:before:left-4.25 not-last:before:w-0.5 not-last:before:bg-ink/28',
          )}
        >
          <span
            aria-hidden
            className={classNames(
              'relative grid size-9 place-items-center',
              Sign ? 'rounded-full bg-surface text-ink shadow-sm' : 'yolk-coin',
            )}
          >
            {Sign && <Sign size="1.25em" weight="bold" />}
          </span>
          <div>
            <div className="font-semibold">{title}</div>
            {text && <p className="max-w-[32ch] text-ink-2">{text}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
