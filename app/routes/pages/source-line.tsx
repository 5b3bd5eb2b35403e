export interface ShownSource {
  authors: string;
  year: number;
  title: string;
  journal: string;
  pmid: string | null;
  doi: string | null;
}

/** Who found it, where it stands, and a link to it. */
export function SourceLine({ source }: { source: ShownSource }) {
  const { authors, year, title, journal } = source;
  return (
    <>
      {authors} ({year}). <b className="font-semibold">{title}.</b> <i>{journal}</i>.{' '}
      <SourceLink source={source} />
    </>
  );
}

function SourceLink({ source: { pmid, doi } }: { source: ShownSource }) {
  const link =
    pmid === null
      ? doi && { to: `https://doi.org/${doi}`, text: `doi:${doi}` }
      : { to: `https://pubmed.ncbi.nlm.nih.gov/${pmid}/`, text: `PMID ${pmid}` };
  if (!link) return null;
  return (
    <a href={link.to} className="link" rel="noreferrer">
      {link.text}
    </a>
  );
}
