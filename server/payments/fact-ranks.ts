/** What comes first of facts of one moment: companies tell time in whole seconds. */
export const factRanks = { started: 0, changed: 1, paid: 2, ended: 3 } as const;
