import { StarIcon } from '@phosphor-icons/react/dist/ssr/Star';
import { classNames } from '../class-names.ts';

export interface StarButtonsProps {
  legend: string;
  name: string;
  /** What was chosen; null before. */
  value: number | null;
  /** "3 stars" */
  labelOf: (stars: number) => string;
  size?: 'md' | 'lg';
}

/** One to five stars; each submits its form with that number, so it works without JavaScript. */
export function StarButtons({ legend, name, value, labelOf, size = 'md' }: StarButtonsProps) {
  return (
    <fieldset>
      <legend className="sr-only">{legend}</legend>
      <span className="inline-flex">
        {[1, 2, 3, 4, 5].map((stars) => (
          <button
            key={stars}
            type="submit"
            name={name}
            value={stars}
            aria-label={labelOf(stars)}
            aria-pressed={stars === value}
            className={classNames(
              'grid place-items-center rounded-full text-data-carbs transition-[scale] duration-(--duration-fast) hover:bg-sunken active:scale-90',
              size === 'md' ? 'size-target text-[1.6rem]' : 'size-14 text-[2.25rem]',
            )}
          >
            <StarIcon
              size="1em"
              weight={value !== null && stars <= value ? 'fill' : 'regular'}
              aria-hidden
            />
          </button>
        ))}
      </span>
    </fieldset>
  );
}
