import { createRun, logIn } from './operations/api-client.ts';

/** The group of the demo, as the pages of its administrator need it. */
export interface SampleGroup {
  id: string;
  /** One of its members. */
  memberId: string;
  /** That everybody may join by. */
  code: string;
  /** The header of that name of a new session of its administrator. */
  cookie: string;
}

export async function openSampleGroup(url: string): Promise<SampleGroup> {
  const administrator = { email: 'demo@yolk.example', password: 'plenty-of-butter' };
  const cookie = await logIn(url, administrator);
  const { id, members } = await readGroup({ url, cookie });
  const { link } = await createRun(url, { header: () => cookie, keep: () => {} })<{
    link: { code: string };
    problems: [];
  }>(
    `mutation Link($input: GroupJoinLinkInput!) {
      result: renewGroupJoinLink(input: $input) { link { code } problems { path code } }
    }`,
    { input: { groupId: id } },
  );
  return { id, memberId: members.nodes[0]?.id ?? '', code: link.code, cookie };
}

interface ReadGroup {
  id: string;
  members: { nodes: { id: string }[] };
}

async function readGroup(args: { url: string; cookie: string }): Promise<ReadGroup> {
  const { url, cookie } = args;
  const query = '{ proGroup { id members(filter: {}, first: 1, offset: 0) { nodes { id } } } }';
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ query }),
  });
  const { data } = (await response.json()) as { data: { proGroup: ReadGroup } };
  return data.proGroup;
}
