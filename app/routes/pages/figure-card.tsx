import { useId, type ReactNode } from 'react';
import type { PageWordsFragment } from './operations.gen.ts';
import { RichText } from './rich-text.tsx';

interface FigureCardProps {
  figure: { title: string; text: PageWordsFragment; caption: PageWordsFragment };
  children: ReactNode;
}

/** A figure with its heading, one sentence before it and where its numbers come from after it. */
export function FigureCard({ figure: { title, text, caption }, children }: FigureCardProps) {
  const id = useId();
  return (
    <figure
      aria-labelledby={id}
      className="rounded-xl bg-surface p-[clamp(1.1rem,0.7rem+1.8vw,2rem)] shadow-sm"
    >
      <h3 id={id} className="text-h3">
        {title}
      </h3>
      <p className="mt-1 text-ink-2">
        <RichText words={text} />
      </p>
      <div className="mt-6">{children}</div>
      <figcaption className="mt-6 border-t border-line pt-4 text-sm text-ink-2">
        <RichText words={caption} />
      </figcaption>
    </figure>
  );
}
