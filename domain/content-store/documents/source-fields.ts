import type { Source } from '../../pages/page.ts';
import { sourceFacts } from '../../pages/source-facts.rules.ts';

/** Each fact of a source as a field of its own: `source.bostock-2020.year`. */
export function sourceFields(
  sources: readonly Source[],
): readonly (readonly [name: string, value: string])[] {
  return sources.flatMap((source) =>
    sourceFacts.map((name) => [`source.${source.id}.${name}`, String(source[name] ?? '')] as const),
  );
}
