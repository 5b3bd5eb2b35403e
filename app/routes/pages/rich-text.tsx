import * as m from '../../../i18n/paraglide/messages.js';
import type { PageWordsFragment } from './operations.gen.ts';
import { useCampaignLink } from '../../sign-up/campaign.ts';
import { Link } from '../../ui/navigation/link.ts';
import { unbrokenUnits } from '../../ui/unbroken-units.ts';

/** The anchor of a source in the list at the end of its page. */
export function sourceAnchor(number: number): string {
  return `source-${number}`;
}

/** A sentence with its links and the numbers of its sources. */
export function RichText({ words }: { words: PageWordsFragment }) {
  return words.runs.map((run, index) => <Run key={index} run={run} />);
}

function Run({
  run: { text: written, isStrong, href, source },
}: {
  run: PageWordsFragment['runs'][number];
}) {
  const withCampaign = useCampaignLink();
  const text = unbrokenUnits(written);
  if (source !== null) {
    return (
      <sup className="text-[0.72em] leading-none">
        <a
          href={`#${sourceAnchor(source)}`}
          aria-label={m.pages_source_number({ number: source })}
          className="link pl-0.5"
        >
          {source}
        </a>
      </sup>
    );
  }
  if (href === null) return isStrong ? <b className="font-bold">{text}</b> : text;
  if (href.startsWith('https://')) {
    return (
      <a href={href} className="link" rel="noreferrer">
        {text}
      </a>
    );
  }
  return (
    <Link to={withCampaign(href)} className="link">
      {text}
    </Link>
  );
}

/** What a sentence says, for search engines. */
export function plainWords({ runs }: PageWordsFragment): string {
  return runs
    .filter(({ source }) => source === null)
    .map(({ text }) => text)
    .join('');
}
