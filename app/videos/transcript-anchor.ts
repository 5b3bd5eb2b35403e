/** Where what is said stands on the page of a video. */
export const transcriptId = 'transcript';
