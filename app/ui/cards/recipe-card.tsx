import { LockSimpleIcon } from '@phosphor-icons/react/dist/ssr/LockSimple';
import type { ReactNode } from 'react';
import type { To } from 'react-router';
import { Link } from '../navigation/link.ts';
import type { Fact } from '../data/fact-row.tsx';
import { Picture, type PictureSource } from '../pictures/picture.tsx';

export interface RecipeCardFaceProps {
  to: To;
  title: ReactNode;
  picture: PictureSource;
  /** "5 g" and "net carbs"; leads because it is the number people look for. */
  netCarbs?: Fact;
  /** "30 min" */
  time?: ReactNode;
  /** Shows a lock, with this name for screen readers. */
  lockLabel?: string;
  tag?: ReactNode;
  headingLevel?: 2 | 3 | 4;
  /** `eager` for the first row. */
  loading?: 'lazy' | 'eager';
}

interface RecipeCardFrameProps {
  /** A separate button on the picture. */
  heart?: ReactNode;
  /** `RecipeCardFace`. */
  children: ReactNode;
}

/** The whole card is one link; the heart is a button of its own. */
export function RecipeCard({ heart, ...face }: RecipeCardFaceProps & { heart?: ReactNode }) {
  return (
    <RecipeCardFrame heart={heart}>
      <RecipeCardFace {...face} />
    </RecipeCardFrame>
  );
}

export function RecipeCardFrame({ heart, children }: RecipeCardFrameProps) {
  return (
    <article className="group relative grid content-start gap-3">
      {children}
      {heart && <div className="absolute top-2.5 right-2.5 z-1">{heart}</div>}
    </article>
  );
}

export function RecipeCardFace({
  to,
  title,
  picture,
  netCarbs,
  time,
  lockLabel,
  tag,
  headingLevel = 3,
  loading,
}: RecipeCardFaceProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <>
      <div className="relative aspect-4/3 overflow-hidden rounded-lg bg-sunken">
        <Picture {...picture} width={400} height={300} loading={loading} />
        {lockLabel && <Lock label={lockLabel} />}
        {tag && <div className="absolute bottom-2.5 left-2.5">{tag}</div>}
      </div>
      <div>
        <Heading className="font-display text-h4 text-balance">
          <Link
            to={to}
            className="group-hover:underline after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
          >
            {title}
          </Link>
        </Heading>
        <ul className="mt-1.5 flex flex-wrap gap-x-3.5 gap-y-1.5 text-sm text-ink-2 tabular">
          {netCarbs && (
            <li>
              <b className="font-bold text-ink">{netCarbs.value}</b> {netCarbs.label}
            </li>
          )}
          {time && <li>{time}</li>}
        </ul>
      </div>
    </>
  );
}

function Lock({ label }: { label: string }) {
  return (
    <span className="absolute top-2.5 left-2.5 grid size-8 place-items-center rounded-full bg-surface shadow-sm">
      <LockSimpleIcon size="1.1em" weight="bold" aria-hidden />
      <span className="sr-only">{label}</span>
    </span>
  );
}
