import { z } from 'zod';
import type { Product, ProductSource } from '../../domain/tracking/food-log/product-source.ts';
import type { Settings } from '../settings/config.ts';

const timeoutMs = 4000;
/** A product with the fields we ask for takes a few hundred bytes. */
const mostBytes = 64 * 1024;

/** Sources write numbers as texts at times, and leave out what they do not know. */
const figure = z.coerce.number().min(0).max(10_000).nullish().catch(null);

const answerSchema = z.object({
  product: z
    .looseObject({
      nutriments: z
        .object({
          'energy-kcal_100g': figure,
          proteins_100g: figure,
          fat_100g: figure,
          carbohydrates_100g: figure,
        })
        .default({}),
    })
    .nullish(),
});

/** Where barcodes are looked up: the interface of Open Food Facts, or null as long as none is set. */
export function createProductSource({
  BARCODE_SOURCE_URL,
  BRAND_NAME,
  CONTACT_EMAIL,
}: Pick<Settings, 'BARCODE_SOURCE_URL' | 'BRAND_NAME' | 'CONTACT_EMAIL'>): ProductSource | null {
  if (BARCODE_SOURCE_URL === undefined) return null;
  const base = BARCODE_SOURCE_URL.replace(/\/+$/, '');
  // Open Food Facts asks its users to say who they are.
  const headers = { accept: 'application/json', 'user-agent': `${BRAND_NAME} (${CONTACT_EMAIL})` };
  return {
    async find({ barcode, language }) {
      const fields = `product_name,product_name_${language},nutriments`;
      const address = `${base}/api/v2/product/${barcode}.json?fields=${fields}`;
      const response = await fetch(address, { headers, signal: AbortSignal.timeout(timeoutMs) });
      if (response.status === 404) return null;
      if (!response.ok) throw new Error(`The barcode source answered ${response.status}`);
      const answer: unknown = JSON.parse(await readLimited(response));
      return productOf({ answer, barcode, language });
    },
  };
}

async function readLimited(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > mostBytes) throw new Error('The barcode source answers too much');
  }
  return text + decoder.decode();
}

function productOf(args: { answer: unknown; barcode: string; language: string }): Product | null {
  const { barcode, language } = args;
  const { product } = answerSchema.parse(args.answer);
  if (product === null || product === undefined) return null;
  const names = [product[`product_name_${language}`], product.product_name];
  const name = names.find((each) => typeof each === 'string' && each.trim() !== '');
  if (typeof name !== 'string') return null;
  const { nutriments } = product;
  return {
    barcode,
    name: name.replaceAll(/\s+/g, ' ').trim(),
    per100g: {
      energyKcal: nutriments['energy-kcal_100g'] ?? null,
      proteinGrams: nutriments.proteins_100g ?? null,
      fatGrams: nutriments.fat_100g ?? null,
      netCarbsGrams: nutriments.carbohydrates_100g ?? null,
      // Labels of some countries count fibre into carbohydrates; the source does not say which.
      isNetCarbsApproximate: true,
    },
  };
}
