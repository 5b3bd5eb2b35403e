import { Wordmark } from '../brand/wordmark.tsx';
import type { RootQuery } from '../operations.gen.ts';

/** The operator's own wordmark, else ours while the product keeps its name, else its name in type. */
export function SiteMark({ brand }: { brand: Pick<RootQuery['brand'], 'name' | 'wordmarkUrl'> }) {
  if (brand.wordmarkUrl)
    return <img src={brand.wordmarkUrl} alt={brand.name} className="h-9 w-auto" />;
  if (brand.name === 'Yolk') return <Wordmark />;
  return <span className="font-display text-h3">{brand.name}</span>;
}
