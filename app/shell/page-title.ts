import type { UIMatch } from 'react-router';

/** `Log in · Yolk`, with the operator's name for the product. */
export function pageTitle(
  title: string,
  matches: readonly (Pick<UIMatch, 'id' | 'loaderData'> | undefined)[],
): string {
  const root = matches.find((match) => match?.id === 'root')?.loaderData;
  const { brand } = (root ?? {}) as { brand?: { name: string } };
  return brand ? `${title} · ${brand.name}` : title;
}
