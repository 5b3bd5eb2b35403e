import { useLocation } from 'react-router';

/**
 * What brought a visitor, as the address of a campaign says it. It goes along in the address, through
 * the quiz to the payment: nothing is kept of it on the device.
 */
export interface Campaign {
  content?: string | undefined;
  source?: string | undefined;
}

const marks = ['content', 'source'] as const;
const mostCharacters = 100;

export function campaignOf(params: URLSearchParams): Campaign {
  return Object.fromEntries(
    marks.map((name) => [name, params.get(name)?.trim().slice(0, mostCharacters) || undefined]),
  );
}

/** A path of ours with what stands in the query of the address one comes from. */
export function withCampaign({ path, search }: { path: string; search: string }): string {
  const given = Object.entries(campaignOf(new URLSearchParams(search))).filter(([, mark]) => mark);
  if (given.length === 0) return path;
  const [beforeHash = '', ...hash] = path.split('#');
  const mark = beforeHash.includes('?') ? '&' : '?';
  return [`${beforeHash}${mark}${new URLSearchParams(given)}`, ...hash].join('#');
}

/** For links of a page: what brought its visitor goes along. */
export function useCampaignLink(): (path: string) => string {
  const { search } = useLocation();
  return (path) => withCampaign({ path, search });
}
