/**
 * How far a day is from its targets when it is called off them: one figure each for the planner, for
 * what plans and swaps say of a day, and for what is counted of many weeks.
 */

/** As near as recipes' figures are known: such a day has just its energy. */
export const energyKnownTo = 0.05;
/** Of its energy, up or down. */
export const energyOffFrom = 0.1;
/** Of its protein, which may be more. */
export const proteinShortFrom = 0.05;
