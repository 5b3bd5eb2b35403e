import { useLocation } from 'react-router';

/**
 * What brought a visitor, as the address of a campaign says it. It goes along in the address, through
 * the quiz to the payment: nothing is kept of it on the device.
 */
export interface Campaign {
  content?: string | undefined;
  source?: string | undefined;
}

const mostCharacters = 100;

export function campaignOf(params: URLSearchParams): Campaign {
  return { content: readMark(params, 'content'), source: readMark(params, 'source') };
}

function readMark(params: URLSearchParams, name: keyof Campaign): string | undefined {
  return params.get(name)?.trim().slice(0, mostCharacters) || undefined;
}

/** A path of ours with what stands in the query of the address one comes from. */
export function withCampaign({ path, search }: { path: string; search: string }): string {
  const marks = Object.entries(campaignOf(new URLSearchParams(search)));
  const given = marks.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  if (given.length === 0) return path;
  const [beforeHash = '', hash] = path.split('#');
  const query = new URLSearchParams(given as [string, string][]);
  const marked = `${beforeHash}${beforeHash.includes('?') ? '&' : '?'}${query}`;
  return hash === undefined ? marked : `${marked}#${hash}`;
}

/** For links of a page: what brought its visitor goes along. */
export function useCampaignLink(): (path: string) => string {
  const { search } = useLocation();
  return (path) => withCampaign({ path, search });
}
