import type { ReactNode } from 'react';
import type { To } from 'react-router';
import { Link } from '../navigation/link.ts';
import { Picture, type PictureSource } from '../pictures/picture.tsx';

/** A small picture with two lines: today's meals, recipes on a list. */
export function MealRow({
  picture,
  slot,
  title,
  detail,
  to,
  trailing,
}: {
  picture: PictureSource;
  /** Above the title: "Lunch". */
  slot?: ReactNode;
  title: ReactNode;
  /** Below the title: "2 servings". */
  detail?: ReactNode;
  to?: To;
  /** An amount or a button. */
  trailing?: ReactNode;
}) {
  return (
    <div className="relative grid grid-cols-[4.25rem_1fr_auto] items-center gap-3.5 py-2">
      <div className="aspect-[320/300] overflow-hidden rounded-sm bg-sunken">
        <Picture {...picture} width={320} height={300} />
      </div>
      <div className="min-w-0">
        {slot && <div className="text-xs font-semibold text-ink-3">{slot}</div>}
        <div className="leading-snug font-semibold wrap-anywhere hyphens-auto">
          {to ? (
            <Link
              to={to}
              className="after:absolute after:inset-0 after:rounded-sm hover:underline focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-focus"
            >
              {title}
            </Link>
          ) : (
            title
          )}
        </div>
        {detail && <div className="text-sm text-ink-2">{detail}</div>}
      </div>
      {trailing && (
        <div className="relative z-1 text-sm font-semibold text-ink-2 tabular">{trailing}</div>
      )}
    </div>
  );
}
