import type { Source } from '../../pages/page.ts';

/** Each fact of a source as a field of its own: `source.bostock-2020.year`. */
export function sourceFields(
  sources: readonly Source[],
): readonly (readonly [name: string, value: string])[] {
  return sources.flatMap(({ id, ...source }) =>
    Object.entries(source).map(
      ([name, value]) => [`source.${id}.${name}`, value === null ? '' : String(value)] as const,
    ),
  );
}
