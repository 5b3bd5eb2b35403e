import * as m from '../../../i18n/paraglide/messages.js';
import { studyAddress } from './study-address.ts';

export interface ShownSource {
  authors: string;
  year: number;
  title: string;
  journal: string;
  pmid: string | null;
  doi: string | null;
}

/** Who found it, where it stands, and a link to it: a register knows the volume and the pages. */
export function SourceLine({ source }: { source: ShownSource }) {
  const { authors, year, title, journal } = source;
  return (
    <>
      {firstAuthor(authors)} ({year}). <b className="font-semibold">{title}.</b>{' '}
      <i>{studyAddress(source) === null ? journal : withoutVolume(journal)}</i>.{' '}
      <SourceLink source={source} />
    </>
  );
}

const volume = /\s\d+[(:].*$/;

/** `BMJ 372:m4743` is `BMJ`. */
function withoutVolume(journal: string): string {
  return journal.replace(volume, '');
}

/** `Ge L and others`: all of them are a press away. */
function firstAuthor(authors: string): string {
  const [first = authors, second] = authors.split(',');
  return isPerson.test(first) && second !== undefined
    ? m.pages_first_author({ name: first })
    : authors;
}

/** A surname with initials; an office has more words and no others. */
const isPerson = /\s\p{Lu}+$/u;

function SourceLink({ source }: { source: ShownSource }) {
  const { pmid, doi } = source;
  const address = studyAddress(source);
  if (address === null) return null;
  return pmid === null ? (
    // Longer than a line of a small phone.
    <a href={address} className="link wrap-anywhere" rel="noreferrer">
      {`doi:${doi}`}
    </a>
  ) : (
    <a href={address} className="link" rel="noreferrer">
      {`PMID ${pmid}`}
    </a>
  );
}
