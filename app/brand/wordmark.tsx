import { wordmark } from '../../lib/wordmark.ts';
import { WordmarkLetters } from './wordmark-letters.tsx';

export interface WordmarkProps {
  /** The operator's name for the product; left out where a link around it has a name already. */
  name?: string;
  /** The operator's own wordmark. */
  src?: string;
  className?: string;
}

/** Ink on light, white on dark; the centre of the o is always the yolk. */
export function Wordmark({ name, src, className = 'h-9.5 w-auto' }: WordmarkProps) {
  if (src) return <img src={src} alt={name ?? ''} className={className} />;
  return (
    <svg
      viewBox={wordmark.viewBox}
      {...(name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
      className={`${className} translate-y-1`}
    >
      <WordmarkLetters />
      <circle {...wordmark.yolk} fill="var(--brand-yolk)" />
      <ellipse
        cx="76.6"
        cy="-31"
        rx="4"
        ry="2.8"
        fill="#fff"
        opacity=".75"
        transform="rotate(-28 76.6 -31)"
      />
    </svg>
  );
}
