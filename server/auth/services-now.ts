import type { Services } from '../../api/context.ts';

interface Kept {
  /** What changes while the server runs: the content and what is made of it. */
  changing: readonly (keyof Services)[];
  now: Services;
}

const kept = new WeakMap<Services, Kept>();

/**
 * The services with the content as it is at this moment, for the whole of a request, even if it changes
 * meanwhile. Requests share them until it does.
 */
export function servicesNow(services: Services): Services {
  const known = kept.get(services);
  if (known?.changing.every((name) => known.now[name] === services[name])) return known.now;
  const changing = known?.changing ?? namesOfGetters(services);
  const now = { ...services };
  kept.set(services, { changing, now });
  return now;
}

function namesOfGetters(services: Services) {
  const described = Object.entries(Object.getOwnPropertyDescriptors(services));
  return described.flatMap(([name, { get }]) => (get ? [name as keyof Services] : []));
}
