/** The text of an operation, which knows the types of what it sends and gets. */
export class TypedDocumentString<Data, Variables> {
  readonly text: string;
  /** Never there when the app runs: it only tells the types to the compiler. */
  declare readonly types?: (variables: Variables) => Data;

  constructor(text: string) {
    this.text = text;
  }

  toString(): string {
    return this.text;
  }
}
