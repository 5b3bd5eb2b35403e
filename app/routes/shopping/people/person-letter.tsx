import { letterOf } from '../../../../lib/names.ts';

/** A person in a row: the words beside it say who. */
export function PersonLetter({ name }: { name: string }) {
  return (
    <span
      aria-hidden
      className="inline-grid size-6.5 flex-none place-items-center rounded-full bg-plum-soft text-xs font-bold text-plum-ink"
    >
      {letterOf(name)}
    </span>
  );
}
