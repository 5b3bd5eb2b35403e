import { StarIcon } from '@phosphor-icons/react/dist/ssr/Star';
import { StarHalfIcon } from '@phosphor-icons/react/dist/ssr/StarHalf';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

/** A rating of 0 to 5 in halves, for the eye; `label` says it to everyone else. */
export function Stars({ value, label }: { value: number; label: string }) {
  const halves = Math.round(value * 2);
  return (
    <span className="inline-flex gap-0.5 text-data-carbs">
      <VisuallyHidden>{label}</VisuallyHidden>
      {[1, 2, 3, 4, 5].map((star) => {
        const Sign = halves === star * 2 - 1 ? StarHalfIcon : StarIcon;
        const isLit = halves >= star * 2 - 1;
        return <Sign key={star} size="1.15em" weight={isLit ? 'fill' : 'regular'} aria-hidden />;
      })}
    </span>
  );
}
