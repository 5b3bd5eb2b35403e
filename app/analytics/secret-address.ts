import type { Params } from 'react-router';

/** Who has the address may do or see something: a password, a list, somebody's care. */
const secrets = new Set(['token', 'invitation', 'member', 'group', 'code', 'state']);

/** Scripts of others read the address of the page they run in, so they are kept from these. */
export function isSecretAddress({ params, search }: { params: Params; search: string }): boolean {
  const named = [...Object.keys(params), ...new URLSearchParams(search).keys()];
  return named.some((name) => secrets.has(name));
}
