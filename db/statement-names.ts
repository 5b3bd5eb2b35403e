/** A text that was sent so often is worth being prepared. */
const timesBefore = 3;
/** What lists of changing length make of a statement must not fill every connection's memory. */
const mostNames = 300;
const mostCounted = 2000;

/**
 * Names for statements that are sent again and again: PostgreSQL parses and plans a named one once
 * for each connection. Statements that were seen a few times only have none.
 */
export class StatementNames {
  readonly #names = new Map<string, string>();
  #counts = new Map<string, number>();

  nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= mostNames) return known;
    const count = (this.#counts.get(text) ?? 0) + 1;
    if (count <= timesBefore) {
      if (this.#counts.size >= mostCounted) this.#counts = new Map();
      this.#counts.set(text, count);
      return undefined;
    }
    this.#counts.delete(text);
    const name = `yolk_${this.#names.size + 1}`;
    this.#names.set(text, name);
    return name;
  }
}
