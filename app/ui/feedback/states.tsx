import type { ReactNode } from 'react';
import { StillLife, type EmptyScene, type Scene } from '../pictures/still-life.tsx';

interface StateTexts {
  title: ReactNode;
  text?: ReactNode;
  /** One button or link. */
  action?: ReactNode;
  headingLevel?: 1 | 2 | 3;
}

/** A picture of what is empty, one sentence, one action. */
export function EmptyState(texts: StateTexts & { scene: EmptyScene }) {
  return <State {...texts} />;
}

/** An empty pan, what went wrong, and a way to try again. */
export function ErrorState(texts: StateTexts) {
  return <State scene="empty-pan" {...texts} />;
}

/** A simmering pan while something takes a while; `text` may change and is read out. */
export function BusyState({ text, ...texts }: StateTexts) {
  return <State scene="simmering-pan" {...texts} text={<output>{text}</output>} />;
}

function State({ scene, title, text, action, headingLevel = 2 }: StateTexts & { scene: Scene }) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="grid content-start justify-items-center gap-3.5 px-6 py-8 text-center">
      <StillLife scene={scene} />
      <Heading className="font-display text-h4">{title}</Heading>
      {text && <p className="max-w-[42ch] text-sm text-ink-2">{text}</p>}
      {action}
    </div>
  );
}
