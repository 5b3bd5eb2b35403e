/** `STOPS` keeps a thing from going out; the others are the content check's errors and warnings. */
export type RemarkLevel = 'STOPS' | 'PROBLEM' | 'HINT';

/** What is to be put right, beside the field it is about. */
export interface Remark {
  readonly field: string;
  readonly level: RemarkLevel;
  readonly message: string;
}
