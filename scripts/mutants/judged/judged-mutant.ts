/** A change that no test can notice, or that nobody should write a test for, with the reason. */
export interface JudgedMutant {
  file: string;
  /** The line it starts on, without the space around it. */
  line: string;
  /** What stands there instead, as the report prints it. */
  becomes: string;
  reason: string;
}
