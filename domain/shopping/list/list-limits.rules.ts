/** More than anybody cooks for; keeps a list small enough to be added up at every look. */
export const mostListedRecipes = 200;
export const mostExtras = 200;
export const mostExtraCharacters = 120;
export const mostAmountCharacters = 40;
/** A ton: no kitchen needs more, and sums stay exact. */
export const mostGrams = 1_000_000;
/** Who shop from one list: a household, and whoever helps it. */
export const mostPeople = 8;
export const mostStores = 20;
export const mostStoreCharacters = 40;
/** Of one call; a device that was away for long sends several. */
export const mostOperations = 50;
/** Of one operation: a whole list that is taken back. */
export const mostFactsTouched = 2000;
export const mostFactsAdded = 500;
/** Of a list with all its ticks, amounts and stores. */
export const mostFacts = 2000;
/** After so long no device sends again what it is not sure of, nor undoes it. */
export const keptDays = 180;
