/** A link to it opens the question whether a visit may be measured. */
export const consentAnchor = 'analytics';
