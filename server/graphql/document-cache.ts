import { LRUCache } from 'lru-cache';
import type { DocumentNode } from 'graphql';

const mostBytes = 16 * 1024 * 1024;
/** What a parsed document takes for each character of its text, at most. */
const bytesPerCharacter = 60;

/** Documents of other programs that were found valid, by their text; the longest unused go first. */
export class DocumentCache {
  readonly #documents = new LRUCache<string, DocumentNode>({
    maxSize: mostBytes,
    sizeCalculation: (_document, text) => Math.max(1, text.length * bytesPerCharacter),
  });

  get sizeBytes(): number {
    return this.#documents.calculatedSize;
  }

  find(text: string): DocumentNode | null {
    return this.#documents.get(text) ?? null;
  }

  keep(text: string, document: DocumentNode): void {
    this.#documents.set(text, document);
  }
}
