/** Words and phrases for one thing: whoever looks for one finds what is written with another. */
export type SynonymGroup = readonly string[];
