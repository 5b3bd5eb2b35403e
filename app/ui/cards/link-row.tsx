import type { ReactNode } from 'react';
import type { To } from 'react-router';
import { Link } from '../navigation/link.ts';

interface LinkRowProps {
  to: To;
  /** Small, without words. */
  picture: ReactNode;
  title: ReactNode;
  detail: ReactNode;
}

/** A drawing with two lines that lead somewhere. The whole row is one link. */
export function LinkRow({ to, picture, title, detail }: LinkRowProps) {
  return (
    <div className="relative grid min-h-15 grid-cols-[3rem_1fr] items-center gap-3.5 py-2">
      <div className="grid place-items-center">{picture}</div>
      <div className="min-w-0">
        <Link
          to={to}
          className="leading-snug font-semibold after:absolute after:inset-0 after:rounded-sm hover:underline focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-focus"
        >
          {title}
        </Link>
        <div className="text-sm text-ink-2">{detail}</div>
      </div>
    </div>
  );
}
