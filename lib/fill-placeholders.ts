/** The names that stand in braces in a text: `{brand}`. */
export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}

/** The text with a value for every name in braces. An empty value leaves no double space. */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string>>): string {
  return text
    .replaceAll(/\{(\w+)\}/g, (_match, name: string) => values[name] ?? '')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
}
