import { classNames } from '../class-names.ts';

export interface Eater {
  key: string;
  /** One letter on the plate's rim. */
  letter: string;
  /** Eats elsewhere: dashed and struck out. */
  isAway?: boolean;
}

const rims = [
  'inset-ring-[#7fae96]',
  'inset-ring-[#c98a6f]',
  'inset-ring-[#8f86bd]',
  'inset-ring-[#c7a14a]',
];

/** Who eats, as small plates with a letter; the words are for screen readers. */
export function EaterPlates({
  eaters,
  label,
  size = 'sm',
}: {
  eaters: readonly Eater[];
  /** "For you and Leo" */
  label: string;
  size?: 'sm' | 'md';
}) {
  return (
    <span className="inline-flex">
      <span className="sr-only">{label}</span>
      {eaters.map(({ key, letter, isAway }, index) => (
        <span
          key={key}
          aria-hidden
          className={classNames(
            'grid place-items-center rounded-full font-bold not-first-of-type:-ml-1.25',
            size === 'sm' ? 'size-5.5 text-[0.6875rem]' : 'size-6.5 text-xs',
            isAway
              ? 'border-[1.5px] border-dashed border-line-strong text-ink-3 line-through'
              : classNames(
                  'bg-white text-on-yolk shadow-xs inset-ring-2',
                  rims[index % rims.length],
                ),
          )}
        >
          {letter}
        </span>
      ))}
    </span>
  );
}
