import { Fragment, type ReactNode } from 'react';
import type { To } from 'react-router';
import { Link } from '../navigation/link.ts';
import { classNames } from '../class-names.ts';

const tints = {
  butter: 'bg-table-butter',
  sage: 'bg-table-sage',
  blush: 'bg-table-blush',
  sky: 'bg-table-sky',
  lilac: 'bg-table-lilac',
  oat: 'bg-table-oat',
};

export type Tint = keyof typeof tints;

/** A guide or video: large words on a tablecloth, a bare dish running out of the corner. */
export function TintCard({
  to,
  title,
  detail,
  tint = 'butter',
  picture,
}: {
  to: To;
  title: string;
  detail?: ReactNode;
  tint?: Tint;
  picture?: ReactNode;
}) {
  return (
    <article
      className={classNames(
        'group relative grid min-h-60 content-between gap-8 overflow-hidden rounded-lg p-6',
        tints[tint],
      )}
    >
      {picture && (
        <div aria-hidden className="pointer-events-none absolute -right-12 -bottom-12 w-52">
          {picture}
        </div>
      )}
      <h3 className="relative max-w-[13ch] text-[1.75rem] leading-[1.1]">
        <Link to={to} className="group-hover:underline after:absolute after:-inset-6">
          {unbroken(title)}
        </Link>
      </h3>
      {detail && <div className="relative text-sm font-semibold">{detail}</div>}
    </article>
  );
}

/** As long as the line of a title. */
const longestWord = 13;

/** `High-protein` stays on its line, where it fits on one. */
function unbroken(title: string): ReactNode {
  return title.split(' ').map((word, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      {word.includes('-') && word.length <= longestWord ? (
        <span className="whitespace-nowrap">{word}</span>
      ) : (
        word
      )}
    </Fragment>
  ));
}
