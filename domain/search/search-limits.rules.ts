/**
 * How much one search may ask for. `overview`: how many of what is found beside recipes stand above
 * these.
 */
export const searchLimits = { textLength: 100, pageSize: 24, first: 480, overview: 3 } as const;
