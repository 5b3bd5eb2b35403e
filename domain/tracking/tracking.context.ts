import type { ProductSource } from './food-log/product-source.ts';

declare module '../../api/context.ts' {
  interface Services {
    /** Null as long as the operator has chosen no source for barcodes. */
    products: ProductSource | null;
  }
}
