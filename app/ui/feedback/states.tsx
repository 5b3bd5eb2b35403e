import type { ReactNode } from 'react';
import emptyPan from '../pictures/empty-pan.svg?no-inline';
import { SimmeringPan } from '../pictures/simmering-pan.tsx';
import { StillLife } from '../pictures/still-life.tsx';

export interface StateTexts {
  title: ReactNode;
  text?: ReactNode;
  /** One button or link. */
  action?: ReactNode;
  headingLevel?: 1 | 2 | 3;
}

/** An empty pan, what went wrong, and a way to try again. */
export function ErrorState(texts: StateTexts) {
  return <State picture={<StillLife src={emptyPan} tint="bg-table-blush" />} {...texts} />;
}

/** A simmering pan while something takes a while; `text` may change and is read out. */
export function BusyState({ text, ...texts }: StateTexts) {
  return <State picture={<SimmeringPan />} {...texts} text={<output>{text}</output>} />;
}

/** A picture, what it is about, and a way on. */
export function State({
  picture,
  title,
  text,
  action,
  headingLevel = 2,
}: StateTexts & { picture: ReactNode }) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="grid content-start justify-items-center gap-3.5 px-6 py-8 text-center">
      {picture}
      <Heading className="font-display text-h4">{title}</Heading>
      {text && <p className="max-w-[42ch] text-sm text-ink-2">{text}</p>}
      {action}
    </div>
  );
}
