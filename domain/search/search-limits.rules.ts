/** How much one search may ask for. */
export const searchLimits = { textLength: 100, pageSize: 24, first: 480 } as const;
