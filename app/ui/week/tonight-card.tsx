import type { ReactNode } from 'react';
import type { To } from 'react-router';
import { Link } from '../navigation/link.ts';
import { Picture, type PictureSource } from '../pictures/picture.tsx';

/** The one thing to do now, with its picture: the dish of today that comes next. */
export function TonightCard({
  when,
  title,
  to,
  openLabel,
  picture,
  facts,
  notice,
  actions,
}: {
  /** "Tonight on the table at 18:30" */
  when: ReactNode;
  title: string;
  /** Opens the dish. */
  to: To;
  /** "Butter chicken: open" */
  openLabel: string;
  picture: PictureSource;
  facts: readonly { key: string; mark: ReactNode; text: ReactNode }[];
  /** What has to be done before: "Chicken out of the freezer by noon." */
  notice?: ReactNode;
  actions: ReactNode;
}) {
  return (
    <article className="grid overflow-hidden rounded-xl bg-surface shadow-md lg:grid-cols-[1.05fr_1fr]">
      <Link
        to={to}
        preventScrollReset
        aria-haspopup="dialog"
        aria-label={openLabel}
        className="relative block aspect-[16/11] overflow-hidden lg:aspect-auto lg:min-h-104"
      >
        <Picture
          {...picture}
          width={640}
          height={480}
          loading="eager"
          className="absolute inset-0 size-full object-cover"
        />
      </Link>
      <div className="grid content-center gap-3.5 px-5 pt-5 pb-5.5 lg:px-10 lg:py-9">
        <p className="text-sm text-ink-2">{when}</p>
        <h2 className="text-[clamp(1.75rem,1.4rem+1.5vw,2.75rem)] leading-[1.08] tracking-tight">
          {title}
        </h2>
        <ul className="grid gap-2">
          {facts.map(({ key, mark, text }) => (
            <li key={key} className="flex min-h-8 items-center gap-3">
              <span className="grid w-10 flex-none place-items-center text-ink-2">{mark}</span>
              <span>{text}</span>
            </li>
          ))}
        </ul>
        {notice}
        <div className="flex flex-wrap gap-2.5 max-sm:*:flex-[1_0_auto] max-sm:*:px-4 max-sm:*:max-w-full max-sm:*:first:flex-[1.5_0_auto]">
          {actions}
        </div>
      </div>
    </article>
  );
}
