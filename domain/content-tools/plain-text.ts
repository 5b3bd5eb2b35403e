import { Parser } from 'htmlparser2';

/** What a reader sees of a text that may hold tags and entities, on one line. */
export function plainText(text: string): string {
  return withoutMarkup(text).replace(/\s+/g, ' ').trim();
}

function withoutMarkup(text: string): string {
  if (!/[<&]/.test(text)) return text;
  const parts: string[] = [];
  const parser = new Parser({
    ontext: (part) => void parts.push(part),
    onopentagname: () => void parts.push(' '),
  });
  parser.end(text);
  return parts.join('');
}
