/** Fields of a recipe that hold the ids of its lines. */
export const recipeLists = ['ingredients', 'steps', 'faqs', 'cookings', 'vouched'] as const;

/** Chosen to be drawn: nothing, rather than what is guessed. */
export const nothingDrawn = 'nothing';
