import type { Log, Services } from '../../api/context.ts';

/** With a log, and with the content as it is at each moment: it changes under a running server. */
export function liveServices(services: Omit<Services, 'log'>, log: Log): Services {
  return {
    ...services,
    get content() {
      return services.content;
    },
    get themedPlans() {
      return services.themedPlans;
    },
    get programs() {
      return services.programs;
    },
    get pages() {
      return services.pages;
    },
    get landing() {
      return services.landing;
    },
    get collections() {
      return services.collections;
    },
    get leftOut() {
      return services.leftOut;
    },
    get videos() {
      return services.videos;
    },
    log,
  };
}
