/** How much of the directory one question may ask for. */
export const doctorLimits = { textLength: 100, pageSize: 24, first: 60, pages: 200 } as const;
