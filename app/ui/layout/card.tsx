import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

const tones = {
  surface: 'bg-surface shadow-sm',
  yolk: 'bg-yolk-soft',
  leaf: 'bg-leaf-soft',
  sky: 'bg-sky-soft',
  nori: 'bg-nori text-on-dark',
};

export function Card({
  as: Element = 'div',
  tone = 'surface',
  isPadded = true,
  id,
  className,
  children,
}: {
  as?: 'div' | 'article' | 'section' | 'li';
  tone?: keyof typeof tones;
  isPadded?: boolean;
  /** Where a link within the page leads. */
  id?: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Element
      id={id}
      data-surface={tone === 'nori' ? 'nori' : undefined}
      className={classNames(
        'rounded-lg',
        tones[tone],
        isPadded && 'p-[clamp(1.1rem,0.8rem+1vw,1.6rem)]',
        className,
      )}
    >
      {children}
    </Element>
  );
}
