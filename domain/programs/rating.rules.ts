/** Mood, energy and hunger of a week, from the least to the most. */
export const ratingScale = { least: 1, most: 5 } as const;
