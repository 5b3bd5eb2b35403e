import { logIn } from './operations/api-client.ts';

/** The group of the demo, as the pages of its administrator need it. */
export interface SampleGroup {
  id: string;
  /** One of its members. */
  memberId: string;
  /** The header of that name of a new session of its administrator. */
  cookie: string;
}

interface ReadGroup {
  id: string;
  members: { nodes: { id: string }[] };
}

/** Changes nothing: another test may be joining that group. */
export async function openSampleGroup(url: string): Promise<SampleGroup> {
  const administrator = { email: 'demo@yolk.example', password: 'plenty-of-butter' };
  const cookie = await logIn(url, administrator);
  const query = '{ proGroup { id members(filter: {}, first: 1, offset: 0) { nodes { id } } } }';
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ query }),
  });
  const { data } = (await response.json()) as { data: { proGroup: ReadGroup } };
  const { id, members } = data.proGroup;
  return { id, memberId: members.nodes[0]?.id ?? '', cookie };
}
