export type Attributes = Record<string, string>;

/** The attributes of every element of a kind, in the order of the page. */
export function elementsOf(markup: string, tag: string): Attributes[] {
  return [...markup.matchAll(new RegExp(`<${tag}(?=[\\s>/])([^>]*)>`, 'g'))].map((match) =>
    attributesOf(match[1] ?? ''),
  );
}

function attributesOf(text: string): Attributes {
  const pairs = [...text.matchAll(/([\w-]+)="([^"]*)"/g)];
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, value]));
}
