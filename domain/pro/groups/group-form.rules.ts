import { problem, type Problem } from '../../../lib/problems.ts';

const longestTitle = 80;

export interface GroupForm {
  readonly title: string;
  readonly country: string | null;
  readonly taxResidence: string | null;
}

export function groupProblems({ title, country, taxResidence }: GroupForm): Problem[] {
  return [
    ...titleProblems(title),
    ...countryProblems('country', country),
    ...countryProblems('taxResidence', taxResidence),
  ];
}

function titleProblems(title: string): Problem[] {
  if (title === '') return [problem('title', 'pro.title-required')];
  if (title.length > longestTitle) {
    return [problem('title', 'pro.title-too-long', { most: longestTitle })];
  }
  return [];
}

export function countryProblems(path: string, country: string | null): Problem[] {
  if (country === null || /^[A-Z]{2}$/.test(country)) return [];
  return [problem(path, 'pro.country-invalid')];
}

/** Two letters in capitals; empty is none. */
export function cleanCountry(text: string | null | undefined): string | null {
  const cleaned = (text ?? '').trim().toUpperCase();
  return cleaned === '' ? null : cleaned;
}
