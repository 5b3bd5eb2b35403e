import { lookup as lookUp, type LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** What may be reached: the addresses that browsers and people give us come from anybody. */
export interface Network {
  isAllowed(endpoint: string): boolean;
  /** Names are looked up anew for each connection, so what they lead to is checked here. */
  lookup?: LookupFunction;
}

const longestEndpoint = 1000;
const innerNames = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|arpa|test|invalid)$/;

/** Servers of the open internet, over https. */
export const openInternet: Network = { isAllowed, lookup: lookUpPublic };

function isAllowed(endpoint: string): boolean {
  const url = URL.parse(endpoint);
  if (url === null || endpoint.length > longestEndpoint) return false;
  const { protocol, hostname, port, username, password } = url;
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  const name = hostname.replace(/\.$/, '');
  const isNumber = isIP(name.replaceAll(/[[\]]/g, '')) !== 0;
  return !isNumber && name.includes('.') && !innerNames.test(name);
}

const notPublic = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  notPublic.addSubnet(network, bits, 'ipv4');
}

const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');
/** Of those, the ones that carry an older address inside, and those for documents. */
const tunnels = new BlockList();
tunnels.addSubnet('2001::', 32, 'ipv6');
tunnels.addSubnet('2001:db8::', 32, 'ipv6');
tunnels.addSubnet('2002::', 16, 'ipv6');

export function isPublicAddress({ address, family }: LookupAddress): boolean {
  if (family === 4) return !notPublic.check(address, 'ipv4');
  return globalUnicast.check(address, 'ipv6') && !tunnels.check(address, 'ipv6');
}

function lookUpPublic(...[hostname, options, callback]: Parameters<LookupFunction>): void {
  lookUp(hostname, { ...options, all: true }, (error, addresses) => {
    const found = error === null ? addresses.filter(isPublicAddress) : [];
    const [first] = found;
    if (first === undefined) {
      callback(error ?? new Error(`${hostname} is no public address`), '', 4);
    } else if (options.all) {
      callback(null, found);
    } else {
      callback(null, first.address, first.family);
    }
  });
}
