/** For how many adults screens offer to cook a plan; any other number of eaters works too. */
export const peopleOptions: readonly number[] = [1, 2, 3, 4, 5, 6, 8];

/** For how many people a themed plan is, unless its file says otherwise. */
export const usualThemedPeople = 2;
