/** What ends a benchmark before its time. */
export const endings = ['SIGHUP', 'SIGINT', 'SIGTERM'] as const;
