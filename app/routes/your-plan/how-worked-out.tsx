import * as m from '../../../i18n/paraglide/messages.js';
import { Folded } from './folded.tsx';

/** Names of studies stay as they were published. */
const sources = [
  {
    name: 'Hall and others, Lancet 2011;378:826–837',
    address: 'https://pubmed.ncbi.nlm.nih.gov/21872751/',
  },
  {
    name: 'Gardner and others, JAMA 2018;319:667–679',
    address: 'https://pubmed.ncbi.nlm.nih.gov/29466592/',
  },
  {
    name: 'Mifflin and others, Am J Clin Nutr 1990;51:241–247',
    address: 'https://pubmed.ncbi.nlm.nih.gov/2305711/',
  },
] as const;

export function HowWorkedOut() {
  return (
    <Folded title={m.your_plan_how()}>
      <div className="grid gap-3 text-sm">
        <p>{m.your_plan_how_energy()}</p>
        <p>{m.your_plan_how_edges()}</p>
        <p>{m.your_plan_how_unknown()}</p>
        <p className="font-semibold text-ink">{m.your_plan_sources()}</p>
        <ul className="grid gap-1">
          {sources.map(({ name, address }) => (
            <li key={address}>
              <a href={address} className="link" lang="en" rel="noreferrer">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Folded>
  );
}
