/** The event for an error whose place a page for errors takes. */
export const caughtError = 'caughterror';
