interface Registered {
  pmid: string | null;
  doi: string | null;
}

/** Where a register of papers has it; null for what is in none, such as a table of foods. */
export function studyAddress({ pmid, doi }: Registered): string | null {
  if (pmid !== null) return `https://pubmed.ncbi.nlm.nih.gov/${pmid}/`;
  return doi === null ? null : `https://doi.org/${doi}`;
}
