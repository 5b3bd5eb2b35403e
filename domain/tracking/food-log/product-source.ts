import type { Language } from '../../../lib/language.ts';
import type { EatenFigures } from './food-entry.ts';

/** Something with a barcode, as the operator's source knows it. */
export interface Product {
  readonly barcode: string;
  readonly name: string;
  readonly per100g: EatenFigures;
}

/** Where barcodes are looked up, when the operator has chosen a place. */
export interface ProductSource {
  /** Null where it knows no such barcode; throws when it does not answer. */
  find(asked: { barcode: string; language: Language }): Promise<Product | null>;
}
