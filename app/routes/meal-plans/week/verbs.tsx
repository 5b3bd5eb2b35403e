import type { ReactNode } from 'react';
import { Children } from 'react';
import type { To } from 'react-router';
import { Link } from '../../../ui/navigation/link.ts';
import type { Icon } from '../../../ui/icon.ts';

/** A row of things one can do, none of them more than the others. */
export function Verbs({ children }: { children: ReactNode }) {
  return (
    <ul data-noprint className="relative grid auto-cols-fr grid-flow-col gap-2">
      {Children.map(Children.toArray(children), (child) => (
        <li>{child}</li>
      ))}
    </ul>
  );
}

export const verbClass =
  'grid min-h-21 w-full content-center justify-items-center gap-1.5 rounded-md bg-surface px-0.5 py-2.5 text-center text-sm leading-tight font-semibold shadow-xs hover:shadow-sm';

/** A link where it leads somewhere, else the button of the form it stands in. */
export function Verb({
  icon: Sign,
  label,
  detail,
  name,
  to,
  isOn = false,
}: {
  icon: Icon;
  label: string;
  /** When it is done. */
  detail?: string;
  /** For readers who do not see what it belongs to. */
  name?: string;
  to?: To;
  /** What it does is done already. */
  isOn?: boolean;
}) {
  const content = (
    <>
      <Sign size="1.75em" weight={isOn ? 'fill' : 'bold'} aria-hidden />
      <span className="grid">
        <span>{label}</span> {detail && <span className="text-xs font-normal">{detail}</span>}
      </span>
    </>
  );
  if (to !== undefined) {
    return (
      <Link to={to} preventScrollReset aria-label={name} className={verbClass}>
        {content}
      </Link>
    );
  }
  return (
    <button
      type="submit"
      aria-label={name}
      className={`${verbClass} ${isOn ? 'bg-yolk-soft text-yolk-ink' : ''}`}
    >
      {content}
    </button>
  );
}
